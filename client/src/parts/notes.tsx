// What I was told so far, in order; what is private stays under its cover.
import { useSay } from "../app";
import { useTable } from "../table";
import { isScene, type Said, type Scene, type Telling } from "../wire/types";
import { Hold } from "./hold";

/** For a machine to check, or drawn elsewhere on the screen. */
const QUIET = ["deal-sealed", "deal-opened", "your-card"];

export function Notes() {
  const say = useSay();
  const { seen, sentences } = useTable();
  const mine = seen.tellings.filter((telling) => telling.to !== null);
  return (
    <>
      {mine.length > 0 && (
        <Hold label={say("notes-mine")}>
          <ol class="told">
            {mine.map((telling) => (
              <li>{sentences.telling(telling)}</li>
            ))}
          </ol>
        </Hold>
      )}
      <h3>{say("notes-all")}</h3>
      <ol class="told">
        {seen.said
          .filter((item) => isScene(item) || isShown(item))
          .map((item) => (
            <li class={isScene(item) ? "line" : ""}>{sentences.said(item)}</li>
          ))}
      </ol>
    </>
  );
}

/** Drawn elsewhere while it matters, and too much to read again. */
const NO_NEWS = [...QUIET, "question", "token", "cards", "shape"];

/** What everybody heard since the last night, or at night how the day before it ended; the newest
    first; without the line that is being said now, those that stood there for a time of their own, and
    those that opened a chapter by saying what to do in it. A vote that was moved is no news any more. */
interface PublicLogProps {
  withVotes?: boolean;
  /** Where a voice is behind the game, the scene that is being said: what came later is not shown. */
  upTo?: Scene | null;
}

export function PublicLog({ withVotes = true, upTo }: PublicLogProps) {
  const { seen, sentences } = useTable();
  const now = upTo ?? seen.scene;
  const after = now ? seen.said.lastIndexOf(now) + 1 : 0;
  const later = seen.said.slice(after).findIndex(isScene);
  const known = later < 0 ? seen.said : seen.said.slice(0, after + later);
  const isNight = now?.scene === "night";
  const isOfNight = (item: Said) => isScene(item) && item.scene === "night";
  const last = known.filter((item) => isScene(item) && isOfNight(item) !== isNight).at(-1);
  const since = last ? known.slice(known.lastIndexOf(last)) : known;
  const news = since.filter((item, i) => {
    if (isOfNight(item)) return false;
    if (isScene(item)) return item !== now && !item.timer && item.line !== item.scene;
    if (item.to !== null || NO_NEWS.includes(item.told)) return false;
    const isMoved = (later: Said) =>
      !isScene(later) && later.told === item.told && later.args.seat === item.args.seat;
    if (!("accused" in item.args)) return true;
    return withVotes && !isNight && !since.slice(i + 1).some(isMoved);
  });
  if (!news.length) return null;
  return (
    <ul class="public-log" aria-live="polite">
      {news
        .slice(isNight ? -1 : -8)
        .reverse()
        .map((item) => (
          <li class={isScene(item) ? "line" : ""}>{sentences.said(item)}</li>
        ))}
    </ul>
  );
}

/** What everybody heard last, in words: what is taken back is that, or came after it. */
export function useLastHeard(): string {
  const { seen, sentences } = useTable();
  const last = seen.said.filter((item) => isScene(item) || isShown(item)).at(-1);
  return last ? sentences.said(last) : "";
}

const isShown = (telling: Telling) => telling.to === null && !QUIET.includes(telling.told);
