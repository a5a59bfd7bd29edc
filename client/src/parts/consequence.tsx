// What comes of putting an entry right, for whoever leads to read before it is confirmed.
import { useSay } from "../app";
import { useTable } from "../table";
import { isScene, type Step, type Telling } from "../wire/types";
import { useChapterInWords } from "./chapter";
import { useNamed } from "./named";
import { useIsToSay, useToldInError, useToldTo } from "./to-say";

/** What changes nothing, what a pack says among itself, and what the dead see of the living beside those
 * who are told. */
const QUIET = ["deal-sealed", "proposal", "watched"];

export interface Consequence {
  kept: number;
  lost: number;
  was_shown: boolean;
  /** How many answers there were. */
  after: number;
  steps: Step[];
  /** What there would be to say in silence; and the answer from which on all would be on the screen. */
  tell: Telling[];
  unsay: Telling[];
  in_sight: number;
}

interface Props {
  /** The number of the entry. */
  before: number;
  consequence: Consequence;
}

export function Foreseen({ before, consequence }: Props) {
  const say = useSay();
  const { seen } = useTable();
  const standing = useStanding();
  const { kept, lost, steps } = consequence;
  const lines = useNews()(consequence);
  return (
    <>
      {consequence.was_shown && <p class="banner">{say("console-was-shown")}</p>}
      <p>{say("console-consequence", { kept, lost })}</p>
      {standing([...seen.steps.filter(({ n }) => n < before), ...steps]).map((sentence) => (
        <p>{sentence}</p>
      ))}
      {lines.length > 0 && <p>{say("console-then")}</p>}
      <ul class="told">
        {lines.map((line) => (
          <li>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** Where the game would stand after these steps, and who would be dead or alive other than now: what
    is undone is told by no line. */
export function useStanding(): (steps: Step[]) => string[] {
  const say = useSay();
  const { seats, seen } = useTable();
  const { people } = useNamed();
  const chapter = useChapterInWords();
  const { scene } = seen;
  return (steps) => {
    const then = steps
      .flatMap(({ said }) => said)
      .filter(isScene)
      .at(-1);
    if (!then) return [];
    const isElsewhere = then.scene !== scene?.scene || then.day !== scene.day;
    const [now, later] = [scene?.alive ?? seats, then.alive ?? seats];
    const dead = now.filter((seat) => !later.includes(seat));
    const again = later.filter((seat) => !now.includes(seat));
    return [
      isElsewhere && then.scene === "result" && say("console-then-over"),
      isElsewhere && then.scene !== "result" && say("console-then-at", { chapter: chapter(then) }),
      dead.length && say("console-dead-then", { names: people(dead), count: dead.length }),
      again.length && say("console-alive-again", { names: people(again), count: again.length }),
    ].filter((sentence) => typeof sentence === "string");
  };
}

/** What would be said and told otherwise than it was after the same answers, but for what only those
    see who are dead then; and what would be left to say of what has passed. */
function useNews(): (consequence: Consequence) => string[] {
  const { seen } = useTable();
  const isToSay = useIsToSay();
  const toldTo = useToldTo();
  const inError = useToldInError();
  return ({ steps, tell, unsay, in_sight: inSight }) => {
    const living =
      steps
        .flatMap(({ said }) => said)
        .filter(isScene)
        .at(-1)?.alive ?? seen.scene?.alive;
    const isHeard = ({ told, to }: Telling, n: number) =>
      !QUIET.includes(told) &&
      (!to?.length || (n >= inSight && (!living || to.some((one) => living.includes(one)))));
    const news = steps.flatMap(({ n, said }) => {
      const before = seen.steps.find((step) => step.n === n)?.said.map(toldTo);
      return said
        .filter((item) => isScene(item) || isHeard(item, n))
        .map(toldTo)
        .filter((line) => !before?.includes(line));
    });
    const isNew = (before: Telling[] = []) => {
      const known = before.map(toldTo);
      return (item: Telling) => isToSay(item) && !known.includes(toldTo(item));
    };
    return [
      ...unsay.filter(isNew(seen.untold?.unsay)).map(inError),
      ...tell.filter(isNew(seen.untold?.tell)).map(toldTo),
      ...news,
    ];
  };
}
