// The voice of the table: says one line after the other, never two at once, and never holds the game
// up. It knows which may wait, and which are left out where the game is ahead of it.
import type { Scene } from "../wire/types";
import { Ambience } from "./ambience";
import type { Line, SoundPrefs } from "./line";
import { Speaker, unless } from "./speaker";

const A_BREATH = 250;
/** At night, where one line follows the other at once: whoever is sent to sleep shuts their eyes before
 * the next opens theirs. */
const TO_SHUT_EYES = 1300;
const A_BELL = 900;
/** A call names the role first: whoever has heard so much of it knows who was called. */
const A_NAME = 2000;
/** No line is left out for so little that a busy device is late. */
const A_LITTLE = 500;
/** Of a line as it is spoken, where its length is only guessed. */
const A_SPOKEN_LETTER = 90;

export class Narrator extends Speaker {
  readonly ambience = new Ambience();
  /** Called whenever what is said, or whether it is, has changed. */
  readonly listeners = new Set<() => void>();
  /** The line that is being said. */
  now: Line | null = null;
  private queue: Line[] = [];
  /** What waits until the game goes on. */
  private later: Line[] = [];
  /** What was not said, as it came too late for it. */
  private readonly leftOut = new WeakSet<Scene>();
  /** What was called last: a clock that spoke meanwhile called nobody. */
  private last: Scene | null = null;
  /** Of the line that is being said, from its bell to its last word: whoever ends it aborts this. */
  private turn = new AbortController();
  private making: ReturnType<typeof setTimeout> | undefined;
  /** Whether the scene of the line that is being said has passed. */
  private isPast = false;
  private isBusy = false;
  private isUnlocked = false;

  /** `isPaced`: the night goes by its lines. Switched off it still takes its time, so that somebody can
   * read the captions out. */
  constructor(
    prefs: SoundPrefs,
    readonly isPaced = false,
  ) {
    super(prefs);
  }

  /** Browsers let a page make sound only after a tap: call this in one. */
  unlock(): void {
    if (this.isUnlocked) return;
    this.isUnlocked = true;
    try {
      this.free();
      this.ambience.awake();
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

  /** What comes next, while it has to wait, perhaps until the game goes on. */
  get waiting(): Line | null {
    return this.queue[0] ?? this.later[0] ?? null;
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
    this.later = [];
    this.sayLater(...lines);
    this.queue = [];
    this.turn.abort();
  }

  /** The game is paused: these are said when it goes on. Each has its time again, as what was there for
   * it stands still. */
  sayLater(...lines: Line[]): void {
    const ofScenes = lines.filter(({ scene }) => scene);
    this.later.push(...ofScenes.map((line) => ({ ...line, by: undefined })));
    this.changed();
  }

  /** What was put off. */
  takeUp(): void {
    if (this.later.length) this.say(...this.later.splice(0));
  }

  hold(on: boolean): void {
    this.isHeld = on;
    if (!on) {
      this.begin();
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
    if (on) this.stand();
    else {
      this.resume();
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

  protected changed(): void {
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
}
