// A place at a table: lobby, game or result, whatever the room is at; and what is said when the
// connection is lost or the door shut.
import { useEffect, useMemo, useState } from "preact/hooks";
import { inWords, useApp, useSay } from "../app";
import { forgetKey, keepKey, keyOf } from "../device";
import { later } from "../later";
import { Icon } from "../parts/icon";
import { useLink } from "../parts/link-hooks";
import { Notices } from "../parts/notices";
import { Over } from "../parts/over";
import { TableContext, useTableOf } from "../table";
import type { Key, Refusal } from "../wire/link";
import { Lobby } from "./lobby";
import { Play } from "./play";
import { Result } from "./result";

const Kept = later(async () => (await import("./aloud")).Kept);

const A_WHILE = 3000;

export function AtTable({ code }: { code: string }) {
  const { go } = useApp();
  const key = useMemo(() => keyOf(code), [code]);
  useEffect(() => {
    if (key) keepKey(key);
    else go(`/join/${code}`, true);
  }, [key]);
  return key ? <Seated keyOfPlace={key} /> : null;
}

function Seated({ keyOfPlace }: { keyOfPlace: Key }) {
  const say = useSay();
  const link = useLink(keyOfPlace);
  const table = useTableOf(link);
  const played = useTableOf(link, true);
  const [isChanging, setChanging] = useState(false);
  const isPlaying = !!table?.room.is_playing;
  useEffect(() => {
    if (isPlaying) setChanging(false);
    scrollTo(0, 0);
  }, [isPlaying]);
  if (link.state === "out") return <Out code={keyOfPlace.code} why={link.out} />;
  if (!table)
    return (
      <main class="front" aria-busy="true">
        <Connecting />
        <NotYet why={link.notYet} />
      </main>
    );
  const isOver = !isPlaying && link.seen.outcome !== null;
  const isResult = isOver && !isChanging;
  const isKept = table.me?.kind === "keeper";
  return (
    <TableContext.Provider value={table}>
      {link.state === "lost" && (
        <p class="lost" role="status">
          <Icon name="wifi-off" /> {say("lost")} <NotYet why={link.notYet} />
        </p>
      )}
      {isKept && <Kept />}
      <TableContext.Provider value={isResult ? played! : table}>
        <Over isDay={isResult || (isPlaying && link.seen.scene?.scene !== "night")}>
          {isPlaying ? (
            !isKept && <Play />
          ) : isResult ? (
            <Result onChange={() => setChanging(true)} />
          ) : (
            <Lobby onResult={isOver ? () => setChanging(false) : undefined} />
          )}
        </Over>
      </TableContext.Provider>
      <Notices />
    </TableContext.Provider>
  );
}

/** Soon there; or the page was kept on this device, and the server is out of reach. */
function Connecting() {
  const say = useSay();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setLong(true), A_WHILE);
    return () => clearTimeout(waiting);
  }, []);
  return (
    <p class="lead" role="status">
      {say(isLong ? "unreachable" : "connecting")}
    </p>
  );
}

/** The server is there and says why it does not let this device in for now. */
function NotYet({ why }: { why: Refusal | null }) {
  const { texts } = useApp();
  return why && <span>{inWords(texts, why)}</span>;
}

/** Refusals after which a key opens nothing any more. An archived table can still be deleted by it. */
const LOST = ["not-your-place", "no-such-room"];

function Out({ code, why }: { code: string; why: number | string | null }) {
  const { go, texts } = useApp();
  const say = useSay();
  useEffect(() => {
    if (typeof why === "number" || LOST.includes(why ?? "")) forgetKey(code);
  }, []);
  const said = typeof why === "string" ? `room-refused-${why}` : `client-out-${why}`;
  return (
    <main class="front">
      <h1>{say("out-title")}</h1>
      <p class="lead">{texts.has(said) ? texts.say(said, { code }) : say("out-4004")}</p>
      <div class="row wrap">
        <button class="main" onClick={() => go(`/join/${code}`)}>
          {say("out-again")}
        </button>
        <button onClick={() => go("/")}>{say("to-front")}</button>
      </div>
    </main>
  );
}
