// Steps are taken back at once, or after a question where somebody has seen something in private.
import { useEffect, useRef, useState } from "preact/hooks";
import { inWords, useApp, useSay } from "../app";
import { useTable } from "../table";
import { Refusal } from "../wire/link";
import type { Args } from "../wire/types";
import { useOnce } from "./second-tap";

interface Back {
  does: "undo" | "rewind";
  args: Args;
}

/** The last one; only a keeper knows after how many. */
export const oneStep = (after: number | null): Back => ({
  does: "undo",
  args: { steps: 1, after },
});

/** So many answers stay, of as many as a keeper knows of. */
export const backTo = (to: number, after = to + 1): Back => ({
  does: "rewind",
  args: { to, after },
});

export function useTakingBack(onDone?: () => void) {
  const say = useSay();
  const { texts, toast } = useApp();
  const { link, seen } = useTable();
  const [unsure, setUnsure] = useState<{ step: Back; why: string } | null>(null);
  // What happens meanwhile was not meant.
  useEffect(() => setUnsure(null), [seen.said]);
  const [takeBack, isBusy] = useOnce(async (step: Back, sure = false) => {
    try {
      await link.does(step.does, { ...step.args, sure });
      setUnsure(null);
      onDone?.();
    } catch (error) {
      const why = inWords(texts, error);
      const isAsked = error instanceof Refusal && error.refused.reason === "undo-needs-your-word";
      if (isAsked) setUnsure({ step, why });
      else toast(why);
    }
  });
  // It opens below what was pressed.
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.scrollIntoView({ block: "center" }), [!unsure]);
  const asked = unsure && (
    <div class="panel" role="alert" ref={panel}>
      <p>{unsure.why}</p>
      <div class="row">
        <button onClick={() => setUnsure(null)}>{say("undo-not")}</button>
        <button class="main" aria-disabled={isBusy} onClick={() => takeBack(unsure.step, true)}>
          {say("undo-sure")}
        </button>
      </div>
    </div>
  );
  return { takeBack, isBusy, asked };
}
