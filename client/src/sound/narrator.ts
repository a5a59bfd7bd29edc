// The voice of the table: says one line after the other, never two at once, and never holds the game
// up. Recorded lines first, then the browser's own voices; captions are on the screen in any case.
import { sha256 } from "../parts/sha256";
import type { Scene } from "../wire/types";
import { Ambience, type Sound } from "./ambience";

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

interface Recording {
  key: string;
  hash: string;
  /** Changes whenever the sound does. */
  take: string;
  seconds: number;
  files: { opus: string; mp3: string };
}

/** A line: its exact words, what a recording says where none can know the names, and the scene it
 * belongs to. */
export interface Line {
  text: string;
  without?: string;
  language: string;
  scene?: Scene;
  /** Rung before it: both at once, and neither is understood. */
  bell?: boolean;
}

/** What was handed to a voice, from when to when by `performance.now`. */
export interface Spoken {
  text: string;
  at: number;
  until: number | null;
  by: "recording" | "browser" | "caption";
}

type Playing = { stop: () => void; pause: () => void; resume: () => void };

const SILENCE =
  "data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=";
const LONGEST = 20_000;
const PATIENCE = 3000;
const A_BREATH = 250;
/** At night, where one line follows the other at once: whoever is sent to sleep shuts their eyes before
 * the next opens theirs. */
const TO_SHUT_EYES = 1300;
const A_BELL = 900;
const A_LETTER = 60;

export class Narrator {
  prefs: SoundPrefs;
  readonly ambience = new Ambience();
  /** Called whenever what is said, or whether it is, has changed. */
  readonly listeners = new Set<() => void>();
  /** The line that is being said. */
  now: Line | null = null;
  isPaused = false;
  /** Every line handed to a voice, for whoever listens. */
  spoken: Spoken[] = [];
  private queue: Line[] = [];
  private last: Line | null = null;
  private playing: Playing | null = null;
  private isBusy = false;
  private isUnlocked = false;
  /** One for all lines: a tap frees this one, and a phone would not let another speak. */
  private readonly audio = new Audio();
  private readonly canSpeak = "speechSynthesis" in window;
  private manifests = new Map<string, Promise<Map<string, Recording>>>();

