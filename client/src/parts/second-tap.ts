// A finger may tap twice and mean it once.
import { useEffect, useRef, useState } from "preact/hooks";

/** Milliseconds in which it may. */
export const A_DOUBLE_TAP = 400;

/** Whether this has only just come up: a second tap is meant for what was there before it. */
export function useIsSudden<T>(shown: T, before: T = shown, lasts = 2 * A_DOUBLE_TAP): boolean {
  const now = useRef({ shown: before, times: 0 });
  if (now.current.shown !== shown) now.current = { shown, times: now.current.times + 1 };
  // By how often it has changed: what is there again so soon has come up once more.
  const { times } = now.current;
  const [known, setKnown] = useState(0);
  useEffect(() => {
    const waiting = setTimeout(() => setKnown(times), lasts);
    return () => clearTimeout(waiting);
  }, [times]);
  return known !== times;
}

/** Does this once for one finger: what is tapped while it is done, and a moment longer, was meant for
 * it. The button says so. */
export function useOnce<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
): [(...args: Args) => Promise<void>, isDoing: boolean] {
  const [isDoing, setDoing] = useState(false);
  const isNow = useRef(false);
  const set = (on: boolean) => setDoing((isNow.current = on));
  const does = async (...args: Args) => {
    if (isNow.current) return;
    set(true);
    await work(...args).finally(() => setTimeout(() => set(false), A_DOUBLE_TAP));
  };
  return [does, isDoing];
}

/** Does one thing after another for one finger, whatever they are. */
export const useOneByOne = () => useOnce((work: () => Promise<unknown>) => work());
export type OneByOne = ReturnType<typeof useOneByOne>;
