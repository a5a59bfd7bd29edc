// The lobby: who is here, what will be played, with which cards; and why it cannot start yet.
import { useState } from "preact/hooks";
import { useApp, useSay } from "../app";
import { later } from "../later";
import { useBots } from "../parts/bots";
import { useGame, useGames } from "../parts/games";
import { Icon } from "../parts/icon";
import { Invite, InviteFolded } from "../parts/invite";
import { GameOptions, QuickOptions } from "../parts/lobby-options";
import { LobbyPeople } from "../parts/lobby-people";
import { Roles } from "../parts/lobby-roles";
import { gameStarts } from "../parts/on-start";
import { PrintLink } from "../parts/print-link";
import { useOver } from "../parts/over";
import { Sheet } from "../parts/sheet";
import { SureButton } from "../parts/sure";
import { Unread } from "../parts/talk";
import { canStayAwake } from "../parts/wake-lock";
import { isPlayer, useTable } from "../table";
import type { GameInfo, Remark } from "../wire/types";

const LobbyVoice = later(async () => (await import("./aloud")).LobbyVoice);

export function Lobby({ onResult }: { onResult?: () => void }) {
  const say = useSay();
  const { room, isHost, me, act, inTurn } = useTable();
  const takeUp = () => inTurn(async (now) => now.is_given_up && act("takeup"));
  const known = useGames();
  const [areOptionsOpen, setOptionsOpen] = useState(false);
  const open = useOver();
  const game = known.find(({ name }) => name === room.game);
  const isConsole = room.stage === "console";
  // Where only its cards sit at the table, nobody asks who holds which.
  const hasSeats =
    !game?.options.some(({ name }) => name === "cards") ||
    room.people.some(({ kind }) => isPlayer(kind) && kind !== "guest");
  return (
    <div class="lobby">
      <header class="bar">
        <h1 class="chapter">
          <Icon name="phase-lobby" or="people" /> {say("lobby")}
        </h1>
        {room.stage !== "device" && (
          <button class="plain square" onClick={() => open("talk")}>
            <Icon name="chat" /> <span class="hidden">{say("talk")}</span>
            <Unread />
          </button>
        )}
        <button class="plain square" aria-label={say("menu")} onClick={() => open("menu")}>
          <Icon name="menu" />
        </button>
      </header>
      <main class="lobby-main">
        {onResult && (
          <button class="wide" onClick={onResult}>
            <Icon name="trophy" /> {say("back-to-result")}
          </button>
        )}
        {isHost && room.is_given_up && (
          <button class="wide" onClick={takeUp}>
            <Icon name="undo" /> {say("take-up")}
          </button>
        )}
        {room.stage === "device" ? (
          <DeviceLead />
        ) : (
          isHost && (
            <section class="panel invite-panel" aria-label={say("menu-invite")}>
              <Invite />
              {isConsole ? (
                <p class="hint">{say(hasSeats ? "console-lobby" : "console-lobby-cards")}</p>
              ) : (
                <p class="hint">{say("invite-is")}</p>
              )}
              {isConsole && !hasSeats && <HowToDeal />}
            </section>
          )
        )}
        <LobbyPeople />
        <GameChoice known={known} />
        {isConsole && isHost && game && hasSeats && (
          <label class="check">
            <input
              type="checkbox"
              checked={room.by_hand}
              onChange={(event) => act("byhand", { on: event.currentTarget.checked })}
            />
            {say("by-hand")}
          </label>
        )}
        {game && (
          <>
            <Roles game={game} />
            <QuickOptions game={game} onMore={() => setOptionsOpen(true)} />
            {isConsole && <PrintLink />}
          </>
        )}
        {room.stage === "device" && isHost && <LobbyVoice />}
        {!isHost && <InviteFolded />}
      </main>
      <footer class="start">
        <Remarks />
        {isHost ? <Start /> : <p class="hint">{say(me ? "lobby-wait" : "watching")}</p>}
      </footer>
      {areOptionsOpen && game && (
        <Sheet title={say("options-all")} onClose={() => setOptionsOpen(false)}>
          <GameOptions game={game} />
        </Sheet>
      )}
    </div>
  );
}

/** What lies in the middle, and, where it is played with real cards, where they come from. */
function DeviceLead() {
  const say = useSay();
  const { go } = useApp();
  const { room } = useTable();
  const isReal = !!useGame(room.game)?.options.some(({ name }) => name === "cards");
  return (
    <div>
      <p class="lead">{say(isReal ? "device-lobby-cards" : "device-lobby")}</p>
      {isReal && <HowToDeal />}
      {isReal && (
        <button class="plain start-line" onClick={() => go("/cards")}>
          <Icon name="print" /> {say("cards")}
        </button>
      )}
      {!canStayAwake() && <p class="hint">{say("device-sleeps")}</p>}
    </div>
  );
}

