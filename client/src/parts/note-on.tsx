// A moderator's note on one player. It is sent after a pause, and when the field or the page is left;
// what comes back never overwrites what is being typed.
import { useEffect, useRef, useState } from "preact/hooks";
import { useSay } from "../app";
import { readOfTab, writeOfTab } from "../device";
import { useTable } from "../table";

const A_PAUSE = 800;
const LONGEST = 300;

export function NoteOn({ place, name }: { place: string; name: string }) {
  const say = useSay();
  const { room, seen, act } = useTable();
  const kept = seen.notes[place] ?? "";
  // What the server has not got yet outlives a reload without the network.
  const draft = `note.${room.code}.${place}`;
  const [typed, setTyped] = useState(() => readOfTab(draft));
  const sent = useRef<string | null>(null);
  const send = async () => {
    if (typed === null || typed === sent.current) return;
    sent.current = typed;
    const isDone = (await act("note", { place, text: typed })) !== false;
    if (sent.current !== typed) return;
    if (!isDone) sent.current = null;
    else if (readOfTab(draft) === typed) writeOfTab(draft, null);
  };
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (typed === sent.current) setTyped(null);
  }, [kept]);
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), A_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const leave = () => void latest.current();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      leave();
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
    };
  }, []);
  return (
    <input
      aria-label={say("console-note", { name })}
      placeholder={say("console-note-short")}
      value={typed ?? kept}
      maxLength={LONGEST}
      onInput={(event) => {
        writeOfTab(draft, event.currentTarget.value);
        setTyped(event.currentTarget.value);
      }}
      onBlur={send}
    />
  );
}
