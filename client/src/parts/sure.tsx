// What others feel, or what cannot be taken back, is asked about first: what comes of it, and two
// buttons. The harmless one has the focus, and Escape is that one too.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useSay } from "../app";
import { Sheet } from "./sheet";

interface Props {
  /** What will be done: over the question, and on the button that does it. */
  does: string;
  /** What comes of it, in a sentence or two. */
  said: string;
  /** On the button that leaves all as it is. */
  not?: string;
  onSure: () => Promise<unknown>;
  class?: string;
  label?: string;
  disabled?: boolean;
  children: ComponentChildren;
}

export function SureButton({
  does,
  said,
  not,
  onSure,
  class: look,
  label,
  disabled,
  children,
}: Props) {
  const say = useSay();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // A sheet that is closed, and not just taken away, gives the focus back.
  const close = (button: HTMLElement) => button.closest("dialog")?.close();
  const sure = async (button: HTMLElement) => {
    setBusy(true);
    await onSure();
    setBusy(false);
    close(button);
  };
  return (
    <>
      <button class={look} aria-label={label} disabled={disabled} onClick={() => setAsked(true)}>
        {children}
      </button>
      {isAsked && (
        <Sheet title={does} said={said} onClose={() => setAsked(false)}>
          <div class="row wrap">
            <button autofocus onClick={(event) => close(event.currentTarget)}>
              {not ?? say("undo-not")}
            </button>
            <button class="main" disabled={isBusy} onClick={(event) => sure(event.currentTarget)}>
              {does}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}
