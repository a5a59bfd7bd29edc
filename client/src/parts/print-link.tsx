// The way to paper from a table: cards, turn card and score sheet of the village that is chosen there.
import { useSay } from "../app";
import { useTable } from "../table";
import type { Args } from "../wire/types";
import { Icon } from "./icon";

/** What a page of cards is told of a table. It stands behind # and so goes to no server. */
export interface VillageToPrint {
  game: string;
  code: string;
  options: Args;
  deck: Record<string, number>;
  players: number;
  names: string[];
  language: string;
}

export function PrintLink() {
  const say = useSay();
  const { room, seats } = useTable();
  const { game, code, options, deck, language } = room;
  const players = seats.length;
  const village: VillageToPrint = { game, code, options, deck, players, names: seats, language };
  return (
    <a
      class="plain start-line print-link"
      href={`/cards#${encodeURIComponent(JSON.stringify(village))}`}
      target="_blank"
      rel="noopener"
    >
      <Icon name="print" /> {say("console-paper")}
    </a>
  );
}

/** The village in this address, if a table sent its reader here. */
export function villageInAddress(): VillageToPrint | null {
  try {
    const village = JSON.parse(decodeURIComponent(location.hash.slice(1))) as VillageToPrint;
    return village.game ? village : null;
  } catch {
    return null;
  }
}
