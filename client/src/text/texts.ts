// The texts of one language, from the same Fluent files as the server's.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Shaped = Record<string, FluentVariable>;

export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  /** What is at hand without waiting. */
  static readonly loaded = new Map<string, Texts>();

  static async load(language: string): Promise<Texts> {
    const known = Texts.loaded.get(language);
    if (known) return known;
    const reply = await fetch(`/text/${language}.ftl`);
    if (!reply.ok) throw new Error(`no texts in ${language}`);
    const texts = new Texts(language, await reply.text());
    Texts.loaded.set(language, texts);
    return texts;
  }

  /** The sentence of this id; the id itself where there is none, which is our fault. */
  say(id: string, args: Shaped = {}): string {
    const pattern = this.pattern(id);
    return pattern ? this.bundle.formatPattern(pattern, args, []) : id;
  }

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** Several things as one: “Ann, Bob and Cid”. */
  listed(items: string[], last = "list-last"): string {
    if (!items.length) return this.say("list-empty");
    if (items.length === 1) return items[0]!;
    const before = items
      .slice(0, -1)
      .reduce((joined, item) => this.say("list-next", { before: joined, item }));
    return this.say(last, { before, item: items.at(-1)! });
  }

  private pattern(id: string) {
    const [name, attribute] = id.split(".") as [string, string?];
    const message = this.bundle.getMessage(name);
    if (!message) return null;
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }
}
