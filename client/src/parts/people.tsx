// People as tiles, in the order they sit.
import { useSay } from "../app";
import { useTable } from "../table";
import { useGame } from "./games";
import { Icon } from "./icon";

const NO_BREAK = "\u00a0";

interface Props {
  names: string[];
  chosen?: string | null;
  onChoose?: (name: string) => void;
  /** Who points at whom, where that is open: names under the tile they point at. */
  pointing?: Map<string, string[]>;
  disabled?: boolean;
  /** Others who keep their place, and cannot be chosen. */
  beside?: string[];
}

export function PeopleTiles({ names, chosen, onChoose, pointing, disabled, beside = [] }: Props) {
  const say = useSay();
  const { room, seen, seats, seat: mine, sentences } = useTable();
  const game = useGame(room.played);
  // Where a pack points at night, every phone has room for it: nothing moves on theirs alone.
  const hasRoom = !!mine && seen.scene?.scene === "night" && !!game?.nights_are_pointed;
  const inOrder = seats.filter((name) => names.includes(name) || beside.includes(name));
  // By all names at the table, so that it is the same for who may choose few of them.
  const widest = Math.max(
    ...seats.flatMap((name) => name.split(/[ -]/)).map(({ length }) => length),
  );
  return (
    <ul class="tiles people" style={{ "--widest": widest }}>
      {inOrder.map((name) => (
        <li key={name}>
          <button
            class="tile person"
            aria-pressed={name === chosen}
            disabled={disabled || !names.includes(name)}
            onClick={() => onChoose?.(name)}
          >
            <span class="initial" aria-hidden="true">
              {name === chosen ? <Icon name="check" /> : [...name][0]}
            </span>
            <span class="name">
              {name}
              {name === mine && <em> {say("you")}</em>}
            </span>
            {pointing?.get(name) ? (
              <span class="pointing">
                {say("pointing", { names: sentences.texts.listed(pointing.get(name)!) })}
              </span>
            ) : (
              hasRoom && <span class="room-to-point">{NO_BREAK}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
