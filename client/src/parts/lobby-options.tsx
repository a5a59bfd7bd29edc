// The options of a game, drawn from their types. A few stand in the lobby, all behind the gear.
import { Fragment } from "preact";
import { useSay } from "../app";
import { LANGUAGES } from "../device";
import { useTable } from "../table";
import { slug } from "../text/sentences";
import type { GameInfo, Json, OptionInfo, Schema } from "../wire/types";
import { useGame } from "./games";
import { Icon } from "./icon";
import { Languages } from "./languages";
import { Categories, Evenings, WordLists } from "./word-options";

/** What a table wants to change most often, in this order; each game has some of them. */
const QUICK = [
  "level",
  "day_seconds",
  "speedwords",
  "questions",
  "timed",
  "amulet",
  "sword",
  "reveal",
  "public",
  "deadlock",
  "moderator",
];

/** Chosen elsewhere on the screen. */
const ELSEWHERE = [
  "roles",
  "werewolves",
  "seers",
  "cards",
  "called_by",
  "device",
  "moderator_seat",
];

function useOptions(game: GameInfo): OptionInfo[] {
  const { room } = useTable();
  return game.options.filter(({ stages }) => stages.includes(room.stage));
}

export function QuickOptions({ game, onMore }: { game: GameInfo; onMore: () => void }) {
  const say = useSay();
  const { isHost } = useTable();
  const options = useOptions(game);
  const quick = QUICK.map((name) => options.find((option) => option.name === name));
  return (
    <section aria-labelledby="options">
      <h2 id="options">{say("options")}</h2>
      <div class="options quick">
        {quick.map(
          (option) => option && <OptionShown option={option} game={game.name} key={option.name} />,
        )}
        {isHost && <TableLanguage />}
      </div>
      <button onClick={onMore}>
        <Icon name="gear" /> {say("options-all")}
      </button>
    </section>
  );
}

export function GameOptions({ game }: { game: GameInfo }) {
  const shown = useOptions(game).filter(({ name }) => !ELSEWHERE.includes(name));
  return (
    <div class="options">
      {shown.map((option) => (
        <Fragment key={option.name}>
          <OptionShown option={option} game={game.name} />
          {option.name === "word_lists" && <Evenings />}
        </Fragment>
      ))}
    </div>
  );
}

/** Beside Play Again: the one thing that is changed most between two games. */
export function QuickLevel() {
  const say = useSay();
  const game = useGame(useTable().room.game);
  const level = game?.options.find(({ name }) => name === "level");
  if (!level || !game) return null;
  return <OptionShown option={{ ...level, text: say("quick-level") }} game={game.name} />;
}

/** The table's own language: what is narrated aloud and on the shared screen. */
function TableLanguage() {
  const say = useSay();
  const { room, act } = useTable();
  return (
    <label class="option">
      <select
        value={room.language}
        onChange={(event) => act("language", { language: event.currentTarget.value })}
      >
        <Languages />
      </select>
      <span>{say("table-language")}</span>
    </label>
  );
}

function OptionShown({ option, game }: { option: OptionInfo; game: string }) {
  const say = useSay();
  const { room, isHost, act, inTurn } = useTable();
  const usual = option.name === "language" ? room.language : option.default;
  const value = room.options[option.name] ?? usual;
  const set = (wanted: Json) =>
    inTurn(({ options }) => {
      const { [option.name]: _, ...others } = options;
      const isUsual = JSON.stringify(wanted) === JSON.stringify(usual);
      return act("options", { options: isUsual ? others : { ...others, [option.name]: wanted } });
    });
  const shown = { label: option.text, value: value as string[], disabled: !isHost, onSet: set };
  if (option.name === "word_lists") return <WordLists {...shown} />;
  if (option.name === "categories")
    return <Categories {...shown} all={(option.type.items?.enum ?? []) as string[]} />;
  return (
    <label class={option.type.type === "boolean" ? "option check" : "option"}>
      <Value
        name={option.name}
        game={game}
        schema={option.type}
        value={value}
        disabled={!isHost}
        onSet={set}
      />
      <span>
        {option.text}
        {option.name.endsWith("_seconds") && `, ${say("option-seconds")}`}
      </span>
    </label>
  );
}

interface ValueProps {
  name: string;
  game: string;
  schema: Schema;
  value: Json;
  disabled: boolean;
  onSet: (value: Json) => void;
}

function Value(props: ValueProps) {
  const { schema, value, disabled, onSet, name } = props;
  const say = useSay();
  const { sentences } = useTable();
  const mayBeNone = !!schema.anyOf?.some(({ type }) => type === "null");
  const inner = schema.anyOf?.find(({ type }) => type !== "null") ?? schema;
  if (inner.type === "boolean")
    return (
      <input
        type="checkbox"
        checked={value === true}
        disabled={disabled}
        onChange={(event) => onSet(event.currentTarget.checked)}
      />
    );
  if (inner.enum)
    return (
      <select
        value={String(value)}
        disabled={disabled}
        onChange={(event) => {
          const text = event.currentTarget.value;
          onSet(inner.enum!.find((one) => String(one) === text) ?? null);
        }}
      >
        {mayBeNone && <option value="null">{say("option-usual")}</option>}
        {withGiven(inner.enum, value).map((one) => (
          <option value={String(one)}>
            <ValueName name={name} value={one} />
          </option>
        ))}
      </select>
    );
  if (inner.type === "integer" || inner.type === "number")
    return (
      <input
        type="number"
        value={value === null ? "" : String(value)}
        min={inner.minimum}
        max={inner.maximum}
        step={inner.type === "integer" ? 1 : 0.1}
        placeholder={mayBeNone ? say("option-usual") : undefined}
        disabled={disabled}
        onChange={(event) => {
          const text = event.currentTarget.value;
          if (text === "") onSet(mayBeNone ? null : value);
          else onSet(Number(text));
        }}
      />
    );
  const items = inner.items?.enum;
  if (items && Array.isArray(value))
    return (
      <span class="chips">
        {items.map((one) => (
          <button
            type="button"
            class="chip"
            aria-pressed={(value as Json[]).includes(one)}
            disabled={disabled}
            onClick={() =>
              onSet(
                (value as Json[]).includes(one)
                  ? (value as Json[]).filter((other) => other !== one)
                  : [...(value as Json[]), one],
              )
            }
          >
            {sentences.name(String(one))}
          </button>
        ))}
      </span>
    );
  return (
    <input
      value={Array.isArray(value) ? value.join(", ") : ((value as string | null) ?? "")}
      disabled={disabled}
      placeholder={say("option-usual")}
      onChange={(event) => {
        const text = event.currentTarget.value.trim();
        if (inner.type === "array")
          onSet(text ? text.split(",").map((part) => part.trim()) : mayBeNone ? null : []);
        else onSet(text || (mayBeNone ? null : ""));
      }}
    />
  );
}

/** What was set under another name is shown as it is. */
const withGiven = (offered: NonNullable<Schema["enum"]>, given: Json) =>
  typeof given === "string" && !offered.includes(given) ? [...offered, given] : offered;

/** A value in words where there are some, else as it is written. */
function ValueName({ name, value }: { name: string; value: string | number | null }) {
  const say = useSay();
  const { texts } = useTable().sentences;
  if (name === "language" && String(value) in LANGUAGES) return <>{LANGUAGES[String(value)]}</>;
  const written = slug(String(value));
  for (const id of [`value-${name.replaceAll("_", "-")}-${written}`, `value-${written}`])
    if (texts.has(`client-${id}`)) return <>{say(id)}</>;
  return <>{String(value)}</>;
}
