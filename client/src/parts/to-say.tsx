// What a moderator says now, and what is answered silently and to whom.
import { useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import { CLOCK, isScene, type Json, type Said, type Telling } from "../wire/types";
import { Icon } from "./icon";
import { useNamed } from "./named";
import { Sheet } from "./sheet";

/** Lines that are said first, and news that all hear: one may follow another before anybody has
    anything to do. */
export function Before() {
  const { seen, sentences } = useTable();
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
  return (
    <>
      {news
        .slice(0, Math.max(0, news.indexOf(seen.scene!)))
        .filter((item, i) => isScene(item) || (isForMe(item) && !isSaidBy(news[i - 1], item)))
        .map((item) =>
          isScene(item) || item.to === null ? (
            <p class="line-before">{sentences.said(item)}</p>
          ) : (
            <Told tellings={[item]} />
          ),
        )}
    </>
  );
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

/** Drawn elsewhere, or for a machine to check. */
const QUIET = ["deal-sealed", "proposal", "standing-vote"];

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
          {toldTo(telling)} {telling.to && <ShowLarge word={telling.args.word} />}
        </li>
      ))}
    </ul>
  );
}

/** A word is held out to who may see it, and nothing else that stands on this screen. */
function ShowLarge({ word }: { word: Json | undefined }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  if (typeof word !== "string") return null;
  return (
    <>
      <button class="chip" onClick={() => setOpen(true)}>
        <Icon name="eye" /> {say("console-show-large")}
      </button>
      {isOpen && (
        <Sheet title={say("console-show-large")} onClose={() => setOpen(false)}>
          <p class="shown-large">{word}</p>
        </Sheet>
      )}
    </>
  );
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
