// What the whole room is told once: shown for a moment, and read aloud.
import { useEffect, useRef } from "preact/hooks";
import { useApp } from "../app";
import { useTable } from "../table";

export function Notices() {
  const { texts, toast } = useApp();
  const { room, me, seen, sentences } = useTable();
  const shown = useRef(seen.notices.length);
  useEffect(() => {
    // Whoever leads has just done it, and sees what came of it.
    const isOwn = room.stage === "console" && me?.kind === "keeper";
    const fresh = seen.notices.slice(shown.current).filter(({ key }) => !isOwn || key !== "undone");
    shown.current = seen.notices.length;
    const said = fresh.map(({ key, args }) =>
      texts.say(`room-notice-${key}`, sentences.shaped(args)),
    );
    if (said.length) toast(said.join(" "));
  }, [seen.notices.length]);
  return null;
}
