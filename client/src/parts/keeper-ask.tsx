// The open question on a device that answers for everybody: the one in the middle, or a moderator's.
import { useEffect, useRef, useState } from "preact/hooks";
import { useSay } from "../app";
import { isAmongCards, useTable } from "../table";
import type { Sentences } from "../text/sentences";
import type { Seen } from "../wire/seen";
import type { Asked, Json, Options, Telling, WholeAsk } from "../wire/types";
import { CLOCK, HOUSE, WHOOPS } from "../wire/types";
import { AnswersAlone } from "./answers-alone";
import { Answering, OfHouse } from "./ask";
import { CardIcon, Icon } from "./icon";
import { useNamed } from "./named";
import { questionOf } from "./of-question";
import type { Written } from "./question-box";
import { canBeCounted, inTurn, VoteByName } from "./vote-by-name";

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
  const say = useSay();
  const { room, seen, sentences, link } = useTable();
  const enter = useEnter();
  const { ask } = seen;
  const isReal = isAmongCards(room);
  const { named } = useNamed();
  const label = isReal ? named : undefined;
  const shown = (options: Options) =>
    isReal ? oneOfEach(options, sentences) : inCalledOrder(options, seen);
  // Round one device the screen stays as it is while a call lasts.
  const isAsked = (seat: string) => room.stage !== "console" || !isThrough(ask!, seat);
  const people = answerers(ask).filter((seat) => seat !== HOUSE && isAsked(seat));
  const [picked, setPicked] = useState<string | null>(null);
  const [isByPerson, setByPerson] = useState(false);
  const [meant, setMeant] = useState<Record<string, string | null>>({});
  const drafts = useRef(new Map<string, Written>());
  const step = `${seen.steps.at(-1)?.n ?? 0}/${ask?.kind}`;
  const question = questionOf(seen);
  useEffect(() => setPicked(null), [question]);
  // Whoever was picked has answered; what others say meanwhile takes nobody's turn away.
  const heard = useRef(seen.steps.length);
  useEffect(() => {
    const isAnswered = seen.steps.slice(heard.current).some(({ seat }) => seat === picked);
    heard.current = seen.steps.length;
    if (isAnswered) setPicked(null);
  }, [seen.steps.length]);
  useEffect(() => {
    setByPerson(false);
    setMeant({});
    drafts.current.clear();
  }, [ask?.kind]);
  const withPhones = usePhones();
  if (!ask) return null;
  const isTwice = "marked" in ask.args; // a first tap marks, a second is meant
  const isNight = seen.scene?.scene === "night";
  // Whoever is called at night answers alone, and has no second try.
  const canChange = ask.settle === "time" || (ask.settle === "all" && !isNight);
  const isPack = isNight && people.length > 1 && ask.settle === "first" && !isTwice;
  const waiting = people.filter((seat) => ask.waiting.includes(seat));
  const mine = waiting.filter((seat) => !withPhones.has(seat));
  // Whoever was picked for the last question may not be asked this one.
  const chosen = picked !== null && people.includes(picked) ? picked : null;
  const seat = chosen ?? mine[0] ?? waiting[0] ?? people[0] ?? null;
  const hasPhone = seat !== null && withPhones.has(seat);
  const isOnPhone = hasPhone && seat !== picked;
  const answerFor = async (those: string[], answer: Json) => {
    for (const one of those) {
      const now = link.seen.ask;
      if (now?.kind !== ask.kind || !(one in now.options)) return;
      if ((await enter(one, answer)) === false) return;
    }
  };
  const asked = (options: Options): Asked => ({
    number: 0,
    kind: ask.kind,
    args: ask.args,
    options,
    settle: ask.settle,
  });
  const mean = (voter: string, to: string | null) =>
    setMeant((before) => ({ ...before, [voter]: to }));
  const put = (options: Options) => wordsFor(asked(options), isReal, sentences);
  // Whoever leads says for a speaker that all is said: going on would be the same a second time.
  const isSaid = seat !== null && !isOnPhone && isLone(ask.options[seat]!);
  const house = isSaid && isLone(ask.options[HOUSE]) ? undefined : ask.options[HOUSE];
  const isKnown = ask.by_people || house?.type === "arrange";
  const byHand = people.filter((voter) => !withPhones.has(voter));
  // A pack agrees by its eyes: one tap speaks for all of it who have no device of their own.
  const speakers = isPack
    ? people.filter((one) => one === byHand[0] || withPhones.has(one))
    : people;
  const together = isPack ? byHand : [];
  // By day one device asks one after the other of those who sit round it.
  const isByName = room.stage === "device" && !isSecret && !isReal;
  const canCount = room.stage === "console" && canBeCounted(ask, byHand, seen.scene);
  const isCounted = canCount && !isByPerson;
  return (
    <>
      {isCounted && (
        <VoteByName
          key={question}
          ask={ask}
          voters={byHand}
          line={put(ask.options[byHand[0]!]!)}
          meant={meant}
          onMeant={mean}
          onVote={enter}
          onByPerson={() => setByPerson(true)}
        />
      )}
      {house && (
        <OfHouse
          key={step}
          options={shown(house)}
          label={label}
          asked={asked(house)}
          line={isKnown ? put(house) : undefined}
          onAnswer={(answer) => enter(HOUSE, answer)}
        />
      )}
      {seat && !isCounted && (
        // A mark stays when only the clock has spoken meanwhile.
        <section class="ask" key={`${question}/${seat}`}>
          {!isSecret && speakers.length > 1 && (
            <WhoAnswers
              people={speakers}
              together={together}
              seat={together.includes(seat) ? together[0]! : seat}
              given={ask.given}
              onPick={setPicked}
            />
          )}
          {room.stage === "console" && !isReal && <AreAwake people={isPack ? people : [seat]} />}
          <h2 class="ask-line">
            {isByName
              ? say("keeper-asked", { name: seat, line: put(ask.options[seat]!) })
              : put(ask.options[seat]!)}
          </h2>
          {isOnPhone ? (
            <OnPhone seat={seat} onInstead={() => setPicked(seat)} />
          ) : isOnlyBack(ask.options[seat]) ? (
            <button class="plain" onClick={() => enter(seat, BACK, hasPhone)}>
              <Icon name="undo" /> {sentences.name(BACK)}
            </button>
          ) : (
            <>
              <Answering
                options={shown(ask.options[seat]!)}
                label={"word" in ask.args ? undefined : label}
                asked={asked(ask.options[seat]!)}
                given={ask.given[seat] ?? null}
                beside={isSecret ? (seen.scene?.alive ?? undefined) : undefined}
                meant={meant[seat]}
                onMeant={(to) => mean(seat, to)}
                isSure={isTwice || canChange}
                written={drafts.current.get(seat)}
                onWritten={(written) => {
                  drafts.current.set(seat, written);
                  setPicked(seat);
                }}
                onAnswer={async (answer) => {
                  if (JSON.stringify(answer) === JSON.stringify(ask.given[seat])) return;
                  if (together.includes(seat)) return answerFor(together, answer);
                  const isTaken = (await enter(seat, answer, hasPhone)) !== false;
                  if (isTaken) drafts.current.delete(seat);
                  return isTaken;
                }}
              />
              <AllAlike seats={mine} ask={ask} onAll={(answer) => answerFor(mine, answer)} />
              {canCount && (
                <button class="plain" onClick={() => setByPerson(false)}>
                  <Icon name="hand" /> {say("vote-by-hands")}
                </button>
              )}
            </>
          )}
        </section>
      )}
    </>
  );
}

