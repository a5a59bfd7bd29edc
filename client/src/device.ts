// What this device remembers: its name, language, ways of showing things, and the keys of its places.
import type { Key } from "./wire/link";

export const LANGUAGES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
};

/** As many letters as the server takes. */
export const LONGEST_NAME = 20;

export type TextSize = "usual" | "large" | "largest";

export interface Prefs {
  name: string;
  language: string;
  size: TextSize;
  motion: boolean;
  hints: boolean;
}

interface KeptKey extends Key {
  at: number;
}

const MOST_KEYS = 30;

export function read<T>(name: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(`nightcall.${name}`) ?? "null") as T) ?? fallback;
  } catch {
    return fallback; // private windows may refuse; then nothing is remembered
  }
}

export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`nightcall.${name}`, JSON.stringify(value));
  } catch {
    // likewise
  }
}

/** What this tab remembers for as long as it is open, where its store is refused too. */
const own = new Map<string, string>();

export function readOfTab(name: string): string | null {
  try {
    return sessionStorage.getItem(`nightcall.${name}`) ?? own.get(name) ?? null;
  } catch {
    return own.get(name) ?? null;
  }
}

export function writeOfTab(name: string, value: string | null): void {
  if (value === null) own.delete(name);
  else own.set(name, value);
  try {
    if (value === null) sessionStorage.removeItem(`nightcall.${name}`);
    else sessionStorage.setItem(`nightcall.${name}`, value);
  } catch {
    // then until the page is left
  }
}

export function spoken(): string {
  const wished = navigator.languages.map((language) => language.slice(0, 2));
  return wished.find((language) => language in LANGUAGES) ?? "en";
}

export function prefs(): Prefs {
  const usual = { name: "", language: spoken(), size: "usual", motion: true, hints: true } as const;
  return { ...usual, ...read<Partial<Prefs>>("prefs", {}) };
}

export function keepPrefs(wished: Prefs): void {
  write("prefs", wished);
}

/** Keys of this tab come first: two tabs of one browser can sit at one table. */
export function keyOf(code: string): Key | null {
  const mine = readOfTab(code);
  const kept = mine ? (JSON.parse(mine) as Key) : read<Record<string, KeptKey>>("keys", {})[code];
  if (!kept) return null;
  const { place, secret } = kept; // a greeting has nothing else, and is refused if it has
  return { code, place, secret };
}

export function keepKey(key: Key): void {
  writeOfTab(key.code, JSON.stringify(key));
  const keys = {
    ...read<Record<string, KeptKey>>("keys", {}),
    [key.code]: { ...key, at: Date.now() },
  };
  const newest = Object.entries(keys).sort(([, a], [, b]) => b.at - a.at);
  write("keys", Object.fromEntries(newest.slice(0, MOST_KEYS)));
}

/** What another tab keeps for another place of that table stays. */
export function forgetKey(code: string): void {
  const place = keyOf(code)?.place;
  writeOfTab(code, null);
  const { [code]: kept, ...others } = read<Record<string, KeptKey>>("keys", {});
  if (kept?.place === place) write("keys", others);
}

/** The table this device sat at last, to go back to it. */
export function lastTable(): string | null {
  const keys = Object.values(read<Record<string, KeptKey>>("keys", {}));
  const newest = keys.sort((a, b) => b.at - a.at)[0];
  const aDay = 24 * 3600 * 1000;
  return newest && Date.now() - newest.at < aDay ? newest.code : null;
}
