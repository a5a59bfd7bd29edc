// The voice of the table: says one line after the other, never two at once, and never holds the game
// up. Recorded lines first, then the browser's own voices; captions are on the screen in any case.
import type { Scene } from "../wire/types";
import { Ambience, type Sound } from "./ambience";
import { breathe, speech, voicesCome, voicesFor, type Ending } from "./browser-voice";
import { Recordings } from "./recordings";

export interface SoundPrefs {
  isOn: boolean;
  /** Of this screen, where it is not the table's. */
  language: string;
  /** "recorded", or the name of one of the browser's voices. */
  voice: string;
  rate: number;
  volume: number;
  sound: Sound;
  soundVolume: number;
}

/** A line: its exact words, what a recording says where none can know the names, and the scene it
 * belongs to. */
export interface Line {
  text: string;
  without?: string;
  /** Whom it names, for a browser's voice to say after a recording that cannot. */
  names?: string;
  language: string;
  scene?: Scene;
  /** Rung before it: both at once, and neither is understood. */
  bell?: boolean;
  /** When it must have begun, by `performance.now`: a call that the game does not hold for the voice. */
  by?: number;
  /** A night begins with it: where time is short, its first words are enough. */
  opens?: boolean;
  /** The call that it ends. */
  ends?: Scene[];
}

/** What was handed to a voice, from when to when by `performance.now`. */
export interface Spoken {
  text: string;
  at: number;
  until: number | null;
  by: "recording" | "browser" | "caption";
}

type Playing = { pause: () => void; resume: () => void };

const SILENCE =
  "data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=";
const LONGEST = 20_000;
const A_BREATH = 250;
/** At night, where one line follows the other at once: whoever is sent to sleep shuts their eyes before
 * the next opens theirs. */
const TO_SHUT_EYES = 1300;
const A_BELL = 900;
const A_LETTER = 60;
/** A call names the role first: whoever has heard so much of it knows who was called. */
const A_NAME = 2000;
/** No line is left out for so little that a busy device is late. */
const A_LITTLE = 500;
/** Of a line as it is spoken, where its length is only guessed. */
const A_SPOKEN_LETTER = 90;

export class Narrator {
  prefs: SoundPrefs;
  readonly ambience = new Ambience();
  /** Called whenever what is said, or whether it is, has changed. */
  readonly listeners = new Set<() => void>();
  /** The line that is being said. */
  now: Line | null = null;
  isPaused = false;
  /** No voice could say the last line. */
  isMute = false;
  /** Nobody may hear anything yet, whatever is pressed meanwhile. */
  isHeld = false;
  /** Every line handed to a voice, for whoever listens. */
  spoken: Spoken[] = [];
  private queue: Line[] = [];
  /** What waits until the game goes on. */
  private later: Line[] = [];
  /** What was not said, as it came too late for it. */
  private readonly leftOut = new WeakSet<Scene>();
  /** What was called last: a clock that spoke meanwhile called nobody. */
  private last: Scene | null = null;
  private playing: Playing | null = null;
  /** Of the line that is being said, from its bell to its last word: whoever ends it aborts this. */
  private turn = new AbortController();
  private making: ReturnType<typeof setTimeout> | undefined;
  private goOn = () => {};
  /** Whether the scene of the line that is being said has passed. */
  private isPast = false;
  private isBusy = false;
  private isUnlocked = false;
  /** One for all lines: a tap frees this one, and a phone would not let another speak. */
  private readonly audio = new Audio();
  private readonly voices = voicesCome(() => this.changed());
  readonly recordings = new Recordings();

  /** `isPaced`: the night goes by its lines. Switched off it still takes its time, so that somebody can
   * read the captions out. */
  constructor(
    prefs: SoundPrefs,
    readonly isPaced = false,
  ) {
    this.prefs = prefs;
  }

  /** Browsers let a page make sound only after a tap: call this in one. */
  unlock(): void {
    if (this.isUnlocked) return;
    this.isUnlocked = true;
    try {
      this.audio.src = SILENCE;
      this.audio.play().catch(() => {});
      this.ambience.awake();
      breathe();
    } catch {
      // No sound at all: captions take its time.
    }
    this.next();
    this.changed();
  }

