// One entry of the running sheet: what it was, what else may have been meant, and the way back.
import { useEffect, useRef, useState } from "preact/hooks";
import { inWords, useApp, useSay } from "../app";
import { isAmongCards, useTable } from "../table";
import { CLOCK, HOUSE, type Asked, type Json, type Options, type Step } from "../wire/types";
import { Arranging } from "./arranging";
import { Answering } from "./ask";
import { Foreseen, useStanding, type Consequence } from "./consequence";
import { Icon } from "./icon";
import { oneOfEach } from "./keeper-ask";
import { useNamed } from "./named";
import { SureButton } from "./sure";
import { backTo, useTakingBack } from "./taking-back";
import { partsOf } from "./vote-beside";

/** A place in the word is meant (WW-SPD-02). */
const LETTER = "letter";

/** What somebody at the table said or dealt; the rest the House did by itself, or the clock. */
export const isEntry = ({ seat, entered }: Step) => !!entered && seat !== CLOCK;

/** An entry in short, and whose it was. */
export function useEntryInWords(): (step: Step, by?: string[]) => string {
  const say = useSay();
  const { seats, seen, sentences } = useTable();
  const { named, people } = useNamed();
  const word = seen.last("word")?.args.word;
  const inShort = (answer: Json): string => {
    if (typeof answer === "string") return named(answer);
    if (Array.isArray(answer)) return sentences.texts.listed(answer.map(inShort));
    if (typeof answer !== "object" || answer === null) return String(answer);
    if ("press" in answer) return Object.values(answer).map(inShort).join(", ");
    const counts = Object.entries(answer).map(([name, count]) => `${inShort(name)} ${count}`);
    return sentences.texts.listed(counts);
  };
  return ({ seat, kind, answer = null }, all = [seat!]) => {
    const by = [...new Set(all)];
    if (kind === "deal" && isCards(answer))
      return answer
        .map((card, i) => `${seats[i] ?? say("arrange-middle")}: ${inShort(card)}`)
        .join(", ");
    if (kind === LETTER) {
      const letter = sentences.option(String(answer), { kind, args: { word: word ?? null } });
      return seat === HOUSE ? letter : say("story-did", { seat: people(by), answer: letter });
    }
    const own = `client-story-press-${kind}`;
    const { press, to } = partsOf(answer);
    if (press && to && sentences.texts.has(own)) {
      const pressed = sentences.texts.say(own, { press: inShort(press), to });
      return say("story-did", { seat: people(by), answer: pressed });
    }
    return seat === HOUSE
      ? inShort(answer)
      : say("story-did", { seat: people(by), answer: inShort(answer) });
  };
}

interface Props {
  step: Step;
  onClose: () => void;
}

