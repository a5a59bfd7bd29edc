// The device goes from hand to hand: look, cover, pass on; or vote where nobody else sees it.
import { useEffect, useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import {
  isScene,
  type Json,
  type Options,
  type Room,
  type Telling,
  type WholeAsk,
} from "../wire/types";
import { Answering } from "./ask";
import { Hold } from "./hold";
import { useEnter } from "./keeper-ask";
import { CardFace, useCards } from "./my-card";

/** Questions that each person answers with the device in hand. */
const LOOKS = ["look", "pass-round"];
/** Votes in secret, unless the table plays with open ones. */
const BALLOTS = ["accuse", "condemn"];

const isBallot = ({ kind }: WholeAsk) => BALLOTS.includes(kind);

export function isInHand(ask: WholeAsk | null, room: Room): boolean {
  if (!ask) return false;
  return LOOKS.includes(ask.kind) || (isBallot(ask) && !room.options.public);
}

export function InHand() {
  const say = useSay();
  const { seen, sentences } = useTable();
  const [holder, setHolder] = useState<string | null>(null);
  const [passed, setPassed] = useState<string[]>([]);
  const { ask, scene } = seen;
  const question = `${ask?.kind}/${scene ? seen.said.lastIndexOf(scene) : 0}`;
  useEffect(() => setPassed([]), [question]);
  const [next, ...later] = useRound().filter((seat) => !passed.includes(seat));
  useEffect(() => setHolder(null), [next]);
  if (!ask || !next) return null;
  if (holder !== next)
    return (
      <section class="ask in-hand">
        <h2 class="ask-line">{say("device-pass-to", { name: sentences.name(next) })}</h2>
        <button class="main" onClick={() => setHolder(next)}>
          {say("device-i-am", { name: sentences.name(next) })}
        </button>
      </section>
    );
  return (
    <>
      {isBallot(ask) ? (
        <Ballot seat={next} ask={ask} onPassed={() => setPassed([...passed, next])} />
      ) : (
        <Look seat={next} />
      )}
      {!later.length && <p class="last-hand">{say("device-last")}</p>}
    </>
  );
}

/** Who has still to have it, in order. A ballot goes to all who live, the accused first: whoever of
 * them votes all the same is known to nobody. */
function useRound(): string[] {
  const { seen, seats } = useTable();
  const { ask, scene } = seen;
  if (!ask) return [];
  if (!isBallot(ask)) return ask.waiting;
  const alive = seats.filter((seat) => !scene?.alive || scene.alive.includes(seat));
  const named = ask.kind === "condemn" ? scene?.args.names : [];
  const accused = Array.isArray(named) ? alive.filter((seat) => named.includes(seat)) : [];
  const others = alive.filter((seat) => !accused.includes(seat));
  return [...accused, ...others].filter((seat) => !(seat in ask.given));
}

function Look({ seat }: { seat: string }) {
  const say = useSay();
  const { seen, sentences } = useTable();
  const enter = useEnter();
  const cards = useCards();
  const [hasLooked, setLooked] = useState(false);
  const looks = () => setLooked(true);
  const begin = seen.scene ? seen.said.lastIndexOf(seen.scene) : 0;
  const mine = seen.said
    .slice(begin)
    .filter((item): item is Telling => !isScene(item) && !!item.to?.includes(seat));
  const card = mine.find(({ told }) => told === "your-card")?.args.card;
  const others = mine.filter(({ told }) => told !== "your-card");
  return (
    <section class="ask in-hand">
      <div onPointerDown={looks} onClick={looks}>
        <Hold label={say("device-hold", { name: sentences.name(seat) })}>
          {typeof card === "string" && (
            <CardFace name={card} team={cards.find(({ name }) => name === card)?.team} />
          )}
          <ul class="secrets">
            {others.map((telling) => (
              <li>{sentences.telling(telling)}</li>
            ))}
          </ul>
          {!card && !others.length && <p class="secrets">{say("device-no-news")}</p>}
        </Hold>
      </div>
      <button class="main" disabled={!hasLooked} onClick={() => enter(seat, "seen")}>
        {sentences.name("seen")}
      </button>
    </section>
  );
}

interface BallotProps {
  seat: string;
  ask: WholeAsk;
  onPassed: () => void;
}

function Ballot({ seat, ask, onPassed }: BallotProps) {
  const say = useSay();
  const { sentences } = useTable();
  const enter = useEnter();
  const options: Options | undefined = ask.options[seat];
  if (!options)
    return (
      <section class="ask in-hand">
        <p class="ask-line">{say("device-no-vote")}</p>
        <button class="main" onClick={onPassed}>
          {say("device-pass-on")}
        </button>
      </section>
    );
  const { kind, args, settle } = ask;
  const asked = { number: 0, kind, args, options, settle };
  const votes = async (answer: Json) => (await enter(seat, answer)) !== false && onPassed();
  return (
    <section class="ask in-hand" key={seat}>
      <h2 class="ask-line">{sentences.ask(asked)}</h2>
      <Answering options={options} asked={asked} given={null} isSure={false} onAnswer={votes} />
    </section>
  );
}