/** The seats of those who answer on a device of their own, or by a program. */
export function usePhones(): Set<string> {
  const { room } = useTable();
  const others = room.people.filter(({ kind }) => kind !== "guest");
  return new Set(others.map(({ place }) => room.seats[place]).filter((seat) => seat !== undefined));
}

/** Whom the question is for, and what they hold, for whoever leads. */
function AreAwake({ people }: { people: string[] }) {
  const { seen, sentences } = useTable();
  const cards = cardsKnown(seen.tellings);
  return (
    <p class="are-awake">
      {people.map((seat) => (
        <span>
          {cards.has(seat) && <CardIcon card={cards.get(seat)!} />} <b>{sentences.name(seat)}</b>
          {cards.has(seat) && <> ({sentences.name(cards.get(seat)!)})</>}
        </span>
      ))}
    </p>
  );
}

function OnPhone({ seat, onInstead }: { seat: string; onInstead: () => void }) {
  const say = useSay();
  return (
    <>
      <p class="hint">
        <AnswersAlone seat={seat} />
      </p>
      <button onClick={onInstead}>{say("keeper-instead", { name: seat })}</button>
    </>
  );
}

interface AllProps {
  seats: string[];
  ask: WholeAsk;
  onAll: (answer: Json) => void;
}

/** Where everybody can only say the same, one tap says it for all. */
function AllAlike({ seats, ask, onAll }: AllProps) {
  const say = useSay();
  const { sentences } = useTable();
  const only = seats.map((seat) => {
    const options = ask.options[seat]!;
    return options.type === "choice" && options.values.length === 1 ? options.values[0]! : null;
  });
  const [answer] = only;
  if (only.length < 2 || !answer || only.some((other) => other !== answer)) return null;
  return (
    <button onClick={() => onAll(answer)}>
      {say("keeper-all", { answer: sentences.name(answer) })}
    </button>
  );
}

