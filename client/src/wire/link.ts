// The connection of one place: greets, keeps what is told, sends commands, comes back by itself.
import { readOfTab, writeOfTab } from "../device";
import type { Copied } from "../pocket/shelf";
import { Alone } from "./alone";
import { Seen } from "./seen";
import type { Json, Message, Refused } from "./types";

export interface Key {
  code: string;
  place?: string;
  secret?: string;
  /** With a place: only to show what is public. */
  watches?: true;
}

/** As much of a WebSocket as is used here: a room may also be on this very device. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type State = "connecting" | "open" | "lost" | "out";

export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text || refused.reason);
  }
}

/** Codes after which coming back is pointless: left, moved, sent away, refused, deleted. */
const FOR_GOOD = [4001, 4002, 4003, 4004, 4005];
/** What a server knows again, over a restart too. */
const REMEMBERED = ["answers", "enter", "note"];
const FIRST_WAIT = 100;
const LONGEST_WAIT = 2000;
/** What waits for a server waits no whole seconds, as the clocks of games do: they can be told apart. */
const NO_REPLY = 4100;
const NO_GREETING = 8100;
const LONG_SILENCE = 3000;
/** A connection can be dead without anybody saying so: after this much silence it is tried. */
const A_SILENCE = 15_000;
/** Without a connection for so long, a device that can goes on by itself; and tries so often whether the
 * server is there again. */
const PATIENCE = 4100;
const A_TRY = 5000;

interface Pending {
  command: Record<string, unknown>;
  done: (value: Json) => void;
  failed: (error: Error) => void;
}

export class Link {
  seen = new Seen();
  state: State = "connecting";
  /** Why the door is shut: a close code, or the reason of a refusal. */
  out: number | string | null = null;
  /** Settles when what was begun before is done: for changes that build on each other. */
  turn: Promise<unknown> = Promise.resolve();
  /** Why the last greeting was refused, if that may not hold in a moment. */
  notYet: Refusal | null = null;
  readonly alone: Alone;
  private socket: Wire | null = null;
  private pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private listening: ReturnType<typeof setInterval> | undefined;
  private going: ReturnType<typeof setTimeout> | undefined;
  private coming: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private count = 0;
  private readonly own = Math.random().toString(36).slice(2, 10);
  private stopped = false;
  /** Why the greeting was refused; whether for good, the code says that closes the connection. */
  private refused: Refused | null = null;

  constructor(
    readonly key: Key,
    private readonly changed: () => void,
  ) {
    this.alone = new Alone(key);
  }

  start(): void {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("pageshow", this.wake);
    this.listening = setInterval(this.listen, A_SILENCE);
    if (this.alone.hasOwn) this.startWithOwn();
    else this.connect();
  }

  /** Before a reload this device went on by itself. The server gets what it missed, if it can be had. */
  private async startWithOwn(): Promise<void> {
    if (await this.alone.brings()) this.connect();
    else await this.goAlone();
  }

  stop(): void {
    this.stopped = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("pageshow", this.wake);
    clearTimeout(this.timer);
    clearInterval(this.listening);
    clearTimeout(this.going);
    clearInterval(this.coming);
    this.socket?.close();
  }

  /** Send a command. What is not replied to is sent again under its first id: nothing happens twice. */
  does(name: string, fields: Record<string, unknown> = {}): Promise<Json> {
    const id = `${this.own}-${++this.count}`;
    const command = { do: name, id, ...fields };
    return new Promise((done, failed) => {
      this.pending.set(id, { command, done, failed });
      this.send(command);
      setTimeout(() => this.pending.has(id) && this.hurry(), NO_REPLY);
    });
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.speakBy(new WebSocket(`${scheme}://${location.host}/ws`) as Wire);
  }

