// Coming to a table by its link: a name, and one press. A ticket brings a place along.
import { useEffect, useMemo, useState } from "preact/hooks";
import { inWords, useApp, useSay } from "../app";
import { keepKey, keyOf, LONGEST_NAME } from "../device";
import { Icon } from "../parts/icon";
import { refusedGreeting, useLink } from "../parts/link-hooks";
import { Settings } from "../parts/settings";
import { bring, sit } from "../wire/http";

export function Join({ code }: { code: string }) {
  const { go, prefs, prefer, texts } = useApp();
  const say = useSay();
  const [name, setName] = useState(prefs.name);
  const [wrong, setWrong] = useState("");
  const [isBusy, setBusy] = useState(false);
  const link = useLink(useMemo(() => ({ code }), [code]));
  const { room } = link.seen;
  const free = room?.people.filter((person) => person.is_open) ?? [];
  const ticket = location.hash.startsWith("#ticket=") ? location.hash.slice(8) : "";
  const comes = async (way: () => ReturnType<typeof sit>) => {
    setBusy(true);
    try {
      const key = await way();
      keepKey(key);
      go(`/table/${key.code}`, true);
    } catch (error) {
      setWrong(inWords(texts, error));
      setBusy(false);
    }
  };
  useEffect(() => {
    if (ticket) comes(() => bring(code, ticket));
    else if (keyOf(code)) go(`/table/${code}`, true);
  }, []);
  if (ticket && !wrong) return <main class="front" aria-busy="true" />;
  const comesAs = (kind: "person" | "watcher", instead?: string) => {
    prefer({ name: name.trim() });
    comes(() => sit(code, name.trim(), kind, instead));
  };
  // In a game nobody new sits down: one takes a seat over, or watches until it ends.
  const isOn = !!room?.is_playing;
  const sits = (event: Event) => {
    event.preventDefault();
    comesAs(isOn ? "watcher" : "person");
  };
  if (link.state === "out")
    return <ShutDoor code={code} said={refusedGreeting(texts, link, code)} />;
  const watch = (
    <>
      <Icon name="eye" /> {say("join-watch")}
    </>
  );
  return (
    <main class="front">
      <h1>{say("join-title")}</h1>
      <p class="code-shown" aria-label={say("code-is", { code })}>
        {code}
      </p>
      {room && (
        <p class="lead">
          {say("join-who", {
            game: say(`game-${room.game}`),
            names: texts.listed(room.people.map((person) => person.name)),
          })}
        </p>
      )}
      <form class="panel" onSubmit={sits}>
        <label>
          {say("your-name")}
          <input
            value={name}
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            autofocus
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        {wrong && (
          <p role="alert" class="wrong">
            {wrong}
          </p>
        )}
        {isOn && !free.length && <p>{say("join-wait")}</p>}
        <button class={isOn && free.length ? "" : "main"} disabled={isBusy}>
          {isOn ? watch : say("join-sit")}
        </button>
      </form>
      {isOn && free.length > 0 && (
        <section class="panel" aria-label={say("join-instead")}>
          <p>{say("join-instead")}</p>
          <ul class="tiles">
            {free.map((person) => (
              <li key={person.place}>
                <button
                  class="tile"
                  disabled={isBusy || !name.trim()}
                  onClick={() => comesAs("person", person.place)}
                >
                  <Icon name="robot" /> {room.seats[person.place] ?? person.name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div class="row wrap">
        {!isOn && (
          <button disabled={isBusy || !name.trim()} onClick={() => comesAs("watcher")}>
            {watch}
          </button>
        )}
        <button onClick={() => go(`/tv/${code}`)}>
          <Icon name="tv" /> {say("front-tv")}
        </button>
      </div>
      <Settings />
    </main>
  );
}

/** The code is wrong, or the host has locked the table: nobody is asked for a name in vain. */
function ShutDoor({ code, said }: { code: string; said: string }) {
  const { go } = useApp();
  const say = useSay();
  return (
    <main class="front">
      <h1 class="code-shown">{code}</h1>
      <p role="alert" class="lead">
        {said}
      </p>
      <div class="row wrap">
        <button class="main" onClick={() => go("/")}>
          {say("to-front")}
        </button>
        <button onClick={() => location.reload()}>{say("try-again")}</button>
      </div>
      <Settings />
    </main>
  );
}
