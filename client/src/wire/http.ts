// Requests besides the connection: opening a room, sitting down, what can be played, codes to scan.
import { Refusal, type Key } from "./link";
import type { GameInfo, Refused } from "./types";

const sent = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

export async function post<T>(path: string, body: object): Promise<T> {
  let found;
  try {
    found = await (await sent(path, body)).json();
  } catch {
    throw new Refusal({ reason: "no-network", args: {}, text: "" });
  }
  if (found.refused) throw new Refusal(found.refused as Refused);
  return found as T;
}

export const open = (name: string, language: string, stage = "phones") =>
  post<Key>("/api/rooms", { name, language, ...(stage === "phones" ? {} : { stage }) });

export const sit = (code: string, name: string, kind: "person" | "watcher", instead?: string) =>
  post<Key>(`/api/rooms/${encodeURIComponent(code)}/sit`, {
    name,
    kind,
    ...(instead ? { instead } : {}),
  });

export const bring = (code: string, ticket: string) =>
  post<Key>(`/api/rooms/${encodeURIComponent(code)}/device`, { ticket });

/** All finished games of a room, as records. */
export async function exported(key: Key): Promise<string> {
  const { code, place, secret } = key;
  const reply = await fetch(`/api/rooms/${code}/export`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ place, secret }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Refusal((JSON.parse(text) as { refused: Refused }).refused);
  return text;
}

export const deleted = ({ code, place, secret }: Key) =>
  post<object>(`/api/rooms/${code}/delete`, { place, secret, sure: true });

export const qr = (path: string) => post<{ url: string; svg: string }>("/api/qr", { path });

const kept = new Map<string, Promise<GameInfo[]>>();
const known = new Map<string, GameInfo[]>();

/** What can be played, where that was asked before. */
export const knownGames = (language: string): GameInfo[] => known.get(language) ?? [];

/** What can be played, with its options in words of this language. */
export function games(language: string): Promise<GameInfo[]> {
  let found = kept.get(language);
  if (!found) {
    found = fetch(`/api/games?language=${language}`)
      .then((reply) => reply.json())
      .then((reply) => reply.games as GameInfo[]);
    found.then(
      (games) => known.set(language, games),
      () => kept.delete(language),
    );
    kept.set(language, found);
  }
  return found;
}

/** The calls of one kind of night, in their order, as a turn card has them. */
export interface NightCalls {
  when: "once" | "first" | "later";
  calls: NightCall[];
}

export interface NightCall {
  name: string;
  cards: string[];
  spoken: string[];
  does: string;
  sleeps: string;
  /** Nobody is called any more when all who held one of these cards are out. */
  ends_with_holders: boolean;
}

/** `day` names the chapters that follow a night; of several together only one does. */
export interface TurnCard {
  nights: NightCalls[];
  day: (string | string[])[];
}

export const calls = (village: object) => post<TurnCard>("/api/calls", village);

/** Whether this server can print cards, and which sheets each game has. */
export interface Press {
  ready: boolean;
  sheets: Record<string, string[]>;
}

export async function aboutPress(): Promise<Press> {
  const reply = await fetch("/api/cards");
  if (!reply.ok) throw new Error(reply.statusText);
  return (await reply.json()) as Press;
}

/** Cards as a file; what cannot be printed is said in the reader's language, not the cards'. */
export async function printed(order: object, reader: string): Promise<Blob> {
  let reply;
  try {
    reply = await sent("/api/cards", order, { "Accept-Language": reader });
    if (reply.ok) return await reply.blob();
  } catch {
    throw new Refusal({ reason: "no-network", args: {}, text: "" });
  }
  throw new Refusal(((await reply.json()) as { refused: Refused }).refused);
}
