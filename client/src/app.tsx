// What every screen can reach: texts, preferences, and the way to another page.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Prefs } from "./device";
import { Sentences } from "./text/sentences";
import type { Shaped, Texts } from "./text/texts";
import { Refusal } from "./wire/link";

export interface App {
  texts: Texts;
  prefs: Prefs;
  prefer: (changed: Partial<Prefs>) => void;
  go: (path: string, replace?: boolean) => void;
  /** Say something to whoever looks, for a moment. */
  toast: (sentence: string) => void;
  /** What is said now. A sheet lies over all else, so the topmost one has to say it. */
  toasted: string;
  sheets: number;
  opensSheet: () => () => void;
}

export const AppContext = createContext<App>(null as unknown as App);

export const useApp = (): App => useContext(AppContext);

export function Toast() {
  const { toasted } = useApp();
  return (
    <p class="toast" role="status" aria-live="assertive">
      {toasted && <span>{toasted}</span>}
    </p>
  );
}

/** The sentence of this id: what stands in client.ftl, without its first part. */
export function useSay(): (id: string, args?: Shaped) => string {
  const { texts } = useApp();
  return (id, args) => texts.say(`client-${id}`, args);
}

/** Why something was refused, in the reader's language. */
export function inWords(texts: Texts, error: unknown): string {
  if (!(error instanceof Refusal)) return texts.say("client-refused-not-known");
  const { reason, args, text } = error.refused;
  for (const id of [`room-refused-${reason}`, `refused-${reason}`, `client-refused-${reason}`])
    if (texts.has(id)) return texts.say(id, new Sentences(texts, "").shaped(args));
  return text || texts.say("client-refused-not-known");
}
