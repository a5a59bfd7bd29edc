// The narrator of a screen: speaks each line as it comes, warns of the clock, and can be steered.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { read, readOfTab, write, writeOfTab } from "../device";
import type { Line, SoundPrefs } from "../sound/line";
import { Narrator } from "../sound/narrator";
import { useTable } from "../table";
import type { Seen } from "../wire/seen";
import { CLOCK, isScene, type Json, type Room, type Said, type Scene } from "../wire/types";
import { isPageKept, keepPage } from "./kept-page";
import { useLeft } from "./link-hooks";
import { onStart } from "./on-start";

const USUAL: SoundPrefs = {
  isOn: true,
  language: "",
  voice: "recorded",
  rate: 1,
  volume: 1,
  sound: "wind",
  soundVolume: 0.5,
};
const SPOKEN_WARNINGS: Record<number, string> = {
  60: "minute-left",
  30: "half-minute-left",
  15: "fifteen-seconds-left",
  10: "ten-seconds-left",
  5: "five-seconds-left",
  3: "count-3",
  2: "count-2",
  1: "count-1",
};

const SPOKEN_LENGTHS: Record<number, string> = {
  60: "minute",
  30: "half-minute",
  15: "fifteen-seconds",
};

/** The warning that belongs to so many seconds left, or to the second before: a busy device may miss
 * one. The last five seconds' come on their second or not at all, so that none runs into the next. */
function warningAt(seconds: number): number | undefined {
  if (seconds in SPOKEN_WARNINGS) return seconds;
  return seconds > 5 && seconds + 1 in SPOKEN_WARNINGS ? seconds + 1 : undefined;
}

/** Seconds by which a clock may jump back without having been set back. */
const A_HAIR = 2;

/** Whoever comes in the middle of a game does not hear all of it again. */
const MOST_AT_ONCE = 6;

/** Seconds before the end of a call at which its line must have begun, where the game does not wait. */
const LATEST = 1;

/** Milliseconds: a timer that is gone with so little left was up, for a screen that only watches. */
const NEARLY_UP = 600;

export type VoiceOf = "device" | "tv" | "console";

/** One for each kind of screen, for as long as the page is open: a tap has freed it, and a result is
 * still spoken when the game has left the screen. */
const narrators = new Map<VoiceOf, Narrator>();

function narratorOf(screen: VoiceOf): Narrator {
  let found = narrators.get(screen);
  if (!found) {
    const kept = { isOn: screen === "device", ...read(`sound-${screen}`, {}) };
    found = new Narrator({ ...USUAL, ...kept }, screen === "device");
    narrators.set(screen, found);
    if (screen === "device") onStart.add(found.unlock.bind(found));
    // For tests that listen: what was handed to a voice, in order.
    (window as unknown as { nightcall?: object }).nightcall = { narrator: found };
  }
  return found;
}

/** The narrator of this kind of screen; what shows it is drawn again when it changes. */
export function useNarrator(screen: VoiceOf): Narrator {
  const [, redraw] = useState(0);
  const narrator = narratorOf(screen);
  useLayoutEffect(() => {
    const listener = () => redraw((count) => count + 1);
    narrator.listeners.add(listener);
    return () => void narrator.listeners.delete(listener);
  }, [narrator]);
  return narrator;
}

/** What is wished of a voice is kept for the next time. */
export const preferring =
  (screen: VoiceOf, narrator: Narrator) =>
  (changed: Partial<SoundPrefs>): void => {
    narrator.prefer(changed);
    write(`sound-${screen}`, narrator.prefs);
  };

/** After a message that stands for all before it the same scene is another object. */
function asKnown(scene: Scene | null, said: Said[]): Scene | null {
  if (!scene || said.includes(scene)) return scene;
  const isIt = (item: Said) => JSON.stringify(item) === JSON.stringify(scene);
  return said.filter(isScene).filter(isIt).at(-1) ?? scene;
}

/** Nothing is spoken on once this screen is left. */
export function useSilenceAfter(): void {
  useEffect(() => () => narrators.forEach((narrator) => narrator.hush()), []);
}

export interface Narration {
  narrator: Narrator;
  prefer: (changed: Partial<SoundPrefs>) => void;
  /** Says the last line again. */
  repeat: () => void;
  /** What is being said, or waits to be; else the line of the scene. */
  caption: string;
  /** The scene of that line: a voice may be behind the game. */
  scene: Scene | null;
}

