// The moderator's console: the line to say, what to enter, who is what; every entry can be taken back
// or corrected, and says first what would come of it.
import { useEffect, useRef, useState } from "preact/hooks";
import { AppContext, useApp, useSay } from "../app";
import { Chapter } from "../parts/chapter";
import { SeatCircle } from "../parts/circle";
import { isEntry } from "../parts/change";
import { bearers, ComingUp, useCourse, useReminder } from "../parts/coming-up";
import { isAside } from "../parts/ask";
import { CardIcon, Icon } from "../parts/icon";
import {
  answerers,
  cardsKnown,
  isLone,
  isOnlyBack,
  isThrough,
  KeeperAsk,
  useEnter,
} from "../parts/keeper-ask";
import { HeldOut } from "../parts/held-out";
import { Menu } from "../parts/menu";
import { TeamName } from "../parts/my-card";
import { NoteOn } from "../parts/note-on";
import { useNarration, type Narration } from "../parts/narration";
import { NarrationControls } from "../parts/narration-controls";
import { Paused } from "../parts/paused";
import { PassedRound, useRound, useToLook } from "../parts/passed-round";
import { PrintLink } from "../parts/print-link";
import { isOpen, QuestionNow, questionsOf } from "../parts/question-log";
import { Running, TakeBack } from "../parts/running-sheet";
import { A_DOUBLE_TAP } from "../parts/second-tap";
import { Shape } from "../parts/shape";
import { TimerShown } from "../parts/timer";
import { Answers, Before, StillToTell, useToldNow, useUntold } from "../parts/to-say";
import { useWakeLock } from "../parts/wake-lock";
import { useTable } from "../table";
import { Texts } from "../text/texts";
import { CLOCK, HOUSE, isScene, type Telling } from "../wire/types";

export function Console() {
  const say = useSay();
  const { texts } = useApp();
  const { room, seen, sentences, act } = useTable();
  const narration = useNarration("console");
  const course = useCourse();
  const reminder = useReminder(course.now);
  const [isMenu, setMenu] = useState(false);
  const { tell, unsay } = useUntold();
  const untold = tell.length + unsay.length;
  const round = useRound();
  const toLook = useToLook();
  const now = useRef<HTMLElement>(null);
  const scene = seen.scene;
  useWakeLock();
  const lines = seen.said.filter(isScene).length;
  const told = useToldNow().length;
  // What is to be said and entered now stands at the top; but whoever writes or counts hands is not
  // torn away.
  useEffect(() => {
    if (!document.activeElement?.closest(".console-people, .panel")) scrollTo(0, 0);
  }, [lines, told, untold]);
  // Whoever goes on by the keyboard finds the question next, though the button they pressed is gone.
  useEffect(() => {
    if (document.activeElement === document.body) now.current?.focus();
  }, [seen.steps.length, round.isRound, untold]);
  if (round.isRound) return <PassedRound onBack={round.end} />;
  return (
    <div class="play console is-day" lang={texts.language}>
      <header class="bar">
        <Chapter scene={scene} />
        <TimerShown />
        <button class="plain square" aria-label={say("menu")} onClick={() => setMenu(true)}>
          <Icon name="menu" />
        </button>
      </header>
      <main class="console-main">
        <section class="console-now" aria-label={say("console-now")} tabIndex={-1} ref={now}>
          <Paused />
          {room.failed && <p class="banner wrong">{say("failed")}</p>}
          {scene && <h2>{say("console-say")}</h2>}
          <Before />
          <p class="caption" role="status" aria-live="polite">
            {scene && sentences.scene(scene)}
          </p>
          {scene?.scene === "day" && <Shape />}
          {reminder && <p class="banner">{reminder}</p>}
          {!reminder && course.does && <p class="meanwhile">{course.does}</p>}
          <Answers />
          <StillToTell />
          {toLook.length > 0 && (
            <button onClick={round.begin}>
              <Icon name="people" /> {say("console-round")}
            </button>
          )}
          {questionsOf(seen).some(isOpen) && <QuestionNow />}
          <HeldOut>
            <KeeperAsk />
          </HeldOut>
          <GoOn isTold={!!reminder} />
          <TakeBack />
          <ComingUp next={course.next} />
          <PrintLink />
        </section>
        <section class="console-people" aria-label={say("people")}>
          <h2>{say("people")}</h2>
          <WhoIsWhat />
        </section>
        <section class="console-sheet" aria-label={say("console-sheet")}>
          <h2>{say("console-sheet")}</h2>
          <Running />
        </section>
      </main>
      <footer class="mine">
        <label class="check">
          <input
            type="checkbox"
            checked={room.manual}
            onChange={(event) => act("manual", { on: event.currentTarget.checked })}
          />
          {say("console-manual")}
        </label>
        <NarrationControls {...narration} />
      </footer>
      {isMenu && <OwnMenu narration={narration} onClose={() => setMenu(false)} />}
    </div>
  );
}

