// A connection for as long as a screen is shown.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Texts } from "../text/texts";
import { Link, type Key } from "../wire/link";

export function useLink(key: Key): Link {
  const [, set] = useState(0);
  const link = useMemo(() => new Link(key, () => set((count) => count + 1)), [key]);
  useEffect(() => {
    link.start();
    return () => link.stop();
  }, [link]);
  return link;
}

/** Why a screen without a place was not let in: the code is wrong, or the host has locked the table. */
export function refusedGreeting(texts: Texts, { out }: Link, code: string): string {
  const said = `room-refused-${out}`;
  return texts.say(texts.has(said) ? said : "room-refused-no-such-room", { code });
}

/** Milliseconds that count down on the screen, redrawn each second. */
export function useLeft(link: Link): number | null {
  const [, set] = useState(0);
  const isRunning = !!link.seen.clock?.is_running;
  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(() => set((count) => count + 1), 250);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return link.seen.left(Date.now());
}
