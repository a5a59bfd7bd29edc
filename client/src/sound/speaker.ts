// How one line is said: by its recording, else in one of the browser's voices; else it is read from the
// screen. Whatever a voice does, it does not hold the game up.
import { breathe, speech, voicesCome, voicesFor, type Ending } from "./browser-voice";
import type { Line, SoundPrefs, Spoken } from "./line";
import { Recordings } from "./recordings";

type Playing = { pause: () => void; resume: () => void };

const SILENCE =
  "data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=";
const LONGEST = 20_000;
const A_LETTER = 60;

export abstract class Speaker {
  isPaused = false;
  /** Nobody may hear anything yet, whatever is pressed meanwhile. */
  isHeld = false;
  /** No voice could say the last line. */
  isMute = false;
  /** Every line handed to a voice, for whoever listens. */
  spoken: Spoken[] = [];
  readonly recordings = new Recordings();
  private playing: Playing | null = null;
  private goOn = () => {};
  /** One for all lines: a tap frees this one, and a phone would not let another speak. */
  private readonly audio = new Audio();
  private readonly voices = voicesCome(() => this.changed());

  constructor(public prefs: SoundPrefs) {}

  protected abstract changed(): void;

  /** Browsers let a page make sound only after a tap: to be called in one. */
  protected free(): void {
    this.audio.src = SILENCE;
    this.audio.play().catch(() => {});
    breathe();
  }

  /** The line that is being said stands still. */
  protected stand(): void {
    this.playing?.pause();
  }

  /** It goes on. */
  protected resume(): void {
    this.playing?.resume();
    this.begin();
  }

  /** What waited to begin does. */
  protected begin(): void {
    this.goOn();
  }

  /** Settles when it is said, or `signal` has ended it. */
  protected async speak(line: Line, signal: AbortSignal): Promise<void> {
    const said: Spoken = { text: line.text, at: performance.now(), until: null, by: "caption" };
    this.spoken = [...this.spoken, said].slice(-500);
    try {
      await this.inSomeVoice(line, said, signal);
      if (!signal.aborted) this.isMute = this.prefs.isOn && said.by === "caption";
    } finally {
      this.playing = null;
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

  /** Whether a line is still to be heard, once nobody holds it up. */
  protected async isWanted(signal: AbortSignal): Promise<boolean> {
    while ((this.isPaused || this.isHeld) && !signal.aborted)
      await unless(signal, new Promise<void>((go) => (this.goOn = go)));
    return !signal.aborted;
  }
}

/** A voice that cannot: the next one is tried, and the caption last. */
const none = () => null;

/** What is promised, or nothing as soon as nobody waits for it any more. */
export function unless<T>(signal: AbortSignal, promised: Promise<T>): Promise<T | null> {
  const ended = new Promise<null>((end) => signal.addEventListener("abort", () => end(null)));
  return Promise.race([promised, ended]);
}
