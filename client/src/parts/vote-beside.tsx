// A vote, and whom it is for beside that, such as an Advocate's client: both can change until it closes.
import { useState } from "preact/hooks";
import { useSay } from "../app";
import type { Json, Options } from "../wire/types";
import { PeopleTiles } from "./people";

interface Props {
  options: Extract<Options, { type: "press" }>;
  /** Of the question, which has words of its own for whoever is named beside. */
  kind: string;
  given: Json;
  onAnswer: (value: Json) => Promise<unknown>;
}

export function VoteBeside({ options, kind, given, onAnswer }: Props) {
  const say = useSay();
  const before = partsOf(given);
  const [name, setName] = useState(before.press ?? null);
  const [beside, setBeside] = useState(before.to ?? null);
  const people = [...new Set(Object.values(options.buttons).flat())];
  const give = (press: string | null, to: string | null) => {
    setName(press);
    setBeside(to);
    if (press !== null) onAnswer(to === null ? press : { press, to });
  };
  return (
    <>
      <div class="for-whom" role="group" aria-label={say(`beside-${kind}`)}>
        <span>{say(`beside-${kind}`)}</span>
        {[null, ...people].map((one) => (
          <button class="chip" aria-pressed={one === beside} onClick={() => give(name, one)}>
            {one ?? say(`beside-nobody-${kind}`)}
          </button>
        ))}
      </div>
      <PeopleTiles
        names={Object.keys(options.buttons)}
        chosen={name}
        onChoose={(one) => give(one, beside)}
      />
    </>
  );
}

/** What was pressed, and for whom if anybody was named. */
export function partsOf(given: Json | undefined): { press?: string; to?: string } {
  if (typeof given === "string") return { press: given };
  const isParts = typeof given === "object" && given !== null && !Array.isArray(given);
  return isParts && typeof given.press === "string" ? given : {};
}
