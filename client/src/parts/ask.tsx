// The open question as a widget. It draws the options it is given and knows no rules.
import { useEffect, useState } from "preact/hooks";
import { useApp, useSay } from "../app";
import { useTable } from "../table";
import { WHOOPS, type Asked, type Json, type Options } from "../wire/types";
import { slug } from "../text/sentences";
import { Arranging } from "./arranging";
import { Confirm } from "./confirm";
import { CardIcon, Icon } from "./icon";
import { useOfQuestion } from "./of-question";
import { PeopleTiles } from "./people";
import { QuestionBox, type Written } from "./question-box";
import { useOneByOne, type OneByOne } from "./second-tap";
import { Tray } from "./tray";
import { VoteBeside } from "./vote-beside";

export function AskedOfMe() {
  const { seat, seats, seen, sentences, act } = useTable();
  const { asked, given } = seen;
  const say = useSay();
  const oneByOne = useOneByOne();
  if (!asked) return null;
  // At night a screen reader must not say aloud who is awake.
  const isNight = seen.scene?.scene === "night";
  const canChange = asked.settle === "all" || asked.settle === "time";
  const answer = (value: Json) => act("answers", { number: asked.number, answer: value });
  return (
    <section
      class={`ask ${seen.nudged ? "nudged" : ""}`}
      key={asked.number}
      aria-live={isNight ? "off" : "polite"}
    >
      {asked.options.type !== "text" && asked.options.type !== "press" && (
        <h2 class="ask-line">{sentences.ask(asked)}</h2>
      )}
      {seen.nudged && <p class="nudge">{say("nudged")}</p>}
      <Answering
        options={asked.options}
        asked={asked}
        given={canChange ? given : null}
        isSure={asked.settle !== "one"}
        beside={isNight && seat ? (seen.scene?.alive ?? seats) : undefined}
        oneByOne={oneByOne}
        onAnswer={answer}
      />
      {canChange && given !== null && isSeveral(asked.options) && (
        <p class="hint">{say("can-change")}</p>
      )}
    </section>
  );
}

/** What the host may say for the table: Whoops, going on, hands that were counted. */
export function AskedOfHouse() {
  const { seen, act } = useTable();
  if (!seen.house) return null;
  const answer = (value: Json) => act("house", { answer: value });
  return <OfHouse key={seen.scene?.line} options={seen.house} onAnswer={answer} />;
}

interface OfHouseProps {
  options: Options;
  /** The question, where its words are known. */
  line?: string;
  asked?: Asked;
  label?: (value: string) => string;
  onAnswer: (value: Json) => Promise<unknown>;
}

export function OfHouse({ options, line, asked, label, onAnswer }: OfHouseProps) {
  const say = useSay();
  const { room, seen } = useTable();
  const chapter = seen.scene?.scene ?? "";
  const [isOpen, setOpen] = useState(false);
  const isQuiet = isAside(options);
  if (isQuiet && !isOpen)
    return (
      <button class="plain house" onClick={() => setOpen(true)}>
        {room.stage === "phones" ? (
          <>
            <Icon name="crown" /> {say("house-more")}
          </>
        ) : (
          <>
            <Icon name="undo" /> {say("keeper-whoops")}
          </>
        )}
      </button>
    );
  return (
    <section class="ask house">
      <h2 class="ask-line">
        <Icon name="crown" />{" "}
        {line ?? (isQuiet ? say("house-whoops", { chapter }) : say("house-title"))}
      </h2>
      <Answering
        options={options}
        asked={asked}
        given={null}
        isSure={false}
        label={label}
        onAnswer={onAnswer}
      />
      {isQuiet && (
        <button class="plain" onClick={() => setOpen(false)}>
          {say("undo-not")}
        </button>
      )}
    </section>
  );
}

