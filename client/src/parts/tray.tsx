// The Mayor's tray: a button for each token, with what is left of it. Correct is apart and guarded.
import { useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import type { Json, Options } from "../wire/types";
import { Icon } from "./icon";
import { pileOf, usePiles } from "./piles";
import { isOpen, questionsOf } from "./question-log";
import { A_DOUBLE_TAP, useIsSudden, useOneByOne, type OneByOne } from "./second-tap";

/** As they lie beside each other. */
const TOKENS = ["yes", "no", "maybe", "so-close", "way-off"];
const GUARDED = ["correct", "no-more-tokens"];

interface Props {
  options: Extract<Options, { type: "press" }>;
  /** Of who has another tray for the next question: a second tap on this one is not meant for that. */
  oneByOne?: OneByOne;
  onAnswer: (value: Json) => Promise<unknown>;
}

export function Tray({ options, oneByOne, onAnswer }: Props) {
  const say = useSay();
  const { seen, sentences } = useTable();
  const piles = usePiles();
  const left = (token: string) => piles.get(pileOf(token));
  const [to, setTo] = useState<string | null>(null);
  const [guarded, setGuarded] = useState<string | null>(null);
  const isSudden = useIsSudden(guarded, guarded, A_DOUBLE_TAP);
  const own = useOneByOne();
  const [give, isGiven] = oneByOne ?? own;
  const names = Object.keys(options.buttons);
  const isSpoken = names.filter((name) => options.buttons[name]!.length).length > 1;
  const people = isSpoken ? [...new Set(Object.values(options.buttons).flat())] : [];
  const asker = questionsOf(seen).find(isOpen)?.seat ?? null;
  // One that is used up keeps its place: a second tap must not fall on its neighbour (WW-DUT-04).
  const canAnswer = TOKENS.slice(0, 2).every((name) => names.includes(name));
  const lying = TOKENS.filter((name) => names.includes(name) || (canAnswer && left(name) === 0));
  const answer = async (name: string) => {
    setGuarded(null);
    const whom = isSpoken ? to : asker;
    const isFor = whom !== null && options.buttons[name]!.includes(whom);
    await onAnswer(isFor ? { press: name, to: whom } : name);
    setTo((now) => (now === to ? null : now));
  };
  const press = (name: string) => give(() => answer(name));
  return (
    <div class="tray" role="group" aria-label={say("tray")}>
      <ul class="tokens">
        {lying.map((name) => {
          const isGone = !names.includes(name);
          return (
            <li key={name}>
              <button
                class={`token token-${name} ${isGone ? "gone" : ""}`}
                aria-disabled={isGone || isGiven}
                onClick={() => isGone || press(name)}
              >
                <Icon name={`token-${name}`} />
                <span>{sentences.name(name)}</span>
                {piles.has(pileOf(name)) && (
                  <small>{say("tokens-left", { count: left(name)! })}</small>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <div class="row">
        {names
          .filter((name) => GUARDED.includes(name))
          .map((name) =>
            guarded === name ? (
              <button
                class="main"
                aria-disabled={isSudden || isGiven}
                onClick={() => isSudden || press(name)}
              >
                <Icon name="check" /> {say("press-sure", { button: sentences.name(name) })}
              </button>
            ) : (
              <button
                class={names.length === 1 ? "main" : ""}
                aria-disabled={names.length === 1 && isGiven}
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
