// One device in the middle of the table: it speaks, people with open eyes tap, and it goes round
// where something is for one person only.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useApp, useSay } from "../app";
import { readOfTab, writeOfTab } from "../device";
import { Chapter } from "../parts/chapter";
import { Icon } from "../parts/icon";
import { InHand, isInHand } from "../parts/in-hand";
import { isPageKept } from "../parts/kept-page";
import { answerers, KeeperAsk } from "../parts/keeper-ask";
import { Menu } from "../parts/menu";
import { isBeingTakenUp, useNarration, useNarrator, type Narration } from "../parts/narration";
import { NarrationControls } from "../parts/narration-controls";
import { PublicLog } from "../parts/notes";
import { Paused } from "../parts/paused";
import { PeopleTiles } from "../parts/people";
import { useIsSudden } from "../parts/second-tap";
import { Shape } from "../parts/shape";
import { Sides } from "../parts/sides";
import { TimerShown } from "../parts/timer";
import { useWakeLock } from "../parts/wake-lock";
import { isAmongCards, useTable } from "../table";
import { slug, type Sentences } from "../text/sentences";
import { CLOCK, type Step, type Telling } from "../wire/types";

const A_RETRY = 1000;

/** Milliseconds to look at what an answer has brought, or to say that a tap is meant. */
const A_LOOK = 3500;

/** Of a call: what is left, and by how much taps and answers may still make it longer. */
interface Call {
  number: number;
  milliseconds: number;
  forTaps: number;
  forAnswers: number;
}

const callOf = (number: number, milliseconds: number): Call => ({
  number,
  milliseconds,
  forTaps: A_LOOK,
  forAnswers: A_LOOK,
});

/** A moment more, as far as there is one left. */
function lengthen(call: Call, by: "forTaps" | "forAnswers"): void {
  const more = Math.max(0, Math.min(A_LOOK - call.milliseconds, call[by]));
  call.milliseconds += more;
  call[by] -= more;
}

export function Device() {
  const say = useSay();
  const { texts } = useApp();
  const { room, seen, link, act } = useTable();
  const eyes = useShutEyes(); // before anything is said
  const narration = useNarration("device");
  const [isMenu, setMenu] = useState(false);
  const { scene } = narration;
  const isNight = scene?.scene === "night";
  const isHeld = isInHand(seen.ask);
  // A clock that is up says nothing, nor does that of a night that is still to be called.
  const isTimed = !isNight && scene === seen.scene && CLOCK in (seen.ask?.options ?? {});
  // Whoever was told to sleep still looks while the next line is on its way.
  const isBehind = narration.narrator.isSpeaking && (isNight || seen.scene?.scene === "night");
  useWakeLock();
  useNightClock(narration);
  useSaidAgain(narration);
  useReminded(narration);
  const isPaused = room.is_paused || narration.narrator.isPaused;
  const isStill = isPaused || link.state === "lost";
  const isCovered = isBehind || eyes.areOpen || (isNight && isStill);
  // Whoever is asked next has not been called yet: a second tap is not meant for them.
  const isSudden = useIsSudden(isNight ? null : seen.scene) && !isNight;
  const isUncalled =
    isSudden || (!isNight && !narration.narrator.needsTap && !!narration.narrator.waiting?.scene);
  usePaused(narration);
  const goOn = async () => {
    if (room.is_paused) await act("pause", { on: false });
    eyes.areShut();
  };
  // Whoever is called next finds the question, not the place where the last one has scrolled to.
  useEffect(() => scrollTo(0, 0), [scene, isNight && seen.said.length]);
  return (
    <div class={`play device ${isNight ? "is-night" : "is-day"}`} lang={texts.language}>
      <header class="bar">
        <Chapter scene={scene} />
        <button class="plain square" aria-label={say("menu")} onClick={() => setMenu(true)}>
          <Icon name="menu" />
        </button>
      </header>
      {(!isHeld || isBehind) && !eyes.areOpen && (
        <Sides caption={narration.caption} isDay={!isNight} isTimed={isTimed} />
      )}
      <main>
        <p class="caption" role="status" aria-live="polite">
          {eyes.areOpen ? say("device-shut-eyes") : narration.caption}
        </p>
        {eyes.areOpen && (
          <button class="main" onClick={goOn}>
            <Icon name="moon" /> {say("resume")}
          </button>
        )}
        {link.state === "lost" && !isPageKept() && (
          <p class="banner">{say("device-offline-open")}</p>
        )}
        {link.state === "lost" && link.alone.isImpossible && (
          <p class="banner">{say("alone-impossible")}</p>
        )}
        <Paused canGoOn={!eyes.areOpen} />
        {room.failed && <p class="banner wrong">{say("failed")}</p>}
        {isTimed && <TimerShown big />}
        {scene?.scene === "day" && <Shape />}
        {isCovered ? (
          isNight && <Still alive={scene?.alive} isSpoken />
        ) : isHeld ? (
          !isUncalled && <InHand />
        ) : (
          <>
            {isNight && <Shown />}
            {answerers(seen.ask).length && !isUncalled ? (
              <KeeperAsk isSecret={isNight} />
            ) : (
              isNight && <Still alive={scene?.alive} />
            )}
          </>
        )}
        {!isNight && !isHeld && <PublicLog />}
      </main>
      <footer class="mine">
        <NarrationControls {...narration} />
      </footer>
      {isMenu && <Menu onClose={() => setMenu(false)} />}
    </div>
  );
}

