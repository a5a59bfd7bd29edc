// Options of a game that draws words: kinds of words, lists, and words of other evenings.
import { useEffect, useState } from "preact/hooks";
import { inWords, useApp, useSay } from "../app";
import { useTable } from "../table";
import type { ListInfo } from "../wire/lists";
import type { Json } from "../wire/types";
import { Icon } from "./icon";
import { useLists } from "./list-form";
import { eveningsKey, ownList, ownLists } from "./own-lists";

interface Props {
  label: string;
  value: string[];
  disabled: boolean;
  onSet: (value: Json) => void;
}

/** The kind that stands for none of our own words. */
const NONE = "none";
const MOST_LISTS = 5;

export function Categories({ label, value, disabled, onSet, all }: Props & { all: string[] }) {
  const say = useSay();
  const kinds = all.filter((one) => one !== NONE);
  const flip = (one: string) =>
    onSet(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <fieldset class="option-group">
      <legend>{label}</legend>
      <div class="chips">
        {kinds.map((one) => (
          <button
            type="button"
            class="chip"
            aria-pressed={value.includes(one)}
            disabled={disabled || value.includes(NONE)}
            onClick={() => flip(one)}
          >
            {say(`category-${one}`)}
          </button>
        ))}
      </div>
      {all.includes(NONE) && (
        <label class="option check">
          <input
            type="checkbox"
            checked={value.includes(NONE)}
            disabled={disabled}
            onChange={(event) => onSet(event.currentTarget.checked ? [NONE] : [])}
          />
          <span>{say("lists-only")}</span>
        </label>
      )}
    </fieldset>
  );
}

export function WordLists({ label, value, disabled, onSet }: Props) {
  const say = useSay();
  const { go, toast } = useApp();
  const known = useKnown(value);
  const mine = ownLists().filter(({ handle }) => !value.includes(handle));
  const add = (name: string) => {
    if (value.length >= MOST_LISTS) toast(say("lists-most", { most: MOST_LISTS }));
    else if (!value.includes(name)) onSet([...value, name]);
  };
  return (
    <fieldset class="option-group">
      <legend>{label}</legend>
      <ul class="chips" aria-label={say("lists-chosen")}>
        {value.map((name) => (
          <li key={name}>
            <button
              type="button"
              class="chip"
              disabled={disabled}
              aria-label={say("lists-remove", { name: known[name]?.name ?? name })}
              onClick={() => onSet(value.filter((other) => other !== name))}
            >
              {known[name]?.name ?? name} {!disabled && <Icon name="close" />}
            </button>
          </li>
        ))}
      </ul>
      {!disabled && (
        <>
          {mine.length > 0 && (
            <label>
              {say("lists-add-mine")}
              <select
                value=""
                onChange={(event) => event.currentTarget.value && add(event.currentTarget.value)}
              >
                <option value="">{say("lists-choose")}</option>
                {mine.map(({ handle, name }) => (
                  <option value={handle}>{name}</option>
                ))}
              </select>
            </label>
          )}
          <Published chosen={value} onAdd={add} />
          <button type="button" class="plain start-line" onClick={() => go("/lists")}>
            <Icon name="list" /> {say("lists-manage")}
          </button>
        </>
      )}
    </fieldset>
  );
}

/** Others' lists by name or code. A code is found even where its list is out of sight. */
function Published({ chosen, onAdd }: { chosen: string[]; onAdd: (code: string) => void }) {
  const { texts, toast } = useApp();
  const say = useSay();
  const lists = useLists();
  const [wanted, setWanted] = useState("");
  const [found, setFound] = useState<ListInfo[] | null>(null);
  const find = () =>
    lists.find(wanted.trim()).then(
      (reply) => setFound(reply.lists),
      (error) => toast(inWords(texts, error)),
    );
  const isChosen = (code: string) =>
    chosen.includes(code) || chosen.includes(ownList(code)?.handle ?? code);
  const fresh = found?.filter(({ code }) => code && !isChosen(code));
  return (
    <>
      <div class="row" role="search">
        <input
          type="search"
          aria-label={say("lists-add-published")}
          placeholder={say("lists-name-or-code")}
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            find();
          }}
        />
        <button type="button" onClick={find}>
          {say("lists-find-go")}
        </button>
      </div>
      <div aria-live="polite">
        {fresh?.length === 0 && <p class="hint">{say("lists-none-found")}</p>}
        <ul class="chips">
          {fresh?.map(({ code, name, entries }) => (
            <li key={code}>
              <button type="button" class="chip" onClick={() => onAdd(code!)}>
                <Icon name="plus" /> {name} <small>{say("lists-count", { count: entries })}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** What the chosen lists are called; a handle or a code says little. */
function useKnown(names: string[]): Record<string, ListInfo> {
  const lists = useLists();
  const [known, setKnown] = useState<Record<string, ListInfo>>({});
  useEffect(() => {
    for (const name of names)
      if (!(name in known))
        lists.about(name).then(
          ({ list }) => setKnown((before) => ({ ...before, [name]: list })),
          () => {}, // before Start a remark says what is wrong with it
        );
  }, [names.join(" ")]);
  return known;
}

/** No word that this device's tables have had on other evenings. */
export function Evenings() {
  const say = useSay();
  const { room, isHost, act } = useTable();
  return (
    <label class="option check">
      <input
        type="checkbox"
        checked={room.evenings}
        disabled={!isHost}
        onChange={(event) =>
          act("evenings", { key: event.currentTarget.checked ? eveningsKey() : "" })
        }
      />
      <span>{say("lists-evenings")}</span>
    </label>
  );
}