/** Who was told which card. */
export function cardsKnown(tellings: Telling[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const { told, to, args } of tellings)
    if (told === "your-card" && to?.length === 1) known.set(to[0]!, String(args.card));
  return known;
}

/** With real cards whoever taps is not whom the question means: it has words of its own. */
function wordsFor(asked: Asked, isReal: boolean, sentences: Sentences): string {
  const id = `client-keeper-asks-${asked.kind}`;
  return isReal && sentences.texts.has(id) ? sentences.texts.say(id) : sentences.ask(asked);
}

/** Nothing has to be pressed; only what was tapped by mistake can be taken back. */
const BACK = "(back)";
export const isOnlyBack = (options: Options | undefined) =>
  options?.type === "choice" && options.values.every((value) => value === BACK);

/** Whoever has said all they could is not asked again while a call lasts. */
export const isThrough = ({ options, given }: WholeAsk, seat: string) =>
  CLOCK in options && seat in given && isLone(options[seat]);

/** Nothing to choose: it can only be said that something is done. */
export const isLone = (options: Options | undefined) =>
  options?.type === "choice" && options.values.length === 1 && options.values[0] !== WHOOPS;

/** Hands are counted in the order in which names are called, which turns round every day. */
function inCalledOrder(options: Options, seen: Seen): Options {
  const names = seen.scene?.args.names;
  if (options.type !== "tally" || !Array.isArray(names)) return options;
  const called = inTurn(names as string[], seen);
  const place = (name: string) => called.indexOf(name);
  return { ...options, names: [...options.names].sort((a, b) => place(a) - place(b)) };
}

/** Real cards are not numbered: nobody can tell which Villager lies there, and it does not matter. */
export function oneOfEach(options: Options, sentences: Sentences): Options {
  if (options.type !== "choice" && options.type !== "several") return options;
  const cards = options.values.map((value) => sentences.cardOf(value));
  const values = options.values.filter((_, i) => cards.indexOf(cards[i]!) === i);
  return options.type === "several"
    ? { ...options, values, most: Math.min(options.most, values.length) }
    : { ...options, values };
}

interface WhoProps {
  people: string[];
  /** For whom the first of them speaks, too. */
  together: string[];
  seat: string;
  given: Record<string, Json>;
  onPick: (seat: string) => void;
}

function WhoAnswers({ people, together, seat, given, onPick }: WhoProps) {
  const say = useSay();
  const { room, sentences } = useTable();
  const speaksFor = (name: string) => (together.includes(name) ? together : [name]);
  const named = (name: string) =>
    sentences.texts.listed(speaksFor(name).map((one) => sentences.name(one))) +
    (name in given ? " ✓" : "");
  // Cards of a kind cannot be told apart: only how many have still to answer can be said.
  if (room.stage === "device" && isAmongCards(room)) {
    const card = sentences.name(sentences.cardOf(seat));
    const which = people.indexOf(seat) + 1;
    return <p class="who-answers one">{say("keeper-one", { card, which, of: people.length })}</p>;
  }
  // The device goes on to the next by itself; what they can choose needs the room.
  if (room.stage === "device")
    return (
      <label class="who-answers">
        {say("keeper-who")}
        <select value={seat} onChange={(event) => onPick(event.currentTarget.value)}>
          {people.map((name) => (
            <option value={name}>{named(name)}</option>
          ))}
        </select>
      </label>
    );
  return (
    <div class="for-whom" role="group" aria-label={say("keeper-who")}>
      <span>{say("keeper-who")}</span>
      {people.map((name) => (
        <button class="chip" aria-pressed={name === seat} onClick={() => onPick(name)}>
          {named(name)}
        </button>
      ))}
    </div>
  );
}
