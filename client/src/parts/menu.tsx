// The host's tools and my own, from any screen. Nothing here shows a secret.
import { useState } from "preact/hooks";
import { inWords, useApp, useSay } from "../app";
import { forgetKey } from "../device";
import { later } from "../later";
import { useTable } from "../table";
import type { Person } from "../wire/types";
import { deleted, exported } from "../wire/http";
import { Icon } from "./icon";
import { KickButton, LeaveButton } from "./leaving";
import { saveFile } from "./save-file";
import { InviteFolded, TicketCode } from "./invite";
import { useLastHeard } from "./notes";
import { MORE_TIME } from "./paused";
import { Settings } from "./settings";
import { Sheet } from "./sheet";
import { SureButton } from "./sure";
import { oneStep, useTakingBack } from "./taking-back";

const TakeBack = later(async () => (await import("../screens/aloud")).TakeBack);

export function Menu({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { isHost, room, me } = useTable();
  const isShared = room.stage !== "device" || room.people.some(({ kind }) => hasDevice(kind));
  return (
    <Sheet title={say("menu")} onClose={onClose}>
      {isHost && room.is_playing && <GameTools onEnd={onClose} />}
      {isHost && isShared && <RoomTools />}
      {isShared && <PeopleTools />}
      {me && <MyTools />}
      <InviteFolded />
      <Settings />
    </Sheet>
  );
}

function GameTools({ onEnd }: { onEnd: () => void }) {
  const say = useSay();
  const { room, me, seen, act } = useTable();
  const isModerator = me?.kind === "keeper" && room.stage === "console";
  const [isEnding, setEnding] = useState(false);
  const giveUp = async () => {
    if ((await act("giveup")) !== false) onEnd();
  };
  return (
    <section aria-label={say("menu-game")}>
      <h3>{say("menu-game")}</h3>
      <div class="row wrap">
        <button onClick={() => act("pause", { on: !room.is_paused })}>
          <Icon name={room.is_paused ? "play" : "pause"} />{" "}
          {say(room.is_paused ? "resume" : "pause")}
        </button>
        {seen.clock && (
          <button onClick={() => act("extend", { seconds: MORE_TIME })}>
            <Icon name="more-time" /> {say("extend", { seconds: MORE_TIME })}
          </button>
        )}
        <button onClick={() => setEnding(true)}>
          <Icon name="flag" /> {say("give-up")}
        </button>
      </div>
      {/* Whoever leads knows all that was entered, and reads what goes. */}
      {isModerator ? <TakeBack /> : <OneStepBack />}
      {isEnding && (
        <div class="panel" role="alert">
          <p>{say("give-up-sure")}</p>
          <div class="row">
            <button onClick={() => setEnding(false)}>{say("go-on")}</button>
            <button class="main" onClick={giveUp}>
              {say("give-up")}
            </button>
          </div>
        </div>
      )}
    </section>
  );
}

/** Not by name: what others have answered may be a secret. */
function OneStepBack() {
  const say = useSay();
  const { seen } = useTable();
  const last = useLastHeard();
  const back = useTakingBack();
  return (
    <>
      <button
        class="start-line"
        aria-disabled={back.isBusy}
        onClick={() => back.takeBack(oneStep(seen.steps.at(-1)?.n ?? null))}
      >
        <Icon name="undo" /> {say("undo")}
      </button>
      {last && <p class="hint">{say("undo-last", { last })}</p>}
      {back.asked}
    </>
  );
}

function RoomTools() {
  const say = useSay();
  const { room, act } = useTable();
  const talk = room.talk ?? { on: true, dead: false };
  const patience = room.patience ?? { seconds: 90, then: "wait" };
  return (
    <section aria-label={say("menu-room")}>
      <h3>{say("menu-room")}</h3>
      <label class="check">
        <input
          type="checkbox"
          checked={room.is_locked}
          onChange={(event) => act("lock", { on: event.currentTarget.checked })}
        />
        {say("lock")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={talk.on}
          onChange={(event) => act("talk", { ...talk, on: event.currentTarget.checked })}
        />
        {say("talk-allowed")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={talk.dead}
          onChange={(event) => act("talk", { ...talk, dead: event.currentTarget.checked })}
        />
        {say("talk-dead-allowed")}
      </label>
      <label>
        {say("patience")}
        <select
          value={`${patience.then}/${patience.seconds}`}
          onChange={(event) => {
            const [then, seconds] = event.currentTarget.value.split("/");
            act("patience", { then, seconds: Number(seconds) });
          }}
        >
          <option value="wait/90">{say("patience-wait")}</option>
          <option value="wait/0">{say("patience-never")}</option>
          {[60, 90, 180].map((seconds) => (
            <option value={`stand-in/${seconds}`}>{say("patience-stand-in", { seconds })}</option>
          ))}
        </select>
      </label>
    </section>
  );
}

function PeopleTools() {
  const say = useSay();
  const { room, isHost, me, act } = useTable();
  const host = room.people.find((person) => person.is_host);
  const canTakeOver = !!me && me.kind === "person" && !isHost && !!host && !host.is_here;
  return (
    <section aria-label={say("people")}>
      <h3>{say("people")}</h3>
      {canTakeOver && (
        <p>
          {say("host-gone", { name: host.name })}{" "}
          <button class="main" onClick={() => act("takeover")}>
            <Icon name="crown" /> {say("take-over")}
          </button>
        </p>
      )}
      <ul class="people-tools">
        {room.people.map((person) => (
          <PersonTools person={person} key={person.place} />
        ))}
      </ul>
    </section>
  );
}

function PersonTools({ person }: { person: Person }) {
  const say = useSay();
  const { isHost, room, me, act } = useTable();
  const [ticket, setTicket] = useState("");
  const isMe = person.place === me?.place;
  const isPerson = person.kind === "person";
  const plays = room.is_playing && person.place in room.seats;
  const makeTicket = async () => {
    const made = await act("ticket", { place: person.place });
    if (made) setTicket((made as { ticket: string }).ticket);
  };
  return (
    <li>
      <span>
        <Icon name={person.kind === "bot" ? "robot" : person.is_host ? "crown" : "person"} />{" "}
        {person.name} {!person.is_here && isPerson && <small>{say("is-away")}</small>}
        {person.stand_in && <small>{say("is-bot")}</small>}
      </span>
      {isHost && !isMe && (
        <span class="row wrap">
          {isPerson && plays && (
            <button onClick={() => act("standin", { place: person.place, on: !person.stand_in })}>
              {say(person.stand_in ? "stand-in-off" : "stand-in-on")}
            </button>
          )}
          {isPerson && !person.is_here && <button onClick={makeTicket}>{say("replace")}</button>}
          {isPerson && me?.kind !== "keeper" && (
            <SureButton
              does={say("hand-over")}
              said={say("hand-over-sure", { name: person.name })}
              onSure={() => act("handover", { place: person.place })}
            >
              {say("hand-over")}
            </SureButton>
          )}
          {canBeSentAway(person.kind, plays) && (
            <KickButton person={person}>{say("kick")}</KickButton>
          )}
        </span>
      )}
      {ticket && <TicketCode ticket={ticket} said={say("replace-is", { name: person.name })} />}
    </li>
  );
}

/** Round one device, only whoever came with another can be talked to, waited for or sent away. */
const hasDevice = (kind: Person["kind"]) => kind === "person" || kind === "watcher";

/** A bot or a guest goes at once, and comes again as fast; in a game they stay. */
const canBeSentAway = (kind: Person["kind"], plays: boolean) =>
  !plays || (kind !== "bot" && kind !== "guest");

function MyTools() {
  const say = useSay();
  const { go, texts, toast } = useApp();
  const { link, me, isHost, room, seat, act } = useTable();
  const [ticket, setTicket] = useState({ ticket: "", said: "" });
  if (!me) return null;
  const save = async () => {
    try {
      saveFile(`nightcall-${room.code}.jsonl`, await exported(link.key));
    } catch (error) {
      toast(inWords(texts, error));
    }
  };
  const remove = async () => {
    try {
      await deleted(link.key);
      await link.alone.gives();
      forgetKey(room.code);
      go("/");
    } catch (error) {
      toast(inWords(texts, error));
    }
  };
  const isKeeper = me.kind === "keeper";
  const makeTicket = async (keep: boolean) => {
    const made = await act("ticket", { place: me.place, ...(keep ? { keep } : {}) });
    if (!made) return;
    const own = isKeeper ? say("keeper-second-is") : say("second-device-is");
    const said = keep ? own : say("keeper-over-is");
    setTicket({ ticket: (made as { ticket: string }).ticket, said });
  };
  return (
    <section aria-label={say("menu-me")}>
      <h3>{say("menu-me")}</h3>
      <div class="row wrap">
        <button onClick={() => makeTicket(true)}>
          <Icon name="phone" /> {say("second-device")}
        </button>
        {isKeeper && (
          <button onClick={() => makeTicket(false)}>
            <Icon name="share" /> {say("keeper-over")}
          </button>
        )}
        {seat && room.is_playing && (
          <button onClick={() => act("standin", { place: me.place, on: !me.stand_in })}>
            <Icon name="robot" /> {say(me.stand_in ? "play-again-myself" : "play-for-me")}
          </button>
        )}
        <button onClick={() => go(`/tv/${room.code}`)}>
          <Icon name="tv" /> {say("front-tv")}
        </button>
        <button onClick={() => go(`/help/${room.game}`)}>
          <Icon name="help" /> {say("front-help")}
        </button>
        <button onClick={save}>
          <Icon name="history" /> {say("save-games")}
        </button>
        {isHost && !room.is_playing && (
          <SureButton does={say("delete-table")} said={say("delete-sure")} onSure={remove}>
            <Icon name="cross" /> {say("delete-table")}
          </SureButton>
        )}
        {isKeeper ? (
          <button onClick={() => window.open("/cards", "_blank")}>
            <Icon name="print" /> {say("cards")}
          </button>
        ) : (
          <LeaveButton />
        )}
      </div>
      {ticket.ticket && <TicketCode ticket={ticket.ticket} said={ticket.said} />}
    </section>
  );
}