interface Props {
  options: Options;
  asked?: Asked;
  given: Json;
  /** One tap is enough: the answer can be changed, or others have to agree. */
  isSure: boolean;
  /** What is written on a button where that is not its name. */
  label?: (value: string) => string;
  /** People who keep their place beside those who can be chosen. */
  beside?: string[];
  /** Who was named beside a vote that is still to be given. */
  meant?: string | null;
  onMeant?: (to: string | null) => void;
  /** For a tray. */
  oneByOne?: OneByOne;
  /** A question that was begun. */
  written?: Written;
  onWritten?: (written: Written) => void;
  /** What is still to be confirmed has changed. */
  onTouched?: () => void;
  onAnswer: (value: Json) => Promise<unknown>;
}

export function Answering(props: Props) {
  const say = useSay();
  const { texts } = useApp();
  const { kind = "" } = props.asked ?? {};
  switch (props.options.type) {
    case "choice":
      return <Choosing {...props} values={props.options.values} />;
    case "several":
      return <ChoosingSeveral {...props} />;
    case "text":
      return <QuestionBox {...props} options={props.options} />;
    case "press":
      return texts.has(`client-beside-${kind}`) ? (
        <VoteBeside {...props} options={props.options} kind={kind} />
      ) : (
        <Tray {...props} options={props.options} />
      );
    case "tally":
      return <Counting {...props} />;
    case "arrange":
      return (
        <Arranging
          items={props.options.items}
          isDeal={props.asked?.kind === "deal"}
          isPool={props.asked?.kind === "draw-deck"}
          onArranged={props.onAnswer}
        />
      );
    default:
      return <p role="alert">{say("ask-unknown")}</p>;
  }
}

function Choosing(props: Props & { values: string[] }) {
  const { values, asked, given, isSure, onAnswer } = props;
  const { seat, sentences } = useTable();
  const label = props.label ?? ((value: string) => sentences.option(value, asked));
  const [marked, setMarked] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setMarked(null), [values.join("\n")]);
  const send = async (value: string) => {
    setBusy(true);
    await onAnswer(value);
    setBusy(false);
    setMarked(null);
  };
  const ofMine = values.filter((value) => !isFixed(value));
  const isPlain = ofMine.length <= 1 && !ofMine.some((value) => sentences.isSeat(value));
  const choose = (value: string) => {
    if (isSure || isPlain || isFixed(value)) send(value);
    else setMarked(value);
  };
  const pointing = usePointing();
  const people = values.filter((value) => sentences.isSeat(value));
  const others = values.filter((value) => !sentences.isSeat(value));
  const word = asked?.args.word;
  const before = given ?? asked?.args.marked;
  const pointed = people.find((name) => seat && pointing.get(name)?.includes(seat)) ?? null;
  const chosen = marked ?? (typeof before === "string" ? before : pointed);
  return (
    <>
      {people.length > 0 && (
        <PeopleTiles
          names={people}
          beside={props.beside}
          chosen={chosen}
          onChoose={choose}
          pointing={pointing}
          disabled={isBusy}
        />
      )}
      <ul class={`tiles ${typeof word === "string" && others.every(isPlace) ? "letters" : ""}`}>
        {others.map((value) => (
          <li key={value} class={beginsWord(word, value) ? "begins-word" : undefined}>
            <button
              class={values.length === 1 ? "main" : "tile"}
              aria-pressed={values.length === 1 ? undefined : value === chosen}
              aria-disabled={isBusy} // and not disabled, which would lose the focus
              onClick={() => isBusy || choose(value)}
            >
              {sentences.texts.has(`card-${slug(sentences.cardOf(value))}`) && (
                <CardIcon card={sentences.cardOf(value)} />
              )}{" "}
              {typeof word === "string" && isPlace(value) ? (
                <span aria-label={sentences.option(value, asked)}>{[...word][Number(value)]}</span>
              ) : (
                label(value)
              )}
            </button>
          </li>
        ))}
      </ul>
      {marked !== null && (
        <Confirm choice={label(marked)} disabled={isBusy} onSure={() => send(marked)} />
      )}
    </>
  );
}

