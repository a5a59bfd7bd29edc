// What a moderator says now, and what is answered silently and to whom.
import { useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import { CLOCK, isScene, type Said, type Telling } from "../wire/types";
import { Icon } from "./icon";
import { useNamed } from "./named";
import { useOnce } from "./second-tap";
import { Sheet } from "./sheet";

/** Lines that are said first, and news that all hear: one may follow another before anybody has
    anything to do. Round one device nobody leads: only what all have heard by day. */
export function Before() {
  const { room, seen, sentences } = useTable();
  const isForMe = useIsForMe();
  let news: Said[] = [];
  let isNew = true;
  for (const { seat, entered, said } of seen.steps) {
    if (entered || seat === CLOCK) isNew = true;
    if (said.some(isScene)) {
      news = isNew ? said : [...news, ...said];
      isNew = false;
    }
  }
  const mine = news
    .slice(0, Math.max(0, news.indexOf(seen.scene!)))
    .filter((item, i) => isScene(item) || (isForMe(item) && !isSaidBy(news[i - 1], item)))
    .filter((item) => room.stage === "console" || (isScene(item) && item.scene !== "night"));
  return (
    <>
      {sleepersFirst(mine).map((item) =>
        isScene(item) || item.to === null ? (
          <p class="line-before">{sentences.said(item)}</p>
        ) : (
          <Told tellings={[item]} />
        ),
      )}
    </>
  );
}

/** Whoever has to learn something at dawn is told before all eyes are open (APP-07). */
function sleepersFirst(news: Said[]): Said[] {
  const dawn = news.findIndex((item) => isScene(item) && item.scene === "dawn");
  const isSilent = (item: Said) => !isScene(item) && item.to !== null;
  const [before, after] = dawn < 0 ? [news, []] : [news.slice(0, dawn), news.slice(dawn)];
  return [...before, ...after.filter(isSilent), ...after.filter((item) => !isSilent(item))];
}

/** A line that is called like what is told has told it. */
const isSaidBy = (before: Said | undefined, { told }: Telling) =>
  !!before && isScene(before) && before.line === told;

/** What was told since the line was said: of what all have heard, only the last, or the tokens of a
    long day would push the question off the screen. */
export function Answers() {
  const told = useToldNow();
  return told.length ? <Told tellings={told.slice(-12)} /> : null;
}

/** What stands with the people, only the dead see, or who chose has chosen. */
const isBeside = ({ told, to }: Telling) =>
  ["your-card", "watched", "all-roles"].includes(told) || (told === "victim" && to?.length === 1);

/** Whether somebody has to hear of this late, who is no program. */
export function useIsToSay(): (item: Telling) => boolean {
  const { room } = useTable();
  const isForMe = useIsForMe();
  const bots = room.people
    .filter(({ kind }) => kind === "bot")
    .map(({ place }) => room.seats[place]);
  return (item) =>
    isForMe(item) && !isBeside(item) && !item.to?.every((seat) => bots.includes(seat));
}

/** What corrections have left to say in silence. */
export function useUntold(): { tell: Telling[]; unsay: Telling[] } {
  const { seen } = useTable();
  const isToSay = useIsToSay();
  const { tell = [], unsay = [] } = seen.untold ?? {};
  return { tell: tell.filter(isToSay), unsay: unsay.filter(isToSay) };
}

export function StillToTell() {
  const say = useSay();
  const { seen, room, act } = useTable();
  const { people } = useNamed();
  const { tell, unsay } = useUntold();
  const inError = useToldInError();
  const [isTold, isBusy] = useOnce(() =>
    act("told", { corrections: seen.untold?.corrections ?? 0 }),
  );
  if (!tell.length && !unsay.length) return null;
  const onPhones = room.people
    .filter(({ kind, place }) => kind === "person" && room.seats[place])
    .map(({ place }) => room.seats[place]!)
    .filter((seat) => tell.some(({ to }) => to?.includes(seat)));
  return (
    <section class="panel">
      <p>{say("console-still-to-tell")}</p>
      {unsay.length > 0 && (
        <ul class="told">
          {unsay.map((telling) => (
            <li class="private">{inError(telling)}</li>
          ))}
        </ul>
      )}
      <Told tellings={tell} />
      {onPhones.length > 0 && (
        <p class="hint">
          <Icon name="phone" />{" "}
          {say("console-told-on-phones", { names: people(onPhones), count: onPhones.length })}
        </p>
      )}
      <button aria-disabled={isBusy} onClick={isTold}>
        {say("console-told")}
      </button>
    </section>
  );
}

export function useToldNow(): Telling[] {
  const { seen } = useTable();
  const isForMe = useIsForMe();
  const begin = seen.scene ? seen.said.lastIndexOf(seen.scene) : 0;
  const isOpen = (item: Said) => !isScene(item) && item.to === null && isForMe(item);
  const last = seen.steps.filter(({ said }) => said.some(isOpen)).at(-1);
  return seen.said
    .slice(begin)
    .filter((item): item is Telling => !isScene(item))
    .filter((item) => isForMe(item) && (item.to !== null || last?.said.includes(item)));
}

const NOTHING = "nothing-tonight";

/** Drawn elsewhere, or for a machine to check. */
const QUIET = ["deal-sealed", "proposal", "standing-vote", "shape"];

/** Nobody has to be told who is out: the dead look on. Cards that were dealt stand with their
    people. What is told to nobody is for whoever leads. */
function useIsForMe(): (telling: Telling) => boolean {
  const { seen } = useTable();
  const alive = seen.scene?.alive;
  const isDeal = seen.scene?.scene === "deal";
  return ({ told, to }) =>
    !QUIET.includes(told) &&
    !(isDeal && told === "your-card") &&
    (!to?.length || !alive || to.some((seat) => alive.includes(seat)));
}

function Told({ tellings }: { tellings: Telling[] }) {
  const toldTo = useToldTo();
  return (
    <ul class="told">
      {tellings.map((telling) => (
        <li class={telling.to ? "private" : ""}>
          {toldTo(telling)} {telling.to && <ShowLarge telling={telling} />}
        </li>
      ))}
    </ul>
  );
}

/** A word, or how it begins, is held out to who may see it, and nothing else that stands on this
    screen; whoever is shown nothing looks at it as long. */
function ShowLarge({ telling }: { telling: Telling }) {
  const say = useSay();
  const { sentences } = useTable();
  const [isOpen, setOpen] = useState(false);
  const { word, letters } = telling.args;
  const shown = telling.told === NOTHING ? sentences.said(telling) : (word ?? letters);
  if (typeof shown !== "string") return null;
  return (
    <>
      <button class="chip" onClick={() => setOpen(true)}>
        <Icon name="eye" /> {say("console-show-large")}
      </button>
      {isOpen && (
        <Sheet title={say("console-show-large")} onClose={() => setOpen(false)}>
          <p class="shown-large">{shown}</p>
        </Sheet>
      )}
    </>
  );
}

/** What was told, with those who are to hear that it is not so. */
export function useToldInError(): (item: Telling) => string {
  const say = useSay();
  const { people } = useNamed();
  const { sentences } = useTable();
  return (item) =>
    say("console-in-error", { to: people(item.to ?? []), told: sentences.telling(item) });
}

/** A line, or what is told, with those for whom alone it is. */
export function useToldTo(): (item: Said) => string {
  const say = useSay();
  const { people } = useNamed();
  const { sentences } = useTable();
  return (item) => {
    const told = sentences.said(item);
    if (isScene(item) || !item.to) return told;
    if (!item.to.length) return say("console-for-you", { told });
    return say("console-silently", { to: people(item.to), told });
  };
}
