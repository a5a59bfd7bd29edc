// The turn card of this village beside the running sheet: what to do meanwhile, whom to call though
// nobody can answer, and what comes next.
import { useEffect, useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import { slug } from "../text/sentences";
import { calls, type NightCall, type TurnCard } from "../wire/http";
import { HOUSE, isScene, type Telling } from "../wire/types";
import { answerers, cardsKnown, usePhones } from "./keeper-ask";
import { useCards } from "./my-card";
import { useToldNow } from "./to-say";

const EMPTY: TurnCard = { nights: [], day: [] };
const MOST_LINES = 5;

export interface Course {
  /** The call that is going on. */
  now: NightCall | null;
  /** What whoever leads does meanwhile, without a word. */
  does: string;
  /** Lines and chapters that follow. */
  next: string[];
}

/** Where the game is on its turn card. */
export function useCourse(): Course {
  const say = useSay();
  const { room, seats, seen, sentences } = useTable();
  const { language } = sentences.texts;
  const [card, setCard] = useState(EMPTY);
  const village = JSON.stringify([room.game, room.options, seats.length, language]);
  useEffect(() => {
    const order = { game: room.game, options: room.options, players: seats.length, language };
    calls(order).then(setCard, () => setCard(EMPTY));
  }, [village]);
  const own = useOwnWords();
  const { holders, areOut } = useHolders();
  const { scene } = seen;
  const chapter = scene?.scene ?? "";
  const nights = (scene?.day ?? 0) + (chapter === "night" ? 0 : 1);
  const when = nights <= 1 ? "first" : "later";
  const night = card.nights.find((each) => each.when === "once" || each.when === when);
  const called =
    night?.calls.filter((call) => !call.ends_with_holders || !areOut(holders(call))) ?? [];
  const day = card.day.map((one) => [one].flat());
  const dayFrom = (first: number) =>
    day.slice(first).map((names) => say(`chapter-${names.join("-or-")}`));
  const openings = (from: number) => called.slice(from).map(({ spoken }) => spoken[0]!);
  if (chapter !== "night") {
    const here = day.findIndex((names) => names.includes(chapter));
    const isLast = here >= 0 && night?.when === "once";
    const after = isLast ? [] : here < 0 ? openings(0) : [say("chapter-night"), ...openings(0)];
    return {
      now: null,
      does: own ?? "",
      next: here < 0 ? after : [...dayFrom(here + 1), ...after],
    };
  }
  const scenes = seen.said.filter(isScene);
  const evening = scenes.filter((each) => each.scene !== "night").at(-1);
  const begin = evening ? scenes.lastIndexOf(evening) : -1;
  const lines = scenes.slice(begin + 1).map((each) => sentences.scene(each));
  const callOf = (line: string) => called.findIndex((call) => isOfCall(line, call));
  const here =
    lines
      .map(callOf)
      .filter((place) => place >= 0)
      .at(-1) ?? -1;
  const now = called[here] ?? null;
  const coming = [...openings(here + 1), ...dayFrom(0)];
  const line = lines.at(-1);
  if (!now || now.sleeps === line) return { now: null, does: "", next: coming };
  // A call of several lines has what is to be done at its last one.
  const said = lines.length - lines.map(callOf).indexOf(here);
  const more = now.spoken.slice(now.spoken.indexOf(line!) + 1 || said);
  return { now, does: own ?? (more.length ? "" : now.does), next: [...more, ...coming] };
}

/** What is done at this line where this device asks or counts. Null: whatever paper says. */
function useOwnWords(): string | null {
  const { room, seen, sentences } = useTable();
  const { texts } = sentences;
  const phones = usePhones();
  const cards = useCards();
  const id = `client-console-does-${room.game}-${seen.scene?.line}`;
  if (!texts.has(id)) return null;
  const isHere = answerers(seen.ask).some((seat) => !phones.has(seat));
  const alive = seen.scene?.alive ?? [];
  const known = cardsKnown(seen.tellings);
  const inPlay = new Set(alive.map((seat) => known.get(seat)));
  const held = cards.map(({ name }) => [slug(name), inPlay.has(name) ? "yes" : "no"]);
  const isPublic = room.options.public ? "yes" : "no";
  return isHere ? texts.say(id, { ...Object.fromEntries(held), public: isPublic }) : "";
}

/** Who was dealt a card of a call, and whether they are all out. */
function useHolders() {
  const { seats, seen } = useTable();
  const known = cardsKnown(seen.tellings);
  const alive = seen.scene?.alive;
  return {
    holders: ({ cards }: NightCall) =>
      seats.filter((seat) => cards.includes(known.get(seat) ?? "")),
    areOut: (those: string[]) =>
      !!alive && those.length > 0 && !those.some((seat) => alive.includes(seat)),
  };
}

/** Whoever was last told that an item lies in their hand; nobody once it has left the game. */
export function bearers(tellings: Telling[]): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const { told, to, args } of tellings) {
    if (told === "item-received") found.set(String(args.item), to?.[0] ?? null);
    if (told === "item-gone") found.set(String(args.item), null);
  }
  return found;
}

/** By the name that begins it: with real cards the Mayor is called in other words. */
function isOfCall(line: string, { spoken, sleeps }: NightCall): boolean {
  const called = line.split(/[,.:]/)[0];
  return (
    line === sleeps || spoken.some((each) => each === line || each.split(/[,.:]/)[0] === called)
  );
}

/** A card or an item is called though whoever holds it is out, or nobody does; unless somebody answers who has
    become one of them. What others learn in the call of one who is out is no answer. */
export function useReminder(now: NightCall | null): string {
  const say = useSay();
  const { seen, sentences } = useTable();
  const { holders, areOut } = useHolders();
  const known = cardsKnown(seen.tellings);
  const isTold = useToldNow().some(({ to }) => to);
  const isAnswered = answerers(seen.ask).some((seat) => seat !== HOUSE);
  if (!now || isAnswered) return "";
  if (bearers(seen.tellings).get(now.name) === null)
    return isTold ? "" : say("console-nobody-bears", { item: now.name });
  if (!now.cards.length || !known.size) return "";
  const card = sentences.name(now.cards[0]!);
  const those = holders(now);
  if (!those.length) return isTold ? "" : say("console-nobody-holds", { card });
  if (!areOut(those)) return "";
  const names = sentences.texts.listed(those);
  return say("console-holder-out", { names, count: those.length, card });
}

export function ComingUp({ next }: { next: string[] }) {
  const say = useSay();
  if (!next.length) return null;
  return (
    <section class="coming-up">
      <h3>{say("console-coming")}</h3>
      <ol class="told">
        {next.slice(0, MOST_LINES).map((line) => (
          <li class="line">{line}</li>
        ))}
      </ol>
    </section>
  );
}