  get needsTap(): boolean {
    return !this.isUnlocked;
  }

  /** Whether anything is being said or waits to be. */
  get isSpeaking(): boolean {
    return this.isBusy || this.queue.length > 0;
  }

  /** What comes next, while it has to wait. */
  get waiting(): Line | null {
    return this.queue[0] ?? null;
  }

  /** Of the line that is being said, or waits to be. What the clock says in between is none of a scene:
   * what comes after it is not shown before it is said. */
  get scene(): Scene | null {
    const line = this.now ?? this.waiting;
    if (line?.scene) return line.scene;
    return this.queue.some(({ scene }) => scene) ? this.last : null;
  }

  say(...lines: Line[]): void {
    if (!this.prefs.isOn && !this.isPaced) return;
    // A game that does not wait for the voice does not wait for a tap either.
    const all = [...this.queue, ...lines];
    const isDeaf = this.needsTap && !this.isPaced;
    this.keep(isDeaf ? all.filter(({ scene }) => scene).slice(-1) : all);
    this.next();
    this.makeWay();
    this.changed();
  }

  /** The last line, in words of now: the language may have changed. After what is not so any more,
   * that of this scene. */
  repeat(worded: (scene: Scene) => Line, scene: Scene | null): void {
    const line = this.last ?? (this.isHeld ? null : scene);
    if (!line) return;
    this.queue.unshift(worded(line));
    this.skip();
  }

  skip(): void {
    this.turn.abort();
    this.next();
  }

  /** The scene is past these: only the last two that wait are still said, and no night is begun. */
  catchUp(): void {
    this.keep(this.queue.filter(({ opens }) => !opens).slice(-2));
  }

  /** A newer call has come: whoever was called before need not be any more. Eyes that are to be shut
   * for it still are, unless it is of another night. */
  passOver(isNextNight: boolean): void {
    this.keep(this.queue.filter(({ scene, opens }) => !scene || (opens && !isNextNight)));
    this.isPast = !!this.now?.scene; // what the clock says has none
  }

  /** Nothing more of what was to be said: it is not so any more. */
  breakOff(): void {
    this.queue = [];
    this.later = [];
    this.last = null;
    this.turn.abort();
  }

  /** The game pauses: nobody is called meanwhile. */
  putOff(): void {
    const lines = this.now && !this.isPast ? [this.now, ...this.queue] : this.queue;
    // Each has its time again: what was there for it has stood still.
    this.later = lines.filter(({ scene }) => scene).map((line) => ({ ...line, by: undefined }));
    this.queue = [];
    this.turn.abort();
  }

  /** What was put off. */
  takeUp(): void {
    if (this.later.length) this.say(...this.later.splice(0));
  }

  hold(on: boolean): void {
    this.isHeld = on;
    if (!on) {
      this.goOn();
      this.next();
    }
    this.changed();
  }

  /** Nothing more of what was to be said: everybody left. */
  hush(): void {
    this.isPaused = this.isHeld = false;
    this.breakOff();
    this.changed();
  }

  /** No more sound; where the night goes by its lines, they go on without it, and nobody sees a pause. */
  fallSilent(): void {
    this.prefer({ isOn: false });
    if (!this.isPaced) return this.hush();
    this.isPaused = false;
    this.skip();
    this.changed();
  }

  pause(on: boolean): void {
    this.isPaused = on;
    if (on) this.playing?.pause();
    else {
      this.playing?.resume();
      this.goOn();
      this.next();
    }
    this.changed();
  }

  prefer(changed: Partial<SoundPrefs>): void {
    this.prefs = { ...this.prefs, ...changed };
    this.changed();
  }

  /** Only these wait from now on; and nobody is sent to sleep who heard nothing of their call. */
  private keep(lines: Line[]): void {
    for (const line of this.queue)
      if (line.scene && !lines.includes(line)) this.leftOut.add(line.scene);
    const isUncalled = ({ ends }: Line) =>
      !!ends?.length && ends.every((scene) => this.leftOut.has(scene));
    this.queue = lines.filter((line) => !isUncalled(line));
  }

