// The shared screen: scene, timer, tokens, who is alive; readable from four metres, never a secret.
import { useEffect, useMemo, useState } from "preact/hooks";
import { useApp, useSay } from "../app";
import { usePointing } from "../parts/ask";
import { Chapter } from "../parts/chapter";
import { CardIcon, Icon } from "../parts/icon";
import { Code } from "../parts/invite";
import { refusedGreeting, useLink } from "../parts/link-hooks";
import { useNarration, useSilenceAfter } from "../parts/narration";
import { NarrationControls } from "../parts/narration-controls";
import { PublicLog } from "../parts/notes";
import { usePiles } from "../parts/piles";
import { questionsOf } from "../parts/question-log";
import { InTableLanguage } from "../parts/table-texts";
import { TimerShown } from "../parts/timer";
import { useWakeLock } from "../parts/wake-lock";
import { Why } from "../parts/why";
import { keyOf } from "../device";
import { TableContext, useTable, useTableOf } from "../table";
import type { Key } from "../wire/link";
import type { Args, Scene } from "../wire/types";

export function Tv({ code }: { code: string }) {
  const { texts } = useApp();
  const say = useSay();
  // Who has a place here may show what is public, though the table is locked.
  const [hasPlace, setHasPlace] = useState(true);
  const key = useMemo((): Key => {
    const own = keyOf(code);
    return own && hasPlace ? { ...own, watches: true } : { code };
  }, [code, hasPlace]);
  const link = useLink(key);
  useEffect(() => {
    if (link.out === "not-your-place") setHasPlace(false);
  }, [link.out]);
  if (link.state === "out")
    return (
      <main class="tv">
        <p class="caption">{refusedGreeting(texts, link, code)}</p>
        <button class="main" onClick={() => location.reload()}>
          {say("try-again")}
        </button>
      </main>
    );
  if (!link.seen.room)
    return (
      <main class="tv">
        <p class="caption">{say("connecting")}</p>
      </main>
    );
  return (
    <InTableLanguage screen="tv" language={link.seen.room.language}>
      <Shown link={link} />
    </InTableLanguage>
  );
}

function Shown({ link }: { link: ReturnType<typeof useLink> }) {
  const table = useTableOf(link, true);
  if (!table) return null;
  return (
    <TableContext.Provider value={table}>
      <Screen />
    </TableContext.Provider>
  );
}

/** Says what it shows, where it is the voice of a game on phones: same narrator, same lines. */
function Screen() {
  const say = useSay();
  const { texts } = useApp();
  const { room, seen, link } = useTable();
  const narration = useNarration("tv");
  const { scene } = narration;
  const isOn = room.is_playing || seen.outcome !== null;
  const isNight = room.is_playing && scene?.scene === "night";
  useWakeLock();
  useSilenceAfter();
  return (
    <div
      class={`tv ${isNight ? "is-night" : "is-day"} ${isOn ? "" : "is-lobby"}`}
      lang={texts.language}
    >
      {link.state === "lost" && (
        <p class="lost" role="status">
          <Icon name="wifi-off" /> {say("lost")}
        </p>
      )}
      <header>
        {isOn ? <Chapter scene={scene} /> : <h1 class="chapter">{say(`game-${room.game}`)}</h1>}
        {scene === seen.scene && <TimerShown big />}
      </header>
      <main>
        <p class="caption" role="status" aria-live="polite">
          {isOn && scene ? narration.caption : say("tv-lobby")}
        </p>
        {!isOn && <p class="code-shown tv-code">{room.code}</p>}
        {room.is_paused && <p class="banner">{say("paused")}</p>}
        {!room.is_playing && scene?.scene === "result" && <Why />}
        {isOn && <Board scene={scene} />}
      </main>
      <Circle scene={scene} hasEnded={!room.is_playing && scene?.scene === "result"} />
      <footer class="tv-voice">
        <NarrationControls {...narration} />
      </footer>
      <aside class="tv-join">
        <Code path={`/join/${room.code}`} label={say("qr-join")} isShort />
        {isOn ? (
          <p class="code-shown">{room.code}</p>
        ) : (
          <span class="tv-path">
            /join/
            <wbr />
            <b>{room.code}</b>
          </span>
        )}
      </aside>
    </div>
  );
}

interface OfScene {
  /** Which is being said. */
  scene: Scene | null;
}

/** What the table has before it: tokens left, the question, what was answered, votes that are counted. */
function Board({ scene }: OfScene) {
  const say = useSay();
  const { seen, sentences } = useTable();
  const questions = questionsOf(seen);
  const now = questions.find((question) => !question.tokens.length && question.number !== null);
  const lastOnes = questions.filter((question) => question.tokens.length).slice(-4);
  const piles = usePiles();
  const shape = seen.last("shape");
  const isDay = seen.scene?.scene === "day";
  return (
    <div class="board">
      {shape && isDay && <p class="tv-shape">{sentences.telling(shape)}</p>}
      {isDay && piles.size > 0 && (
        <ul class="tv-tokens" aria-label={say("tokens")}>
          {[...piles].map(([token, count]) => (
            <li>
              <Icon name={`token-${token === "yes-no" ? "yes" : token}`} /> {sentences.name(token)}{" "}
              <b>{count}</b>
            </li>
          ))}
        </ul>
      )}
      {now && isDay && (
        <p class="tv-question">
          <small>{say("asks", { seat: now.seat ?? "" })}</small> {now.text}
        </p>
      )}
      {isDay && lastOnes.length > 0 && (
        <ul class="tv-log">
          {lastOnes.reverse().map((question) => (
            <li>
              {question.tokens.map((token) => (
                <span class={`token-mark token-${token}`}>
                  <Icon name={`token-${token}`} /> {sentences.name(token)}
                </span>
              ))}{" "}
              {question.text || question.seat}
            </li>
          ))}
        </ul>
      )}
      {seen.progress && scene === seen.scene && (
        <p class="progress">
          {say("progress", { answered: seen.progress.answered, of: seen.progress.of })}
        </p>
      )}
      {!(isDay && questions.length) && <PublicLog withVotes={false} upTo={scene} />}
    </div>
  );
}

/** People as they sit, the living and the dead, and who points at them; at the end, once that is said,
 * who has won. */
function Circle({ scene, hasEnded }: OfScene & { hasEnded: boolean }) {
  const say = useSay();
  const { seats, seen, sentences } = useTable();
  const alive = hasEnded ? undefined : scene?.alive;
  const mayor = hasEnded ? null : seen.last("mayor")?.args.seat;
  const cards = (hasEnded ? (seen.last("cards")?.args.cards ?? {}) : {}) as Args;
  const winners = (seen.outcome?.winners ?? []) as string[];
  const pointing = usePointing();
  return (
    <ol class="circle" aria-label={say("people")}>
      {seats.map((name) => {
        const isDead = !!alive && !alive.includes(name);
        const card = cards[name];
        if (typeof card === "string")
          return (
            <li>
              <CardIcon card={card} /> {name} <small>{sentences.name(card)}</small>{" "}
              {winners.includes(name) && <Icon name="trophy" label={say("is-winner")} />}
            </li>
          );
        return (
          <li class={isDead ? "dead" : ""}>
            <Icon name={isDead ? "dead" : name === mayor ? "mayor" : "alive"} /> {name}
            {isDead && <span class="hidden"> {say("is-dead")}</span>}
            {pointing.get(name) && (
              <small>
                {" "}
                {say("pointing", { names: sentences.texts.listed(pointing.get(name)!) })}
              </small>
            )}
          </li>
        );
      })}
    </ol>
  );
}
