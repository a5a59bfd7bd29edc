// The Mayor's tray: a button for each token, with what is left of it. Correct is apart and guarded.
import { useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import type { Args, Json, Options } from "../wire/types";
import { Icon } from "./icon";
import { isOpen, questionsOf } from "./question-log";

const GUARDED = ["correct", "no-more-tokens"];

interface Props {
  options: Extract<Options, { type: "press" }>;
  onAnswer: (value: Json) => Promise<unknown>;
}

export function Tray({ options, onAnswer }: Props) {
  const say = useSay();
  const { seen, sentences } = useTable();
  const left = useLeftOfTokens();
  const [to, setTo] = useState<string | null>(null);
  const [guarded, setGuarded] = useState<string | null>(null);
  const names = Object.keys(options.buttons);
  const isSpoken = names.filter((name) => options.buttons[name]!.length).length > 1;
  const people = isSpoken ? [...new Set(Object.values(options.buttons).flat())] : [];
  const asker = questionsOf(seen).find(isOpen)?.seat ?? null;
  const press = async (name: string) => {
    setGuarded(null);
    const whom = isSpoken ? to : asker;
    const isFor = whom !== null && options.buttons[name]!.includes(whom);
    await onAnswer(isFor ? { press: name, to: whom } : name);
    setTo((now) => (now === to ? null : now));
  };
  return (
    <div class="tray" role="group" aria-label={say("tray")}>
      <ul class="tokens">
        {names
          .filter((name) => !GUARDED.includes(name))
          .map((name) => (
            <li key={name}>
              <button class={`token token-${name}`} onClick={() => press(name)}>
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
      {people.length > 0 && (
        <div class="for-whom" role="group" aria-label={say("tray-for")}>
          <span>{say("tray-for")}</span>
          <button class="chip" aria-pressed={to === null} onClick={() => setTo(null)}>
            {say("tray-nobody")}
          </button>
          {people.map((name) => (
            <button class="chip" aria-pressed={to === name} onClick={() => setTo(name)}>
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
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
