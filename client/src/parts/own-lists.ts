// The word lists of this device, with their keys, and the key of its evenings.
import { read, write } from "../device";

export interface OwnList {
  handle: string;
  key: string;
  name: string;
  /** While it is published. */
  code?: string | null;
}

export const ownLists = (): OwnList[] => read<OwnList[]>("lists", []);

/** By its handle or its code. */
export const ownList = (name: string): OwnList | undefined =>
  ownLists().find(({ handle, code }) => [handle, code].includes(name.toUpperCase()));

export function keepList(kept: OwnList): void {
  const mine = ownLists();
  const isKnown = mine.some(({ handle }) => handle === kept.handle);
  const changed = mine.map((own) => (own.handle === kept.handle ? kept : own));
  write("lists", isKnown ? changed : [kept, ...mine]);
}

export function forgetList(gone: string): void {
  write(
    "lists",
    ownLists().filter(({ handle }) => handle !== gone),
  );
}

/** Says to the server whose evenings are meant, and nothing else. */
export function eveningsKey(): string {
  let key = read("evenings", "");
  if (!key) {
    const random = crypto.getRandomValues(new Uint8Array(24));
    key = [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    write("evenings", key);
  }
  return key;
}
