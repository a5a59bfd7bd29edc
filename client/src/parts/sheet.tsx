// A sheet over the screen: closes by its button, by Escape, and by a tap beside it.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Toast, useApp, useSay } from "../app";
import { Icon } from "./icon";

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Sheet({ title, onClose, children }: Props) {
  const say = useSay();
  const { sheets, opensSheet } = useApp();
  const [place] = useState(sheets + 1);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    return opensSheet();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="sheet-inside">
        <header>
          <h2>{title}</h2>
          <button class="plain square" aria-label={say("close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
      {place === sheets && <Toast />}
    </dialog>
  );
}
