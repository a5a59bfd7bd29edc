// Why it ended so.
import { useTable } from "../table";

export function Why() {
  const { seen, sentences } = useTable();
  const why = seen.outcome && sentences.why(seen.outcome);
  return why ? <p class="why">{why}</p> : null;
}
