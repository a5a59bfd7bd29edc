// What happened, step by step, as the opened record tells it: who was told what, who chose what.
import { useEffect, useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import { saveFile } from "./save-file";
import type { Json, Said } from "../wire/types";
import { CLOCK, HOUSE, isScene } from "../wire/types";

interface Entry {
  n: number;
  seat: string;
  answer: Json;
}

type Line = Entry | Said | Record<string, Json>;

/** Seals, and what the answers before them say already. */
const QUIET = ["deal-sealed", "deal-opened", "question", "token"];
/** Everybody presses it, and nothing comes of it. */
const SEEN = "seen";

export function Story() {
  const say = useSay();
  const { sentences, act } = useTable();
  const [lines, setLines] = useState<Line[] | null>(null);
  useEffect(() => {
    act("record").then((done) => {
      if (!done) return;
      const { record } = done as { record: string[] };
      setLines(record.map((line) => JSON.parse(line) as Line));
    });
  }, []);
  if (!lines) return <p aria-busy="true">{say("story-loading")}</p>;
  const download = () => {
    const text = lines.map((line) => JSON.stringify(line)).join("\n") + "\n";
    saveFile("nightcall.jsonl", text);
  };
  return (
    <>
      <ol class="told story">{lines.map((line) => shown(line))}</ol>
      <button onClick={download}>{say("story-save")}</button>
    </>
  );

  function shown(line: Line) {
    if ("n" in line && "answer" in line) {
      const { seat, answer } = line as Entry;
      if (seat === HOUSE || seat === CLOCK || (answer === SEEN && !sentences.isSeat(SEEN)))
        return null;
      return <li class="did">{say("story-did", { seat, answer: inShort(answer) })}</li>;
    }
    if ("scene" in line) return <li class="line">{sentences.scene(line as never)}</li>;
    if (!("told" in line)) return null;
    const said = line as Said;
    if (isScene(said) || QUIET.includes(said.told)) return null;
    const told = sentences.telling(said);
    if (!said.to?.length) return <li>{told}</li>;
    return (
      <li class="private">{say("story-told", { to: sentences.texts.listed(said.to), told })}</li>
    );
  }

  function inShort(answer: Json): string {
    if (typeof answer === "string") return sentences.name(answer);
    if (Array.isArray(answer)) return sentences.texts.listed(answer.map((one) => inShort(one)));
    if (answer && typeof answer === "object" && "press" in answer)
      return `${inShort(answer.press!)} → ${String(answer.to)}`;
    return String(answer);
  }
}
