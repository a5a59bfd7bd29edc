// What I was told so far, in order; what is private stays under its cover.
import { useSay } from "../app";
import { useTable } from "../table";
import { isScene, type Telling } from "../wire/types";
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

/** What everybody was told since the scene changed, the newest first. */
export function PublicLog() {
  const { seen, sentences } = useTable();
  const begin = seen.scene ? seen.said.lastIndexOf(seen.scene) : -1;
  const news = seen.said
    .slice(begin + 1)
    .filter((item): item is Telling => !isScene(item) && isShown(item));
  if (!news.length) return null;
  return (
    <ul class="public-log" aria-live="polite">
      {news
        .slice(-8)
        .reverse()
        .map((telling) => (
          <li>{sentences.telling(telling)}</li>
        ))}
    </ul>
  );
}

const isShown = (telling: Telling) => telling.to === null && !QUIET.includes(telling.told);
