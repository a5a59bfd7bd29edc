// What comes of putting an entry right, for whoever leads to read before it is confirmed.
import { useSay } from "../app";
import { useTable } from "../table";
import { isScene, type Said, type Step } from "../wire/types";
import { useChapterInWords } from "./chapter";
import { useNamed } from "./named";
import { useToldTo } from "./to-say";

/** What changes nothing, and what the dead see of the living beside those who are told. */
const QUIET = ["deal-sealed", "watched"];
const MOST_NEWS = 16;

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
  const { seats, seen } = useTable();
  const { people } = useNamed();
  const toldTo = useToldTo();
  const chapter = useChapterInWords();
  const { scene } = seen;
  const { kept, lost, steps } = consequence;
  const coming = news(steps, scene?.alive);
  // What is undone by it is told by no line.
  const then = [...seen.steps.filter(({ n }) => n < before), ...steps]
    .flatMap(({ said }) => said)
    .filter(isScene)
    .at(-1);
  const isElsewhere = !!then && (then.scene !== scene?.scene || then.day !== scene.day);
  const dead = seats.filter((seat) => scene?.alive && !scene.alive.includes(seat));
  const again = dead.filter((seat) => then?.alive?.includes(seat));
  return (
    <>
      {consequence.was_shown && <p class="banner">{say("console-was-shown")}</p>}
      <p>{say("console-consequence", { kept, lost })}</p>
      {isElsewhere && <p>{say("console-then-at", { chapter: chapter(then) })}</p>}
      {again.length > 0 && (
        <p>{say("console-alive-again", { names: people(again), count: again.length })}</p>
      )}
      {coming.length > 0 && <p>{say("console-then")}</p>}
      <ul class="told">
        {coming.slice(0, MOST_NEWS).map((item) => (
          <li>{toldTo(item)}</li>
        ))}
        {coming.length > MOST_NEWS && (
          <li>{say("console-more", { count: coming.length - MOST_NEWS })}</li>
        )}
      </ul>
    </>
  );
}

/** What would be said and told, but for what only the dead see of the living. */
function news(steps: Step[], alive: string[] | undefined): Said[] {
  let living = alive;
  return steps
    .flatMap(({ said }) => said)
    .filter((item) => {
      if (isScene(item)) {
        living = item.alive ?? living;
        return true;
      }
      const { told, to } = item;
      const isForLiving = !to?.length || !living || to.some((seat) => living!.includes(seat));
      return isForLiving && !QUIET.includes(told);
    });
}
