// The table from above: people as they sit, the living and the dead, with what the reader may know.
import { useSay } from "../app";
import { useTable } from "../table";
import { slug } from "../text/sentences";

interface Props {
  cards: Map<string, string>;
  onPick?: (seat: string) => void;
}

const SIZE = 320;
const RADIUS = 118;

export function SeatCircle({ cards, onPick }: Props) {
  const say = useSay();
  const { seats, seen, sentences } = useTable();
  const alive = seen.scene?.alive;
  return (
    <svg class="seat-circle" viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={say("circle")}>
      <circle class="table-top" cx={SIZE / 2} cy={SIZE / 2} r={RADIUS - 34} />
      {seats.map((seat, i) => {
        const angle = (2 * Math.PI * i) / seats.length - Math.PI / 2;
        const x = SIZE / 2 + RADIUS * Math.cos(angle);
        const y = SIZE / 2 + RADIUS * Math.sin(angle);
        const isDead = !!alive && !alive.includes(seat);
        const card = cards.get(seat);
        return (
          <g class={isDead ? "seat-mark dead" : "seat-mark"} onClick={() => onPick?.(seat)}>
            <circle cx={x} cy={y} r={18} />
            {isDead && <path d={`M${x - 12} ${y - 12}l24 24m0 -24l-24 24`} />}
            {card && !isDead && (
              <use href={`#i-${slug(card)}`} x={x - 11} y={y - 11} width={22} height={22} />
            )}
            <text x={x} y={y + 31} text-anchor="middle">
              {sentences.name(seat)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