  private speakBy(socket: Wire): void {
    clearTimeout(this.timer);
    this.socket = socket;
    if (!this.alone.isOn) this.timer = setTimeout(this.hurry, NO_GREETING);
    socket.onopen = () => {
      const { n: seen, era } = this.seen;
      const again = readOfTab(screenOf(this.key.code));
      const screen = again && !this.key.place ? { again } : {};
      socket.send(JSON.stringify({ ...this.key, ...screen, ...(era ? { seen, era } : {}) }));
    };
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data));
    socket.onclose = (event) => this.socket === socket && this.closed(event.code);
  }

  private hear(message: Record<string, unknown>): void {
    // Not performance.now(): that stands still while a phone sleeps.
    this.heardAt = Date.now();
    if ("records" in message) {
      this.alone.copied(message.records as Copied[]);
    } else if ("n" in message) {
      this.seen.take(message as unknown as Message, Date.now());
    } else if (message.id === "hello") {
      this.greeted(message);
    } else {
      this.replied(message);
    }
    this.changed();
  }

  private greeted(reply: Record<string, unknown>): void {
    if (reply.refused) {
      this.refused = reply.refused as Refused;
      return;
    }
    clearTimeout(this.timer);
    clearTimeout(this.going);
    this.going = undefined;
    this.state = "open";
    this.wait = FIRST_WAIT;
    this.notYet = null;
    const { era, again } = reply.done as { era: string; again?: string };
    if (again) writeOfTab(screenOf(this.key.code), again);
    const isSame = era === this.seen.era;
    for (const [id, { command, failed }] of this.pending) {
      if (isSame || REMEMBERED.includes(String(command.do)) || !this.seen.era) {
        this.send(command);
      } else {
        // The server was restarted: whether this was done is not known, so it is not done again.
        this.pending.delete(id);
        failed(notKnown());
      }
    }
  }

  private replied(reply: Record<string, unknown>): void {
    const found = this.pending.get(reply.id as string);
    if (!found) return;
    this.pending.delete(reply.id as string);
    if (reply.refused) found.failed(new Refusal(reply.refused as Refused));
    else found.done(reply.done as Json);
  }

  private closed(code: number): void {
    this.socket = null;
    clearTimeout(this.timer);
    if (this.stopped) return;
    const { refused } = this;
    this.refused = null;
    const isOfOther = this.alone.isOn && !!refused; // a copy that this key does not open
    if (this.alone.isOn) this.pocketEnded(isOfOther);
    if (FOR_GOOD.includes(code) && !isOfOther) {
      this.out = refused?.reason ?? code;
      this.state = "out";
      for (const { failed } of this.pending.values()) failed(notKnown());
      this.pending.clear();
    } else {
      this.notYet = refused && !isOfOther ? new Refusal(refused) : null;
      this.state = this.seen.n ? "lost" : "connecting";
      this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random() / 2));
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
      this.mayGoAlone();
    }
    this.changed();
  }

  /** A server that is out of reach for a while is not waited for, where a game can go on without. */
  private mayGoAlone(): void {
    if (this.going || this.alone.isOn || !this.alone.isPossible) return;
    this.going = setTimeout(this.goAlone, PATIENCE);
  }

  private goAlone = async (): Promise<void> => {
    const wire = await this.alone.opens();
    this.going = undefined;
    if (!wire || this.stopped || this.state === "open" || this.state === "out") {
      wire?.close();
      if (!wire && !this.socket && !this.stopped) this.connect();
      return this.changed();
    }
    const old = this.socket;
    this.alone.isOn = true;
    this.coming = setInterval(this.comeBack, A_TRY);
    this.speakBy(wire);
    old?.close();
  };

  /** Between two games, and when nothing is under way. */
  private comeBack = async (): Promise<void> => {
    const isBusy = () => !this.seen.room || this.seen.room.is_playing || this.pending.size > 0;
    if (!this.alone.isOn || this.alone.isElsewhere || isBusy()) return;
    if ((await this.alone.brings()) && this.alone.isOn && !isBusy()) this.leavePocket();
    this.changed();
  };

  /** It has failed, or the device has left the table: what is kept stays. */
  private pocketEnded(isOfOther: boolean): void {
    clearInterval(this.coming);
    this.alone.isOn = false;
    this.alone.isImpossible ||= isOfOther;
  }

  /** The server's table counts, and what this device has played alone does not. */
  async giveOwn(): Promise<void> {
    await this.alone.gives();
    this.leavePocket();
  }

  private leavePocket(): void {
    clearInterval(this.coming);
    this.alone.isOn = false;
    this.seen.era = ""; // what is pressed from now on is new to the server
    const pocket = this.socket;
    this.lose();
    this.connect();
    pocket?.close();
  }

  private send(command: Record<string, unknown>): void {
    if (this.state === "open" && this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify(command));
  }

  /** The network is back, or nobody replies: do not wait for the old connection to fail. */
  private hurry = (): void => {
    if (this.alone.isOn) return void this.comeBack();
    if (this.stopped || this.state === "out") return;
    const old = this.socket;
    this.wait = FIRST_WAIT;
    this.lose();
    this.connect();
    old?.close();
  };

  private lose = (): void => {
    if (this.alone.isOn) return;
    if (this.state === "open") this.state = "lost";
    this.mayGoAlone();
    this.changed();
  };

  private wake = (): void => {
    const isSilent = Date.now() - this.heardAt > LONG_SILENCE;
    if (document.visibilityState === "visible" && isSilent) this.hurry();
  };

  private listen = (): void => {
    const isSilent = Date.now() - this.heardAt >= A_SILENCE;
    if (this.state === "open" && isSilent && !this.alone.isOn) this.does("ping").catch(() => {});
  };
}

/** Where a screen keeps what lets it come again to a table that was locked meanwhile. */
const screenOf = (code: string) => `screen.${code}`;

const notKnown = () => new Refusal({ reason: "not-known", args: {}, text: "" });
