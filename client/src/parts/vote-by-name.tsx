// A vote by raised hands, as whoever leads takes it: a name is called, and those are tapped whose
// hands are up.
import { useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import type { Json, Options, Scene, WholeAsk } from "../wire/types";
import { Icon } from "./icon";

/** Everybody votes for one of those whose names were called, and several of them by hand. */
export function canBeCounted(ask: WholeAsk, byHand: string[], scene: Scene | null): boolean {
  const isOfNames = byHand.every((voter) => namesFor(ask.options[voter]!).length > 0);
  return ask.settle === "all" && byHand.length > 1 && isOfNames && namesCalled(scene).length > 1;
}

const namesCalled = (scene: Scene | null): string[] =>
  scene && Array.isArray(scene.args.names) ? (scene.args.names as string[]) : [];

/** Whom a voter may name. Whoever may do more than that can also just vote. */
function namesFor(options: Options): string[] {
  if (options.type === "press") return Object.keys(options.buttons);
  return options.type === "choice" && options.values.length > 1 ? options.values : [];
}

interface Props {
  ask: WholeAsk;
  voters: string[];
  line: string;
  onVote: (voter: string, name: string) => Promise<Json | false>;
  onByPerson: () => void;
}

export function VoteByName({ ask, voters, line, onVote, onByPerson }: Props) {
  const say = useSay();
  const { seen, sentences } = useTable();
  const names = namesCalled(seen.scene);
  const [called, setCalled] = useState(names[0]!);
  const next = names[names.indexOf(called) + 1] ?? names[0]!;
  return (
    <section class="ask vote-by-name">
      <p class="hint">{line}</p>
      <ul class="for-whom" aria-label={say("people")}>
        {names.map((name) => (
          <li>
            <button class="chip" aria-pressed={name === called} onClick={() => setCalled(name)}>
              {name} <b>{voters.filter((voter) => votedFor(ask.given[voter]) === name).length}</b>
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
                aria-pressed={votedFor(ask.given[voter]) === called}
                onClick={() => votedFor(ask.given[voter]) !== called && onVote(voter, called)}
              >
                <Icon name="hand" /> <span class="name">{voter}</span>
                {votedFor(ask.given[voter]) === called && <Icon name="check" />}
                <Elsewhere name={votedFor(ask.given[voter])} called={called} />
              </button>
            </li>
          ))}
      </ul>
      <button class="next-name" onClick={() => setCalled(next)}>
        <Icon name="right" /> {say("vote-next", { name: next })}
      </button>
      <p class="hint" role="status">
        {say("vote-missing", { names: sentences.texts.listed(ask.waiting) })}
      </p>
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

function votedFor(answer: Json | undefined): string | null {
  if (typeof answer === "string") return answer;
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return null;
  return typeof answer.press === "string" ? answer.press : null;
}