/** Speaks the scenes of this table in the language of the screen, the last one again after a reload. One
 * device in the middle speaks until somebody says otherwise, other screens when they are told to. */
export function useNarration(screen: VoiceOf): Narration {
  const { seen, room, sentences, link } = useTable();
  const { texts } = sentences;
  const { language } = texts;
  const isSeat = (value: Json): value is string =>
    typeof value === "string" && sentences.isSeat(value);
  const narrator = useNarrator(screen);
  const { prefs, ambience } = narrator;
  const aloud = (id: string, bell = false) =>
    narrator.say({ text: texts.say(id), language: texts.language, bell });

  // A table that one device carries can be loaded again and speaks on without the network.
  useEffect(() => {
    if (screen === "tv") return;
    keepPage();
    // Where no page is kept, a browser still has for a while what it fetched.
    if (screen === "device" && (isPageKept() || room.is_playing))
      narrator.recordings.fetchAhead(texts.language, room.game);
  }, [texts.language, room.game, room.is_playing]);

  // Any tap lets a page speak that has been loaded again.
  useEffect(() => {
    if (!narrator.needsTap) return;
    const unlock = () => narrator.prefs.isOn && narrator.unlock();
    addEventListener("click", unlock, { capture: true });
    return () => removeEventListener("click", unlock, { capture: true });
  }, [narrator.needsTap]);

  // The calls of the night last longer by what a voice has to say that the game does not wait for.
  const isAloud = !narrator.isPaced && prefs.isOn && !narrator.needsTap;
  const isHeard = isAloud && link.state === "open";
  useEffect(() => {
    if (!isHeard) return;
    const speaks = (on: boolean) => void link.does("speaks", { on }).catch(() => {});
    speaks(true);
    return () => speaks(false);
  }, [isHeard]);

  const left = useLeft(link);
  const seconds = left === null ? null : Math.ceil(left / 1000);
  const isUp = useTimeUp(left);
  useLayoutEffect(() => {
    if (isUp) aloud("voice-time-up", true);
  }, [isUp]);

  usePausesSaid(narrator, aloud);

  // Before anything is painted: what belongs to a line must not be seen before it is spoken.
  useLayoutEffect(() => {
    // What was taken back or given up, or a Whoops has undone, is not said to its end; nor who has won,
    // once another game has begun or the end was taken back.
    const known = heardOf(room.code);
    const isOver = (known === 0 && room.is_playing) || room.is_given_up;
    const isUndone = known > seen.said.length || (known > 0 && known < undone(seen.said));
    if (isOver || isUndone) narrator.breakOff();
    const fresh = unheard(room, seen);
    const newest = fresh.at(-1);
    if (!newest) return;
    const lines = fresh.map(worded);
    if (!narrator.isPaced) {
      const scenes = seen.said.filter(isScene);
      for (const line of lines) {
        const before = scenes.slice(0, scenes.indexOf(line.scene!));
        line.opens = line.scene!.scene === "night" && before.at(-1)?.scene !== "night";
        line.ends = callEndedBy(line.scene!, before);
      }
    }
    if (newest.scene === "night" && !narrator.isPaced) {
      narrator.passOver(lines.some((line) => line.opens));
      const lasts = room.manual ? undefined : newest.timer?.seconds;
      // Whoever is called has half the time to act, but for the first: all others shut their eyes.
      const latest = lines.some((line) => line.opens) ? LATEST : (lasts ?? 0) / 2;
      const isUpIn = link.seen.left(Date.now()) ?? 0;
      if (lasts) lines.at(-1)!.by = performance.now() + isUpIn - 1000 * latest;
    }
    // Nobody is called while the game is paused: something was taken back.
    const waits = room.is_playing && room.is_paused && !isHeldUp(narrator);
    if (waits) return narrator.sayLater(...lines);
    narrator.say(...lines);
    // By day people are faster than a voice.
    if (newest.scene !== "night") narrator.catchUp();
  }, [seen.said.length, seen.era, room.is_playing, room.is_paused]);
  useEffect(
    () => () => {
      if (!link.seen.room?.is_given_up) return;
      narrator.breakOff();
      writeOfTab(heard(room.code), String(GIVEN_UP));
    },
    [],
  );

  useLengthSaid(narrator, seconds, aloud);

  const timer = seen.scene?.timer;
  const warned = useRef({ of: -1, at: Infinity });
  useEffect(() => {
    if (!timer?.warnings.length || seconds === null) return;
    // Another timer, or one that was set back by more than a hair: all its warnings are to come.
    const isAnew = warned.current.of !== timer.number || seconds > warned.current.at + A_HAIR;
    if (isAnew) warned.current = { of: timer.number, at: Infinity };
    const mark = warningAt(seconds);
    const isWanted = mark && (timer.warnings.includes(mark) || mark <= 3);
    if (!isWanted || mark >= warned.current.at) return;
    warned.current.at = mark;
    aloud(`voice-${SPOKEN_WARNINGS[mark]}`);
  }, [seconds]);

  // The wind comes and goes with what is heard: a voice may be behind the game. One that is held up
  // holds up only a night that goes by it.
  const isLeftBehind = narrator.isPaused && !narrator.isPaced;
  const sceneNow = () => (isLeftBehind ? null : asKnown(narrator.scene, seen.said)) ?? seen.scene;
  const isHeardAtNight = () => room.is_playing && sceneNow()?.scene === "night";
  const line = isLeftBehind ? null : (narrator.now ?? narrator.waiting);
  const scene = sceneNow();
  const isNight = isHeardAtNight();
  useEffect(() => {
    // Asked again: new lines were handed to the voice after this was drawn.
    const blows = isHeardAtNight() && prefs.isOn && !narrator.needsTap;
    if (blows) ambience.play(prefs.sound, prefs.soundVolume);
    else ambience.stop();
  }, [isNight, prefs.sound, prefs.soundVolume, prefs.isOn, narrator.needsTap]);
  useLayoutEffect(() => () => ambience.stop(), []); // before the next screen begins its own

  return {
    narrator,
    prefer: preferring(screen, narrator),
    repeat: () => narrator.repeat(worded, room.is_given_up ? null : seen.scene),
    caption: line?.text ?? (seen.scene ? sentences.scene(seen.scene) : ""),
    scene,
  };

  function worded(scene: Scene): Line {
    const id = `voice-${sentences.game}-say-${scene.line}`;
    const without = texts.has(id) ? texts.say(id, sentences.shaped(scene.args)) : undefined;
    return { text: sentences.scene(scene), without, names: named(scene), language, scene };
  }

  /** Who is meant, by day: a night names nobody. */
  function named({ scene, args }: Scene): string {
    const people = Object.values(args).flat().filter(isSeat);
    return scene === "night" || !people.length ? "" : texts.listed([...new Set(people)]);
  }
}

