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
  Untold,
  WholeAsk,
} from "./types";
import { isScene } from "./types";

const MOST_TALK = 200;

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
  /** How many remarks were heard here, of which `talk` has the last; how many of them were read. */
  heard = 0;
  read = 0;
  nudged = false;
  /** How a bot Mayor read each question, by its number. */
  understood = new Map<number, Meaning>();
  /** For a keeper: everything that happened, answer by answer, and the whole question. */
  steps: Step[] = [];
  ask: WholeAsk | null = null;
  /** A keeper's, by place. */
  notes: Record<string, string> = {};
  /** A keeper's. */
  untold: Untold | null = null;

  take(message: Message, now: number): void {
    if (message.whole) {
      const { notices, heard, read, talk } = this;
      const isFirst = !this.n;
      Object.assign(this, new Seen(), { notices });
      this.talk = message.talk ?? [];
      const known = overlap(talk, this.talk);
      this.heard = heard + this.talk.length - known;
      // What was said before this device came is not news; what is gone cannot be read any more.
      this.read = isFirst ? this.heard : known ? read : heard;
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
    if (message.talk && !message.whole) {
      this.talk = [...this.talk, ...message.talk].slice(-MOST_TALK);
      this.heard += message.talk.length;
    }
    if (message.nudged) this.nudged = true;
    for (const { number, meaning } of message.understood ?? [])
      this.understood.set(number, meaning);
    if (message.steps) {
      this.steps = [...this.steps, ...message.steps];
      this.said = [...this.said, ...message.steps.flatMap((step) => step.said)];
    }
    if (message.ask !== undefined) this.ask = message.ask;
    if (message.notes) this.notes = message.notes;
    if (message.untold !== undefined) this.untold = message.untold;
  }

  get unread(): number {
    return this.heard - this.read;
  }

  readTalk(): void {
    this.read = this.heard;
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

  /** What was told to some only, since the scene began. One device for all shows no more than that:
   * with the next scene somebody else looks at it. */
  get secrets(): Telling[] {
    const begin = this.scene ? this.said.lastIndexOf(this.scene) : 0;
    return this.said
      .slice(begin)
      .filter((item): item is Telling => !isScene(item) && !!item.to?.length);
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

/** How many remarks at the end of the one list are those at the beginning of the other. */
function overlap(before: Talk[], now: Talk[]): number {
  const [old, fresh] = [before, now].map((list) => list.map((one) => JSON.stringify(one)));
  for (let count = Math.min(old!.length, fresh!.length); count > 0; count--)
    if (old!.slice(-count).every((one, at) => one === fresh![at])) return count;
  return 0;
}
