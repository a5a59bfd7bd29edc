// The table from above: people as they sit, the living and the dead, with what the reader may know.
import { useSay } from "../app";
import { useTable } from "../table";
import { slug } from "../text/sentences";

interface Props {
  cards: Map<string, string>;
  /** What lies in somebody's hands. */
  items: (seat: string) => string[];
}

/** Wider than high: names run across. */
const [ACROSS, DOWN] = [140, 128];
const [MARGIN_ACROSS, MARGIN_DOWN] = [70, 47];
const TABLE_TOP = 60;
const LINE = 13;
/** More people sit round a larger table. */
const ROOM_FOR = 12;

export function SeatCircle({ cards, items }: Props) {
  const say = useSay();
  const { seats, seen, sentences } = useTable();
  const alive = seen.scene?.alive;
  const larger = Math.max(1, seats.length / ROOM_FOR);
  const [across, down] = [ACROSS * larger, DOWN * larger];
  const [middle, centre] = [across + MARGIN_ACROSS, down + MARGIN_DOWN];
  return (
    <svg
      class="seat-circle"
      viewBox={`0 0 ${2 * middle} ${2 * centre}`}
      style={{ "--larger": larger }}
      role="img"
      aria-label={say("circle")}
    >
      <circle class="table-top" cx={middle} cy={centre} r={TABLE_TOP * larger} />
      {seats.map((seat, i) => {
        const angle = (2 * Math.PI * i) / seats.length - Math.PI / 2;
        const x = middle + across * Math.cos(angle);
        const y = centre + down * Math.sin(angle);
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
              <use href={`#i-${item}`} x={x + 9} y={y - 20 + 16 * place} width={15} height={15} />
            ))}
            <text y={y + 31 - LINE} text-anchor="middle">
              {(sentences.name(seat).match(/[^ -]+-?/g) ?? []).map((part) => (
                <tspan x={x} dy={LINE}>
                  {part}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
