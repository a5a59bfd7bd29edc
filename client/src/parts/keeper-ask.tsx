// The open question on a device that answers for everybody: the one in the middle, or a moderator's.
import { useEffect, useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import type { Sentences } from "../text/sentences";
import type { Asked, Json, Options, WholeAsk } from "../wire/types";
import { Answering, OfHouse } from "./ask";

export const CLOCK = "Clock";
export const HOUSE = "House";

/** An answer for somebody, to the question as this device knows it. */
export function useEnter(): (seat: string, answer: Json, sure?: boolean) => Promise<Json | false> {
  const { link, act } = useTable();
  return (seat, answer, sure) => {
    const n = link.seen.steps.at(-1)?.n ?? 0;
    return act("enter", { seat, answer, n, ...(sure ? { sure } : {}) });
  };
}

/** Those who can answer, the clock aside. */
export const answerers = (ask: WholeAsk | null) =>
  Object.keys(ask?.options ?? {}).filter((seat) => seat !== CLOCK);

export function KeeperAsk({ isSecret = false }: { isSecret?: boolean }) {
  const { room, seen, sentences, link } = useTable();
  const enter = useEnter();
  const { ask } = seen;
  const isReal = room.is_playing && !Object.keys(room.seats).length;
  const label = isReal ? (value: string) => sentences.name(sentences.cardOf(value)) : undefined;
  const shown = (options: Options) => (isReal ? oneOfEach(options, sentences) : options);
  const seats = answerers(ask);
  const people = seats.filter((seat) => seat !== HOUSE);
  const [picked, setPicked] = useState<string | null>(null);
  const question = `${seen.steps.at(-1)?.n ?? 0}/${ask?.kind}`;
  useEffect(() => setPicked(null), [question]);
  if (!ask) return null;
  const isTwice = "marked" in ask.args; // a first tap marks, a second is meant
  const isPack =
    seen.scene?.scene === "night" && people.length > 1 && ask.settle === "first" && !isTwice;
  const waiting = people.filter((seat) => ask.waiting.includes(seat));
  const seat = picked ?? waiting[0] ?? people[0] ?? null;
  const answerForPack = async (answer: Json) => {
    // One tap speaks for all of them: they agreed by their eyes.
    for (const wolf of people) {
      const now = link.seen.ask;
      if (now?.kind !== ask.kind || !(wolf in now.options)) return;
      if ((await enter(wolf, answer)) === false) return;
    }
  };
  const asked = (options: WholeAsk["options"][string]): Asked => ({
    number: 0,
    kind: ask.kind,
    args: ask.args,
    options,
    settle: ask.settle,
  });
  return (
    <>
      {HOUSE in ask.options && (
        <OfHouse
          key={question}
          options={shown(ask.options[HOUSE]!)}
          label={label}
          line={ask.by_people ? sentences.ask(asked(ask.options[HOUSE]!)) : undefined}
          onAnswer={(answer) => enter(HOUSE, answer)}
        />
      )}
      {seat && (
        <section class="ask" key={`${question}/${seat}`}>
          {!isSecret && !isPack && people.length > 1 && (
            <WhoAnswers people={people} seat={seat} given={ask.given} onPick={setPicked} />
          )}
          <h2 class="ask-line">{sentences.ask(asked(ask.options[seat]!))}</h2>
          <Answering
            options={shown(ask.options[seat]!)}
            label={"word" in ask.args ? undefined : label}
            asked={asked(ask.options[seat]!)}
            given={ask.given[seat] ?? null}
            isSure={isPack || isTwice || ask.settle === "all" || ask.settle === "time"}
            onAnswer={isPack ? answerForPack : (answer) => enter(seat, answer)}
          />
        </section>
      )}
    </>
  );
}

/** Real cards are not numbered: nobody can tell which Villager lies there, and it does not matter. */
function oneOfEach(options: Options, sentences: Sentences): Options {
  if (options.type !== "choice" && options.type !== "several") return options;
  const cards = options.values.map((value) => sentences.cardOf(value));
  const values = options.values.filter((_, i) => cards.indexOf(cards[i]!) === i);
  return options.type === "several"
    ? { ...options, values, most: Math.min(options.most, values.length) }
    : { ...options, values };
}

interface WhoProps {
  people: string[];
  seat: string;
  given: Record<string, Json>;
  onPick: (seat: string) => void;
}

function WhoAnswers({ people, seat, given, onPick }: WhoProps) {
  const say = useSay();
  const { sentences } = useTable();
  return (
    <div class="for-whom" role="group" aria-label={say("keeper-who")}>
      <span>{say("keeper-who")}</span>
      {people.map((name) => (
        <button class="chip" aria-pressed={name === seat} onClick={() => onPick(name)}>
          {sentences.name(name)}
          {name in given && <> ✓</>}
        </button>
      ))}
    </div>
  );
}
