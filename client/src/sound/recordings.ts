// The recorded lines of each language: found by their words, fetched when they are wanted or before.
import { sha256 } from "../parts/sha256";

interface Recording {
  key: string;
  hash: string;
  /** Changes whenever the sound does. */
  take: string;
  seconds: number;
  files: { opus: string; mp3: string };
}

interface Words {
  text: string;
  without?: string;
  language: string;
}

/** No whole seconds: see wire/link.ts. */
const PATIENCE = 3100;

/** By the hash of their words: games that say the same share one. */
type Known = Map<string, Recording>;

export class Recordings {
  private lists = new Map<string, Promise<Recording[]>>();

  /** The recording of these words, or of what is said where none can know the names. */
  async of({ text, without = "", language }: Words) {
    const known = byWords(await inTime(this.list(language), []));
    for (const words of [text, without]) {
      const found = words && known.get(sha256(words).slice(0, 16));
      if (found) return { text: words, url: addressOf(found), seconds: found.seconds };
    }
    return null;
  }

  /** Fetches all that a game may say, so that it is there when the network is not. */
  async fetchAhead(language: string, game: string): Promise<void> {
    const lines = await this.list(language);
    const known = byWords(lines);
    for (const { key, hash } of lines) {
      if (key.includes("-say-") && !key.includes(`${game}-say-`)) continue; // of another game
      await fetch(addressOf(known.get(hash)!)).catch(() => {});
    }
  }

  private list(language: string): Promise<Recording[]> {
    let found = this.lists.get(language);
    if (!found) {
      const again = () => {
        this.lists.delete(language); // for the next line
        return [];
      };
      found = fetch(`/voice/${language}.json`)
        .then((reply) => (reply.status >= 500 ? Promise.reject() : reply))
        .then((reply) => (reply.ok ? reply.json() : { lines: [] }))
        .then((made: { lines: Recording[] }) => made.lines)
        .catch(again);
      this.lists.set(language, found);
    }
    return found;
  }
}

const byWords = (lines: Recording[]): Known => new Map(lines.map((one) => [one.hash, one]));

/** Opus where the browser plays it in Ogg. */
function addressOf({ files, take }: Recording): string {
  const canOpus = new Audio().canPlayType('audio/ogg; codecs="opus"') !== "";
  return `/voice/${canOpus ? files.opus : files.mp3}?${take}`;
}

/** What is promised, or this instead where it takes so long that people would wonder. */
function inTime<T>(promised: Promise<T>, instead: T): Promise<T> {
  return Promise.race([promised, new Promise<T>((go) => setTimeout(() => go(instead), PATIENCE))]);
}
