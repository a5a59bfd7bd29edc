// A sheet over the screen: closes by its button, by Escape, and by a tap beside it. The focus goes back
// to where it was.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Toast, useApp, useSay } from "../app";
import { Icon } from "./icon";

interface Props {
  title: string;
  /** For a question: what is read out before its buttons. */
  said?: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Sheet({ title, said, onClose, children }: Props) {
  const say = useSay();
  const { sheets, opensSheet } = useApp();
  const [place] = useState(sheets + 1);
  const dialog = useRef<HTMLDialogElement>(null);
  const about = useId();
  useEffect(() => {
    dialog.current?.showModal();
    return opensSheet();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      class="sheet"
      role={said ? "alertdialog" : undefined}
      aria-label={title}
      aria-describedby={said ? about : undefined}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="sheet-inside">
        <header>
          <h2>{title}</h2>
          <button class="plain square" aria-label={say("close")} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {said && <p id={about}>{said}</p>}
        {children}
      </div>
      {place === sheets && <Toast />}
    </dialog>
  );
}
