// A finger may tap twice and mean it once.
import { useEffect, useRef, useState } from "preact/hooks";

/** Milliseconds in which it may. */
export const A_DOUBLE_TAP = 400;

/** Whether this has only just come up: a second tap is meant for what was there before it. */
export function useIsSudden<T>(shown: T, before: T = shown): boolean {
  const [known, setKnown] = useState(before);
  useEffect(() => {
    const waiting = setTimeout(() => setKnown(shown), 2 * A_DOUBLE_TAP);
    return () => clearTimeout(waiting);
  }, [shown]);
  return known !== shown;
}

/** Does this once at a time: what is tapped before it is done was meant for it. */
export function useOnce<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<void> {
  const isDoing = useRef(false);
  return async (...args) => {
    if (isDoing.current) return;
    isDoing.current = true;
    await work(...args).finally(() => (isDoing.current = false));
  };
}