  /** Leaves out what the call that waits has no time for, but not that eyes are to be shut; and that
   * the time is up only where nothing else can be. */
  private hurry(): void {
    while (this.spare() < -A_LITTLE) {
      const before = this.queue.slice(
        0,
        this.queue.findIndex(({ by }) => by),
      );
      const least =
        before.find(({ bell, opens }) => !bell && !opens) ?? before.find(({ opens }) => !opens);
      if (!least) return;
      this.keep(this.queue.filter((line) => line !== least));
    }
  }

  private changed(): void {
    this.ambience.lower(this.now !== null);
    this.listeners.forEach((listener) => listener());
  }

  private async next(): Promise<void> {
    if (this.isBusy || this.isPaused || this.isHeld) return;
    if (this.prefs.isOn && !this.isUnlocked) return;
    this.hurry();
    const line = this.queue.shift();
    if (!line) return;
    this.isBusy = true;
    this.now = line;
    if (line.scene) this.last = line.scene;
    this.isPast = false;
    this.turn = new AbortController();
    const { signal } = this.turn;
    this.makeWay();
    try {
      this.changed();
      if (line.bell && this.prefs.isOn) {
        this.ambience.strike(this.prefs.volume);
        await unless(signal, new Promise((rung) => setTimeout(rung, A_BELL)));
      }
      if (await this.isWanted(signal)) await this.speak(line, signal);
    } catch (error) {
      console.error(error); // whatever a voice does, the night goes on
    }
    this.playing = null;
    await new Promise((rest) => setTimeout(rest, this.restAfter(line, this.queue.length > 0)));
    this.now = null;
    this.isBusy = false;
    this.next();
    this.changed();
  }

  private restAfter({ scene }: Line, isFollowed: boolean): number {
    if (!scene) return 0; // a countdown has no time to breathe
    return scene.scene === "night" && isFollowed ? TO_SHUT_EYES : A_BREATH;
  }

  /** One whose scene has passed makes way for a call that must begin, and one that opens the night. At
   * night it is heard until its name is out, even so: half a name calls nobody. By day all eyes can
   * read it. Other lines are said whole, or left out before they begin. */
  private makeWay(): void {
    clearTimeout(this.making);
    const { now, turn, isPast } = this;
    const spare = this.spare(isPast);
    if (!now || !(isPast || now.opens) || spare === Infinity) return;
    const least = now.scene?.scene === "night" ? A_NAME : 0;
    const left = Math.max(least, spare - this.restAfter(now, true));
    this.making = setTimeout(() => turn.abort(), left);
  }

  /** Milliseconds until the call that waits must begin, less those of the lines before it. */
  private spare(isAllWhole = false): number {
    const at = this.queue.findIndex(({ by }) => by);
    const { by = Infinity } = this.queue[at] ?? {};
    const taken = (line: Line) =>
      Math.min(
        line.opens && !isAllWhole ? A_NAME : Infinity,
        (line.bell ? A_BELL : 0) + (A_SPOKEN_LETTER * line.text.length) / this.prefs.rate,
      ) + this.restAfter(line, true);
    const before = this.queue.slice(0, Math.max(0, at));
    return before.reduce((left, line) => left - taken(line), by - performance.now());
  }

  /** Whether a line is still to be heard, once nobody holds it up. */
  private async isWanted(signal: AbortSignal): Promise<boolean> {
    while ((this.isPaused || this.isHeld) && !signal.aborted)
      await unless(signal, new Promise<void>((go) => (this.goOn = go)));
    return !signal.aborted;
  }

  private async speak(line: Line, signal: AbortSignal): Promise<void> {
    const said: Spoken = { text: line.text, at: performance.now(), until: null, by: "caption" };
    this.spoken = [...this.spoken, said].slice(-500);
    try {
      await this.inSomeVoice(line, said, signal);
      if (!signal.aborted) this.isMute = this.prefs.isOn && said.by === "caption";
    } finally {
      said.until ??= performance.now();
    }
  }

