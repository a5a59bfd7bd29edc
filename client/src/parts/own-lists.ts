// The word lists of this device, with their keys, and the key of its evenings.
import { read, write } from "../device";

export interface OwnList {
  handle: string;
  key: string;
  name: string;
}

export const ownLists = (): OwnList[] => read<OwnList[]>("lists", []);

export const ownList = (handle: string): OwnList | undefined =>
  ownLists().find((own) => own.handle === handle.toUpperCase());

export function keepList(kept: OwnList): void {
  write("lists", [kept, ...ownLists().filter(({ handle }) => handle !== kept.handle)]);
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
