// One entry of the running sheet: what it was, what else may have been meant, and the way back.
import { useState } from "preact/hooks";
import { inWords, useApp, useSay } from "../app";
import { isAmongCards, useTable } from "../table";
import { CLOCK, HOUSE, isScene, type Json, type Options, type Step } from "../wire/types";
import { Refusal } from "../wire/link";
import { Arranging } from "./arranging";
import { Answering } from "./ask";
import { Icon } from "./icon";
import { SureButton } from "./sure";
import { useToldTo } from "./to-say";

const PASS = "(pass)";
/** What changes nothing, and what the dead see of the living beside those who are told. */
const QUIET = ["deal-sealed", "watched"];
const MOST_NEWS = 16;

interface Consequence {
  kept: number;
  lost: number;
  was_shown: boolean;
  steps: Step[];
}

/** What somebody at the table said or dealt; the rest the House did by itself, or the clock. */
export const isEntry = ({ seat, entered }: Step) => !!entered && seat !== CLOCK;

/** An entry in short, and whose it was. */
export function useEntryInWords(): (step: Step, by?: string[]) => string {
  const say = useSay();
  const { room, seats, sentences } = useTable();
  // Real cards are not numbered.
  const named = (value: string) =>
    sentences.name(isAmongCards(room) ? sentences.cardOf(value) : value);
  const inShort = (answer: Json): string => {
    if (typeof answer === "string") return named(answer);
    if (Array.isArray(answer)) return sentences.texts.listed(answer.map(inShort));
    if (typeof answer !== "object" || answer === null) return String(answer);
    if ("press" in answer) return Object.values(answer).map(inShort).join(", ");
    const counts = Object.entries(answer).map(([name, count]) => `${inShort(name)} ${count}`);
    return sentences.texts.listed(counts);
  };
  return ({ seat, kind, answer = null }, by = [seat!]) => {
    if (kind === "deal" && isCards(answer))
      return answer
        .map((card, i) => `${seats[i] ?? say("arrange-middle")}: ${inShort(card)}`)
        .join(", ");
    const names = sentences.texts.listed(by.map(named));
    return seat === HOUSE
      ? inShort(answer)
      : say("story-did", { seat: names, answer: inShort(answer) });
  };
}

/** Takes steps back. Where a phone has shown a secret since, it asks first. */
export function useTakingBack(onDone: () => void) {
  const say = useSay();
  const { texts, toast } = useApp();
  const { link } = useTable();
  const [unsure, setUnsure] = useState<{ to: number; why: string } | null>(null);
  const takeBack = async (to: number, sure = false) => {
    try {
      await link.does("rewind", { to, sure });
      setUnsure(null);
      onDone();
    } catch (error) {
      const why = inWords(texts, error);
      const isAsked = error instanceof Refusal && error.refused.reason === "undo-needs-your-word";
      if (isAsked) setUnsure({ to, why });
      else toast(why);
    }
  };
  const asked = unsure && (
    <div class="panel" role="alert">
      <p>{unsure.why}</p>
      <div class="row">
        <button onClick={() => setUnsure(null)}>{say("undo-not")}</button>
        <button class="main" onClick={() => takeBack(unsure.to, true)}>
          {say("undo-sure")}
        </button>
      </div>
    </div>
  );
  return { takeBack, asked };
}