function ChoosingSeveral({ options, given, label, onTouched, onAnswer }: Props) {
  if (options.type !== "several") throw new Error("not several");
  const { values, least, most, also = [] } = options;
  const { sentences } = useTable();
  const named = label ?? ((value: string) => sentences.name(value));
  const say = useSay();
  const [chosen, setChosen] = useState<string[]>(Array.isArray(given) ? (given as string[]) : []);
  const toggle = (value: string) => {
    onTouched?.();
    setChosen((before) =>
      before.includes(value)
        ? before.filter((other) => other !== value)
        : [...before, value].slice(-most),
    );
  };
  return (
    <>
      <p class="hint">{say("choose-number", { least, most })}</p>
      <ul class="tiles">
        {values.map((value) => (
          <li key={value}>
            <button
              class="tile"
              aria-pressed={chosen.includes(value)}
              onClick={() => toggle(value)}
            >
              {chosen.includes(value) && <Icon name="check" />} {named(value)}
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <button
          class="main"
          disabled={chosen.length < least || chosen.length > most}
          onClick={() => onAnswer(chosen)}
        >
          {chosen.length
            ? say("confirm-several", { names: sentences.texts.listed(chosen.map(named)) })
            : say("confirm-none")}
        </button>
        {also.map((value) => (
          <button onClick={() => onAnswer(value)}>{sentences.name(value)}</button>
        ))}
      </div>
    </>
  );
}

function Counting({ options, asked, given, onTouched, onAnswer }: Props) {
  if (options.type !== "tally") throw new Error("not a tally");
  const { names, most } = options;
  const { sentences } = useTable();
  const say = useSay();
  const begin = (given ?? {}) as Record<string, number>;
  const [kept, setHands] = useOfQuestion(given ? null : "count", begin);
  // A correction may have taken a name away meanwhile.
  const hands = Object.fromEntries(names.map((name) => [name, kept[name] ?? 0]));
  const total = Object.values(hands).reduce((sum, count) => sum + count, 0);
  const isFull = total >= most;
  const add = (name: string, by: number) => {
    onTouched?.();
    setHands((before) => ({ ...before, [name]: Math.max(0, (before[name] ?? 0) + by) }));
  };
  return (
    <>
      <ul class="counts">
        {names.map((name) => (
          <li key={name}>
            <span>{sentences.name(name)}</span>
            <button
              class="square"
              aria-label={say("fewer", { name })}
              onClick={() => add(name, -1)}
            >
              <Icon name="minus" />
            </button>
            <output>{hands[name]}</output>
            <button
              class="square"
              aria-label={say("more", { name })}
              aria-disabled={isFull}
              onClick={() => isFull || add(name, 1)}
            >
              <Icon name="plus" />
            </button>
          </li>
        ))}
      </ul>
      <button
        class="main"
        disabled={total < Number(asked?.args.least ?? 0)}
        onClick={() =>
          onAnswer(Object.fromEntries(Object.entries(hands).filter(([, count]) => count > 0)))
        }
      >
        {say("confirm-count", { total, most })}
      </button>
    </>
  );
}

/** Open pointing at each other since the scene began: a standing vote, a pack's proposals. */
export function usePointing(): Map<string, string[]> {
  const { seen, seats } = useTable();
  const now = new Map<string, string>();
  for (const item of seen.said) {
    if ("scene" in item) {
      now.clear();
      continue;
    }
    const { seat, accused, victim } = item.args;
    const at = accused ?? victim;
    if (typeof seat === "string" && typeof at === "string" && seats.includes(at)) now.set(seat, at);
  }
  const pointing = new Map<string, string[]>();
  for (const [from, at] of now) pointing.set(at, [...(pointing.get(at) ?? []), from]);
  return pointing;
}

/** A letter of the word, by where it stands. */
const isPlace = (value: string) => /^\d+$/.test(value);

/** The first letter of a word that is not the first. */
const beginsWord = (word: unknown, value: string) =>
  typeof word === "string" && isPlace(value) && [...word][Number(value) - 1] === " ";

/** Nobody has to answer this; somebody may. */
export const isAside = (options: Options) =>
  options.type === "choice" && options.values.every((value) => value === WHOOPS);

/** Words of the table's own, such as (whoops): nothing that somebody would think over. */
const isFixed = (value: string) => value.startsWith("(");

const isSeveral = (options: Options) => options.type !== "choice" || options.values.length > 1;