  private async inSomeVoice(line: Line, said: Spoken, signal: AbortSignal): Promise<void> {
    const { isOn } = this.prefs;
    const found = isOn && this.isRecordingWanted(line) && (await this.recorded(line, signal));
    if (!(await this.isWanted(signal))) return;
    if (found) {
      Object.assign(said, { text: found.text, by: "recording" });
      const wasHeard = await this.play(found.url, found.seconds, signal).catch(none);
      if (wasHeard && found.text !== line.text) await this.speakNames(line, said, signal);
      if (wasHeard || !(await this.isWanted(signal))) return;
    }
    Object.assign(said, { text: line.text, by: "browser" });
    const ending = isOn && (await this.speakByBrowser(line, signal).catch(none));
    if (ending === "heard") return;
    said.by = "caption";
    // Whoever waited for a voice in vain has had the time to read.
    if (ending !== "given-up" && (await this.isWanted(signal))) await this.isRead(line, signal);
  }

  /** Where the browser has a voice; captions name them in any case. */
  private async speakNames(line: Line, before: Spoken, signal: AbortSignal): Promise<void> {
    const { names, language } = line;
    if (!names || !voicesFor(language).length || !(await this.isWanted(signal))) return;
    before.until = performance.now();
    const said: Spoken = { text: names, at: before.until, until: null, by: "browser" };
    this.spoken = [...this.spoken, said];
    await this.speakByBrowser({ ...line, text: names }, signal).catch(none);
    said.until = performance.now();
  }

  /** A voice that was chosen speaks its own language, and leaves others to the recordings. */
  private isRecordingWanted({ language }: Line): boolean {
    return !voicesFor(language).some(({ name }) => name === this.prefs.voice);
  }

  private recorded(line: Line, signal: AbortSignal) {
    return unless(signal, this.recordings.of(line).catch(none));
  }

  /** Without any voice: as long as it takes to read the line out. */
  private isRead(line: Line, signal: AbortSignal): Promise<void> {
    return new Promise((done) => {
      const read = () => setTimeout(done, Math.min(LONGEST, A_LETTER * line.text.length));
      let reading = read();
      signal.addEventListener("abort", () => {
        clearTimeout(reading);
        done();
      });
      this.playing = {
        pause: () => clearTimeout(reading),
        resume: () => void (reading = read()),
      };
    });
  }

  private async play(url: string, seconds: number, signal: AbortSignal): Promise<boolean> {
    const audio = this.audio;
    const { rate, volume } = this.prefs;
    audio.src = url;
    audio.volume = volume;
    audio.playbackRate = rate;
    return new Promise((done) => {
      let giveUp: ReturnType<typeof setTimeout>;
      const end = (wasHeard: boolean) => {
        clearTimeout(giveUp);
        audio.onended = audio.onerror = null;
        audio.pause();
        done(wasHeard);
      };
      const begin = () => {
        // A voice that fails or hangs must not hold the night up.
        giveUp = setTimeout(() => end(audio.currentTime > 0), (1000 * seconds) / rate + 3000);
        // One that is held up before it was heard has not failed.
        audio.play().catch(() => this.isPaused || end(false));
      };
      audio.onended = () => end(true);
      audio.onerror = () => end(false);
      signal.addEventListener("abort", () => end(true));
      this.playing = {
        pause: () => {
          clearTimeout(giveUp);
          audio.pause();
        },
        resume: begin,
      };
      begin();
    });
  }

  private async speakByBrowser(line: Line, signal: AbortSignal): Promise<Ending> {
    await unless(signal, this.voices);
    const said = (await this.isWanted(signal)) && speech(line, this.prefs, signal);
    if (!said) return signal.aborted ? "heard" : "failed";
    this.playing = said;
    return said.done;
  }
}

/** A voice that cannot: the next one is tried, and the caption last. */
const none = () => null;

/** What is promised, or nothing as soon as nobody waits for it any more. */
function unless<T>(signal: AbortSignal, promised: Promise<T>): Promise<T | null> {
  const ended = new Promise<null>((end) => signal.addEventListener("abort", () => end(null)));
  return Promise.race([promised, ended]);
}