function HowToDeal() {
  const say = useSay();
  const { room } = useTable();
  const people = room.people.filter(({ kind }) => isPlayer(kind)).length;
  if (people < 2) return null;
  return (
    <details>
      <summary>
        <Icon name="help" /> {say("device-lobby-how")}
      </summary>
      <p>{say(people === 2 ? "device-lobby-deal-two" : "device-lobby-deal")}</p>
    </details>
  );
}

function GameChoice({ known }: { known: GameInfo[] }) {
  const say = useSay();
  const { room, isHost, act } = useTable();
  return (
    <section aria-labelledby="what-is-played">
      <h2 id="what-is-played">{say("what-is-played")}</h2>
      <ul class="games">
        {known
          .filter(({ name }) => isHost || name === room.game)
          .map(({ name }) => (
            <li key={name}>
              <button
                class="tile game"
                aria-pressed={room.game === name}
                disabled={!isHost}
                onClick={() => act("choose", { game: name })}
              >
                <Icon name={`game-${name}`} />
                <strong>{say(`game-${name}`)}</strong>
                <span>{say(`game-${name}-is`)}</span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

const ICONS = { refusal: "refuse", warning: "warning", hint: "hint" };

function Remarks() {
  const say = useSay();
  const { room, sentences, isHost } = useTable();
  if (!room.remarks.length) return null;
  // What is unwise is worth reading when it can be played at all.
  const refusals = room.remarks.filter(({ weight }) => weight === "refusal");
  return (
    <ul class="remarks" aria-live="polite">
      {(refusals.length ? refusals : room.remarks).map((remark) => (
        <li class={remark.weight}>
          <Icon name={ICONS[remark.weight]} label={say(`remark-${remark.weight}`)} />{" "}
          {sentences.remark(remark)} {isHost && <Fix remark={remark} />}
        </li>
      ))}
    </ul>
  );
}

/** Too few people can be mended by bots, too many by sending bots away, the rest by the usual cards. */
function Fix({ remark }: { remark: Remark }) {
  const say = useSay();
  const { room, act, inTurn } = useTable();
  const addBots = useBots();
  const without = (...names: string[]) =>
    inTurn(({ options }) => {
      const kept = Object.entries(options).filter(([name]) => !names.includes(name));
      return act("options", { options: Object.fromEntries(kept) });
    });
  if (remark.weight !== "refusal") return null;
  const { players, fewest, most } = remark.args;
  if (typeof fewest === "number" && typeof players === "number")
    return room.stage === "device" ? null : (
      <button class="fix" onClick={() => addBots(fewest - players)}>
        <Icon name="robot" /> {say("fix-bots", { count: fewest - players })}
      </button>
    );
  const bots = room.people.filter(({ kind }) => kind === "bot");
  if (typeof most === "number" && typeof players === "number") {
    const spare = bots.slice(most - players);
    const sendAway = () => spare.forEach(({ place }) => void act("kick", { place }));
    return bots.length < players - most ? null : (
      <button class="fix" onClick={sendAway}>
        <Icon name="robot" /> {say("fix-fewer-bots", { count: spare.length })}
      </button>
    );
  }
  if (remark.key.startsWith("room-words-"))
    return (
      <button class="fix" onClick={() => without("word_lists", "categories", "language")}>
        {say("fix-our-words")}
      </button>
    );
  if (remark.key === "room-bots-raise-no-hands")
    return (
      <button class="fix" onClick={() => without("votes")}>
        {say("fix-each-votes")}
      </button>
    );
  if (room.options.roles === undefined) return null;
  return (
    <button class="fix" onClick={() => without("roles")}>
      {say("fix-usual-cards")}
    </button>
  );
}

function Start() {
  const say = useSay();
  const { room, seen, act, inTurn } = useTable();
  const [isBusy, setBusy] = useState(false);
  const cannot = room.remarks.some((remark) => remark.weight === "refusal");
  const start = async () => {
    gameStarts();
    setBusy(true);
    const isFirst = !room.is_playing && !seen.said.length;
    if (room.stage === "console" && isFirst && !room.manual) await act("manual", { on: true });
    await inTurn(() => act("start"));
    setBusy(false);
  };
  const button = { class: "main start-button", disabled: cannot || isBusy };
  const face = (
    <>
      <Icon name="moon" /> {say("start")}
    </>
  );
  // Until then the game that was ended can be gone on with.
  return room.is_given_up ? (
    <SureButton {...button} does={say("start")} said={say("start-sure")} onSure={start}>
      {face}
    </SureButton>
  ) : (
    <button {...button} onClick={start}>
      {face}
    </button>
  );
}
