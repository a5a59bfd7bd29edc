// A vote by raised hands, as whoever leads takes it: a name is called, and those are tapped whose
// hands are up. The last one is put down again by another tap.
import { useRef } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import type { Seen } from "../wire/seen";
import { isScene, type Json, type Options, type Scene, type WholeAsk } from "../wire/types";
import { AnswersAlone } from "./answers-alone";
import { usePointing } from "./ask";
import { Icon } from "./icon";
import { useOfQuestion } from "./of-question";
import { A_DOUBLE_TAP } from "./second-tap";
import { backTo, useTakingBack } from "./taking-back";
import { Beside, inParts, partsOf } from "./vote-beside";

/** Everybody votes for one of those whose names are called, and several of them by hand. */
export function canBeCounted(ask: WholeAsk, byHand: string[], scene: Scene | null): boolean {
  const names = namesCalled(ask, scene);
  const isOfNames = (voter: string) => {
    const those = namesFor(ask.options[voter]!);
    return those.length > 0 && (!isStanding(ask) || those.every((name) => names.includes(name)));
  };
  return byHand.length > 1 && names.length > 1 && byHand.every(isOfNames);
}

/** Votes that can be moved until enough of them stand against one. */
const isStanding = ({ settle }: WholeAsk) => settle === "first";

/** As the scene has them; where votes stand, everybody's by day. */
function namesCalled(ask: WholeAsk, scene: Scene | null): string[] {
  if (isStanding(ask)) return scene?.scene === "night" ? [] : (scene?.alive ?? []);
  const names = ask.settle === "all" ? scene?.args.names : undefined;
  return Array.isArray(names) ? (names as string[]) : [];
}

/** A day's later voting is called in the direction of its first (WH-V1-03). */
export function inTurn(names: string[], { said, scene }: Seen): string[] {
  const isOfAll = (all: Json | undefined): all is string[] =>
    Array.isArray(all) && all.length > names.length && names.every((name) => all.includes(name));
  const today = said.filter(isScene).filter(({ day }) => day === scene?.day);
  const called = today
    .map(({ args }) => args.names)
    .filter(isOfAll)
    .at(-1);
  return called ? called.filter((name) => names.includes(name)) : names;
}

/** Whom a voter may name. Whoever may do more than that can also just vote. */
function namesFor(options: Options): string[] {
  if (options.type === "press") return Object.keys(options.buttons);
  return options.type === "choice" && options.values.length > 1 ? options.values : [];
}

interface Props {
  ask: WholeAsk;
  voters: string[];
  line: string;
  /** Whom a voter has named beside their vote. */
  meant: Record<string, string | null>;
  onMeant: (voter: string, to: string | null) => void;
  onVote: (voter: string, vote: Json) => Promise<Json | false>;
  onByPerson: () => void;
}

export function VoteByName({ ask, voters, line, meant, onMeant, onVote, onByPerson }: Props) {
  const say = useSay();
  const { seen, sentences, link } = useTable();
  const pointing = usePointing();
  const names = inTurn(namesCalled(ask, seen.scene), seen);
  // A reload knows who was called: whoever taps on means hands for that one.
  const [last, keepCalled] = useOfQuestion("called", names[0]!);
  const called = names.includes(last) ? last : names[0]!;
  const call = (name: string) => keepCalled(() => name);
  const next = names[names.indexOf(called) + 1] ?? names[0]!;
  const isFor = (voter: string, name: string) =>
    isStanding(ask)
      ? !!pointing.get(name)?.includes(voter)
      : partsOf(ask.given[voter]).press === name;
  const besideOf = (voter: string) => {
    const { press, to = null } = partsOf(ask.given[voter]);
    return press ? to : (meant[voter] ?? null);
  };
  const mean = (voter: string, to: string | null) => {
    const { press } = partsOf(ask.given[voter]);
    if (press) onVote(voter, inParts(press, to));
    else onMeant(voter, to);
  };
  const sent = useRef(new Set<string>());
  const turn = useRef(Promise.resolve());
  const back = useTakingBack();
  const putDown = async (voter: string) => {
    const last = link.seen.steps.at(-1);
    if (last?.seat === voter && last.kind === ask.kind) await back.takeBack(backTo(last.n - 1));
  };
  // One after the other, however fast they are tapped; a second tap of the same finger is none.
  const tap = (voter: string) => {
    const tapped = `${voter}/${called}`;
    if (sent.current.has(tapped)) return;
    sent.current.add(tapped);
    turn.current = turn.current.then(async () => {
      if (isFor(voter, called)) await putDown(voter);
      else if (link.seen.ask?.kind === ask.kind) {
        await onVote(voter, inParts(called, besideOf(voter)));
        onMeant(voter, null);
      }
      setTimeout(() => sent.current.delete(tapped), A_DOUBLE_TAP);
    });
  };
  const voteOf = (voter: string) => names.find((name) => isFor(voter, name)) ?? null;
  const everybody = Object.keys(ask.options);
  const isMissing = (name: string) => everybody.includes(name) && !voteOf(name);
  const { texts } = sentences;
  const more = `client-vote-more-${ask.kind}`;
  const able = voters.filter((voter) => ask.options[voter]!.type === "press");
  const missing = isStanding(ask) ? names.filter(isMissing) : ask.waiting;
  return (
    <section class="ask vote-by-name">
      <p class="hint">{line}</p>
      {texts.has(more) &&
        able.map((voter) => (
          <>
            <p class="hint">{texts.say(more, { name: voter })}</p>
            <Beside
              options={ask.options[voter]!}
              kind={ask.kind}
              chosen={besideOf(voter)}
              onChoose={(to) => mean(voter, to)}
            />
          </>
        ))}
      <ul class="for-whom" aria-label={say("people")}>
        {names.map((name) => (
          <li>
            <button class="chip" aria-pressed={name === called} onClick={() => call(name)}>
              {name} <b>{everybody.filter((voter) => isFor(voter, name)).length}</b>
            </button>
          </li>
        ))}
      </ul>
      <h2 class="ask-line">{say("vote-hands", { name: called })}</h2>
      <ul class="tiles">
        {voters
          .filter((voter) => namesFor(ask.options[voter]!).includes(called))
          .map((voter) => (
            <li key={voter}>
              <button
                class="tile person"
                aria-pressed={isFor(voter, called)}
                onClick={() => tap(voter)}
              >
                <Icon name="hand" /> <span class="name">{voter}</span>
                {isFor(voter, called) && <Icon name="check" />}
                <Elsewhere name={voteOf(voter)} called={called} />
              </button>
            </li>
          ))}
      </ul>
      {back.asked}
      <button class="next-name" onClick={() => call(next)}>
        <Icon name="right" /> {say("vote-next", { name: next })}
      </button>
      <p class="hint" role="status">
        {missing.length > 0 && say("vote-missing", { names: sentences.texts.listed(missing) })}
      </p>
      {missing
        .filter((name) => !voters.includes(name))
        .map((name) => (
          <p class="hint">
            <AnswersAlone seat={name} />
          </p>
        ))}
      <button class="plain" onClick={onByPerson}>
        {say("vote-by-person")}
      </button>
    </section>
  );
}

/** Whose hand was up for another name already. */
function Elsewhere({ name, called }: { name: string | null; called: string }) {
  return name === null || name === called ? null : <span class="pointing">→ {name}</span>;
}
