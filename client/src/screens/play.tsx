// A game as one seat sees it: the scene, the question put to me, my card under a cover.
import { useEffect, useRef, useState } from "preact/hooks";
import { useApp, useSay } from "../app";
import { AskedOfHouse, AskedOfMe } from "../parts/ask";
import { Chapter } from "../parts/chapter";
import { Confirm } from "../parts/confirm";
import { useGame } from "../parts/games";
import { Hint } from "../parts/hints";
import { Icon } from "../parts/icon";
import { MyCard } from "../parts/my-card";
import { Notes, PublicLog } from "../parts/notes";
import { useOver } from "../parts/over";
import { Paused } from "../parts/paused";
import { PeopleTiles } from "../parts/people";
import { Shape } from "../parts/shape";
import { QuestionLog, QuestionNow } from "../parts/question-log";
import { Sheet } from "../parts/sheet";
import { Unread } from "../parts/talk";
import { TimerShown } from "../parts/timer";
import { Standing } from "../parts/standing";
import { useTable } from "../table";
import type { Scene } from "../wire/types";

type Opened = "" | "notes" | "people";

export function Play() {
  const say = useSay();
  const { room, me, seat, seen, seats, sentences, act } = useTable();
  const [opened, setOpened] = useState<Opened>("");
  const open = useOver();
  const scene = seen.scene;
  const isNight = scene?.scene === "night";
  const isOut = !!seat && !!scene?.alive && !scene.alive.includes(seat);
  const hasQuestions = scene?.scene === "day" && seen.tellings.some((t) => t.told === "mayor");
  const close = () => setOpened("");
  useSaidOnSheets(scene);
  return (
    <div class={`play ${isNight ? "is-night" : "is-day"} chapter-${scene?.scene ?? "deal"}`}>
      <header class="bar">
        <Chapter scene={scene} />
        {!hasQuestions && <TimerShown />}
        <button class="plain square" aria-label={say("menu")} onClick={() => open("menu")}>
          <Icon name="menu" />
        </button>
      </header>
      <main>
        <p class="caption" role="status" aria-live="polite">
          {scene && sentences.scene(scene)}
        </p>
        <Paused />
        {room.failed && <p class="banner wrong">{say("failed")}</p>}
        {isOut && (
          <p class="banner">
            <Icon name="dead" /> {say(room.talk?.dead ? "you-are-out-talk" : "you-are-out")}
          </p>
        )}
        {!seat && <p class="banner">{say("watching")}</p>}
        {seat && me?.stand_in && (
          <p class="banner">
            <Icon name="robot" /> {say("bot-plays")}{" "}
            <button onClick={() => act("standin", { place: me.place, on: false })}>
              {say("play-again-myself")}
            </button>
          </p>
        )}
        {hasQuestions && (
          <>
            <TimerShown big />
            <Shape />
            <QuestionNow />
          </>
        )}
        <AskedOfMe />
        {!seen.asked && isNight && seat && !isOut && (
          <Dream names={(scene?.alive ?? seats).filter((name) => name !== seat)} />
        )}
        <AskedOfHouse />
        <Waiting />
        <Hint />
        {hasQuestions ? <QuestionLog /> : <PublicLog />}
      </main>
      <footer class="mine">
        {seat && <MyCard />}
        <nav class="tabs" aria-label={say("more-about")}>
          <button onClick={() => setOpened("notes")}>
            <Icon name="book" /> {say("notes")}
          </button>
          {room.talk?.on !== false && (
            <button onClick={() => open("talk")}>
              <Icon name="chat" /> {say("talk")}
              <Unread />
            </button>
          )}
          <button onClick={() => setOpened("people")}>
            <Icon name="people" /> {say("people")}
          </button>
        </nav>
      </footer>
      {opened === "notes" && (
        <Sheet title={say("notes-title")} onClose={close}>
          <Notes />
        </Sheet>
      )}
      {opened === "people" && (
        <Sheet title={say("people")} onClose={close}>
          <Standing />
        </Sheet>
      )}
    </div>
  );
}

/** A sheet lies over the caption, for a screen reader too: what is said now is said on the sheet. */
function useSaidOnSheets(scene: Scene | null) {
  const { sheets, toast } = useApp();
  const { sentences } = useTable();
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && sheets && scene) toast(sentences.scene(scene));
    isFirst.current = false;
  }, [scene]);
}

/** Something to tap for whoever sleeps, so that all screens and fingers look alike. Does nothing. */
function Dream({ names }: { names: string[] }) {
  const say = useSay();
  const { room, seat } = useTable();
  const isPointed = useGame(room.played)?.nights_are_pointed;
  const [tapped, setTapped] = useState<string | null>(null);
  const pointing = new Map(tapped && isPointed ? [[tapped, [seat!]]] : []);
  return (
    <section class="ask dream">
      <h2 class="ask-line">{say("asleep")}</h2>
      <PeopleTiles
        names={names}
        beside={[seat!]}
        chosen={tapped}
        onChoose={setTapped}
        pointing={pointing}
      />
      {tapped && !isPointed && <Confirm choice={tapped} onSure={() => setTapped(null)} />}
    </section>
  );
}

function Waiting() {
  const { seen } = useTable();
  const say = useSay();
  if (!seen.progress) return null;
  const { answered, of } = seen.progress;
  return (
    <p class="progress" role="status">
      <progress value={answered} max={of} aria-hidden="true" /> {say("progress", { answered, of })}
    </p>
  );
}
