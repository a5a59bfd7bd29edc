// How it ended: who won, every card, the night step by step, the seal, and the next game.
import { useEffect, useState } from "preact/hooks";
import { useSay } from "../app";
import { later } from "../later";
import { CardIcon, Icon } from "../parts/icon";
import { LeaveButton } from "../parts/leaving";
import { QuickLevel } from "../parts/lobby-options";
import { WatchOrSit } from "../parts/lobby-people";
import { TeamName, useCards } from "../parts/my-card";
import { gameStarts } from "../parts/on-start";
import { useOver } from "../parts/over";
import { useIsSudden } from "../parts/second-tap";
import { sha256 } from "../parts/sha256";
import { Sheet } from "../parts/sheet";
import { Story } from "../parts/story";
import { Unread } from "../parts/talk";
import { Why } from "../parts/why";
import { useTable } from "../table";

const TakeBack = later(async () => (await import("./aloud")).TakeBack);
const Before = later(async () => (await import("./aloud")).Before);

export function Result({ onChange }: { onChange: () => void }) {
  const say = useSay();
  const { seen, sentences, me, isHost, room, act } = useTable();
  const [isStoryOpen, setStoryOpen] = useState(false);
  const open = useOver();
  const winners = (seen.outcome?.winners ?? []) as string[];
  const mine = useMySeat();
  const hasWon = mine !== null && winners.includes(mine);
  const cannot = room.remarks.some((remark) => remark.weight === "refusal");
  const scene = seen.scene;
  // The tap that ended the game may be followed by another, which is not for the next one. Who
  // presses keys sees what they press.
  const isSudden = useIsSudden(true, false);
  const unlessSudden = (work: () => unknown) => (event: MouseEvent) => {
    if (!isSudden || event.detail === 0) work();
  };
  const again = () => {
    gameStarts();
    act("start");
  };
  useEffect(() => document.querySelector<HTMLElement>("h1")?.focus(), []);
  return (
    <div class="result">
      <header class="bar">
        <h1 class="chapter" tabIndex={-1}>
          <Icon name="phase-result" or="trophy" /> {say("result")}
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
      <main>
        {/* What ended the game is still to be said. */}
        {me?.kind === "keeper" && <Before />}
        <p class="caption" role="status">
          {scene && sentences.scene(scene)}
        </p>
        <Why />
        {mine !== null && winners.length > 0 && (
          <p class="verdict">
            <Icon name={hasWon ? "trophy" : "moon"} /> {say(hasWon ? "you-won" : "you-lost")}
          </p>
        )}
        <TheWord />
        <AllCards winners={winners} />
        <Score />
        <Seal />
        <button class="wide" onClick={() => setStoryOpen(true)}>
          <Icon name="history" /> {say("story")}
        </button>
        {/* A wrong tap of whoever leads may have ended it. */}
        {me?.kind === "keeper" && <TakeBack />}
      </main>
      <footer class="start">
        {isHost ? (
          <>
            <QuickLevel />
            <button
              class="main start-button"
              disabled={cannot}
              aria-disabled={isSudden}
              onClick={unlessSudden(again)}
            >
              <Icon name="refresh" /> {say("play-again")}
            </button>
            <button class="wide" aria-disabled={isSudden} onClick={unlessSudden(onChange)}>
              <Icon name="gear" /> {say("change-table")}
            </button>
          </>
        ) : (
          <>
            <p class="hint">{say("result-wait")}</p>
            {me?.kind === "watcher" && <WatchOrSit />}
            <div class="row">
              <button onClick={onChange}>{say("see-table")}</button>
              <LeaveButton />
            </div>
          </>
        )}
      </footer>
      {isStoryOpen && (
        <Sheet title={say("story")} onClose={() => setStoryOpen(false)}>
          <Story />
        </Sheet>
      )}
    </div>
  );
}

/** Whose seat I had, which may have another name than I: what I was told in private says so. Nobody
 * tells anything to who only watches, and everything to who keeps the table. */
function useMySeat(): string | null {
  const { seen, me } = useTable();
  if (!me || me.kind === "keeper") return null;
  return seen.tellings.find(({ to }) => to !== null)?.to?.[0] ?? null;
}

function TheWord() {
  const { seen, sentences } = useTable();
  const told = seen.last("magic-word");
  return told ? <p class="the-word">{sentences.telling(told)}</p> : null;
}

function AllCards({ winners }: { winners: string[] }) {
  const say = useSay();
  const { seen, sentences } = useTable();
  const known = useCards();
  const told = seen.last("cards")?.args;
  const cards = (told?.cards ?? {}) as Record<string, string>;
  // What somebody became, where that can change.
  const roles = (told?.roles ?? {}) as Record<string, string>;
  const sides = (told?.factions ?? {}) as Record<string, string>;
  if (!Object.keys(cards).length) return null;
  return (
    <section aria-labelledby="all-cards">
      <h2 id="all-cards">{say("all-cards")}</h2>
      <ul class="all-cards">
        {Object.entries(cards).map(([seat, card]) => {
          const team = known.find(({ name }) => name === card)?.team;
          const side = sides[seat] ?? team;
          const names = [...new Set([card, roles[seat] ?? card])].map((name) =>
            sentences.name(name),
          );
          return (
            <li class={winners.includes(seat) ? "won" : ""}>
              <CardIcon card={card} team={team} />
              <b>{sentences.name(seat)}</b>
              <span>{names.join(" → ")}</span>
              {side && <TeamName team={side} />}
              {told?.mayor === seat && <small>{say("is-mayor")}</small>}
              {winners.includes(seat) && (
                <small>
                  <Icon name="trophy" /> {say("is-winner")}
                </small>
              )}
            </li>
          );
        })}
      </ul>
      {(told?.extra || told?.copied) && (
        <p class="hint">{sentences.telling(seen.last("cards")!)}</p>
      )}
    </section>
  );
}

function Score() {
  const say = useSay();
  const { room } = useTable();
  const names = room.people.map(({ name }) => name);
  // With real cards the seats were cards, and nobody's wins.
  const score = Object.entries((room.series.score ?? {}) as Record<string, number>).filter(
    ([seat]) => names.includes(seat),
  );
  if (!score.length) return null;
  return (
    <section aria-labelledby="score">
      <h2 id="score">{say("score", { games: Number(room.series.games ?? 1) })}</h2>
      <ol class="score">
        {score
          .sort(([, a], [, b]) => b - a)
          .map(([seat, wins]) => (
            <li>
              <b>{seat}</b> {say("wins", { count: wins })}
            </li>
          ))}
      </ol>
    </section>
  );
}

/** The deal was sealed before anybody saw a card: this device works the seal out again. */
function Seal() {
  const say = useSay();
  const { room, seen } = useTable();
  const seal = seen.last("deal-sealed")?.args.seal;
  const opened = seen.last("deal-opened")?.args;
  // Cards that people dealt by hand are what somebody has entered.
  if (typeof seal !== "string" || !opened || room.by_hand) return null;
  const places = opened.places as [string, string][];
  const text = [opened.salt as string, ...places.map(([place, card]) => `${place}: ${card}`)];
  const isTrue = sha256(text.join("\n")) === seal;
  return (
    <details class="seal">
      <summary>
        <Icon name={isTrue ? "shield" : "warning"} /> {say(isTrue ? "seal-true" : "seal-false")}
      </summary>
      <p>{say("seal-is")}</p>
      <pre>{text.join("\n")}</pre>
      <p class="hash">SHA-256: {seal}</p>
    </details>
  );
}
