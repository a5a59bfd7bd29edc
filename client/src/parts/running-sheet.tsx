// Everything that was entered, the newest first. An entry can be taken back, with all after it, or
// corrected; what would come of it is shown before it is done.
import { useState } from "preact/hooks";
import { inWords, useApp, useSay } from "../app";
import { useTable } from "../table";
import type { Json, Step } from "../wire/types";
import { isScene } from "../wire/types";
import { Refusal } from "../wire/link";
import { Arranging } from "./arranging";
import { Icon } from "./icon";
import { CLOCK, HOUSE } from "./keeper-ask";

const PASS = "(pass)";

interface Consequence {
  kept: number;
  lost: number;
  steps: Step[];
}

export function Running() {
  const say = useSay();
  const { seen, sentences } = useTable();
  const [opened, setOpened] = useState<number | null>(null);
  const steps = [...seen.steps].reverse().slice(0, 60);
  return (
    <ol class="told running">
      {steps.map((step) => (
        <li key={step.n}>
          {step.said
            .filter(isScene)
            .reverse()
            .map((scene) => (
              <p class="line">{sentences.scene(scene)}</p>
            ))}
          {isEntry(step) && (
            <p class="row">
              <span class="name">
                {step.seat === HOUSE
                  ? inShort(step.answer ?? null)
                  : say("story-did", {
                      seat: sentences.name(step.seat!),
                      answer: inShort(step.answer ?? null),
                    })}
              </span>
              <button class="chip" onClick={() => setOpened(opened === step.n ? null : step.n)}>
                <Icon name="undo" /> {say("console-change")}
              </button>
            </p>
          )}
          {opened === step.n && <Change step={step} onClose={() => setOpened(null)} />}
        </li>
      ))}
    </ol>
  );

  function inShort(answer: Json): string {
    if (typeof answer === "string") return sentences.name(answer);
    if (Array.isArray(answer)) return sentences.texts.listed(answer.map(inShort));
    if (typeof answer !== "object" || answer === null) return String(answer);
    if ("press" in answer) return Object.values(answer).map(inShort).join(", ");
    const counts = Object.entries(answer).map(([name, count]) => `${inShort(name)} ${count}`);
    return sentences.texts.listed(counts);
  }
}

/** What somebody at the table said or dealt; the rest the House did by itself, or the clock. */
const isEntry = ({ seat, entered }: Step) => !!entered && seat !== CLOCK;

const isCards = (answer: Json | undefined): answer is string[] =>
  Array.isArray(answer) && answer.every((card) => typeof card === "string");

/** The last thing that the moderator entered, a "go on" too. */
export function TakeBack() {
  const say = useSay();
  const { seen } = useTable();
  const last = seen.steps.filter((step) => step.entered || step.seat === CLOCK).at(-1);
  const back = useTakingBack(() => {});
  if (!last) return null;
  return (
    <>
      <button class="plain" onClick={() => back.takeBack(last.n - 1)}>
        <Icon name="undo" /> {say("console-back")}
      </button>
      {back.asked}
    </>
  );
}

/** Takes steps back. Where a phone has shown a secret since, it asks first. */
function useTakingBack(onDone: () => void) {
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
        <button class="main" onClick={() => takeBack(unsure.to, true)}>
          {say("undo-sure")}
        </button>
        <button onClick={() => setUnsure(null)}>{say("undo-not")}</button>
      </div>
    </div>
  );
  return { takeBack, asked };
}

function Change({ step, onClose }: { step: Step; onClose: () => void }) {
  const say = useSay();
  const { texts, toast } = useApp();
  const { link, seen, sentences, seats } = useTable();
  const [answer, setAnswer] = useState<Json>("");
  const [seenBefore, setSeenBefore] = useState<Consequence | null>(null);
  const back = useTakingBack(onClose);
  const later = (seen.steps.at(-1)?.n ?? 0) - step.n + 1;
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
  const isAboutSeats = seats.includes(String(step.answer)) || step.answer === PASS;
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
      {isAboutSeats && (
        <label>
          {say("console-instead")}
          <select
            value={String(answer)}
            onChange={(event) => correct(event.currentTarget.value, false)}
          >
            <option value="">…</option>
            {seats
              .filter((seat) => seat !== step.answer)
              .map((seat) => (
                <option value={seat}>{sentences.name(seat)}</option>
              ))}
            {step.answer !== PASS && <option value={PASS}>{sentences.name(PASS)}</option>}
          </select>
        </label>
      )}
      {seenBefore && (
        <>
          <p>{say("console-consequence", { kept: seenBefore.kept, lost: seenBefore.lost })}</p>
          <ul class="told">
            {seenBefore.steps
              .slice(0, 6)
              .flatMap((one) =>
                one.said.slice(0, 4).map((item) => <li>{sentences.said(item)}</li>),
              )}
          </ul>
          <button class="main" onClick={() => correct(answer, true)}>
            {say("console-correct")}
          </button>
        </>
      )}
      <button onClick={() => back.takeBack(step.n - 1)}>
        <Icon name="undo" /> {say("console-rewind", { count: later })}
      </button>
      {back.asked}
      <button class="plain" onClick={onClose}>
        {say("undo-not")}
      </button>
    </div>
  );
}
