// One device in the middle of the table: it speaks, people with open eyes tap, and it goes round
// where something is for one person only.
import { useEffect, useRef, useState } from "preact/hooks";
import { useSay } from "../app";
import { Hold } from "../parts/hold";
import { Icon } from "../parts/icon";
import { answerers, CLOCK, KeeperAsk, useEnter } from "../parts/keeper-ask";
import { Menu } from "../parts/menu";
import { CardFace, useCards } from "../parts/my-card";
import { NarrationControls, useNarration, type Narration } from "../parts/narration";
import { PublicLog } from "../parts/notes";
import { PeopleTiles } from "../parts/people";
import { Shape } from "../parts/shape";
import { TimerShown } from "../parts/timer";
import { useWakeLock } from "../parts/wake-lock";
import { useTable } from "../table";
import { isScene, type Telling } from "../wire/types";
import { Chapter } from "./play";

/** Questions that each person answers with the device in hand. */
const IN_HAND = ["look", "pass-round"];
const A_RETRY = 1000;

export function Device() {
  const say = useSay();
  const { room, seen, link } = useTable();
  const narration = useNarration("device");
  const [isMenu, setMenu] = useState(false);
  const { scene } = narration;
  const isNight = scene?.scene === "night";
  const isInHand = !!seen.ask && IN_HAND.includes(seen.ask.kind);
  // Whoever was told to sleep still looks while the next line is on its way.
  const isBehind = narration.narrator.isSpeaking && (isNight || seen.scene?.scene === "night");
  useWakeLock();
  useNightClock(narration);
  return (
    <div class={`play device ${isNight ? "is-night" : "is-day"}`}>
      <header class="bar">
        <Chapter scene={scene} />
        <button class="plain square" aria-label={say("menu")} onClick={() => setMenu(true)}>
          <Icon name="menu" />
        </button>
      </header>
      {!isInHand && (
        <div class="upside-down" aria-hidden="true">
          {!isNight && <TimerShown big />}
          <p class="caption">{narration.caption}</p>
        </div>
      )}
      <main>
        <p class="caption" role="status" aria-live="polite">
          {narration.caption}
        </p>
        {link.state === "lost" && <p class="banner">{say("device-offline")}</p>}
        {room.is_paused && (
          <p class="banner">
            <Icon name="pause" /> {say("paused")}
          </p>
        )}
        {room.failed && <p class="banner wrong">{say("failed")}</p>}
        {!isNight && <TimerShown big />}
        {scene?.scene === "day" && <Shape />}
        {isBehind ? (
          <Still />
        ) : isInHand ? (
          <InHand />
        ) : (
          <>
            {isNight && <Shown />}
            {answerers(seen.ask).length ? <KeeperAsk isSecret={isNight} /> : isNight && <Still />}
          </>
        )}
        {!isNight && <PublicLog />}
      </main>
      <footer class="mine">
        <NarrationControls {...narration} />
      </footer>
      {isMenu && <Menu onClose={() => setMenu(false)} />}
    </div>
  );
}

/** At night the clock of a call begins when its line has been spoken, and stands while anything is
 * spoken; so the night sounds the same whoever holds which card, and whether they tapped or not. By
 * day the server's clock runs. */
function useNightClock({ narrator }: Narration): void {
  const { link, room, seen, act } = useTable();
  const [failures, setFailures] = useState(0);
  const isNight = seen.scene?.scene === "night";
  const { ask } = seen;
  const timer = isNight && ask && CLOCK in ask.options ? ask.timer : null;
  const left = useRef({ number: -1, milliseconds: 0 });
  useEffect(() => {
    if (room.is_playing && room.manual !== isNight) act("manual", { on: isNight });
  }, [isNight, room.manual, room.is_playing, seen.era]);
  const stands = narrator.isSpeaking || narrator.isPaused || room.is_paused;
  useEffect(() => {
    if (!timer || stands || narrator.isSpeaking) return; // its line may have come in this moment
    const { number, seconds } = timer;
    if (left.current.number !== number) left.current = { number, milliseconds: 1000 * seconds };
    const { milliseconds } = left.current;
    const begin = performance.now();
    const isUp = () => {
      const n = link.seen.steps.at(-1)?.n ?? 0;
      // Somebody tapped at the same moment, or a second device was first: nobody's eyes are open to
      // read about it.
      const again = () => setFailures((count) => count + 1);
      link.does("enter", { seat: CLOCK, answer: "time", n }).catch(again);
    };
    const waiting = setTimeout(isUp, Math.max(failures ? A_RETRY : 0, milliseconds));
    return () => {
      clearTimeout(waiting);
      left.current = { number, milliseconds: milliseconds - (performance.now() - begin) };
    };
  }, [timer?.number, seen.steps.length, stands, failures]);
}

/** What only the called may read, while they are called. */
function Shown() {
  const { seen, sentences } = useTable();
  const begin = seen.scene ? seen.said.lastIndexOf(seen.scene) : 0;
  const told = seen.said
    .slice(begin)
    .filter((item): item is Telling => !isScene(item) && item.to !== null);
  if (!told.length) return null;
  return (
    <ul class="shown">
      {told.map((telling) => (
        <li>{sentences.telling(telling)}</li>
      ))}
    </ul>
  );
}

/** Nobody is asked: the screen looks as if somebody were. With real cards people are never tapped. */
function Still() {
  const { room, seats, seen } = useTable();
  const [tapped, setTapped] = useState<string | null>(null);
  if (!Object.keys(room.seats).length) return null;
  return (
    <section class="ask" aria-hidden="true">
      <PeopleTiles names={seen.scene?.alive ?? seats} chosen={tapped} onChoose={setTapped} />
    </section>
  );
}

/** The device goes from hand to hand: look, cover, pass on. */
function InHand() {
  const say = useSay();
  const { seen, sentences } = useTable();
  const enter = useEnter();
  const cards = useCards();
  const [holder, setHolder] = useState<string | null>(null);
  const { ask } = seen;
  const next = ask?.waiting[0];
  useEffect(() => setHolder(null), [next]);
  if (!ask || !next) return null;
  if (holder !== next)
    return (
      <section class="ask">
        <h2 class="ask-line">{say("device-pass-to", { name: sentences.name(next) })}</h2>
        <button class="main" onClick={() => setHolder(next)}>
          {say("device-i-am", { name: sentences.name(next) })}
        </button>
      </section>
    );
  const begin = seen.scene ? seen.said.lastIndexOf(seen.scene) : 0;
  const mine = seen.said
    .slice(begin)
    .filter((item): item is Telling => !isScene(item) && !!item.to?.includes(next));
  const card = mine.find(({ told }) => told === "your-card")?.args.card;
  const others = mine.filter(({ told }) => told !== "your-card");
  return (
    <section class="ask">
      <Hold label={say("device-hold", { name: sentences.name(next) })}>
        {typeof card === "string" && (
          <CardFace name={card} team={cards.find(({ name }) => name === card)?.team} />
        )}
        <ul class="secrets">
          {others.map((telling) => (
            <li>{sentences.telling(telling)}</li>
          ))}
        </ul>
        {!card && !others.length && <p class="secrets">{say("device-no-news")}</p>}
      </Hold>
      <button class="main" onClick={() => enter(next, "seen")}>
        {sentences.name("seen")}
      </button>
    </section>
  );
}
