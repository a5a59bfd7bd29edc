// What every screen at a table can reach: the connection, who I am there, and sentences.
import { createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import { inWords, useApp } from "./app";
import { Sentences } from "./text/sentences";
import { Texts } from "./text/texts";
import { Link, Refusal } from "./wire/link";
import type { Seen } from "./wire/seen";
import type { Json, Person, Room } from "./wire/types";

export interface Table {
  link: Link;
  seen: Seen;
  room: Room;
  me: Person | null;
  /** My seat in the running game, which is a name. */
  seat: string | null;
  isHost: boolean;
  seats: string[];
  sentences: Sentences;
  /** Send a command; a refusal is shown, and false returned. */
  act: (name: string, fields?: Record<string, unknown>) => Promise<Json | false>;
  /** Do this when earlier changes are done, with the room as they left it; not if another game was
   * chosen meanwhile. Options are sent whole, so that two quick changes would undo each other. */
  inTurn: (work: (room: Room) => Promise<Json | false>) => Promise<Json | false>;
}

export const TableContext = createContext<Table>(null as unknown as Table);

export const useTable = (): Table => useContext(TableContext);

/** Everything a screen needs of a connection that has been greeted; null until then. A screen of
 * what was played speaks its words, whatever the host has chosen since. */
export function useTableOf(link: Link, isOfPlayed = false): Table | null {
  const { texts, toast } = useApp();
  const { room } = link.seen;
  const names = room ? seatsOf(room) : [];
  const sentences = useSentences(texts, (isOfPlayed && room?.played) || room?.game || "", names);
  if (!room) return null;
  const me = room.people.find((person) => person.place === link.key.place) ?? null;
  const act = async (name: string, fields: Record<string, unknown> = {}) => {
    try {
      return await link.does(name, fields);
    } catch (error) {
      const remarks = error instanceof Refusal ? (error.refused.remarks ?? []) : [];
      const why = remarks.map((remark) => sentences.remark(remark)).join(" ");
      toast(why || inWords(texts, error));
      return false as const;
    }
  };
  const inTurn: Table["inTurn"] = (work) => {
    const next = link.turn.then(() => {
      const now = link.seen.room ?? room;
      return now.game === room.game ? work(now) : false;
    });
    link.turn = next;
    return next;
  };
  return {
    link,
    seen: link.seen,
    room,
    me,
    seat: me ? (room.seats[me.place] ?? null) : null,
    isHost: !!me?.is_host,
    seats: names,
    sentences,
    act,
    inTurn,
  };
}

/** Names in the order people sit. In a game those that play it. */
function seatsOf(room: Room): string[] {
  const playing = room.people.filter((person) => person.place in room.seats);
  if (playing.length) return playing.map((person) => room.seats[person.place]!);
  const seats = Object.values(room.seats);
  if (seats.length) return seats;
  return room.people.filter(({ kind }) => isPlayer(kind)).map(({ name }) => name);
}

/** Whether a place has a seat in a game: not who watches, nor the device in the middle. */
export function isPlayer(kind: Person["kind"]): boolean {
  return kind !== "watcher" && kind !== "keeper";
}

/** Real cards lie on the table, and the seats are theirs: no place has one. */
export const isAmongCards = (room: Room) => room.is_playing && !Object.keys(room.seats).length;

function useSentences(texts: Texts, game: string, names: string[]): Sentences {
  return useMemo(() => new Sentences(texts, game, names), [texts, game, names.join("\n")]);
}