  /** `isPaced`: switched off it still takes its time, so that somebody can read the captions out. */
  constructor(
    prefs: SoundPrefs,
    private readonly isPaced = false,
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
      if (this.canSpeak) speechSynthesis.speak(new SpeechSynthesisUtterance(""));
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

  say(line: Line): void {
    if (!this.prefs.isOn && !this.isPaced) return;
    this.queue.push(line);
    this.next();
    this.changed();
  }

  /** The last line, in words of now: the language may have changed. */
  repeat(worded: (scene: Scene) => Line): void {
    if (!this.last) return;
    const { scene } = this.last;
    this.queue.unshift(scene ? worded(scene) : this.last);
    this.skip();
  }

  skip(): void {
    this.playing?.stop();
    this.next();
  }

  /** The scene is past these: only the last two that wait are still said. */
  catchUp(): void {
    this.queue = this.queue.slice(-2);
  }

  /** Nothing more of what was to be said: everybody left. */
  hush(): void {
    this.queue = [];
    this.playing?.stop();
  }

  /** No more sound; where the night goes by its lines, they go on without it. */
  fallSilent(): void {
    this.prefer({ isOn: false });
    if (this.isPaced) this.skip();
    else this.hush();
  }

  pause(on: boolean): void {
    this.isPaused = on;
    if (on) this.playing?.pause();
    else {
      this.playing?.resume();
      this.next();
    }
    this.changed();
  }

  prefer(changed: Partial<SoundPrefs>): void {
    this.prefs = { ...this.prefs, ...changed };
    this.changed();
  }

  private changed(): void {
    this.ambience.lower(this.now !== null);
    this.listeners.forEach((listener) => listener());
  }

  private async next(): Promise<void> {
    if (this.isBusy || this.isPaused || (this.prefs.isOn && !this.isUnlocked)) return;
    const line = this.queue.shift();
    if (!line) return;
    this.isBusy = true;
    this.last = this.now = line;
    try {
      this.changed();
      if (line.bell && this.prefs.isOn) {
        this.ambience.strike(this.prefs.volume);
        await new Promise((rung) => setTimeout(rung, A_BELL));
      }
      await this.speak(line);
    } catch (error) {
      console.error(error); // whatever a voice does, the night goes on
    }
    this.playing = null;
    await new Promise((rest) => setTimeout(rest, this.restAfter(line)));
    this.now = null;
    this.isBusy = false;
    this.next();
    this.changed();
  }

  private restAfter({ scene }: Line): number {
    if (!scene) return 0; // a countdown has no time to breathe
    return scene.scene === "night" && this.queue.length ? TO_SHUT_EYES : A_BREATH;
  }

  private async speak(line: Line): Promise<void> {
    const said: Spoken = { text: line.text, at: performance.now(), until: null, by: "caption" };
    this.spoken = [...this.spoken, said].slice(-500);
    try {
      await this.inSomeVoice(line, said);
    } finally {
      said.until = performance.now();
    }
  }

  private async inSomeVoice(line: Line, said: Spoken): Promise<void> {
    const { isOn, voice } = this.prefs;
    const found = isOn && voice === "recorded" ? await this.recorded(line).catch(none) : null;
    if (found) {
      Object.assign(said, { text: found.text, by: "recording" });
      if (await this.play(found.url, found.seconds).catch(none)) return;
    }
    Object.assign(said, { text: line.text, by: "browser" });
    if (isOn && (await this.speakByBrowser(line).catch(none))) return;
    said.by = "caption";
    await this.isRead(line);
  }

  /** Without any voice: as long as it takes to read the line out. */
  private isRead(line: Line): Promise<void> {
    return new Promise((done) => {
      const read = () => setTimeout(done, Math.min(LONGEST, A_LETTER * line.text.length));
      let reading = read();
      this.playing = {
        stop: () => {
          clearTimeout(reading);
          done();
        },
        pause: () => clearTimeout(reading),
        resume: () => void (reading = read()),
      };
    });
  }

  private async recorded(line: Line) {
    const known = await inTime(this.manifest(line.language), new Map<string, Recording>());
    for (const text of [line.text, line.without ?? ""]) {
      const found = text && known.get(sha256(text).slice(0, 16));
      if (found) return { text, url: addressOf(found), seconds: found.seconds };
    }
    return null;
  }

  /** Fetches all that a game may say, so that it is there when the network is not. */
  async fetchAhead(language: string, game: string): Promise<void> {
    const wanted = new RegExp(`^(voice-)?(${game}-say|count|minute|half|ten|time|paused|go-on)`);
    for (const recording of (await this.manifest(language)).values())
      if (wanted.test(recording.key)) await fetch(addressOf(recording)).catch(() => {});
  }

  private manifest(language: string): Promise<Map<string, Recording>> {
    let found = this.manifests.get(language);
    if (!found) {
      found = fetch(`/voice/${language}.json`)
        .then((reply) => (reply.ok ? reply.json() : { lines: [] }))
        .then((made: { lines: Recording[] }) => new Map(made.lines.map((one) => [one.hash, one])))
        .catch(() => new Map());
      this.manifests.set(language, found);
    }
    return found;
  }

  private async play(url: string, seconds: number): Promise<boolean> {
    const audio = this.audio;
    audio.src = url;
    audio.volume = this.prefs.volume;
    audio.playbackRate = this.prefs.rate;
    return new Promise((done) => {
      // A voice that fails or hangs must not hold the night up.
      let giveUp = setTimeout(() => end(true), (1000 * seconds) / this.prefs.rate + 3000);
      const end = (wasHeard: boolean) => {
        clearTimeout(giveUp);
        audio.onended = audio.onerror = null;
        audio.pause();
        done(wasHeard);
      };
      audio.onended = () => end(true);
      audio.onerror = () => end(false);
      this.playing = {
        stop: () => end(true),
        pause: () => {
          clearTimeout(giveUp);
          audio.pause();
        },
        resume: () => {
          giveUp = setTimeout(() => end(true), 1000 * seconds + 3000);
          audio.play().catch(() => end(false));
        },
      };
      audio.play().catch(() => end(false));
    });
  }

  private async speakByBrowser(line: Line): Promise<boolean> {
    const voices = voicesFor(line.language);
    const voice = voices.find(({ name }) => name === this.prefs.voice) ?? voices[0];
    if (!voice) return false;
    const said = new SpeechSynthesisUtterance(line.text);
    Object.assign(said, {
      voice,
      lang: voice.lang,
      rate: this.prefs.rate,
      volume: this.prefs.volume,
    });
    return new Promise((done) => {
      let giveUp = setTimeout(() => end(true), LONGEST);
      const end = (wasHeard: boolean) => {
        clearTimeout(giveUp);
        said.onend = said.onerror = null;
        done(wasHeard);
      };
      said.onend = () => end(true);
      said.onerror = () => end(false);
      this.playing = {
        stop: () => {
          speechSynthesis.cancel();
          end(true);
        },
        pause: () => {
          clearTimeout(giveUp);
          speechSynthesis.pause();
        },
        resume: () => {
          giveUp = setTimeout(() => end(true), LONGEST);
          speechSynthesis.resume();
        },
      };
      speechSynthesis.speak(said);
    });
  }
}

/** A voice that cannot: the next one is tried, and the caption last. */
const none = () => null;

/** Opus where the browser plays it in Ogg. */
function addressOf({ files, take }: Recording): string {
  const canOpus = new Audio().canPlayType('audio/ogg; codecs="opus"') !== "";
  return `/voice/${canOpus ? files.opus : files.mp3}?${take}`;
}

/** What is promised, or this instead where it takes so long that people would wonder. */
function inTime<T>(promised: Promise<T>, instead: T): Promise<T> {
  return Promise.race([promised, new Promise<T>((go) => setTimeout(() => go(instead), PATIENCE))]);
}

export function voicesFor(language: string): SpeechSynthesisVoice[] {
  try {
    return speechSynthesis.getVoices().filter(({ lang }) => lang.slice(0, 2) === language);
  } catch {
    return []; // not every browser has any
  }
}
