// A moderator's device goes round: whoever has no phone looks at the card that was dealt, and sees
// nothing else of the console.
import { useEffect, useState } from "preact/hooks";
import { useSay } from "../app";
import { readOfTab, writeOfTab } from "../device";
import { isAmongCards, useTable } from "../table";
import { Icon } from "./icon";
import { InHand, isLook } from "./in-hand";
import { SureButton } from "./sure";

/** Who sets the pace of the game, before and after. */
const MANUAL = "manual";
const AUTOMATIC = "automatic";

/** Who has no phone to look on, and has not looked yet. */
export function useToLook(): string[] {
  const { room, seen } = useTable();
  const { ask } = seen;
  if (!ask || isAmongCards(room) || room.by_hand || !isLook(ask)) return [];
  const guests = room.people.filter(({ kind }) => kind === "guest");
  const seats = guests.map(({ place }) => room.seats[place]!);
  return seats.filter((seat) => ask.waiting.includes(seat));
}

/** Whether it goes round now, which a reload in somebody's hand does not change; and the way there and
 * back. Nothing of the night begins behind it. */
export function useRound() {
  const { room, link, act } = useTable();
  const kept = `round.${room.code}`;
  const [pace, setPace] = useState(readOfTab(kept));
  const goesRound = (before: string | null) => {
    writeOfTab(kept, before);
    setPace(before);
  };
  // A game that was given up meanwhile does not send the next one round.
  useEffect(() => () => void (link.seen.room?.is_playing || writeOfTab(kept, null)), []);
  return {
    isRound: pace !== null,
    begin: async () => {
      goesRound(room.manual ? MANUAL : AUTOMATIC);
      if (!room.manual) await act("manual", { on: true });
    },
    end: async () => {
      if (pace === AUTOMATIC) await act("manual", { on: false });
      goesRound(null);
    },
  };
}

/** It is in somebody's hand: whoever leads is asked first. */
export function PassedRound({ onBack }: { onBack: () => Promise<void> }) {
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
        <SureButton
          class={hands.length ? "plain" : ""}
          does={say("console-round-end")}
          said={say("console-round-sure")}
          onSure={onBack}
        >
          <Icon name="right" /> {say("console-round-end")}
        </SureButton>
      </main>
    </div>
  );
}
