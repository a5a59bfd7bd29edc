// All that the server has told this place, added up. Knows no game.
import type {
  Args,
  Asked,
  ClockPart,
  Json,
  Meaning,
  Message,
  Notice,
  Options,
  Progress,
  Room,
  Said,
  Scene,
  Step,
  Talk,
  Telling,
  WholeAsk,
} from "./types";
import { isScene } from "./types";

export class Seen {
  n = 0;
  era = "";
  room: Room | null = null;
  said: Said[] = [];
  asked: Asked | null = null;
  given: Json = null;
  house: Options | null = null;
  progress: Progress | null = null;
  clock: ClockPart | null = null;
  clockCameAt = 0;
  outcome: Args | null = null;
  notices: Notice[] = [];
  talk: Talk[] = [];
  nudged = false;
  /** How a bot Mayor read each question, by its number. */
  understood = new Map<number, Meaning>();
  /** For a keeper: everything that happened, answer by answer, and the whole question. */
  steps: Step[] = [];
  ask: WholeAsk | null = null;

  take(message: Message, now: number): void {
    if (message.whole) {
      const notices = this.notices;
      Object.assign(this, new Seen(), { notices });
    }
    this.n = message.n;
    if (message.era !== undefined) this.era = message.era;
    if (message.room !== undefined) this.room = message.room;
    if (message.said) this.said = [...this.said, ...message.said];
    if (message.asked !== undefined) {
      this.asked = message.asked;
      this.nudged = false;
    }
    if (message.given !== undefined) {
      this.given = message.given;
      this.nudged = false;
    }
    if (message.house !== undefined) this.house = message.house;
    if (message.progress !== undefined) this.progress = message.progress;
    if (message.outcome !== undefined) this.outcome = message.outcome;
    if (message.clock !== undefined) {
      this.clock = message.clock;
      this.clockCameAt = now;
    }
    if (message.notices) this.notices = [...this.notices, ...message.notices];
    if (message.talk) this.talk = [...this.talk, ...message.talk].slice(-200);
    if (message.nudged) this.nudged = true;
    if (message.understood)
      this.understood.set(message.understood.number, message.understood.meaning);
    if (message.steps) {
      this.steps = [...this.steps, ...message.steps];
      this.said = [...this.said, ...message.steps.flatMap((step) => step.said)];
    }
    if (message.ask !== undefined) this.ask = message.ask;
  }

  get scene(): Scene | null {
    for (let i = this.said.length - 1; i >= 0; i--) {
      const item = this.said[i]!;
      if (isScene(item)) return item;
    }
    return null;
  }

  get tellings(): Telling[] {
    return this.said.filter((item): item is Telling => !isScene(item));
  }

  /** The last thing told under this key. */
  last(key: string): Telling | undefined {
    return this.tellings.filter((telling) => telling.told === key).at(-1);
  }

  /** Milliseconds left of the timer that the scene shows. */
  left(now: number): number | null {
    if (!this.clock) return null;
    const passed = this.clock.is_running ? now - this.clockCameAt : 0;
    return Math.max(0, this.clock.left - passed);
  }
}