/** How long something lasts, once its clock is asked for and waits for the voice. */
function useLengthSaid(
  narrator: Narrator,
  seconds: number | null,
  aloud: (id: string) => void,
): void {
  const { room, seen } = useTable();
  const { ask, scene } = seen;
  const isTimed = narrator.isPaced && scene?.scene !== "night" && CLOCK in (ask?.options ?? {});
  const timer = isTimed ? ask?.timer : null;
  const said = useRef(-1);
  useLayoutEffect(() => {
    if (timer?.number !== said.current) said.current = -1; // it may come again after an undo
    const isWhole = !!timer && seconds === timer.seconds && timer.seconds in SPOKEN_LENGTHS;
    if (!isWhole || room.is_paused || said.current === timer.number) return;
    said.current = timer.number;
    aloud(`voice-${SPOKEN_LENGTHS[timer.seconds]}`);
  }, [timer?.number, room.is_paused]);
}

/** Who has paused one device by its voice has held up a line, which goes on where it was. */
const isHeldUp = ({ isPaced, isPaused }: Narrator) => isPaced && isPaused;

/** That the game pauses, and goes on. */
function usePausesSaid(narrator: Narrator, aloud: (id: string) => void): void {
  const { room } = useTable();
  const was = useRef(room);
  useLayoutEffect(() => {
    const { is_paused: wasPaused, is_playing: wasPlaying } = was.current;
    was.current = room;
    // Nothing waits for a game that is over to go on.
    if (!room.is_playing) narrator.takeUp();
    // A game that is taken up waits from the first, and nobody need hear of it.
    if (wasPaused === room.is_paused || wasPlaying !== room.is_playing) return;
    if (room.is_paused && !isHeldUp(narrator)) narrator.putOff(); // nobody is called meanwhile
    // Who held the voice up heard nothing of it, and need not hear it afterwards. A line that goes on
    // says so itself.
    const goesOn = narrator.isPaced && !room.is_paused;
    const isHeard = goesOn ? !narrator.isSpeaking : !narrator.isPaused;
    if (isHeard && !narrator.isHeld) aloud(room.is_paused ? "voice-paused" : "voice-go-on");
    if (!room.is_paused) narrator.takeUp();
  }, [room.is_paused, room.is_playing]);
}

