// Everything that was entered, the newest first. An entry can be taken back, with all after it, or
// corrected; what would come of it is shown before it is done.
import { useState } from "preact/hooks";
import { inWords, useApp, useSay } from "../app";
import { useTable } from "../table";
import type { Json, Step } from "../wire/types";
import { isScene } from "../wire/types";
import { Icon } from "./icon";
import { CLOCK, HOUSE } from "./keeper-ask";

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
          {step.seat && step.seat !== CLOCK && step.seat !== HOUSE && (
            <p class="row">
              <span class="name">
                {say("story-did", {
                  seat: sentences.name(step.seat),
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
    return JSON.stringify(answer);
  }
}

function Change({ step, onClose }: { step: Step; onClose: () => void }) {
  const say = useSay();
  const { texts, toast } = useApp();
  const { link, seen, sentences, seats } = useTable();
  const [answer, setAnswer] = useState("");
  const [seenBefore, setSeenBefore] = useState<Consequence | null>(null);
  const later = (seen.steps.at(-1)?.n ?? 0) - step.n + 1;
  const does = async (name: string, fields: Record<string, unknown>) => {
    try {
      const done = await link.does(name, fields);
      if (fields.sure) onClose();
      return done;
    } catch (error) {
      toast(inWords(texts, error));
      return null;
    }
  };
  const look = async (wanted: string) => {
    setAnswer(wanted);
    setSeenBefore(null);
    if (wanted)
      setSeenBefore((await does("correct", { n: step.n, answer: wanted, sure: false })) as never);
  };
  return (
    <div class="panel">
      {typeof step.answer === "string" && (
        <label>
          {say("console-instead")}
          <select value={answer} onChange={(event) => look(event.currentTarget.value)}>
            <option value="">…</option>
            {seats
              .filter((seat) => seat !== step.answer)
              .map((seat) => (
                <option value={seat}>{sentences.name(seat)}</option>
              ))}
            <option value="(pass)">{sentences.name("(pass)")}</option>
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
          <button class="main" onClick={() => does("correct", { n: step.n, answer, sure: true })}>
            {say("console-correct")}
          </button>
        </>
      )}
      <button onClick={() => does("rewind", { to: step.n - 1, sure: true })}>
        <Icon name="undo" /> {say("console-rewind", { count: later })}
      </button>
      <button class="plain" onClick={onClose}>
        {say("undo-not")}
      </button>
    </div>
  );
}
