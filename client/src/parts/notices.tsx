// What the whole room is told once: shown for a moment, and read aloud.
import { useEffect, useRef } from "preact/hooks";
import { useApp, useSay } from "../app";
import { useTable } from "../table";
import type { Notice } from "../wire/types";

export function Notices() {
  const say = useSay();
  const { texts, toast } = useApp();
  const { room, me, seen, sentences } = useTable();
  const shown = useRef(seen.notices.length);
  useEffect(() => {
    // Whoever leads has just done it: at a console they see what came of it.
    const isOwn = ({ key }: Notice) => key === "undone" && me?.kind === "keeper";
    const fresh = seen.notices.slice(shown.current);
    shown.current = seen.notices.length;
    const said = fresh
      .filter((notice) => !isOwn(notice) || room.stage !== "console")
      .map((notice) =>
        isOwn(notice)
          ? say("undone-here")
          : texts.say(`room-notice-${notice.key}`, sentences.shaped(notice.args)),
      );
    if (said.length) toast(said.join(" "));
  }, [seen.notices.length]);
  return null;
}
