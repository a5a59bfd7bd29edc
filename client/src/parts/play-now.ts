// From the front page into a game: a table of one's own, bots in every other seat, and Start.
import { keepKey } from "../device";
import type { Texts } from "../text/texts";
import { open } from "../wire/http";
import { Link, Refusal, type Key } from "../wire/link";

/** How many sit at a table that is filled with bots. */
const SEATS: Record<string, number> = { werewords: 6, werewolf: 8, wherewolf: 8 };
const USUAL_SEATS = 8;

/** The code of a table where the game has begun. */
export async function playNow(game: string, name: string, texts: Texts): Promise<string> {
  const key = await open(name, texts.language);
  keepKey(key);
  const link = await connected(key);
  const names = texts.say("client-bot-names").split("\n");
  const others = names.filter((other) => other.toLowerCase() !== name.toLowerCase());
  try {
    await link.does("choose", { game });
    for (const bot of others.slice(0, (SEATS[game] ?? USUAL_SEATS) - 1))
      await link.does("bot", { name: bot });
    await link.does("start");
  } finally {
    link.stop();
  }
  return key.code;
}

function connected(key: Key): Promise<Link> {
  return new Promise((done, failed) => {
    const link: Link = new Link(key, () => {
      if (link.seen.room) done(link);
      if (link.state === "out")
        failed(new Refusal({ reason: String(link.out), args: {}, text: "" }));
    });
    link.start();
  });
}
