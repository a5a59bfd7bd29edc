// Sentences for one table: what was said and asked there, in words. The twin of the server's
// text/sentences.py; a test plays whole games and compares what both say.
import type { Args, Asked, Json, Remark, Said, Scene, Telling } from "../wire/types";
import { isScene } from "../wire/types";
import type { Shaped, Texts } from "./texts";

/** Arguments that people or the House wrote, and that no text may translate. */
const IN_THEIR_WORDS = [
  "word",
  "text",
  "telling",
  "letters",
  "shape",
  "salt",
  "seal",
  "name",
  "error",
];

/** Such as no browser makes one of. */
const BETWEEN_WORDS = " \u2003 ";

export class Sentences {
  constructor(
    readonly texts: Texts,
    readonly game: string,
    private readonly seats: readonly string[] = [],
  ) {}

  said(item: Said): string {
    return isScene(item) ? this.scene(item) : this.telling(item);
  }

  scene(scene: Scene): string {
    return this.texts.say(`${this.game}-say-${scene.line}`, this.shaped(scene.args));
  }

  telling(telling: Telling): string {
    let args = telling.args;
    if (telling.told === "watched") {
      const inner = this.told(args.key as string, args.args as Args);
      args = { to: args.to!, telling: inner };
    }
    return this.told(telling.told, args);
  }

  ask(asked: Asked): string {
    return this.texts.say(`${this.game}-ask-${asked.kind}`, this.shaped(asked.args));
  }

  remark(remark: Remark): string {
    return this.texts.say(remark.key, this.shaped(remark.args));
  }

  /** Why it ended so, where the line of the result does not say it. `winner` is the card of whoever has
   * won alone. */
  why(outcome: Args, winner: string): string {
    const id = `${this.game}-why`;
    const args = { ...this.shaped(outcome), winner: slug(winner) };
    return this.texts.has(id) ? this.texts.say(id, args) : "";
  }

  saying(key: string, args: Args): string {
    const own = `${this.game}-saying-${key}`;
    return this.texts.say(this.texts.has(own) ? own : `saying-${key}`, this.shaped(args));
  }

  power(card: string): string {
    const own = `${this.game}-card-${slug(card)}-power`;
    const id = this.texts.has(own) ? own : `card-${slug(card)}-power`;
    return this.texts.has(id) ? this.texts.say(id) : "";
  }

  wins(card: string): string {
    const id = `${this.game}-card-${slug(card)}-wins`;
    return this.texts.has(id) ? this.texts.say(id) : "";
  }

  /** What is written on a button. A place in the word shows the letter there. */
  option(value: string, asked?: Pick<Asked, "kind" | "args">): string {
    const word = asked?.args.word;
    if (typeof word === "string" && /^\d+$/.test(value)) {
      const letter = [...word][Number(value)] ?? "";
      return this.texts.say(`${this.game}-option-letter`, { letter, place: Number(value) + 1 });
    }
    const own = `${this.game}-option-${slug(value)}-at-${asked?.kind}`;
    return this.texts.has(own) ? this.texts.say(own) : this.name(value);
  }

  /** A seat by its name, a card or a button by its text, anything else as it is. */
  name(value: string): string {
    if (this.seats.includes(value)) return value;
    for (const id of [`card-${slug(value)}`, `${this.game}-option-${slug(value)}`])
      if (this.texts.has(id)) return this.texts.say(id);
    const [, card, number] = /^(.+) (\d+)$/.exec(value) ?? [];
    if (card && this.texts.has(`card-${slug(card)}`)) return `${this.name(card)} ${number}`;
    return value;
  }

  /** What a seat is where cards are real: “Villager 2” is a Villager. Anything else is itself. */
  cardOf(value: string): string {
    const card = value.replace(/ \d+$/, "");
    return this.texts.has(`card-${slug(card)}`) ? card : value;
  }

  isSeat(value: string): boolean {
    return this.seats.includes(value);
  }

  private told(key: string, args: Args): string {
    return this.texts.say(`${this.game}-told-${key}`, this.shaped(args));
  }

  shaped(args: Args): Shaped {
    const shaped: Shaped = {};
    for (const [name, value] of Object.entries(args)) {
      shaped[name] = this.shape(name, value);
      if (typeof value === "object" && value !== null)
        shaped[`${name}-count`] = Object.keys(value).length;
      if (Array.isArray(value) && value.every((item) => typeof item === "string"))
        shaped[`${name}-or`] = this.texts.listed(value.map(this.name, this), "list-or");
    }
    return shaped;
  }

  private shape(name: string, value: Json): string | number {
    if (value === null) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return name === "place" ? value + 1 : value;
    if (typeof value === "string") {
      if (name === "shape")
        return value
          .split(" ")
          .map((part) => [...part].join(" "))
          .join(BETWEEN_WORDS);
      return IN_THEIR_WORDS.includes(name) ? value : this.cardOrPlace(value);
    }
    if (!Array.isArray(value)) {
      const pairs = Object.entries(value).filter(([, right]) => right !== 0);
      return this.texts.listed(pairs.map(([left, right]) => this.pair(name, left, right)));
    }
    const pairs = value.filter((item): item is Json[] => Array.isArray(item));
    return this.texts.listed(
      pairs.length
        ? pairs.map(([left, right]) => this.pair(name, String(left), right ?? null))
        : value.map((item) => this.name(String(item))),
    );
  }

  private cardOrPlace(value: string): string {
    const isPlace = value.startsWith("(") || this.texts.has(`card-${slug(this.cardOf(value))}`);
    return isPlace ? this.name(value) : value;
  }

  private pair(name: string, left: string, right: Json): string {
    const own = `${this.game}-pair-${name}`;
    if (typeof right === "string" || this.texts.has(own)) {
      const id = this.texts.has(own) ? own : "list-pair";
      return this.texts.say(id, { left: this.name(left), right: this.name(String(right)) });
    }
    return this.counted(left, Number(right));
  }

  /** “2 Werewolves”. */
  counted(card: string, count: number): string {
    const many = `card-${slug(card)}.many`;
    const name = count > 1 && this.texts.has(many) ? this.texts.say(many) : this.name(card);
    return this.texts.say("list-counted", { count, name });
  }
}

/** The part of an id that stands for a name: “Fortune Teller” is fortune-teller. */
export function slug(value: string): string {
  return value
    .replace(/^[()]+|[()]+$/g, "")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll(" ", "-");
}
