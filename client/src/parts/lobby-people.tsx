// Who sits where, clockwise. The host moves people by dragging or by the arrow buttons.
import { useRef, useState } from "preact/hooks";
import { useSay } from "../app";
import { LONGEST_NAME } from "../device";
import { isPlayer, useTable } from "../table";
import type { Person } from "../wire/types";
import { useBots } from "./bots";
import { emptied } from "./emptied";
import { Icon } from "./icon";
import { KickButton } from "./leaving";

export function LobbyPeople() {
  const say = useSay();
  const { room, isHost, me, act, inTurn } = useTable();
  const addBots = useBots();
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const seated = room.people.filter(({ kind }) => isPlayer(kind));
  const watching = room.people.filter(({ kind }) => kind === "watcher");
  const order = (change: (places: string[]) => void) =>
    inTurn(({ people }) => {
      const places = people.filter(({ kind }) => isPlayer(kind)).map(({ place }) => place);
      const others = people.filter(({ kind }) => !isPlayer(kind)).map(({ place }) => place);
      change(places);
      return act("order", { places: [...places, ...others] });
    });
  const move = async (place: string, by: number) => {
    await order((places) => {
      const from = places.indexOf(place);
      const to = (from + by + places.length) % places.length;
      places.splice(from, 1);
      places.splice(to, 0, place);
    });
    const pressed = `[data-place="${place}"] .move-${by < 0 ? "up" : "down"}`;
    list.current?.querySelector<HTMLElement>(pressed)?.focus();
  };
  const drop = (on: string) => {
    if (!dragged || dragged === on) return;
    order((places) => {
      const before = places.indexOf(on);
      places.splice(places.indexOf(dragged), 1);
      places.splice(before, 0, dragged);
    });
  };
  return (
    <section aria-labelledby="who">
      <h2 id="who">{say("who-plays", { count: seated.length })}</h2>
      {isHost && seated.length > 1 && <p class="hint">{say("seats-order")}</p>}
      <ol class="seats" ref={list}>
        {seated.map((person) => (
          <li
            key={person.place}
            data-place={person.place}
            draggable={isHost}
            class={dragged === person.place ? "dragged" : ""}
            onDragStart={() => setDragged(person.place)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => drop(person.place)}
          >
            <SeatShown person={person} onMove={(by) => move(person.place, by)} />
          </li>
        ))}
      </ol>
      {me?.kind === "keeper" && <AddGuest />}
      {isHost && room.stage !== "device" && (
        <button onClick={() => addBots(1)}>
          <Icon name="robot" /> {say("add-bot")}
        </button>
      )}
      {room.is_helped && room.stage !== "device" && (
        <p class="hint">
          <Icon name="robot" /> {say("bots-helped")}
        </p>
      )}
      {watching.length > 0 && (
        <p class="hint">
          <Icon name="eye" />{" "}
          {say("who-watches", { names: watching.map((p) => p.name).join(", ") })}
        </p>
      )}
      <WatchOrSit />
    </section>
  );
}

/** Between games: who watches may sit down, and who sits may watch. */
export function WatchOrSit() {
  const say = useSay();
  const { me, isHost, act } = useTable();
  if (!me || isHost || !["person", "watcher"].includes(me.kind)) return null;
  const isWatching = me.kind === "watcher";
  return (
    <button class={isWatching ? "main" : ""} onClick={() => act("watch", { on: !isWatching })}>
      <Icon name={isWatching ? "people" : "eye"} /> {say(isWatching ? "join-sit" : "join-watch")}
    </button>
  );
}

/** Somebody who sits here without a device of their own; without a name they get a number. */
function AddGuest() {
  const say = useSay();
  const { room, act } = useTable();
  const [name, setName] = useState("");
  const taken = room.people.map((person) => person.name);
  let number = taken.length;
  while (taken.includes(say("guest-numbered", { number }))) number++;
  const add = async (event: Event) => {
    event.preventDefault();
    const wanted = name.trim() || say("guest-numbered", { number });
    if ((await act("guest", { name: wanted })) !== false) setName(emptied(name));
  };
  return (
    <form class="row" onSubmit={add}>
      <input
        aria-label={say("guest-name")}
        placeholder={say("guest-name")}
        value={name}
        maxLength={20}
        autocomplete="off"
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button class="main">{say("guest-add")}</button>
    </form>
  );
}

function SeatShown({ person, onMove }: { person: Person; onMove: (by: number) => void }) {
  const say = useSay();
  const { me, isHost, act } = useTable();
  const isMe = person.place === me?.place;
  const { name } = person;
  return (
    <>
      <span class="initial" aria-hidden="true">
        {[...name][0]}
      </span>
      <span class="name">
        {isMe ? <OwnName name={name} /> : name}
        {isMe && <em> {say("you")}</em>}
        {person.is_host && (
          <small>
            <Icon name="crown" /> {say("is-host")}
          </small>
        )}
        {person.kind === "bot" && (
          <small>
            <Icon name="robot" /> {say("is-bot")}
            {!isHost && <>, {say(`bot-level-${person.level}`)}</>} ·{" "}
            {say(`temper-${person.temper}`)}
          </small>
        )}
        {person.kind === "person" && !person.is_here && <small>{say("is-away")}</small>}
      </span>
      {isHost && (
        <span class="row tight">
          <button
            class="square move-up"
            aria-label={say("move-up", { name })}
            onClick={() => onMove(-1)}
          >
            <Icon name="up" />
          </button>
          <button
            class="square move-down"
            aria-label={say("move-down", { name })}
            onClick={() => onMove(1)}
          >
            <Icon name="down" />
          </button>
          {person.kind === "bot" && (
            <select
              class="bot-level"
              aria-label={say("bot-level", { name })}
              value={person.level}
              onChange={(event) =>
                act("level", { place: person.place, level: event.currentTarget.value })
              }
            >
              {["easy", "normal", "hard"].map((level) => (
                <option value={level}>{say(`bot-level-${level}`)}</option>
              ))}
            </select>
          )}
          {!isMe && (
            <KickButton class="square" label={say("kick-name", { name })} person={person}>
              <Icon name="cross" />
            </KickButton>
          )}
        </span>
      )}
    </>
  );
}

function OwnName({ name }: { name: string }) {
  const say = useSay();
  const { act } = useTable();
  // Only what is being typed is this field's own: the name may change on another device.
  const [typed, setTyped] = useState<string | null>(null);
  const rename = async () => {
    const wanted = (typed ?? name).trim();
    if (wanted !== name) await act("name", { name: wanted });
    setTyped((now) => (now === typed ? null : now));
  };
  return (
    <input
      class="own-name"
      aria-label={say("your-name")}
      value={typed ?? name}
      maxLength={LONGEST_NAME}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onBlur={rename}
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
    />
  );
}