export function Change({ step, onClose }: Props) {
  const say = useSay();
  const { texts, toast } = useApp();
  const { link, seen, sentences } = useTable();
  const { named } = useNamed();
  const said = useEntryInWords();
  const [answer, setAnswer] = useState<Json>("");
  const chosen = useRef<Json>("");
  const [seenBefore, setSeenBefore] = useState<Consequence | null>(null);
  const back = useTakingBack(onClose);
  const later = seen.steps.filter(({ n }) => n >= step.n);
  const rewind = say("console-rewind", { count: later.length });
  const takeBack = () => back.takeBack(backTo(step.n - 1, later.at(-1)?.n));
  const taken = later.filter(isEntry).map((one) => said(one));
  const left = seen.steps.filter(({ n }) => n < step.n);
  const then = [...useStanding()(left), taken.join(" · ")].join(" ");
  const foresee = async (wanted: Json) => {
    if (wanted === "") return setSeenBefore(null);
    try {
      const done = await link.does("correct", { n: step.n, answer: wanted });
      if (chosen.current === wanted) setSeenBefore(done as unknown as Consequence);
    } catch (error) {
      setSeenBefore(null);
      toast(inWords(texts, error));
    }
  };
  const choose = (wanted: Json) => {
    setAnswer((chosen.current = wanted));
    setSeenBefore(null);
    return foresee(wanted);
  };
  const correct = async ({ after }: Consequence) => {
    setSeenBefore(null);
    try {
      await link.does("correct", { n: step.n, answer, sure: true, after });
      onClose();
    } catch (error) {
      toast(inWords(texts, error));
    }
  };
  // What is entered meanwhile has its consequence, too.
  useEffect(() => void foresee(answer), [seen.said]);
  const { options, args } = useInstead(step.n);
  const others = useOthers(options, step.answer ?? null);
  // Of more than one part, such as a vote and a client beside it.
  const isWhole =
    options?.type === "tally" ||
    options?.type === "several" ||
    (options?.type === "press" && texts.has(`client-beside-${step.kind}`));
  const asked: Asked | undefined =
    options && step.kind ? { number: 0, kind: step.kind, args, options, settle: "one" } : undefined;
  const panel = useRef<HTMLDivElement>(null);
  const foreseen = useRef<HTMLDivElement>(null);
  // It opens in a list that has its own scrolling, and grows; what is pressed next is in sight, or of
  // a consequence that has no room how it begins.
  useEffect(
    () => (foreseen.current ?? panel.current)?.scrollIntoView({ block: "nearest" }),
    [options, seenBefore, !!back.asked],
  );
  return (
    <div class="panel" ref={panel}>
      {options?.type === "arrange" && isCards(step.answer) && (
        <Arranging
          items={step.answer}
          before={step.answer}
          isDeal={step.kind === "deal"}
          isPool={step.kind === "draw-deck"}
          onTouched={() => choose("")}
          onArranged={(cards) => choose(cards)}
        />
      )}
      {options && isWhole && (
        <>
          <p>{say("console-instead")}</p>
          <Answering
            options={options}
            asked={asked}
            given={answer === "" ? (step.answer ?? null) : answer}
            isSure
            onTouched={() => choose("")}
            onAnswer={(given) => choose(given)}
          />
        </>
      )}
      {!isWhole && others.length > 0 && (
        <label>
          {say("console-instead")}
          <select value={String(answer)} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">…</option>
            {others.map((other) => (
              <option value={other}>
                {asked?.kind === LETTER ? sentences.option(other, asked) : named(other)}
              </option>
            ))}
          </select>
        </label>
      )}
      {seenBefore && (
        <div class="foreseen" ref={foreseen}>
          <Foreseen before={step.n} consequence={seenBefore} />
          <button class="main" onClick={() => correct(seenBefore)}>
            {say("console-correct")}
          </button>
        </div>
      )}
      {taken.length > 1 ? (
        <SureButton does={rewind} said={then} onSure={takeBack}>
          <Icon name="undo" /> {rewind}
        </SureButton>
      ) : (
        <button aria-disabled={back.isBusy} onClick={takeBack}>
          <Icon name="undo" /> {rewind}
        </button>
      )}
      {back.asked}
      <button class="plain" onClick={onClose}>
        {say("undo-not")}
      </button>
    </div>
  );
}

const isCards = (answer: Json | undefined): answer is string[] =>
  Array.isArray(answer) && answer.every((card) => typeof card === "string");

interface Instead {
  options: Options | null;
  args: Asked["args"];
}

/** What could have been entered then, as soon as the server has said so. */
function useInstead(n: number): Instead {
  const { texts, toast } = useApp();
  const { link, room, sentences } = useTable();
  const [instead, setInstead] = useState<Instead>({ options: null, args: {} });
  useEffect(() => {
    link.does("instead", { n }).then(
      (done) => setInstead(done as unknown as Instead),
      (error) => toast(inWords(texts, error)),
    );
  }, [n]);
  const { options, args } = instead;
  return { options: options && isAmongCards(room) ? oneOfEach(options, sentences) : options, args };
}

/** What it may have been in place of this. */
function useOthers(options: Options | null, answer: Json): string[] {
  const { named } = useNamed();
  const values =
    options?.type === "press"
      ? Object.keys(options.buttons)
      : options?.type === "choice"
        ? options.values
        : [];
  return values.filter((value) => named(value) !== named(String(answer)));
}
