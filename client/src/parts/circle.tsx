// The table from above: people as they sit, the living and the dead, with what the reader may know.
import { useSay } from "../app";
import { useTable } from "../table";
import { slug } from "../text/sentences";

interface Props {
  cards: Map<string, string>;
  /** What lies in somebody's hands. */
  items: (seat: string) => string[];
}

interface Place {
  x: number;
  y: number;
}

const MARK = 16;
const [LETTERS, LINE] = [14, 14];
/** What a seat has to itself: as broad as a line of a name, as tall as its mark and two lines. */
const [BROAD, TALL] = [102, 64];
/** From the middle to the seats, across and at least down. More people sit at a longer table. */
const ACROSS = 1.5 * BROAD;
const LEAST_DOWN = 2 * TALL;
const [TABLE_ACROSS, NAMES_TO_TABLE] = [80, 60];

export function SeatCircle({ cards, items }: Props) {
  const say = useSay();
  const { seats, seen, sentences } = useTable();
  const alive = seen.scene?.alive;
  const down = downOf(seats.length);
  const [middle, centre] = [ACROSS + BROAD / 2, down + MARK + 3];
  const places = seats.map((_, i): Place => {
    const { x, y } = placeOn(down, i / seats.length);
    return { x: middle + x, y: centre + y };
  });
  return (
    <svg
      class="seat-circle"
      viewBox={`0 0 ${2 * middle} ${centre + down + TALL - MARK}`}
      role="img"
      aria-label={say("circle")}
    >
      <ellipse
        class="table-top"
        cx={middle}
        cy={centre}
        rx={TABLE_ACROSS}
        ry={down - NAMES_TO_TABLE}
      />
      {seats.map((seat, i) => (
        <Mark
          at={places[i]!}
          card={cards.get(seat)}
          isDead={!!alive && !alive.includes(seat)}
          items={items(seat)}
        />
      ))}
      {seats.map((seat, i) => (
        <Name at={places[i]!} name={sentences.name(seat)} />
      ))}
    </svg>
  );
}

interface MarkProps {
  at: Place;
  card: string | undefined;
  isDead: boolean;
  items: string[];
}

function Mark({ at: { x, y }, card, isDead, items }: MarkProps) {
  return (
    <g class={isDead ? "seat-mark dead" : "seat-mark"}>
      <circle cx={x} cy={y} r={MARK} />
      {isDead && <path d={`M${x - 11} ${y - 11}l22 22m0 -22l-22 22`} />}
      {card && !isDead && (
        <use href={`#i-${slug(card)}`} x={x - 11} y={y - 11} width={22} height={22} />
      )}
      {items.map((item, place) => (
        <use href={`#i-${item}`} x={x + 10} y={y - 17 + 18 * place} width={18} height={18} />
      ))}
    </g>
  );
}

function Name({ at: { x, y }, name }: { at: Place; name: string }) {
  return (
    <text y={y + MARK + 1} font-size={LETTERS} text-anchor="middle">
      <title>{name}</title>
      {inTwoLines(name).map((line) => (
        <tspan x={x} dy={LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const pen = document.createElement("canvas").getContext("2d")!;

/** Broken after a word or a hyphen, and cut where that is not enough. */
function inTwoLines(name: string): string[] {
  pen.font = `${LETTERS}px ${getComputedStyle(document.body).fontFamily}`;
  if (fits(name)) return [name];
  const parts = name.match(/[^ -]*[ -]+|[^ -]+/g)!;
  const beginnings = parts.slice(0, -1).map((_, i) => parts.slice(0, i + 1).join(""));
  const first = beginnings.filter((part) => fits(part.trimEnd())).at(-1) ?? parts[0]!;
  return [first, name.slice(first.length)].filter((line) => line).map(cut);
}

const fits = (line: string) => pen.measureText(line).width < BROAD;

function cut(line: string): string {
  const letters = [...line.trimEnd()];
  if (fits(letters.join(""))) return letters.join("");
  while (!fits(`${letters.join("")}…`)) letters.pop();
  return `${letters.join("")}…`;
}

/** Neighbours are a seat's breadth apart where they sit across, and its height where they sit along the
 * sides. Counted so, a quarter of the way round an oval |x|³ + |y|³ = 1, which is more like a table than
 * an ellipse is, has this length once it is stretched. */
const quarterOf = (across: number, along: number) => (across ** 1.5 + along ** 1.5) ** (1 / 1.5);
const bent = (part: number) => Math.cbrt(1 - part ** 3);

function downOf(count: number): number {
  const needed = Math.max(0, (count / 4) ** 1.5 - (ACROSS / BROAD) ** 1.5) ** (1 / 1.5);
  return Math.max(LEAST_DOWN, needed * TALL);
}

/** A share of the way round, from the top and as a clock goes. */
function placeOn(down: number, share: number): Place {
  const isRight = share <= 0.5;
  const fromTop = 4 * (isRight ? share : 1 - share);
  const isUpper = fromTop <= 1;
  const { x, y } = inQuarter(down, isUpper ? fromTop : 2 - fromTop);
  return { x: isRight ? x : -x, y: isUpper ? -y : y };
}

function inQuarter(down: number, share: number): Place {
  const [across, along] = [ACROSS / BROAD, down / TALL];
  const quarter = quarterOf(across, along);
  const far = share * quarter;
  const left = quarter - far;
  const isAtEnd = far <= across * Math.sqrt(across / quarter);
  return isAtEnd
    ? { x: far * BROAD, y: down * bent(far / across) }
    : { x: ACROSS * bent(left / along), y: left * TALL };
}
