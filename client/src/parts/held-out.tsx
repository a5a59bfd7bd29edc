// A question that somebody without a device answers with their own finger: they find nothing on the
// screen of whoever leads but that.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import { HOUSE, isScene, type Options } from "../wire/types";
import { isAside } from "./ask";
import { Icon } from "./icon";
import { answerers, isOnlyBack, usePhones } from "./keeper-ask";
import { sendsToSleep } from "./narration";
import { Sheet } from "./sheet";

/** Letters, words and cards are tapped; at people one points. Who is sent to sleep gives the device
    back, and is asked nothing that is meant for the next; nor is anybody whose question was taken back. */
export function HeldOut({ children }: { children: ComponentChildren }) {
  const say = useSay();
  const { seen, sentences } = useTable();
  const [since, setSince] = useState<{ said: number; era: string } | null>(null);
  const { ask, scene } = seen;
  const isTapped = (options: Options) =>
    options.type === "choice" &&
    !isOnlyBack(options) &&
    !options.values.some((value) => sentences.isSeat(value));
  const withPhones = usePhones();
  const isAsked =
    scene?.scene === "night" &&
    answerers(ask).some((seat) => {
      const options = ask!.options[seat]!;
      const isAnybodys = seat === HOUSE ? !isAside(options) : !withPhones.has(seat);
      return isAnybodys && isTapped(options);
    });
  const isOver =
    since?.era !== seen.era ||
    seen.said.slice(since.said).some((item) => isScene(item) && sendsToSleep(item.line));
  // Whoever answers by the keyboard finds the question next, though the button they pressed is gone.
  const question = useRef<HTMLDivElement>(null);
  const marked = ask?.args.marked;
  useEffect(() => {
    if (since === null || document.activeElement !== document.body) return;
    const tiles = question.current!;
    const next = tiles.querySelector("[aria-pressed=true]") ?? tiles.querySelector("button");
    (next as HTMLElement | null)?.focus();
  }, [seen.steps.length, marked]);
  const hold = () => setSince({ said: seen.said.length, era: seen.era });
  const close = () => {
    setSince(null);
    document.querySelector<HTMLElement>(".console-now")?.focus();
  };
  if (since === null)
    return (
      <>
        {children}
        {isAsked && (
          <button class="chip" onClick={hold}>
            <Icon name="eye" /> {say("console-only-this")}
          </button>
        )}
      </>
    );
  return (
    <Sheet
      title={isOver || !scene ? say("console-give-back") : sentences.scene(scene)}
      onClose={close}
    >
      <div class="held-out" ref={question}>
        {!isOver && children}
      </div>
    </Sheet>
  );
}
