// The device goes from hand to hand: look, cover, pass on; or vote where nobody else sees it.
import { useEffect, useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import type { Options, WholeAsk } from "../wire/types";
import { Answering } from "./ask";
import { Hold } from "./hold";
import { useEnter } from "./keeper-ask";
import { CardFace, useCards } from "./my-card";
import { useOfQuestion } from "./of-question";
import { useIsSudden, useOnce } from "./second-tap";

export const SEEN = "seen";

export const isInHand = (ask: WholeAsk | null) => !!ask?.hands.length;

/** Nothing is decided: everybody only has to have looked. */
export const isLook = ({ options }: WholeAsk) =>
  Object.values(options).every((one) => one.type === "choice" && one.values.includes(SEEN));

interface Props {
  /** Round these, or whomever the question names. */
  hands?: string[];
  /** The last of them has looked, which nobody else has to know yet. */
  onLast?: (seat: string) => void;
}

export function InHand({ hands, onLast }: Props) {
  const say = useSay();
  const { link, seen, sentences } = useTable();
  const enter = useEnter();
  const isLost = link.state === "lost";
  const [holder, setHolder] = useState<string | null>(null);
  // Who had nothing to answer and passed it on. A reload knows them too: if only those came again who
  // have no vote, it would be plain who of the accused has one.
  const [passed, pass] = useOfQuestion<string[]>("passed", []);
  const { ask } = seen;
  const isDone = (seat: string) =>
    seat in ask!.options ? seat in ask!.given : passed.includes(seat);
  const [next, ...later] = (hands ?? ask?.hands ?? []).filter((seat) => !isDone(seat));
  // While the connection is lost nothing goes on: a vote that was given, or marked, is covered.
  useEffect(() => setHolder(null), [next, isLost]);
  const isSudden = useIsSudden(`${next}/${holder}`, "");
  if (!ask || !next) return null;
  if (holder !== next)
    return (
      <section class="ask in-hand">
        <h2 class="ask-line">{say("device-pass-to", { name: sentences.name(next) })}</h2>
        <button class="main" disabled={isSudden || isLost} onClick={() => setHolder(next)}>
          {say("device-i-am", { name: sentences.name(next) })}
        </button>
      </section>
    );
  return (
    <>
      {isLook(ask) ? (
        <Look
          seat={next}
          seconds={Number(ask.args.seconds ?? 0)}
          onSeen={async () => (onLast && !later.length ? onLast(next) : enter(next, SEEN))}
        />
      ) : (
        <Ballot
          seat={next}
          isSudden={isSudden}
          ask={ask}
          onPassed={() => pass((before) => [...before, next])}
        />
      )}
      {!later.length && !hands && <p class="last-hand">{say("device-last")}</p>}
    </>
  );
}

interface LookProps {
  seat: string;
  /** Nobody has seen it sooner, or whoever has no news would be known by it (APP-07). */
  seconds: number;
  onSeen: () => Promise<unknown>;
}

function Look({ seat, seconds, onSeen }: LookProps) {
  const say = useSay();
  const { seen, sentences } = useTable();
  const cards = useCards();
  const [isLooking, setLooking] = useState(false);
  const [hasLooked, setLooked] = useState(false);
  const looks = () => setLooking(true);
  useEffect(() => {
    if (!isLooking) return;
    const looking = setTimeout(() => setLooked(true), 1000 * seconds);
    return () => clearTimeout(looking);
  }, [isLooking]);
  const [send] = useOnce(onSeen);
  const mine = seen.secrets.filter(({ to }) => to!.includes(seat));
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
      <button class="main" disabled={!hasLooked} onClick={send}>
        {sentences.name(SEEN)}
      </button>
      {seconds > 0 && <p class="hint">{say("device-look-alike", { seconds })}</p>}
    </section>
  );
}

interface BallotProps {
  seat: string;
  isSudden: boolean;
  ask: WholeAsk;
  onPassed: () => void;
}

function Ballot({ seat, isSudden, ask, onPassed }: BallotProps) {
  const say = useSay();
  const { sentences } = useTable();
  const enter = useEnter();
  const options: Options | undefined = ask.options[seat];
  if (!options)
    return (
      <section class="ask in-hand">
        <p class="ask-line">{say("device-no-vote")}</p>
        <button class="main" disabled={isSudden} onClick={onPassed}>
          {say("device-pass-on")}
        </button>
      </section>
    );
  const { kind, args, settle } = ask;
  const asked = { number: 0, kind, args, options, settle };
  return (
    <section class="ask in-hand" key={seat}>
      <h2 class="ask-line">{sentences.ask(asked)}</h2>
      <fieldset class="bare" disabled={isSudden}>
        <Answering
          options={options}
          asked={asked}
          given={null}
          isSure={false}
          onAnswer={(answer) => enter(seat, answer)}
        />
      </fieldset>
    </section>
  );
}
