// A vote, and whom it is for beside that, such as an Advocate's client: both can change until it closes.
import { useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import type { Json, Options } from "../wire/types";
import { Confirm } from "./confirm";
import { PeopleTiles } from "./people";
import { useOnce } from "./second-tap";

interface Props {
  options: Extract<Options, { type: "press" }>;
  /** Of the question, which has words of its own for whoever is named beside. */
  kind: string;
  given: Json;
  /** Who was named already, before any vote. */
  meant?: string | null;
  onMeant?: (to: string | null) => void;
  /** One tap is enough: the vote can be changed. */
  isSure: boolean;
  onAnswer: (value: Json) => Promise<unknown>;
}

export function VoteBeside({ options, kind, given, meant, onMeant, isSure, onAnswer }: Props) {
  const { sentences } = useTable();
  const [marked, setMarked] = useState<string | null>(null);
  const [own, setOwn] = useState<string | null>(null);
  const { press, to = null } = partsOf(given);
  const beside = press ? to : (meant ?? own);
  const mean = (one: string | null) => {
    setOwn(one);
    onMeant?.(one);
  };
  const vote = (name: string) => {
    mean(null);
    return onAnswer(inParts(name, beside));
  };
  const [sure, isBusy] = useOnce(vote);
  const choose = (one: string | null) => (press ? onAnswer(inParts(press, one)) : mean(one));
  return (
    <>
      <Beside options={options} kind={kind} chosen={beside} onChoose={choose} />
      <PeopleTiles
        names={Object.keys(options.buttons)}
        chosen={press ?? marked}
        onChoose={isSure ? vote : setMarked}
      />
      {marked && (
        <Confirm choice={sentences.name(marked)} disabled={isBusy} onSure={() => sure(marked)} />
      )}
    </>
  );
}

interface BesideProps {
  options: Options;
  kind: string;
  chosen: string | null;
  onChoose: (to: string | null) => void;
}

/** Whom it may be for, or nobody. */
export function Beside({ options, kind, chosen, onChoose }: BesideProps) {
  const say = useSay();
  const people = options.type === "press" ? Object.values(options.buttons).flat() : [];
  return (
    <div class="for-whom" role="group" aria-label={say(`beside-${kind}`)}>
      <span>{say(`beside-${kind}`)}</span>
      {[null, ...new Set(people)].map((one) => (
        <button class="chip" aria-pressed={one === chosen} onClick={() => onChoose(one)}>
          {one ?? say(`beside-nobody-${kind}`)}
        </button>
      ))}
    </div>
  );
}

export const inParts = (press: string, to: string | null): Json =>
  to === null ? press : { press, to };

/** What was pressed, and for whom if anybody was named. */
export function partsOf(given: Json | undefined): { press?: string; to?: string } {
  if (typeof given === "string") return { press: given };
  const isParts = typeof given === "object" && given !== null && !Array.isArray(given);
  return isParts && typeof given.press === "string" ? given : {};
}
