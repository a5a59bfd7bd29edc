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

export function Device() {
  const say = useSay();
  const { room, seen, sentences, link } = useTable();
  const narration = useNarration("device", true);
  const [isMenu, setMenu] = useState(false);
  const scene = seen.scene;
  const isNight = scene?.scene === "night";
  const isInHand = !!seen.ask && IN_HAND.includes(seen.ask.kind);
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
      {isNight && (
        <p class="caption upside-down" aria-hidden="true">
          {scene && sentences.scene(scene)}
        </p>
      )}
      <main>
        <p class="caption" role="status" aria-live="polite">
          {scene && sentences.scene(scene)}
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
        {isInHand ? (
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

/** At night the clock of a call begins when its line has been spoken, not before; so the night
 * sounds the same whoever holds which card. By day the server's clock runs. */
function useNightClock({ narrator }: Narration): void {
  const { room, seen, act } = useTable();
  const enter = useEnter();
  const isNight = seen.scene?.scene === "night";
  const isCall = isNight && !!seen.ask && CLOCK in seen.ask.options;
  const question = `${seen.steps.at(-1)?.n}/${seen.ask?.kind}`;
  const done = useRef("");
  useEffect(() => {
    if (room.is_playing && room.manual !== isNight) act("manual", { on: isNight });
  }, [isNight, room.manual, room.is_playing]);
  const isSpeaking = narrator.prefs.isOn && narrator.isSpeaking;
  useEffect(() => {
    if (!isCall || isSpeaking || room.is_paused || done.current === question) return;
    const timer = setTimeout(
      () => {
        done.current = question;
        enter(CLOCK, "time");
      },
      1000 * (seen.ask?.timer?.seconds ?? 1),
    );
    return () => clearTimeout(timer);
  }, [isCall, isSpeaking, question, room.is_paused]);
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

/** Nobody is asked: the screen looks as if somebody were. */
function Still() {
  const { seats, seen } = useTable();
  const [tapped, setTapped] = useState<string | null>(null);
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
