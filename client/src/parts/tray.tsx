// The Mayor's tray: a button for each token, with what is left of it. Correct is apart and guarded.
import { useState } from "preact/hooks";
import { useApp, useSay } from "../app";
import { useTable } from "../table";
import type { Args, Json, Options } from "../wire/types";
import { Icon } from "./icon";
import { isOpen, questionsOf } from "./question-log";

const GUARDED = ["correct", "no-more-tokens"];

interface Props {
  options: Extract<Options, { type: "press" }>;
  /** Of the question, which may have words of its own for whom a button is pressed. */
  kind?: string;
  given?: Json;
  onAnswer: (value: Json) => Promise<unknown>;
}

export function Tray({ options, kind, given = null, onAnswer }: Props) {
  const say = useSay();
  const { texts } = useApp();
  const isOwn = texts.has(`client-tray-for-${kind}`);
  const forWhom = isOwn ? say(`tray-for-${kind}`) : say("tray-for");
  const forNobody = isOwn ? say(`tray-nobody-${kind}`) : say("tray-nobody");
  const { seen, sentences } = useTable();
  const left = useLeftOfTokens();
  // Where whom it is for is a choice of its own, what was pressed stays marked and both can change.
  const before = isOwn ? partsOf(given) : {};
  const [to, setTo] = useState(before.to ?? null);
  const [pressed, setPressed] = useState(before.press ?? null);
  const [guarded, setGuarded] = useState<string | null>(null);
  const names = Object.keys(options.buttons);
  const isSpoken = names.filter((name) => options.buttons[name]!.length).length > 1;
  const people = isSpoken ? [...new Set(Object.values(options.buttons).flat())] : [];
  const asker = questionsOf(seen).find(isOpen)?.seat ?? null;
  const press = async (name: string) => {
    setGuarded(null);
    if (isOwn) setPressed(name);
    await give(name, isSpoken ? to : asker);
    if (!isOwn) setTo((now) => (now === to ? null : now));
  };
  const give = (name: string, whom: string | null) => {
    const isFor = whom !== null && options.buttons[name]!.includes(whom);
    return onAnswer(isFor ? { press: name, to: whom } : name);
  };
  const choose = (whom: string | null) => {
    setTo(whom);
    if (pressed !== null) give(pressed, whom);
  };
  const whom = people.length > 0 && (
    <div class="for-whom" role="group" aria-label={forWhom}>
      <span>{forWhom}</span>
      <button class="chip" aria-pressed={to === null} onClick={() => choose(null)}>
        {forNobody}
      </button>
      {people.map((name) => (
        <button class="chip" aria-pressed={to === name} onClick={() => choose(name)}>
          {name}
        </button>
      ))}
    </div>
  );
  return (
    <div class="tray" role="group" aria-label={say("tray")}>
      {isOwn && whom}
      <ul class="tokens">
        {names
          .filter((name) => !GUARDED.includes(name))
          .map((name) => (
            <li key={name}>
              <button
                class={`token token-${name}`}
                aria-pressed={isOwn ? name === pressed : undefined}
                onClick={() => press(name)}
              >
                <Icon name={`token-${name}`} />
                <span>{sentences.name(name)}</span>
                {left(name) !== null && <small>{say("tokens-left", { count: left(name)! })}</small>}
              </button>
            </li>
          ))}
      </ul>
      <div class="row">
        {names
          .filter((name) => GUARDED.includes(name))
          .map((name) =>
            guarded === name ? (
              <button class="main" onClick={() => press(name)}>
                <Icon name="check" /> {say("press-sure", { button: sentences.name(name) })}
              </button>
            ) : (
              <button
                class={names.length === 1 ? "main" : ""}
                onClick={() => (names.length === 1 ? press(name) : setGuarded(name))}
              >
                <Icon name={`token-${name}`} or="close" /> {sentences.name(name)}
              </button>
            ),
          )}
      </div>
      {!isOwn && whom}
    </div>
  );
}

function partsOf(given: Json): { press?: string; to?: string } {
  if (typeof given === "string") return { press: given };
  return typeof given === "object" && given !== null
    ? (given as { press: string; to: string })
    : {};
}

/** What is left as the last token told it. Yes and No lie on one pile. */
function useLeftOfTokens(): (token: string) => number | null {
  const { seen } = useTable();
  const left = (seen.last("token")?.args.left ?? null) as Args | null;
  return (token) => {
    const pile = token === "yes" || token === "no" ? "yes-no" : token;
    const count = left?.[pile];
    return typeof count === "number" ? count : null;
  };
}
