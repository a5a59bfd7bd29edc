// The games of this server, with cards, options and sayings, in the words of this device's language.
import { useEffect, useState } from "preact/hooks";
import { useApp } from "../app";
import { games, knownGames } from "../wire/http";
import type { GameInfo } from "../wire/types";

export function useGames(): GameInfo[] {
  const { language } = useApp().prefs;
  const [known, setKnown] = useState(() => knownGames(language));
  useEffect(() => {
    let isWanted = true;
    const set = (found: GameInfo[]) => void (isWanted && setKnown(found));
    games(language).then(set, () => set([]));
    return () => void (isWanted = false);
  }, [language]);
  return known;
}

/** This one, as soon as it is known. */
export function useGame(wanted: string): GameInfo | undefined {
  return useGames().find(({ name }) => name === wanted);
}
