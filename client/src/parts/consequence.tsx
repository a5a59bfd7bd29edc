// What comes of putting an entry right, for whoever leads to read before it is confirmed.
import { useSay } from "../app";
import { useTable } from "../table";
import { isScene, type Said, type Step, type Telling } from "../wire/types";
import { useChapterInWords } from "./chapter";
import { useNamed } from "./named";
import { useToldInError, useToldTo } from "./to-say";

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
  const toldTo = useToldTo();
  const lines = useNews()(steps).map(toldTo);
  const inError = useToldInError();
  const unsaid = useUnsaid()(steps).map(inError);
  return (
    <>
      {consequence.was_shown && <p class="banner">{say("console-was-shown")}</p>}
      <p>{say("console-consequence", { kept, lost })}</p>
      {standing([...seen.steps.filter(({ n }) => n < before), ...steps]).map((sentence) => (
        <p>{sentence}</p>
      ))}
      {lines.length + unsaid.length > 0 && <p>{say("console-then")}</p>}
      <ul class="told">
        {[...unsaid, ...lines].map((line) => (
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
    see who are dead then. */
function useNews(): (steps: Step[]) => Said[] {
  const { seen } = useTable();
  const isForLiving = useIsForLiving();
  const toldTo = useToldTo();
  return (steps) =>
    steps.flatMap(({ n, said }) => {
      const before = seen.steps.find((step) => step.n === n)?.said.map(toldTo);
      const isNews = (item: Said) => isScene(item) || isForLiving(item, steps);
      return said.filter((item) => isNews(item) && !before?.includes(toldTo(item)));
    });
}

/** What was told in silence and would not have been. */
function useUnsaid(): (steps: Step[]) => Telling[] {
  const { seen } = useTable();
  const isForLiving = useIsForLiving();
  const toldTo = useToldTo();
  return (steps) =>
    steps.flatMap(({ n, said }) => {
      const then = said.map(toldTo);
      const before = seen.steps.find((step) => step.n === n)?.said ?? [];
      return before
        .filter((item): item is Telling => !isScene(item))
        .filter((item) => !!item.to?.length && item.told !== "your-card")
        .filter((item) => isForLiving(item, steps) && !then.includes(toldTo(item)));
    });
}

function useIsForLiving(): (item: Telling, steps: Step[]) => boolean {
  const { seen } = useTable();
  return ({ told, to }, steps) => {
    const scenes = steps.flatMap(({ said }) => said).filter(isScene);
    const living = scenes.at(-1)?.alive ?? seen.scene?.alive;
    const isHeard = !to?.length || !living || to.some((seat) => living.includes(seat));
    return isHeard && !QUIET.includes(told);
  };
}
