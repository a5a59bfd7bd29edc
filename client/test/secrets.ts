// Reads a keeper's messages from standard input, line by line, and writes after each what one device for
// all shows in secret. Run by tests/client.
import { readFileSync } from "node:fs";
import { Seen } from "../src/wire/seen";
import type { Message } from "../src/wire/types";

const seen = new Seen();
for (const line of readFileSync(0, "utf8").trim().split("\n")) {
  seen.take(JSON.parse(line) as Message, 0);
  console.log(JSON.stringify({ line: seen.scene?.line ?? "", secrets: seen.secrets }));
}
