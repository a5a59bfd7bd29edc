// What the whole table reads, turned to the three sides that the screen does not face. A screen
// reader hears it once, from the middle.
import { useTable } from "../table";
import type { Args } from "../wire/types";
import { Icon } from "./icon";
import { TimerShown } from "./timer";

const SIDES = ["opposite", "left", "right"];

interface Props {
  caption: string;
  isNight?: boolean;
  /** Beside a result, which is always shown by day. */
  isEnd?: boolean;
}

export function Sides({ caption, isNight = false, isEnd = false }: Props) {
  return (
    <div class={isEnd ? "sides at-end is-day" : "sides"} aria-hidden="true">
      {SIDES.map((side) => (
        <div class={`side side-${side}`}>
          {!isNight && !isEnd && <TimerShown big />}
          {!isNight && !isEnd && <TokensLeft />}
          <p class="caption">{caption}</p>
        </div>
      ))}
    </div>
  );
}

/** By day in Werewords: what is left on each pile. */
function TokensLeft() {
  const { seen, sentences } = useTable();
  const left = seen.last("token")?.args.left as Args | null | undefined;
  if (seen.scene?.scene !== "day" || !left) return null;
  return (
    <p class="side-tokens">
      {Object.entries(left).map(([token, count]) => (
        <span>
          <Icon name={`token-${token === "yes-no" ? "yes" : token}`} /> {sentences.name(token)}{" "}
          <b>{String(count)}</b>
        </span>
      ))}
    </p>
  );
}
