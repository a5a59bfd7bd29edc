// Why it ended so.
import { useTable } from "../table";

export function Why() {
  const { seen, sentences } = useTable();
  if (!seen.outcome) return null;
  const [winner = "", ...others] = seen.outcome.winners as string[];
  const cards = (seen.last("cards")?.args.cards ?? {}) as Record<string, string>;
  const card = others.length ? "" : (cards[winner] ?? sentences.cardOf(winner));
  const why = sentences.why(seen.outcome, card);
  return why ? <p class="why">{why}</p> : null;
}
