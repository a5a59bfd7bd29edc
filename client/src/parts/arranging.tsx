// Cards that people dealt by hand: which card lies where, and which are still to be placed.
import { useLayoutEffect, useState } from "preact/hooks";
import { useSay } from "../app";
import { readOfTab, writeOfTab } from "../device";
import { useTable } from "../table";
import { CardIcon, Icon } from "./icon";
import { onStart } from "./on-start";
import { A_DOUBLE_TAP } from "./second-tap";

/** What is being arranged, each with a draft of its own. */
type Kind = "pool" | "deal" | "order";
const KINDS: Kind[] = ["pool", "deal", "order"];
const draftOf = (kind: Kind) => `cards.${kind}`;
onStart.add(() => KINDS.forEach((kind) => writeOfTab(draftOf(kind), null))); // another game begins

interface Props {
  /** All cards, one for each place. */
  items: string[];
  /** Each place is a seat, and the last one may be the middle of the table. */
  isDeal: boolean;
  /** There are more cards than seats, and some stay out. */
  isPool?: boolean;
  /** How they lie so far. */
  before?: string[];
  /** One was placed anew: what was arranged before is not meant any more. */
  onTouched?: () => void;
  onArranged: (items: string[]) => void;
}

export function Arranging(props: Props) {
  const { items, isDeal, isPool = false, before, onTouched, onArranged } = props;
  const say = useSay();
  const { room, seats, seen, sentences } = useTable();
  const kind = isPool ? "pool" : isDeal ? "deal" : "order";
  // What was taken out of a pool is what is dealt next: nobody enters it twice.
  const drawn = seen.steps.filter(({ kind }) => kind === "draw-deck").at(-1)?.answer;
  const taken = isDeal && Array.isArray(drawn) ? (drawn as string[]).slice(0, seats.length) : null;
  const isTaken = !!taken && isAlike(taken, items);
  const [placed, setPlaced] = useState<string[]>(
    () => before ?? begun(kind, room.code, items) ?? (isTaken ? taken : items.map(() => "")),
  );
  // A page that is loaded again, in that very moment even, knows what was placed.
  useLayoutEffect(() => {
    if (before) return;
    writeOfTab(draftOf(kind), JSON.stringify({ code: room.code, placed }));
    if (isPool) writeOfTab(draftOf("deal"), null); // it was of the pool as it lay before
  }, [placed]);
  const isAgain = isTaken && !before && placed.every((card, i) => card === taken[i]);
  const [isBusy, setBusy] = useState(false);
  const left = [...items];
  for (const card of placed) if (card) left.splice(left.indexOf(card), 1);
  const kinds = [...new Set(left)];
  const isFull = isDeal && items.length - seats.length <= 1 && items.length >= seats.length;
  const place = (i: number) => {
    if (!isFull && !isPool) return say("arrange-place", { place: i + 1 });
    if (i < seats.length) return say("arrange-card-of", { name: seats[i]! });
    return say(isPool ? "arrange-out" : "arrange-middle");
  };
  // The button that ends it comes to lie under the finger: a second tap is not meant for it.
  const placesRest = (card: (before: string) => string) => {
    setPlaced((now) => now.map(card));
    setBusy(true);
    setTimeout(() => setBusy(false), A_DOUBLE_TAP);
  };
  const isDealt = isPool && placed.slice(0, seats.length).every((card) => card);
  const leaveOut = () => {
    const others = [...left];
    placesRest((card) => card || others.shift()!);
  };
  // A card that lies elsewhere changes places with the one that lay here.
  const put = (i: number, card: string) => {
    onTouched?.();
    setPlaced((now) => {
      const from = card && !left.includes(card) ? now.indexOf(card) : -1;
      return now.map((other, j) => (j === i ? card : j === from ? now[i]! : other));
    });
  };
  const isSingle = (card: string) => placed.filter((other) => other === card).length === 1;
  const choices = (card: string) =>
    [...new Set([card, ...kinds, ...placed.filter(isSingle)])].filter((name) => name);
  const fill = (card: string) => placesRest((other) => other || card);
  const counts = Object.fromEntries(
    kinds.map((card) => [card, left.filter((other) => other === card).length]),
  );
  return (
    <div class="arranging">
      {taken && !isTaken && <p class="banner">{say("arrange-others")}</p>}
      <ol>
        {placed.map((card, i) => (
          <li>
            {card ? <CardIcon card={card} /> : <Icon name="question" />}
            <label>
              <span>{place(i)}</span>
              <select value={card} onChange={(event) => put(i, event.currentTarget.value)}>
                <option value="">…</option>
                {choices(card).map((name) => (
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
          : say(isAgain ? "arrange-taken" : "arrange-none-left")}
      </p>
      {kinds.length === 1 && left.length > 1 && (
        <button onClick={() => fill(kinds[0]!)}>
          {say("arrange-rest", { card: sentences.name(kinds[0]!) })}
        </button>
      )}
      {isDealt && left.length > 0 && <button onClick={leaveOut}>{say("arrange-leave-out")}</button>}
      <button class="main" disabled={left.length > 0 || isBusy} onClick={() => onArranged(placed)}>
        {say(isAgain ? "arrange-go-taken" : "arrange-go")}
      </button>
    </div>
  );

  function counted(card: string): string {
    return sentences.counted(card, counts[card] ?? 0);
  }
}

/** Cards that were placed before a reload, if they are of this deal. */
function begun(kind: Kind, code: string, items: string[]): string[] | null {
  const draft = readOfTab(draftOf(kind)) ?? "null";
  const kept = JSON.parse(draft) as { code: string; placed: string[] } | null;
  const placed = kept?.code === code ? kept.placed : [];
  const left = [...items];
  const isOfDeal = (card: string) =>
    !card || (left.includes(card) && left.splice(left.indexOf(card), 1));
  return placed.length === items.length && placed.every(isOfDeal) ? placed : null;
}

const isAlike = (some: string[], others: string[]) =>
  [...some].sort().join("\n") === [...others].sort().join("\n");
