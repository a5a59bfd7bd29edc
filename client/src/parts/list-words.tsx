// The entries of a list, each with its level; an estimate is said to be one.
import { useState } from "preact/hooks";
import { useApp, useSay } from "../app";
import { LANGUAGES } from "../device";
import type { ListWord } from "../wire/lists";

const LEVELS = ["easy", "medium", "hard", "ridiculous"];
const AT_FIRST = 100;

export function ListWords({ words, language }: { words: ListWord[]; language: string }) {
  const { texts } = useApp();
  const say = useSay();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? words : words.slice(0, AT_FIRST);
  const levelOf = (word: ListWord) => word.level ?? word.estimate ?? "";
  const counts = LEVELS.map((level) => ({
    level,
    count: words.filter((word) => levelOf(word) === level).length,
  }));
  return (
    <section aria-labelledby="list-words">
      <h2 id="list-words">{say("lists-count", { count: words.length })}</h2>
      <p class="hint">
        {[
          LANGUAGES[language] ?? language,
          ...counts
            .filter(({ count }) => count)
            .map(({ level, count }) => `${say(`value-level-${level}`)} ${count}`),
        ].join(" · ")}
      </p>
      {words.some((word) => word.estimate) && <p class="hint">{say("lists-estimates")}</p>}
      <ul class="list-words" lang={language}>
        {shown.map((word) => (
          <li>
            <span>{word.text}</span>
            <small lang={texts.language}>
              {word.level
                ? say(`value-level-${word.level}`)
                : say("lists-about", { level: say(`value-level-${word.estimate}`) })}
              {word.categories?.map((category) => ` · ${say(`category-${category}`)}`)}
            </small>
          </li>
        ))}
      </ul>
      {shown.length < words.length && (
        <button onClick={() => setWhole(true)}>
          {say("lists-show-all", { count: words.length })}
        </button>
      )}
    </section>
  );
}
