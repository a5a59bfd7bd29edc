// Where a question is typed; a guess is put into the words that the table understands.
import { useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import type { Json, Options } from "../wire/types";
import { Icon } from "./icon";

export interface Written {
  text: string;
  isGuess: boolean;
}

interface Props {
  options: Extract<Options, { type: "text" }>;
  /** What was written here before, where a device answers for many. */
  written?: Written;
  onWritten?: (written: Written) => void;
  onAnswer: (value: Json) => Promise<unknown>;
}

const NOTHING: Written = { text: "", isGuess: false };

export function QuestionBox({ options, written: before = NOTHING, onWritten, onAnswer }: Props) {
  const say = useSay();
  const { sentences, room } = useTable();
  const [written, setWritten] = useState(before);
  const { text, isGuess } = written;
  const write = (changed: Partial<Written>) => {
    const now = { ...written, ...changed };
    setWritten(now);
    onWritten?.(now);
  };
  const setGuess = (isGuess: boolean) => write({ isGuess });
  const put = async (event: Event) => {
    event.preventDefault();
    const own = text.trim();
    if (!own) return;
    const isSameLanguage = sentences.texts.language === (room.options.language ?? "en");
    const guess = isSameLanguage ? say("guess-form", { word: own }) : `${own}?`;
    const whole = isGuess ? guess : own;
    // What was written meanwhile stays, and stays a guess.
    if ((await onAnswer(whole)) !== false) setWritten((now) => (now === written ? NOTHING : now));
  };
  return (
    <form class="question-box" onSubmit={put}>
      <div class="chips" role="group">
        <button type="button" class="chip" aria-pressed={!isGuess} onClick={() => setGuess(false)}>
          <Icon name="question" /> {say("ask-question")}
        </button>
        <button type="button" class="chip" aria-pressed={isGuess} onClick={() => setGuess(true)}>
          <Icon name="star" /> {say("ask-guess")}
        </button>
        {(options.also ?? []).map((value) => (
          <button type="button" class="chip" onClick={() => onAnswer(value)}>
            {sentences.name(value)}
          </button>
        ))}
      </div>
      <label>
        {say(isGuess ? "guess-label" : "question-label")}
        <span class="row">
          <input
            value={text}
            maxLength={options.longest - (isGuess ? 20 : 0)}
            enterkeyhint="send"
            autocomplete="off"
            onInput={(event) => write({ text: event.currentTarget.value })}
          />
          <button class="main square" aria-label={say("put-question")} disabled={!text.trim()}>
            <Icon name="send" />
          </button>
        </span>
      </label>
    </form>
  );
}
