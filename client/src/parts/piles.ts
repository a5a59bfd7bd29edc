// What is left of the Mayor's tokens.
import { useTable } from "../table";
import type { Args } from "../wire/types";

/** Yes and No are two sides of one token. */
export const pileOf = (token: string) => (token === "yes" || token === "no" ? "yes-no" : token);

/** How many lie on each pile of this box, as the last token told it: none where nobody counts them. */
export function usePiles(): Map<string, number> {
  const { seen } = useTable();
  const given = seen.tellings.filter(({ told }) => told === "token").map(({ args }) => args);
  const left = Object.entries((given.at(-1)?.left ?? {}) as Args) as [string, number][];
  // Of what this box never had, none is left and none was given.
  const wasThere = (pile: string) => given.some(({ token }) => pileOf(String(token)) === pile);
  return new Map(left.filter(([pile, count]) => count > 0 || wasThere(pile)));
}