/** The language that is chosen in it is the console's own, and not only the device's. */
function OwnMenu({ narration, onClose }: { narration: Narration; onClose: () => void }) {
  const app = useApp();
  const prefs = { ...app.prefs, language: app.texts.language };
  const prefer: typeof app.prefer = async (changed) => {
    app.prefer(changed);
    const { language } = changed;
    // Texts first, so that the menu stays open; without them all stays.
    const canBe = language && (await Texts.load(language).catch(() => null));
    if (canBe) narration.prefer({ language, voice: "recorded" });
  };
  return (
    <AppContext.Provider value={{ ...app, prefs, prefer }}>
      <Menu onClose={onClose} />
    </AppContext.Provider>
  );
}

/** The clock is the moderator's: a call ends when they say so. A second tap of the same finger does
    not end the next one too. */
function GoOn({ isTold }: { isTold: boolean }) {
  const say = useSay();
  const { seen, room } = useTable();
  const enter = useEnter();
  const [isBusy, setBusy] = useState(false);
  const { ask } = seen;
  if (!ask || !(CLOCK in ask.options)) return null;
  const house = ask.options[HOUSE];
  // To go on is the same as to let the question's own time end: one button says so.
  if (isLone(house) && ask.timer?.name === ask.kind) return null;
  const isNight = seen.scene?.scene === "night";
  // Who is awake and has not chosen is waited for all the same.
  if (isNight && ask.settle === "first" && ask.waiting.length) return null;
  const isOnly = answerers(ask).every((seat) => {
    const options = ask.options[seat]!;
    return seat === HOUSE ? isAside(options) : isOnlyBack(options) || isThrough(ask, seat);
  });
  const last = seen.steps.at(-1);
  const isAnswered = !!last && isEntry(last) && !last.said.some(isScene);
  const isIdle = isNight && !isTold && !isAnswered;
  const goOn = async () => {
    setBusy(true);
    await enter(CLOCK, "time");
    setTimeout(() => setBusy(false), A_DOUBLE_TAP);
  };
  return (
    <>
      {isOnly && isIdle && <p class="hint">{say("console-wait")}</p>}
      <button
        class={isOnly ? "main" : ""}
        aria-disabled={isBusy} // and not disabled, which would lose the focus
        onClick={() => isBusy || goOn()}
      >
        <Icon name="right" /> {say(room.manual && isOnly ? "console-next" : "console-time-up")}
      </button>
    </>
  );
}

/** Everybody as they sit, with card, life and what they hold; and a note for each. */
function WhoIsWhat() {
  const say = useSay();
  const { seats, seen, sentences, room } = useTable();
  const cards = cardsKnown(seen.tellings);
  const sides = sidesTaken(seen.tellings);
  const mayor = seen.last("mayor")?.args.seat;
  const alive = seen.scene?.alive;
  const placeOf = (seat: string) =>
    room.people.find(({ place, name }) => (room.seats[place] ?? name) === seat)?.place ?? "";
  return (
    <>
      <SeatCircle cards={cards} items={(seat) => items(seen.tellings, seat)} />
      <ol class="who-is-what">
        {seats.map((seat) => {
          const isDead = !!alive && !alive.includes(seat);
          const card = cards.get(seat);
          return (
            <li key={seat} class={isDead ? "dead" : ""}>
              <span class="row">
                {card ? <CardIcon card={card} /> : <Icon name={isDead ? "dead" : "alive"} />}
                <b class="name">{sentences.name(seat)}</b>
                {card && <span>{sentences.name(card)}</span>}
                {sides.has(seat) && <TeamName team={sides.get(seat)!} />}
                {seat === mayor && <Icon name="mayor" label={say("is-mayor")} />}
                {isDead && <small>{say("is-dead")}</small>}
                {items(seen.tellings, seat).map((item) => (
                  <Icon name={item} label={sentences.name(item)} />
                ))}
              </span>
              <NoteOn place={placeOf(seat)} name={seat} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

function items(tellings: Telling[], seat: string): string[] {
  const held = [...bearers(tellings)].filter(([, bearer]) => bearer === seat);
  return held.map(([item]) => item);
}

const SIDES: Record<string, string> = {
  turned: "Werewolves",
  bitten: "Vampire",
  recruited: "Criminals",
};

/** Who is on another side than that of the card. */
function sidesTaken(tellings: Telling[]): Map<string, string> {
  const changed = tellings.filter(({ told, to }) => told in SIDES && to?.length === 1);
  return new Map(changed.map(({ told, to }) => [to![0]!, SIDES[told]!]));
}
