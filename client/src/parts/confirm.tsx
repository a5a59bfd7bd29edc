// That a choice is meant: what was tapped by mistake is tapped anew instead.
import { useEffect, useRef } from "preact/hooks";
import { useSay } from "../app";

interface ConfirmProps {
  choice: string;
  disabled?: boolean;
  onSure: () => void;
}

/** Comes when something is chosen, and into sight. */
export function Confirm({ choice, disabled, onSure }: ConfirmProps) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isInSight = getComputedStyle(button.current!).position === "sticky";
    if (!isInSight) button.current!.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <button ref={button} class="main confirm" disabled={disabled} onClick={onSure}>
      {say("confirm", { choice })}
    </button>
  );
}
