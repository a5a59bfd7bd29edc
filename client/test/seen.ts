// Reads messages from standard input, line by line, and writes after each how many remarks are unread and
// how many can be read. "read" opens the talk. Run by tests/client.
import { readFileSync } from "node:fs";
import { Seen } from "../src/wire/seen";
import type { Message } from "../src/wire/types";

const seen = new Seen();
for (const line of readFileSync(0, "utf8").trim().split("\n")) {
  if (line === "read") seen.readTalk();
  else seen.take(JSON.parse(line) as Message, 0);
  console.log(seen.unread, seen.talk.length);
}
