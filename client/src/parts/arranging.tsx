// Cards that people dealt by hand: which card lies where, and which are still to be placed.
import { useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import { CardIcon, Icon } from "./icon";

interface Props {
  /** All cards, one for each place. */
  items: string[];
  /** Each place is a seat, and the last one may be the middle of the table. */
  isDeal: boolean;
  /** How they lie so far. */
  before?: string[];
  onArranged: (items: string[]) => void;
}

export function Arranging({ items, isDeal, before, onArranged }: Props) {
  const say = useSay();
  const { seats, sentences } = useTable();
  const [placed, setPlaced] = useState<string[]>(() => before ?? items.map(() => ""));
  const left = [...items];
  for (const card of placed) if (card) left.splice(left.indexOf(card), 1);
  const kinds = [...new Set(left)];
  const isOfSeats = isDeal && items.length - seats.length <= 1 && items.length >= seats.length;
  const place = (i: number) => {
    if (!isOfSeats) return say("arrange-place", { place: i + 1 });
    return i < seats.length ? say("arrange-card-of", { name: seats[i]! }) : say("arrange-middle");
  };
  const put = (i: number, card: string) =>
    setPlaced((now) => now.map((other, j) => (j === i ? card : other)));
  const fill = (card: string) => setPlaced((now) => now.map((other) => other || card));
  const counts = Object.fromEntries(
    kinds.map((card) => [card, left.filter((other) => other === card).length]),
  );
  return (
    <div class="arranging">
      <ol>
        {placed.map((card, i) => (
          <li>
            {card ? <CardIcon card={card} /> : <Icon name="question" />}
            <label>
              <span>{place(i)}</span>
              <select value={card} onChange={(event) => put(i, event.currentTarget.value)}>
                <option value="">…</option>
                {[...new Set([...(card ? [card] : []), ...kinds])].map((name) => (
                  <option value={name}>{sentences.name(name)}</option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ol>
      <p role="status">
        {left.length
          ? say("arrange-left", { cards: sentences.texts.listed(kinds.map(counted)) })
          : say("arrange-none-left")}
      </p>
      {kinds.length === 1 && left.length > 1 && (
        <button onClick={() => fill(kinds[0]!)}>
          {say("arrange-rest", { card: sentences.name(kinds[0]!) })}
        </button>
      )}
      <button class="main" disabled={left.length > 0} onClick={() => onArranged(placed)}>
        {say("arrange-go")}
      </button>
    </div>
  );

  function counted(card: string): string {
    return sentences.counted(card, counts[card] ?? 0);
  }
}
