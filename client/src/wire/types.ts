// The shapes of docs/protocol.md that a screen draws.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Args = Record<string, Json>;

export interface Timer {
  name: string;
  seconds: number;
  number: number;
  warnings: number[];
}

export interface Scene {
  scene: string;
  line: string;
  args: Args;
  speakers: string[] | "everyone";
  timer?: Timer;
  alive?: string[];
  day?: number;
}

export interface Telling {
  told: string;
  to: string[] | null;
  args: Args;
}

export type Said = Scene | Telling;

export type Options =
  | { type: "choice"; values: string[] }
  | { type: "several"; values: string[]; least: number; most: number; also?: string[] }
  | { type: "text"; longest: number; also?: string[] }
  | { type: "press"; buttons: Record<string, string[]>; about: number | null }
  | { type: "arrange"; items: string[] }
  | { type: "tally"; names: string[]; most: number };

export interface Asked {
  number: number;
  kind: string;
  args: Args;
  options: Options;
  settle: "one" | "first" | "all" | "time";
  timer?: Timer | null;
}

export interface Person {
  place: string;
  name: string;
  kind: "person" | "bot" | "watcher" | "keeper" | "guest";
  is_here: boolean;
  is_host: boolean;
  stand_in: boolean;
  /** Somebody new may have this seat: a bot's, or of one who has gone. */
  is_open: boolean;
  level: "easy" | "normal" | "hard";
  /** How a bot behaves; empty for others. */
  temper: string;
}

export interface Remark {
  weight: "refusal" | "warning" | "hint";
  key: string;
  args: Args;
}

export interface Room {
  code: string;
  language: string;
  people: Person[];
  game: string;
  /** The running game or the last one, whatever is chosen for the next. */
  played: string;
  options: Args;
  deck: Record<string, number>;
  series: Args;
  remarks: Remark[];
  is_locked: boolean;
  is_playing: boolean;
  is_paused: boolean;
  is_given_up: boolean;
  failed: boolean;
  seats: Record<string, string>;
  talk: { on: boolean; dead: boolean };
  patience: { seconds: number; then: "wait" | "stand-in" };
  /** Whether words of the host's other evenings stay away. */
  evenings: boolean;
  stage: "phones" | "device" | "console";
  /** The clock waits for the keeper. */
  manual: boolean;
  /** Real cards: the keeper enters the deal. */
  by_hand: boolean;
  /** A language service helps the bots of this server. */
  is_helped: boolean;
}

export interface Progress {
  kind: string;
  answered: number;
  of: number;
}

export interface ClockPart {
  timer: number;
  left: number;
  is_running: boolean;
}

export interface Notice {
  key: string;
  args: Args;
}

export interface Talk {
  place: string;
  name: string;
  key: string;
  args: Args;
  text: string;
  among_dead: boolean;
}

/** How a bot Mayor read a question. */
export interface Meaning {
  key: string;
  what?: string;
  parts?: Meaning[];
}

/** What so many corrections have left to say in silence: what is to be told now, and what was told in
 * error. */
export interface Untold {
  corrections: number;
  tell: Telling[];
  unsay: Telling[];
}

/** One answer and what came of it, as only a keeper sees it. The opening has number 0. */
export interface Step {
  n: number;
  seat?: string;
  answer?: Json;
  kind?: string;
  /** A person gave it, and no program. */
  entered?: boolean;
  said: Said[];
}

/** The open question with everybody's options, as only a keeper sees it. */
export interface WholeAsk {
  kind: string;
  args: Args;
  options: Record<string, Options>;
  waiting: string[];
  settle: "one" | "first" | "all" | "time";
  given: Record<string, Json>;
  timer?: Timer | null;
  at_once?: string[];
  by_people?: boolean;
  hands: string[];
  /** Seconds after which who has not answered is called again. */
  remind?: number | null;
}

/** One message of the server: a part that is left out is as it was. */
export interface Message {
  n: number;
  whole?: boolean;
  era?: string;
  said?: Said[];
  asked?: Asked | null;
  given?: Json;
  progress?: Progress | null;
  clock?: ClockPart | null;
  outcome?: Args | null;
  room?: Room;
  house?: Options | null;
  notices?: Notice[];
  talk?: Talk[];
  nudged?: boolean;
  understood?: { number: number; meaning: Meaning }[];
  steps?: Step[];
  ask?: WholeAsk | null;
  notes?: Record<string, string>;
  untold?: Untold | null;
}

export interface Refused {
  reason: string;
  args: Args;
  text: string;
  remarks?: Remark[];
}

export interface Card {
  name: string;
  team: string;
  most: number;
  option: string;
  fills: boolean;
}

export type Blank = "seat" | "card" | string[];

export interface GameInfo {
  name: string;
  rules: number;
  options: OptionInfo[];
  samples: Record<string, Record<string, number>>;
  cards: Card[];
  /** Nobody confirms an answer at night. */
  nights_are_pointed: boolean;
  sayings: { key: string; blanks: Record<string, Blank> }[];
}

export interface OptionInfo {
  name: string;
  default: Json;
  type: Schema;
  text: string;
  stages: Room["stage"][];
}

/** As much of JSON Schema as the options use. */
export interface Schema {
  type?: string;
  enum?: (string | number | null)[];
  anyOf?: Schema[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
}

/** Seats that are nobody's: the table itself, and its time. */
export const HOUSE = "House";
/** What ended the day was tapped by mistake. Rarely true, so it stands aside. */
export const WHOOPS = "(whoops)";
export const CLOCK = "Clock";

export function isScene(item: Said): item is Scene {
  return "scene" in item;
}
