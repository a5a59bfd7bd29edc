// The table from above: people as they sit, the living and the dead, with what the reader may know.
import { useSay } from "../app";
import { useTable } from "../table";
import { slug } from "../text/sentences";

interface Props {
  cards: Map<string, string>;
  /** What lies in somebody's hands. */
  items: (seat: string) => string[];
}

const SIZE = 320;
const RADIUS = 118;

export function SeatCircle({ cards, items }: Props) {
  const say = useSay();
  const { seats, seen, sentences } = useTable();
  const alive = seen.scene?.alive;
  return (
    <svg class="seat-circle" viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={say("circle")}>
      <circle class="table-top" cx={SIZE / 2} cy={SIZE / 2} r={RADIUS - 52} />
      {seats.map((seat, i) => {
        const angle = (2 * Math.PI * i) / seats.length - Math.PI / 2;
        const x = SIZE / 2 + RADIUS * Math.cos(angle);
        const y = SIZE / 2 + RADIUS * Math.sin(angle);
        const isDead = !!alive && !alive.includes(seat);
        const card = cards.get(seat);
        return (
          <g class={isDead ? "seat-mark dead" : "seat-mark"}>
            <circle cx={x} cy={y} r={18} />
            {isDead && <path d={`M${x - 12} ${y - 12}l24 24m0 -24l-24 24`} />}
            {card && !isDead && (
              <use href={`#i-${slug(card)}`} x={x - 11} y={y - 11} width={22} height={22} />
            )}
            {items(seat).map((item, place) => (
              <use href={`#i-${item}`} x={x + 18} y={y - 18 + 20 * place} width={18} height={18} />
            ))}
            <text x={x} y={y + 31} text-anchor="middle">
              {sentences.name(seat)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