export function Change({ step, onClose }: { step: Step; onClose: () => void }) {
  const say = useSay();
  const { texts, toast } = useApp();
  const { link, seen, sentences } = useTable();
  const said = useEntryInWords();
  const toldTo = useToldTo();
  const [answer, setAnswer] = useState<Json>("");
  const [seenBefore, setSeenBefore] = useState<Consequence | null>(null);
  const back = useTakingBack(onClose);
  const later = seen.steps.filter(({ n }) => n >= step.n);
  const rewind = say("console-rewind", { count: later.length });
  const taken = later.filter(isEntry).map((one) => said(one));
  const correct = async (wanted: Json, sure: boolean) => {
    setAnswer(wanted);
    setSeenBefore(null);
    if (wanted === "") return;
    try {
      const done = await link.does("correct", { n: step.n, answer: wanted, sure });
      if (sure) onClose();
      else setSeenBefore(done as unknown as Consequence);
    } catch (error) {
      toast(inWords(texts, error));
    }
  };
  const others = useInstead(step).filter((other) => other !== step.answer);
  return (
    <div class="panel">
      {step.kind === "deal" && isCards(step.answer) && (
        <Arranging
          items={step.answer}
          before={step.answer}
          isDeal
          onArranged={(cards) => correct(cards, false)}
        />
      )}
      {isTally(step.answer) && (
        <>
          <p>{say("console-instead")}</p>
          <Answering
            options={handsThen(seen.steps, step)}
            given={step.answer}
            isSure
            onAnswer={(hands) => correct(hands, false)}
          />
        </>
      )}
      {others.length > 0 && (
        <label>
          {say("console-instead")}
          <select
            value={String(answer)}
            onChange={(event) => correct(event.currentTarget.value, false)}
          >
            <option value="">…</option>
            {others.map((other) => (
              <option value={other}>{sentences.name(other)}</option>
            ))}
          </select>
        </label>
      )}
      {seenBefore && (
        <>
          {seenBefore.was_shown && <p class="banner">{say("console-was-shown")}</p>}
          <p>{say("console-consequence", { kept: seenBefore.kept, lost: seenBefore.lost })}</p>
          <ul class="told">
            {seenBefore.steps
              .flatMap((one) =>
                one.said.filter((item) => isScene(item) || !QUIET.includes(item.told)),
              )
              .slice(0, MOST_NEWS)
              .map((item) => (
                <li>{toldTo(item)}</li>
              ))}
          </ul>
          <button class="main" onClick={() => correct(answer, true)}>
            {say("console-correct")}
          </button>
        </>
      )}
      {taken.length > 1 ? (
        <SureButton does={rewind} said={taken.join(" · ")} onSure={() => back.takeBack(step.n - 1)}>
          <Icon name="undo" /> {rewind}
        </SureButton>
      ) : (
        <button onClick={() => back.takeBack(step.n - 1)}>
          <Icon name="undo" /> {rewind}
        </button>
      )}
      {back.asked}
      <button class="plain" onClick={onClose}>
        {say("undo-not")}
      </button>
    </div>
  );
}

const isCards = (answer: Json | undefined): answer is string[] =>
  Array.isArray(answer) && answer.every((card) => typeof card === "string");

/** What else may have been meant: another person; or one of the choices, where the same is still
    being asked. */
function useInstead({ kind, seat, answer }: Step): string[] {
  const { seen, seats } = useTable();
  if (seats.includes(String(answer)) || answer === PASS) return [...seats, PASS];
  const open = seen.ask?.kind === kind ? seen.ask?.options[seat!] : undefined;
  if (open?.type === "press") return Object.keys(open.buttons);
  return open?.type === "choice" ? open.values : [];
}

const isTally = (answer: Json | undefined): answer is Record<string, number> =>
  typeof answer === "object" && answer !== null && !Array.isArray(answer) && !("press" in answer);

/** For whom hands were counted then. */
function handsThen(steps: Step[], { n, answer }: Step): Options {
  const scenes = steps.filter((step) => step.n < n).flatMap(({ said }) => said.filter(isScene));
  const called = scenes.map(({ args }) => args.names).filter((names) => Array.isArray(names));
  const counted = Object.values(answer as Record<string, number>);
  const most = Math.max(
    scenes.at(-1)?.alive?.length ?? 0,
    counted.reduce((sum, count) => sum + count, 0),
  );
  return { type: "tally", names: (called.at(-1) ?? []) as string[], most };
}
