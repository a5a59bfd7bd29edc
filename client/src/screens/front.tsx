// The front page: three games, and the ways in.
import { useState } from "preact/hooks";
import { inWords, useApp, useSay } from "../app";
import { keepKey, lastTable, LONGEST_NAME } from "../device";
import { Icon } from "../parts/icon";
import { playNow } from "../parts/play-now";
import { Settings } from "../parts/settings";
import { open } from "../wire/http";

const GAMES = ["werewords", "werewolf", "wherewolf"];

export function Front() {
  const { go } = useApp();
  const say = useSay();
  const last = lastTable();
  return (
    <main class="front">
      <header class="front-head">
        <h1>
          <Icon name="moon" /> Nightcall
        </h1>
        <p class="lead">{say("front-lead")}</p>
      </header>
      {last && (
        <button class="wide" onClick={() => go(`/table/${last}`)}>
          <Icon name="back" /> {say("front-back-to", { code: last })}
        </button>
      )}
      <Host />
      <WithCode />
      <PlayNow />
      <OtherWays />
      <section aria-labelledby="games">
        <h2 id="games">{say("front-games")}</h2>
        <ul class="games">
          {GAMES.map((game) => (
            <li>
              <a
                class="tile game"
                href={`/help/${game}`}
                onClick={(event) => {
                  event.preventDefault();
                  go(`/help/${game}`);
                }}
              >
                <Icon name={`game-${game}`} />
                <strong>{say(`game-${game}`)}</strong>
                <span>{say(`game-${game}-is`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <footer class="front-foot">
        <button class="plain" onClick={() => go("/help")}>
          <Icon name="help" /> {say("front-help")}
        </button>
        <button class="plain" onClick={() => go("/lists")}>
          <Icon name="list" /> {say("lists")}
        </button>
        <button class="plain" onClick={() => go("/cards")}>
          <Icon name="print" /> {say("cards")}
        </button>
        <Settings />
        <p class="small">{say("front-legal")}</p>
      </footer>
    </main>
  );
}

function Host() {
  const { go, prefs, prefer, texts } = useApp();
  const say = useSay();
  const [name, setName] = useState(prefs.name);
  const [wrong, setWrong] = useState("");
  const [isBusy, setBusy] = useState(false);
  const host = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const key = await open(name.trim(), prefs.language);
      prefer({ name: name.trim() });
      keepKey(key);
      go(`/table/${key.code}`);
    } catch (error) {
      setWrong(inWords(texts, error));
      setBusy(false);
    }
  };
  return (
    <form class="panel way-in" onSubmit={host}>
      <h2>
        <Icon name="crown" /> {say("front-host")}
      </h2>
      <p>{say("front-host-is")}</p>
      <label>
        {say("your-name")}
        <input
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      {wrong && (
        <p role="alert" class="wrong">
          {wrong}
        </p>
      )}
      <button class="main" disabled={isBusy}>
        {say("front-host-go")}
      </button>
    </form>
  );
}

/** Alone, or only curious: a real game against bots, at once. */
function PlayNow() {
  const { go, prefs, toast, texts } = useApp();
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const play = async (game: string) => {
    setBusy(true);
    try {
      go(`/table/${await playNow(game, prefs.name || say("play-now-name"), texts)}`);
    } catch (error) {
      toast(inWords(texts, error));
      setBusy(false);
    }
  };
  return (
    <section class="panel" aria-labelledby="play-now">
      <h2 id="play-now">
        <Icon name="robot" /> {say("play-now")}
      </h2>
      <p>{say("play-now-is")}</p>
      <div class="row wrap">
        {GAMES.map((game) => (
          <button disabled={isBusy} onClick={() => play(game)}>
            <Icon name={`game-${game}`} /> {say(`game-${game}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Without a phone each: one device that speaks, or a person who leads. */
function OtherWays() {
  const { go, prefs, toast, texts } = useApp();
  const say = useSay();
  const begin = async (stage: "device" | "console") => {
    try {
      const key = await open(say(`keeper-${stage}`), prefs.language, stage);
      keepKey(key);
      go(`/table/${key.code}`);
    } catch (error) {
      toast(inWords(texts, error));
    }
  };
  return (
    <div class="row wrap">
      <button onClick={() => begin("device")}>
        <Icon name="sound" /> {say("front-device")}
      </button>
      <button onClick={() => begin("console")}>
        <Icon name="book" /> {say("front-moderate")}
      </button>
    </div>
  );
}

function WithCode() {
  const { go } = useApp();
  const say = useSay();
  const [code, setCode] = useState("");
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  const join = (event: Event) => {
    event.preventDefault();
    if (plain) go(`/join/${plain}`);
  };
  return (
    <form class="panel way-in" onSubmit={join}>
      <h2>
        <Icon name="door" /> {say("front-join")}
      </h2>
      <p>{say("front-join-is")}</p>
      <label>
        {say("code")}
        <input
          class="code-input"
          value={code}
          maxLength={12}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button class="main" disabled={!plain}>
          {say("front-join-go")}
        </button>
        <button type="button" disabled={!plain} onClick={() => go(`/tv/${plain}`)}>
          <Icon name="tv" /> {say("front-tv")}
        </button>
      </div>
    </form>
  );
}
