// A moderator's device goes round: whoever has no phone looks at the card that was dealt, and sees
// nothing else of the console.
import { useSay } from "../app";
import { isAmongCards, useTable } from "../table";
import { Icon } from "./icon";
import { InHand, isLook } from "./in-hand";

/** Who has no phone to look on, and has not looked yet. */
export function useToLook(): string[] {
  const { room, seen } = useTable();
  const { ask } = seen;
  if (!ask || isAmongCards(room) || room.by_hand || !isLook(ask)) return [];
  const guests = room.people.filter(({ kind }) => kind === "guest");
  const seats = guests.map(({ place }) => room.seats[place]!);
  return seats.filter((seat) => ask.waiting.includes(seat));
}

export function PassedRound({ onBack }: { onBack: () => void }) {
  const say = useSay();
  const hands = useToLook();
  return (
    <div class="play device is-day">
      <main>
        {hands.length ? (
          <InHand hands={hands} />
        ) : (
          <h2 class="ask-line">{say("console-round-back")}</h2>
        )}
        <button class={hands.length ? "plain" : "main"} onClick={onBack}>
          <Icon name="right" /> {say("console-round-end")}
        </button>
      </main>
    </div>
  );
}
