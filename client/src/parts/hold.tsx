// Something secret under a cover: seen only while a finger, a key or a mouse button holds it.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "./icon";

/** Whoever cannot hold, such as with a screen reader, presses once and has this long. */
const A_LOOK = 6000;

export function Hold({ label, children }: { label: string; children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  const isHeld = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const show = () => {
    isHeld.current = true;
    clearTimeout(closing.current);
    setOpen(true);
  };
  const cover = () => {
    clearTimeout(closing.current);
    setOpen(false);
  };
  useEffect(() => {
    addEventListener("blur", cover);
    document.addEventListener("visibilitychange", cover);
    return () => {
      removeEventListener("blur", cover);
      document.removeEventListener("visibilitychange", cover);
      clearTimeout(closing.current);
    };
  }, []);
  const isKey = (event: KeyboardEvent) => event.key === " " || event.key === "Enter";
  return (
    <div class={isOpen ? "hold open" : "hold"}>
      <div class="under" aria-live="polite">
        {isOpen && children}
      </div>
      <button
        class="cover"
        onPointerDown={(event) => {
          // The button may move when the card opens above it; the finger still holds it.
          event.currentTarget.setPointerCapture(event.pointerId);
          show();
        }}
        onPointerUp={cover}
        onPointerCancel={cover}
        onPointerLeave={cover}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => isKey(event) && !event.repeat && show()}
        onKeyUp={(event) => isKey(event) && cover()}
        onBlur={cover}
        onClick={(event) => {
          event.preventDefault();
          if (isHeld.current) {
            isHeld.current = false;
            return;
          }
          setOpen(true);
          closing.current = setTimeout(cover, A_LOOK);
        }}
      >
        <Icon name={isOpen ? "eye" : "eye-off"} /> {label}
      </button>
    </div>
  );
}
