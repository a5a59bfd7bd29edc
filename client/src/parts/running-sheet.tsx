// Everything that was entered, the newest first. An entry can be taken back, with all after it, or
// corrected; what would come of it is shown before it is done.
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import { CLOCK, isScene, type Said, type Step } from "../wire/types";
import { Change, isEntry, useEntryInWords } from "./change";
import { Icon } from "./icon";
import { backTo, useTakingBack } from "./taking-back";

/** More than a long game has. */
const MOST = 600;

export function Running() {
  const say = useSay();
  const { seen, seats, sentences } = useTable();
  const inWords = useEntryInWords();
  const [opened, setOpened] = useState<Step | null>(null);
  const isOpened = ({ n, seat, kind }: Step) =>
    opened?.n === n && opened.seat === seat && opened.kind === kind;
  const list = useRef<HTMLOListElement>(null);
  // What was just entered is in sight, unless an older entry is being put right.
  useEffect(() => {
    if (opened === null) list.current?.scrollTo(0, 0);
  }, [seen.steps.length]);
  useEffect(() => {
    if (!seen.steps.some(isOpened)) setOpened(null);
  }, [seen.steps]);
  // What a program has answered is not entered by anybody.
  const shown = rows(seen.steps.slice(-MOST), seats).filter(
    ({ step, said }) => isEntry(step) || said.some(isScene),
  );
  return (
    <ol class="told running" ref={list}>
      {shown.map(({ step, said, by }) => (
        <li key={step.n}>
          {said
            .filter(isScene)
            .reverse()
            .map((scene) => (
              <p class="line">{sentences.scene(scene)}</p>
            ))}
          {isEntry(step) && (
            <p class="row">
              <span class="name">{inWords(step, by)}</span>
              <button class="chip" onClick={() => setOpened(isOpened(step) ? null : step)}>
                <Icon name="undo" /> {say("console-change")}
              </button>
            </p>
          )}
          {isOpened(step) && <Change step={step} onClose={() => setOpened(null)} />}
        </li>
      ))}
    </ol>
  );
}

interface Row {
  /** The first of those that said the same. */
  step: Step;
  said: Said[];
  by: string[];
}

/** The newest first. Who said the same in turn stands in one row, where nobody was pointed at. */
function rows(steps: Step[], seats: string[]): Row[] {
  const found: Row[] = [];
  for (const step of [...steps].reverse()) {
    const [after] = found.slice(-1);
    const isSame =
      after &&
      isEntry(step) &&
      isEntry(after.step) &&
      !step.said.length &&
      step.kind === after.step.kind &&
      step.answer === after.step.answer &&
      !seats.includes(String(step.answer));
    if (isSame) Object.assign(after, { step, by: [step.seat!, ...after.by] });
    else found.push({ step, said: step.said, by: step.seat ? [step.seat] : [] });
  }
  return found;
}

/** The last thing that was entered, here or on a phone. At a console a "go on" too; round one device
    nobody has pressed what its clock did. */
export function TakeBack() {
  const say = useSay();
  const { room, seen } = useTable();
  const inWords = useEntryInWords();
  const isClocks = ({ seat }: Step) => seat === CLOCK && room.stage === "console";
  const isOfCall = ({ kind }: Step) => kind === "call";
  const last = seen.steps.filter((step) => isEntry(step) || isClocks(step)).at(-1);
  const back = useTakingBack();
  const about = useId();
  if (!last) return null;
  return (
    <>
      <button
        class="plain"
        aria-describedby={about}
        aria-disabled={back.isBusy}
        onClick={() => back.takeBack(backTo(last.n - 1, seen.steps.at(-1)?.n))}
      >
        <Icon name="undo" /> {say("console-back")}
      </button>
      <small class="taken-back" id={about}>
        {isEntry(last) ? inWords(last) : say(isOfCall(last) ? "console-next" : "console-time-up")}
      </small>
      {back.asked}
    </>
  );
}
