// Short hints for a first game: one for each kind of scene, until they are turned off.
import { useState } from "preact/hooks";
import { useApp, useSay } from "../app";
import { read, write } from "../device";
import { useTable } from "../table";
import { Icon } from "./icon";

export function Hint() {
  const say = useSay();
  const { prefs, prefer, texts } = useApp();
  const { room, seen, seat } = useTable();
  const [known, setKnown] = useState<string[]>(() => read("hints", []));
  const id = `hint-${room.game}-${seen.scene?.scene}`;
  // The hint of the day is for those who have a box to ask in.
  const isTray = seen.asked?.options.type === "press" || room.options.questions === "spoken";
  const isOut = !!seat && !!seen.scene?.alive && !seen.scene.alive.includes(seat);
  if (!prefs.hints || !seat || isTray || isOut || known.includes(id)) return null;
  if (!texts.has(`client-${id}`)) return null;
  const close = () => {
    const now = [...known, id];
    setKnown(now);
    write("hints", now);
  };
  return (
    <aside class="panel first-hint" aria-label={say("hint")}>
      <p>
        <Icon name="lamp" /> {say(id)}
      </p>
      <div class="row wrap">
        <button onClick={close}>{say("hint-close")}</button>
        <button class="plain" onClick={() => prefer({ hints: false })}>
          {say("hint-none")}
        </button>
      </div>
    </aside>
  );
}
