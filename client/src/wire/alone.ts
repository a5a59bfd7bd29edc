// Whether a table goes on without its server. One device that carries a table is sent a copy of all that
// happens, and can go on from it; what it has played then, it brings back between two games.
import { read, write } from "../device";
import type { Key, Wire } from "./link";
import type { Copied } from "../pocket/shelf";

type Pockets = typeof import("../pocket/pocket");

/** What the page shows comes first; not every browser says when it has nothing to do. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work, 300);

/** By code: a copy lies here, or something happened that the server does not have. */
type Carried = Record<string, "copied" | "alone">;
const KEPT = "carried";

export class Alone {
  isOn = false;
  /** This browser cannot, or could not fetch what it takes. */
  isImpossible = false;
  /** The server went on otherwise: whose table counts is for people to say. */
  isElsewhere = false;
  /** How many records there are here. */
  count = 0;
  private brought: Promise<Pockets> | null = null;
  private bringing: Promise<boolean> | null = null;
  private isPrepared = false;
  private writing: Promise<unknown> = Promise.resolve();

  constructor(private readonly key: Key) {}

  /** Whether this device has a copy of its table, perhaps of before a reload. */
  get isPossible(): boolean {
    return !this.isImpossible && !!this.mark;
  }

  /** Whether something has happened here that the server does not have. */
  get hasOwn(): boolean {
    return this.mark === "alone";
  }

  /** What the server has sent, or what the pocket has kept. */
  copied(records: Copied[]): void {
    const last = records.at(-1)?.n ?? 0;
    if (this.isOn) {
      // What it says first is what it was given.
      if (this.count && last > this.count) this.mark = "alone";
    } else if (!this.hasOwn) {
      this.mark = "copied";
      this.after(({ copy }) => copy(this.key.code, records));
      if (!this.isPrepared) this.prepare();
    }
    this.count = last;
  }

  /** A connection to the room in the pocket; null where there cannot be one. */
  async opens(): Promise<Wire | null> {
    try {
      const pockets = await this.pockets();
      await this.writing;
      return await pockets.opens(this.key.code);
    } catch {
      this.isImpossible = true;
      return null;
    }
  }

  /** Whether the server has all of it now. */
  brings(): Promise<boolean> {
    this.bringing ??= this.bringsNow().finally(() => void (this.bringing = null));
    return this.bringing;
  }

  private async bringsNow(): Promise<boolean> {
    const pockets = await this.pockets();
    try {
      const known = await pockets.brings(this.key);
      if (this.isOn && known !== this.count) return false; // more has happened meanwhile
      this.mark = "copied";
      return true;
    } catch (error) {
      this.isElsewhere = pockets.isFinal(error);
      return false;
    }
  }

  /** Nothing of it stays here. */
  async gives(): Promise<void> {
    if (this.mark) await (await this.pockets()).forget(this.key.code);
    this.mark = undefined;
    this.isElsewhere = false;
  }

  private prepare(): void {
    this.isPrepared = true;
    whenIdle(() => {
      const fail = () => void (this.isPrepared = false); // tried again with the next record
      this.pockets().then(({ prepare }) => prepare().catch(fail), fail);
    });
  }

  private after(work: (pockets: Pockets) => Promise<void>): void {
    this.writing = this.writing
      .then(async () => work(await this.pockets()))
      .catch(() => void (this.isImpossible = true)); // a private window may keep nothing
  }

  private pockets(): Promise<Pockets> {
    this.brought ??= import("../pocket/pocket");
    this.brought.catch(() => void (this.brought = null));
    return this.brought;
  }

  /** Whoever only watches, as a TV beside it in the same browser, carries nothing. */
  private get mark(): Carried[string] | undefined {
    if (!this.key.place || this.key.watches) return undefined;
    return read<Carried>(KEPT, {})[this.key.code];
  }

  private set mark(now: Carried[string] | undefined) {
    const { [this.key.code]: was, ...others } = read<Carried>(KEPT, {});
    if (was !== now) write(KEPT, now ? { ...others, [this.key.code]: now } : others);
  }
}
