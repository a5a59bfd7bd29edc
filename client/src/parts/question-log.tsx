// The questions of the day: the one before the Mayor, those in line, and what was answered.
import { useSay } from "../app";
import { useTable } from "../table";
import type { Seen } from "../wire/seen";
import type { Meaning } from "../wire/types";
import { Icon } from "./icon";

export interface Question {
  number: number | null;
  seat: string | null;
  text: string;
  tokens: string[];
  isWithdrawn: boolean;
}

export function questionsOf(seen: Seen): Question[] {
  const questions: Question[] = [];
  for (const { told, args } of seen.tellings) {
    const number = typeof args.number === "number" ? args.number : null;
    const known = questions.find((question) => number !== null && question.number === number);
    if (told === "question")
      questions.push({
        number,
        seat: args.seat as string,
        text: args.text as string,
        tokens: [],
        isWithdrawn: false,
      });
    else if (told === "withdrawn" && known) known.isWithdrawn = true;
    else if (told === "token" && known) known.tokens.push(args.token as string);
    else if (told === "token")
      questions.push({
        number: null,
        seat: args.seat as string | null,
        text: "",
        tokens: [args.token as string],
        isWithdrawn: false,
      });
    else if (told === "correct") {
      const open = questions.find((question) => isOpen(question));
      if (open) open.tokens.push("correct");
    }
  }
  return questions.filter((question) => !question.isWithdrawn);
}

/** Put, and not answered yet. */
export const isOpen = (question: Question) => !question.tokens.length && question.number !== null;

/** How a bot Mayor took a question, so that a person can see whether the token fits. What was taken
 * word for word needs no second line. */
function Understood({ question }: { question: Question }) {
  const { seen, sentences } = useTable();
  const say = useSay();
  const meaning = question.number === null ? undefined : seen.understood.get(question.number);
  if (!meaning) return null;
  if (meaning.key === "helped") return <small class="understood">{say("understood-helped")}</small>;
  const said = inWords(meaning);
  if (plain(said) === plain(question.text)) return null;
  const isClear = meaning.key !== "unknown";
  return <small class="understood">{isClear ? say("understood", { meaning: said }) : said}</small>;

  function inWords({ key, what = "", parts = [] }: Meaning): string {
    const id = `werewords-understood-${key}`;
    const [first = "", ...more] = parts.map(inWords);
    if (!sentences.texts.has(id)) return what;
    if (!more.length) return sentences.texts.say(id, { what: first || what });
    return more.reduce((left, right) => sentences.texts.say(id, { left, right }), first);
  }
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What a person may say that a bot Mayor should have given. */
const TOKENS = ["yes", "no", "maybe", "so-close"];

export function QuestionNow() {
  const say = useSay();
  const { seen, room } = useTable();
  const waiting = questionsOf(seen).filter(isOpen);
  const now = waiting[0];
  const isSpoken = room.options.questions === "spoken";
  return (
    <div class="question-now" aria-live="polite">
      {now ? (
        <>
          <p class="asker">{say("asks", { seat: now.seat ?? "" })}</p>
          <p class={now.text.length > 50 ? "asked long" : "asked"}>{now.text}</p>
          {waiting.length > 1 && (
            <p class="hint">{say("in-line", { count: waiting.length - 1 })}</p>
          )}
        </>
      ) : (
        <p class="hint">{say(isSpoken ? "ask-aloud" : "no-question")}</p>
      )}
    </div>
  );
}

export function QuestionLog() {
  const say = useSay();
  const { seen, sentences, room, isHost, act } = useTable();
  const mayor = Object.entries(room.seats).find(
    ([, seat]) => seat === seen.last("mayor")?.args.seat,
  )?.[0];
  const person = room.people.find(({ place }) => place === mayor);
  const canOverrule = isHost && (person?.kind === "bot" || !!person?.stand_in);
  const answered = questionsOf(seen).filter((question) => question.tokens.length);
  if (!answered.length) return null;
  return (
    <section class="question-log" aria-labelledby="question-log">
      <h2 id="question-log">{say("answered")}</h2>
      <ol reversed>
        {answered.reverse().map((question) => (
          <li>
            <span class="given-tokens">
              {question.tokens.map((token) => (
                <span class={`token-mark token-${token}`}>
                  <Icon name={`token-${token}`} /> {sentences.name(token)}
                </span>
              ))}
            </span>
            <span class="what">
              {question.text || say("spoken")}
              <Understood question={question} />
              <span class="row wrap">
                {question.seat && <small>{question.seat}</small>}
                {canOverrule && question.number !== null && (
                  <select
                    class="overrule"
                    aria-label={say("overrule")}
                    value=""
                    onChange={(event) =>
                      act("overrule", { number: question.number, token: event.currentTarget.value })
                    }
                  >
                    <option value="">{say("overrule")} …</option>
                    {TOKENS.filter((token) => !question.tokens.includes(token)).map((token) => (
                      <option value={token}>{sentences.name(token)}</option>
                    ))}
                  </select>
                )}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