/** At night the clock of a call begins when its line has been spoken, and stands while anything is
 * spoken, and while what it is for cannot be seen; so the night sounds the same whoever holds which
 * card, and whether they tapped or not. By day the server's clock runs, from when the voice has said
 * what comes now. */
function useNightClock({ narrator }: Narration): void {
  const { link, room, seen, act } = useTable();
  const [failures, setFailures] = useState(0);
  const isNight = seen.scene?.scene === "night";
  const { ask } = seen;
  const timer = isNight && ask && CLOCK in ask.options ? ask.timer : null;
  const left = useRef(callOf(-1, 0));
  const steps = useRef(0);
  const before = useRef(0);
  useEffect(() => {
    // By day a timer begins when the voice has said what it is for; its line may have come in this
    // moment.
    const isCalled = !isNight && !narrator.isSpeaking && !room.is_paused;
    if (room.is_playing && room.manual && isCalled) act("manual", { on: false });
  }, [isNight, narrator.isSpeaking, room.manual, room.is_playing, room.is_paused, seen.era]);
  // Whoever has marked somebody is about to say that it is meant. A call gives them no more than one
  // moment for it, however often they tap: a call that lasts longer than those that nobody answers
  // would tell on them (APP-03).
  const [taps, setTaps] = useState(0);
  useEffect(() => {
    const count = ({ target }: Event) => {
      const isOfQuestion = target instanceof Element && target.closest(".ask:not([aria-hidden])");
      if (isOfQuestion) setTaps((before) => before + 1);
    };
    addEventListener("click", count);
    return () => removeEventListener("click", count);
  }, []);
  const isStill = room.is_paused || link.state === "lost"; // and covered
  const stands = narrator.isSpeaking || narrator.isPaused || narrator.isHeld || isStill;
  useEffect(() => {
    if (seen.steps.length < steps.current) left.current.number = -1; // a step back: its whole time
    if (taps > before.current) lengthen(left.current, "forTaps");
    if (seen.steps.length > steps.current) lengthen(left.current, "forAnswers");
    steps.current = seen.steps.length;
    before.current = taps;
    if (!timer || stands || narrator.isSpeaking) return; // its line may have come in this moment
    const { number, seconds } = timer;
    if (left.current.number !== number) left.current = callOf(number, 1000 * seconds);
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
      left.current.milliseconds = milliseconds - (performance.now() - begin);
    };
  }, [timer?.number, seen.steps.length, stands, failures, taps]);
}

/** Whoever presses Pause under the voice means the clock, and so the game; whatever lets the game go on
 * lets the voice go on. */
function usePaused({ narrator }: Narration): void {
  const { room, act } = useTable();
  const { isPaused } = narrator;
  const was = useRef(isPaused);
  const known = useRef(room.is_paused);
  useEffect(() => {
    const isChanged = was.current !== isPaused;
    was.current = isPaused;
    if (!isChanged || !room.is_playing) return;
    if (isPaused && known.current) return narrator.pause(false); // by the menu: it goes on
    if (isPaused === known.current) return;
    if (!isPaused && !narrator.prefs.isOn) return; // it fell silent, and the game stays as it is
    known.current = isPaused;
    act("pause", { on: isPaused });
  }, [isPaused]);
  useEffect(() => {
    known.current = room.is_paused;
    if (!room.is_paused && narrator.isPaused) narrator.pause(false);
  }, [room.is_paused]);
}

/** Whoever takes back a day, or the end of the game, stands with open eyes in the night before it:
 * nothing of that is said or shown until all have shut them, not after a reload either. */
