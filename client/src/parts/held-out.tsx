// A question that somebody without a device answers with their own finger: they find nothing on the
// screen of whoever leads but that.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import { HOUSE, type Options } from "../wire/types";
import { isAside } from "./ask";
import { Icon } from "./icon";
import { answerers, isOnlyBack, usePhones } from "./keeper-ask";
import { Sheet } from "./sheet";

/** Letters, words and cards are tapped; at people one points. Who has answered gives the device back,
    and is asked nothing that is meant for the next. */
export function HeldOut({ children }: { children: ComponentChildren }) {
  const say = useSay();
  const { seen, sentences } = useTable();
  const [isOut, setOut] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
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
  useEffect(() => {
    if (isOut && !isAsked) setAnswered(true);
  }, [isOut, isAsked]);
  const close = () => {
    setOut(false);
    setAnswered(false);
  };
  if (!isOut)
    return (
      <>
        {children}
        {isAsked && (
          <button class="chip" onClick={() => setOut(true)}>
            <Icon name="eye" /> {say("console-only-this")}
          </button>
        )}
      </>
    );
  return (
    <Sheet
      title={isAnswered || !scene ? say("console-give-back") : sentences.scene(scene)}
      onClose={close}
    >
      <div class="held-out">{!isAnswered && children}</div>
    </Sheet>
  );
}