/** By day, the mark of a timer that has just run out: the last step says so, or, on a screen that only
 * watches, that it is gone with next to nothing left. */
function useTimeUp(left: number | null): string {
  const { room, seen } = useTable();
  const [timer, last] = [seen.clock?.timer, seen.steps.at(-1)];
  const isNight = room.is_playing && seen.scene?.scene === "night";
  const before = useRef({ timer, last, left, isNight });
  const was = before.current;
  useEffect(() => void (before.current = { timer, last, left, isNight }));
  if (was.isNight) return "";
  const steps = seen.steps.filter(({ n }) => n > (was.last?.n ?? 0));
  if (last) return steps.some(({ seat }) => seat === CLOCK) ? `step ${last.n}` : "";
  const isGone = was.timer !== undefined && was.timer !== timer;
  return isGone && (was.left ?? Infinity) < NEARLY_UP ? `timer ${was.timer}` : "";
}

/** Tables whose lines this page has begun to speak. */
const begun = new Set<string>();

/** How much of what was said at a table this page has heard; or that its game was given up, is taken up
 * and waits until all are ready, or was found paused and what it had heard is not known. */
const GIVEN_UP = -1;
const TAKEN_UP = -2;
const FOUND = -3;
const heard = (code: string) => `heard.${code}`;
const heardOf = (code: string) => Number(readOfTab(heard(code)) ?? 0);

export const sendsToSleep = (line: string) => line.startsWith("sleep-");

/** The scenes of the call after which somebody is sent to sleep by this one. */
function callEndedBy({ line }: Scene, before: Scene[]): Scene[] {
  if (!sendsToSleep(line)) return [];
  const woken = before.map((scene) => scene.line.startsWith("wake-")).lastIndexOf(true);
  return before.slice(Math.max(0, woken));
}

/** How much of what was said a Whoops has undone. A screen that only watches is told so, too. */
function undone(said: Said[]): number {
  return said.map((item) => !isScene(item) && item.told === "whoops").lastIndexOf(true) + 1;
}

/** Whether the game was given up here, and is taken up but has not gone on yet. */
export const isBeingTakenUp = ({ code, is_playing: isPlaying, is_paused: isPaused }: Room) =>
  isPlaying && isPaused && heardOf(code) < 0;

/** The scenes that were not spoken yet. After a reload, or when something was taken back, the last
 * one again; a game that is over is left behind. One that is taken up, or found paused, calls again
 * who is called at night, once it goes on; found paused by day, what woke everybody may not have been
 * said to its end. */
function unheard(room: Room, { said, steps }: Seen): Scene[] {
  const { code, is_playing: isPlaying, is_paused: isPaused, is_given_up: isGivenUp } = room;
  const kept = heardOf(code);
  const isAgain = kept > said.length || (kept > 0 && !begun.has(code));
  const isWaited = kept === TAKEN_UP || kept === FOUND;
  const isFound = isPaused && (kept <= 0 || !begun.has(code));
  const isTakenUp = isPlaying && (isWaited || isFound);
  begun.add(code);
  const waits = isTakenUp && isPaused;
  const mark = kept === GIVEN_UP || kept === TAKEN_UP ? TAKEN_UP : FOUND;
  const now = isPlaying ? said.length : 0;
  writeOfTab(heard(code), String(isGivenUp ? GIVEN_UP : waits ? mark : now));
  if (isGivenUp || waits || (!isPlaying && kept === 0)) return [];
  const last = said.filter(isScene).slice(-1);
  if (isTakenUp)
    return last.some(isOfNight) || kept === TAKEN_UP ? last.filter(isOfNight) : ofDay();
  // Who has their eyes shut when it ends is woken first.
  const fresh = said.slice(Math.max(kept, undone(said))).filter(isScene);
  return isAgain || fresh.length > MOST_AT_ONCE ? last : fresh;

  /** All that came by the last answer that brought any. */
  function ofDay(): Scene[] {
    const scenes = steps.map((step) => step.said.filter(isScene)).filter(({ length }) => length);
    return (scenes.at(-1) ?? last).filter((scene) => !isOfNight(scene));
  }
}

const isOfNight = ({ scene }: Scene) => scene === "night";
