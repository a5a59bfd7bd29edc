// What the whole table reads, turned to the three sides that the screen does not face. A screen
// reader hears it once, from the middle.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useTable } from "../table";
import { Icon } from "./icon";
import { usePiles } from "./piles";
import { Shape } from "./shape";
import { TimerShown } from "./timer";

const SIDES = ["opposite", "left", "right"];
/** The part of its size at which a line is not made smaller any more. */
const SMALLEST = 0.35;

interface Props {
  caption: string;
  isDay?: boolean;
  /** A clock runs that all may see. */
  isTimed?: boolean;
  /** Beside a result, which is always shown by day. */
  isEnd?: boolean;
}

export function Sides({ caption, isDay, isTimed, isEnd }: Props) {
  return (
    <div class={isEnd ? "sides at-end is-day" : "sides"} aria-hidden="true">
      {SIDES.map((side) => (
        <Side name={side}>
          {isTimed && <TimerShown big />}
          {isDay && <OfTheDay />}
          <p class="caption">{caption}</p>
        </Side>
      ))}
    </div>
  );
}

/** An edge has only so much room, however long its line and however large the text: what does not fit
 * is written smaller until it does. */
function Side({ name, children }: { name: string; children: ComponentChildren }) {
  const side = useRef<HTMLDivElement>(null);
  const fit = () => {
    const edge = side.current!;
    for (let part = 1; part > SMALLEST; part -= 0.05) {
      edge.style.setProperty("--fit", part.toFixed(2));
      if (edge.scrollHeight <= edge.clientHeight && edge.scrollWidth <= edge.clientWidth) return;
    }
  };
  useLayoutEffect(fit);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(fit);
    watch.observe(side.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <div class={`side side-${name}`} ref={side}>
      {children}
    </div>
  );
}

/** By day in Werewords: the covered word of Speedwords, and what is left on each pile; then the word. */
function OfTheDay() {
  const { seen, sentences } = useTable();
  const piles = usePiles();
  const word = seen.last("magic-word");
  // It was not found: all read what it was.
  if (seen.scene?.scene === "vote" && word)
    return <p class="side-tokens">{sentences.telling(word)}</p>;
  if (seen.scene?.scene !== "day") return null;
  return (
    <>
      <Shape />
      <p class="side-tokens">
        {[...piles].map(([token, count]) => (
          <span>
            <Icon name={`token-${token === "yes-no" ? "yes" : token}`} /> {sentences.name(token)}{" "}
            <b>{count}</b>
          </span>
        ))}
      </p>
    </>
  );
}