function useShutEyes() {
  const { room, seen } = useTable();
  const narrator = useNarrator("device");
  const kept = `eyes.${room.code}`;
  const steps = seen.steps.length;
  const isNight = seen.scene?.scene === "night";
  const before = useRef({ steps, isNight });
  const isOfEnded = useOfEnded();
  const [isAwaited, setAwaited] = useState(
    () => isNight && (isOfEnded() || isBeingTakenUp(room) || readOfTab(kept) === String(steps)),
  );
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { steps, isNight };
    const isBack = isNight && steps < was.steps && !was.isNight;
    if (isBack) narrator.hold(true); // at once: its line comes with it
    setAwaited((now) => isNight && (now || isBack));
  }, [steps, isNight]);
  useLayoutEffect(() => {
    if (isAwaited !== narrator.isHeld) narrator.hold(isAwaited);
  }, [isAwaited]);
  useEffect(() => writeOfTab(kept, isAwaited ? String(steps) : null), [isAwaited, steps]);
  useLayoutEffect(() => () => narrator.hold(false), []);
  return { areOpen: isAwaited, areShut: () => setAwaited(false) };
}

/** Whoever is called and taps nothing hears it again after a while (WW-TIM-06). */
function useReminded({ narrator, repeat }: Narration): void {
  const { link, room, seen } = useTable();
  const after = seen.ask?.remind;
  const isHere = !room.is_paused && link.state !== "lost";
  const isStill = !narrator.isSpeaking && !narrator.isPaused && isHere;
  useEffect(() => {
    if (!after || !isStill) return;
    const wait = () => setTimeout(repeat, 1000 * after);
    let waiting = wait();
    const again = () => {
      clearTimeout(waiting);
      waiting = wait();
    };
    addEventListener("click", again);
    return () => {
      clearTimeout(waiting);
      removeEventListener("click", again);
    };
  }, [after, isStill, seen.steps.length]);
}

/** A screen that was locked in the night, or covered by something else, says again who is called. */
function useSaidAgain({ repeat, scene }: Narration): void {
  const { room } = useTable();
  useEffect(() => {
    const isCalled = scene?.scene === "night" && !room.is_paused;
    const again = () => isCalled && document.visibilityState === "visible" && repeat();
    document.addEventListener("visibilitychange", again);
    return () => document.removeEventListener("visibilitychange", again);
  });
}

/** What only the called may read, while they are called. Among real cards there is always a line, so
 * that a call looks the same whether there was something to read or not (WW-DUT-02). */
function Shown() {
  const { room, seen, sentences } = useTable();
  const isReal = isAmongCards(room);
  const lines = seen.secrets.map((telling) => wordsFor(telling, isReal, sentences));
  if (!lines.length) return isReal && !answerers(seen.ask).length ? <Blank /> : null;
  return (
    <ul class="shown">
      {lines.map((line) => (
        <li>{line}</li>
      ))}
    </ul>
  );
}

/** Among real cards nobody is told a name: a telling may have words of its own there. */
function wordsFor(telling: Telling, isReal: boolean, sentences: Sentences): string {
  const { told, args } = telling;
  const id = `client-keeper-told-${told}`;
  if (!isReal || !sentences.texts.has(id)) return sentences.telling(telling);
  return sentences.texts.say(id, { ...sentences.shaped(args), which: slug(String(args.card)) });
}

const Blank = () => (
  <ul class="shown" aria-hidden="true">
    <li>· · ·</li>
  </ul>
);

interface StillProps {
  /** All of whom nobody has heard yet that they died: the voice may be behind the game. */
  alive?: string[];
  isSpoken?: boolean;
}

/** Nobody is asked: the screen looks as if somebody were, line for line and tile for tile. With real
 * cards people are never tapped. */
function Still({ alive, isSpoken = false }: StillProps) {
  const { room, seats } = useTable();
  const [tapped, setTapped] = useState<string | null>(null);
  if (isAmongCards(room)) return isSpoken ? <Blank /> : null;
  return (
    <section class="ask" aria-hidden="true">
      <h2 class="ask-line">· · ·</h2>
      <PeopleTiles names={alive ?? seats} chosen={tapped} onChoose={setTapped} />
    </section>
  );
}

/** Whether this is the game that had ended here, before its end was taken back. */
function useOfEnded(): () => boolean {
  const { room, seen } = useTable();
  const ended = endedOf(room.code);
  useEffect(() => writeOfTab(ended, null), []);
  const isBegun = seen.steps.length > 1; // else any game is a part of any other
  return () => isBegun && !!readOfTab(ended)?.startsWith(beginning(seen.steps));
}

const endedOf = (code: string) => `ended.${code}`;

const beginning = (steps: Step[]) =>
  JSON.stringify(steps.map(({ seat, answer }) => [seat, answer])).slice(0, -1);

/** The game is over, and the device speaks on: who has won, for every side of the table. */
export function LastWords() {
  const { room, seen } = useTable();
  const { caption } = useNarration("device");
  useEffect(() => writeOfTab(endedOf(room.code), beginning(seen.steps)), [seen.steps.length]);
  return seen.outcome === null ? null : <Sides caption={caption} isEnd />;
}
