// The timer that the scene shows, in figures that do not jump; what is left is said at its warnings.
import { useEffect, useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import { Icon } from "./icon";
import { useLeft } from "./link-hooks";

export function TimerShown({ big = false }: { big?: boolean }) {
  const say = useSay();
  const { link, seen, room } = useTable();
  const left = useLeft(link);
  const timer = seen.scene?.timer;
  const [warning, setWarning] = useState<{ of?: number; at: number } | null>(null);
  const seconds = left === null ? 0 : Math.ceil(left / 1000);
  useEffect(() => {
    if (timer?.warnings.includes(seconds)) setWarning({ of: timer.number, at: seconds });
    // More time than that again, or another timer.
    else if (warning && (warning.of !== timer?.number || seconds > warning.at)) setWarning(null);
  }, [seconds, timer?.number]);
  if (left === null || !timer) return null;
  // A call at night is short from its beginning, which is no reason to hurry.
  const isShort = seconds <= 10 && seen.scene?.scene !== "night";
  return (
    <p class={`timer ${big ? "big" : ""} ${isShort ? "short" : ""}`}>
      <Icon name={room.is_paused ? "pause" : "clock"} />
      <span role="timer" aria-label={say("timer-left", { seconds })}>
        {clock(seconds)}
      </span>
      <span class="hidden" role="status">
        {warning && say("timer-left", { seconds: warning.at })}
      </span>
    </p>
  );
}

export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
