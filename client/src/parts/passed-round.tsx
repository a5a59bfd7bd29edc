// A moderator's device goes round: whoever has no phone looks at the card that was dealt, and sees
// nothing else of the console.
import { useEffect, useState } from "preact/hooks";
import { useApp, useSay } from "../app";
import { readOfTab, writeOfTab } from "../device";
import { isAmongCards, useTable } from "../table";
import { Icon } from "./icon";
import { InHand, isLook, SEEN } from "./in-hand";
import { useEnter } from "./keeper-ask";
import { SureButton } from "./sure";

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
 * back. */
export function useRound() {
  const { room, link } = useTable();
  const kept = `round.${room.code}`;
  const [isRound, setRound] = useState(readOfTab(kept) !== null);
  const goesRound = (on: boolean) => {
    writeOfTab(kept, on ? "on" : null);
    setRound(on);
  };
  // A game that was given up meanwhile does not send the next one round.
  useEffect(() => () => void (link.seen.room?.is_playing || writeOfTab(kept, null)), []);
  return { isRound, begin: () => goesRound(true), end: () => goesRound(false) };
}

/** It is in somebody's hand: whoever leads is asked first. The night begins when they have it back. */
export function PassedRound({ onBack }: { onBack: () => void }) {
  const say = useSay();
  const { texts } = useApp();
  const enter = useEnter();
  const [last, setLast] = useState<string | null>(null);
  const hands = useToLook().filter((seat) => seat !== last);
  const goBack = async () => {
    if (last) await enter(last, SEEN);
    onBack();
  };
  return (
    <div class="play device is-day" lang={texts.language}>
      <main>
        {hands.length ? (
          <InHand hands={hands} onLast={setLast} />
        ) : (
          <h2 class="ask-line">{say("console-round-back")}</h2>
        )}
        <SureButton
          class={hands.length ? "plain" : ""}
          does={say("console-round-end")}
          said={say("console-round-sure")}
          onSure={goBack}
        >
          <Icon name="right" /> {say("console-round-end")}
        </SureButton>
      </main>
    </div>
  );
}
