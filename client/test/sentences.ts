// Reads records from standard input and writes what the client says of them, line by line. Run by
// tests/client, which compares it with what the server says.
import { readFileSync } from "node:fs";
import { Sentences } from "../src/text/sentences";
import { Texts } from "../src/text/texts";
import type { Asked, Remark, Said } from "../src/wire/types";

interface Wanted {
  game: string;
  seats: string[];
  said: Said[];
  asked: Asked[];
  remarks: Remark[];
  names: string[];
  cards: string[];
}

const [, , language, texts] = process.argv as [string, string, string, string];
const all = new Texts(language, readFileSync(texts, "utf8"));
const spoken: string[] = [];
for (const line of readFileSync(0, "utf8").trim().split("\n")) {
  const wanted = JSON.parse(line) as Wanted;
  const sentences = new Sentences(all, wanted.game, wanted.seats);
  spoken.push(
    ...wanted.said.map((item) => sentences.said(item)),
    ...wanted.asked.map((asked) => sentences.ask(asked)),
    ...wanted.remarks.map((remark) => sentences.remark(remark)),
    ...wanted.names.map((name) => sentences.name(name)),
    ...wanted.cards.flatMap((card) => [sentences.power(card), sentences.wins(card)]),
  );
}
process.stdout.write(JSON.stringify(spoken));
