// Table talk: own words, or ready sayings that every reader sees in their own language.
import { useEffect, useRef, useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import type { Blank } from "../wire/types";
import { emptied } from "./emptied";
import { useGame } from "./games";
import { Icon } from "./icon";

/** How many remarks are new since the talk was last open. */
export function Unread() {
  const { seen } = useTable();
  return seen.unread > 0 ? <span class="badge">{seen.unread}</span> : null;
}

export function Talk() {
  const say = useSay();
  const { seen, room, me, act, sentences } = useTable();
  const [text, setText] = useState("");
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: "end" }), [seen.heard]);
  const speak = async (event: Event) => {
    event.preventDefault();
    if (text.trim() && (await act("say", { text: text.trim() })) !== false) setText(emptied(text));
  };
  if (room.talk?.on === false) return <p>{say("talk-off")}</p>;
  return (
    <div class="talk">
      <ol class="talked" aria-live="polite">
        {seen.talk.map((item) => (
          <li class={item.among_dead ? "among-dead" : ""}>
            <b>{item.name}</b>
            {item.among_dead && <small> {say("talk-among-dead")}</small>}{" "}
            {item.key ? sentences.saying(item.key, item.args) : item.text}
          </li>
        ))}
        {!seen.talk.length && <li class="hint">{say("talk-empty")}</li>}
        <li ref={end} aria-hidden="true" />
      </ol>
      {me && me.kind !== "watcher" && (
        <>
          <form class="row" onSubmit={speak}>
            <input
              aria-label={say("talk-own")}
              placeholder={say("talk-own")}
              value={text}
              maxLength={200}
              enterkeyhint="send"
              autocomplete="off"
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <button class="main square" aria-label={say("talk-send")} disabled={!text.trim()}>
              <Icon name="send" />
            </button>
          </form>
          <Sayings />
        </>
      )}
    </div>
  );
}

function Sayings() {
  const say = useSay();
  const { room, seats, seat, sentences, act } = useTable();
  const game = useGame(room.game);
  const [key, setKey] = useState("");
  const [args, setArgs] = useState<Record<string, string>>({});
  if (!game || !seat) return null;
  const saying = game.sayings.find((found) => found.key === key);
  const dots = (blanks: Record<string, Blank>) =>
    Object.fromEntries(Object.keys(blanks).map((name) => [name, "…"]));
  const fits = (blank: Blank): string[] => {
    if (blank === "seat") return seats.filter((name) => name !== seat);
    return blank === "card" ? game.cards.map(({ name }) => name) : blank;
  };
  const isFull = saying && Object.keys(saying.blanks).every((name) => args[name]);
  const speak = async () => {
    if ((await act("say", { saying: key, args })) === false) return;
    // Unless another one was begun meanwhile.
    setKey(emptied(key));
    setArgs((now) => (now === args ? {} : now));
  };
  return (
    <section class="sayings" aria-label={say("sayings")}>
      <label>
        {say("sayings")}
        <select
          value={key}
          onChange={(event) => {
            setKey(event.currentTarget.value);
            setArgs({});
          }}
        >
          <option value="">{say("sayings-choose")}</option>
          {game.sayings.map((found) => (
            <option value={found.key}>
              {sentences.saying(found.key, dots(found.blanks)).replace("….", "…")}
            </option>
          ))}
        </select>
      </label>
      {saying &&
        Object.entries(saying.blanks).map(([name, blank]) => (
          <label>
            {say(`blank-${typeof blank === "string" ? blank : "word"}`)}
            <select
              value={args[name] ?? ""}
              onChange={(event) => setArgs({ ...args, [name]: event.currentTarget.value })}
            >
              <option value="">…</option>
              {fits(blank).map((value) => (
                <option value={value}>
                  {typeof blank === "string"
                    ? sentences.name(value)
                    : say(`word-${value.toLowerCase()}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
      {saying && (
        <button class="main" disabled={!isFull} onClick={speak}>
          <Icon name="send" /> {isFull ? sentences.saying(key, args) : say("talk-send")}
        </button>
      )}
    </section>
  );
}
