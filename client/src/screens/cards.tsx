// Cards to print: a game, its cards as tiles, paper and sheets; the server makes the PDF.
import { useEffect, useState } from "preact/hooks";
import { inWords, useApp, useSay } from "../app";
import { lastTable } from "../device";
import { Languages } from "../parts/languages";
import { CardIcon, Icon } from "../parts/icon";
import { TeamName } from "../parts/my-card";
import { villageInAddress, type VillageToPrint } from "../parts/print-link";
import { saveFile } from "../parts/save-file";
import { Sentences } from "../text/sentences";
import { aboutPress, games, printed, type Press } from "../wire/http";
import type { Card, GameInfo } from "../wire/types";

type Deck = Record<string, number>;

const NOT_KNOWN: Press = { ready: true, sheets: {} };
const LEAVES = ["turn-card", "score"];
const PAPERS = ["a4", "letter"];
/** Of a game that has no samples. */
const FEWEST_PLAYERS = 6;
const MOST_PLAYERS = 30;
const MOST_OF_A_CARD = 40;

export function CardsPage() {
  const { go, prefs } = useApp();
  const say = useSay();
  const [known, setKnown] = useState<GameInfo[]>([]);
  const [village] = useState(villageInAddress);
  const [name, setName] = useState(village?.game);
  const [press, setPress] = useState<Press>();
  useEffect(() => {
    document.querySelector<HTMLElement>("h1")?.focus();
    aboutPress().then(setPress, () => setPress(NOT_KNOWN));
  }, []);
  useEffect(() => {
    games(prefs.language).then(setKnown, () => setKnown([]));
  }, [prefs.language]);
  const game = known.find((info) => info.name === name) ?? known[0];
  return (
    <main class="front">
      <button class="plain start-line" onClick={() => go("/")}>
        <Icon name="back" /> {say("to-front")}
      </button>
      <h1 tabIndex={-1}>{say("cards")}</h1>
      <p class="lead">{say("cards-lead")}</p>
      {village && <p>{say("cards-for-table", { code: village.code })}</p>}
      {press?.ready === false && (
        <p role="alert" class="wrong">
          {say("cards-not-here")}
        </p>
      )}
      <nav class="row wrap" aria-label={say("front-games")}>
        {known.map((info) => (
          <button class="chip" aria-pressed={info === game} onClick={() => setName(info.name)}>
            <Icon name={`game-${info.name}`} /> {say(`game-${info.name}`)}
          </button>
        ))}
      </nav>
      {game && press?.ready && (
        <Order
          key={game.name}
          game={game}
          offered={press.sheets[game.name] ?? ["roles"]}
          village={village?.game === game.name ? village : null}
        />
      )}
    </main>
  );
}

/** To begin with, for so many: the game's sample, or its usual numbers and the plain card for the rest. */
function usual(game: GameInfo, players: number): Deck {
  const sample = game.samples[String(players)];
  if (sample) return sample;
  const deck: Deck = {};
  for (const { name, option } of game.cards)
    deck[name] = Number(game.options.find((each) => each.name === option)?.default ?? 0);
  const filler = game.cards.find(({ fills }) => fills)!.name;
  return { ...deck, [filler]: Math.max(0, players - cardsIn(deck)) };
}

const cardsIn = (deck: Deck) => Object.values(deck).reduce((sum, count) => sum + count, 0);

interface OrderProps {
  game: GameInfo;
  /** The sheets that this game has. */
  offered: string[];
  /** What was chosen at a table, which is printed as it would be dealt there. */
  village: VillageToPrint | null;
}

function Order({ game, offered, village }: OrderProps) {
  const { prefs, texts, toast } = useApp();
  const say = useSay();
  const sizes = Object.keys(game.samples).map(Number);
  const fewest = sizes.length ? Math.min(...sizes) : FEWEST_PLAYERS;
  const most = sizes.length ? Math.max(...sizes) : MOST_PLAYERS;
  const [players, setPlayers] = useState(village?.players || Math.max(8, fewest));
  const [deck, setDeck] = useState(() => village?.deck ?? usual(game, players));
  const [dealt, setDealt] = useState(() => cardsIn(deck));
  const [isWhole, setWhole] = useState(false);
  const [sheets, setSheets] = useState(village ? ["turn-card", "score"] : ["roles"]);
  const [names, setNames] = useState(village?.names.join("\n") ?? "");
  const [language, setLanguage] = useState(village?.language ?? prefs.language);
  const [paper, setPaper] = useState(/-(US|CA|MX|PH)$/.test(navigator.language) ? "letter" : "a4");
  const [hasBacks, setBacks] = useState(true);
  const [code, setCode] = useState(village?.code ?? lastTable() ?? "");
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const total = cardsIn(deck);
  const seated = players + total - dealt; // whoever takes one card more has one player more
  const canMake = !isBusy && sheets.length > 0;
  const isTwoSided = hasBacks && sheets.some((sheet) => !LEAVES.includes(sheet));
  const seat = (count: number) => {
    setWhole(false);
    setPlayers(count);
    setDeck(usual(game, count));
    setDealt(cardsIn(usual(game, count)));
  };
  const chosen =
    fewest <= seated && seated <= most ? { roles: deck, players: seated } : { roles: deck };
  const wanted = isWhole ? { whole: true } : deck === village?.deck ? { players } : chosen;
  const people = names.split("\n").flatMap((line) => line.trim() || []);
  const make = async (event: Event) => {
    event.preventDefault();
    if (!canMake) return;
    setBusy(true);
    setWrong("");
    try {
      const order = {
        game: game.name,
        language,
        paper,
        ...wanted,
        options: village?.options ?? {},
        sheets,
        names: people,
        backs: hasBacks,
        code,
      };
      const file = await printed(order, prefs.language);
      saveFile(`nightcall-${game.name}-${language}-${paper}.pdf`, file);
      toast(say(isTwoSided ? "cards-made-both" : "cards-made"));
    } catch (error) {
      setWrong(inWords(texts, error));
    }
    setBusy(false);
  };
  return (
    <form class="list-part" onSubmit={make}>
      <div class="row wrap">
        <Stepper
          label={say("cards-players")}
          value={players}
          least={fewest}
          most={most}
          onChange={seat}
        />
        <button
          type="button"
          class="chip"
          aria-pressed={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {say(`cards-whole-${game.name}`)}
        </button>
      </div>
      {!isWhole && (
        <>
          <p class="hint" aria-live="polite">
            {say("cards-chosen", { cards: total })}{" "}
            {texts.has(`client-cards-on-top-${game.name}`) && say(`cards-on-top-${game.name}`)}
          </p>
          <Tiles game={game} deck={deck} onChange={setDeck} />
        </>
      )}
      <fieldset class="panel">
        <legend>{say("cards-sheets")}</legend>
        {offered.map((sheet) => (
          <label class="check">
            <input
              type="checkbox"
              checked={sheets.includes(sheet)}
              onChange={({ currentTarget: { checked } }) =>
                setSheets(checked ? [...sheets, sheet] : sheets.filter((one) => one !== sheet))
              }
            />
            {say(`cards-sheet-${sheet}`)}
          </label>
        ))}
      </fieldset>
      {(sheets.includes("badges") || sheets.includes("score")) && (
        <label>
          {say("cards-names")}
          <textarea
            rows={4}
            value={names}
            onInput={(event) => setNames(event.currentTarget.value)}
          />
        </label>
      )}
      <label>
        {say("cards-language")}
        <select value={language} onChange={(event) => setLanguage(event.currentTarget.value)}>
          <Languages />
        </select>
      </label>
      <label>
        {say("cards-paper")}
        <select value={paper} onChange={(event) => setPaper(event.currentTarget.value)}>
          {PAPERS.map((each) => (
            <option value={each}>{say(`cards-paper-${each}`)}</option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={hasBacks}
          onChange={(event) => setBacks(event.currentTarget.checked)}
        />
        {say("cards-backs")}
      </label>
      <label>
        {say("cards-code")}
        <input
          value={code}
          maxLength={12}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <div class="start">
        {wrong && (
          <p role="alert" class="wrong">
            {wrong}
          </p>
        )}
        {!sheets.length && <p class="hint">{say("cards-nothing")}</p>}
        <button class="main wide" aria-disabled={!canMake}>
          <Icon name="print" /> {say(isBusy ? "cards-making" : "cards-make")}
        </button>
      </div>
    </form>
  );
}

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** At its end a button stays: whoever presses it by the keyboard keeps their place. */
function Stepper({ label, value, least, most, onChange }: StepperProps) {
  const say = useSay();
  return (
    <div class="row" role="group" aria-label={label}>
      <span>{label}</span>
      <button
        type="button"
        class="square"
        aria-label={say("fewer", { name: label })}
        aria-disabled={value <= least}
        onClick={() => onChange(Math.max(least, value - 1))}
      >
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        class="square"
        aria-label={say("more", { name: label })}
        aria-disabled={value >= most}
        onClick={() => onChange(Math.min(most, value + 1))}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}

interface TilesProps {
  game: GameInfo;
  deck: Deck;
  onChange: (deck: Deck) => void;
}

function Tiles({ game, deck, onChange }: TilesProps) {
  const teams = [...new Set(game.cards.map(({ team }) => team))];
  return (
    <>
      {teams.map((team) => (
        <div class="team-block">
          <TeamName team={team} />
          <ul class="tiles roles">
            {game.cards
              .filter((card) => card.team === team)
              .map((card) => (
                <li key={card.name}>
                  <Tile
                    game={game.name}
                    card={card}
                    count={deck[card.name] ?? 0}
                    onChange={(count) => onChange({ ...deck, [card.name]: count })}
                  />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}

interface TileProps {
  game: string;
  card: Card;
  count: number;
  onChange: (count: number) => void;
}

function Tile({ game, card, count, onChange }: TileProps) {
  const { texts } = useApp();
  const say = useSay();
  const name = new Sentences(texts, game).name(card.name);
  return (
    <div class={`role ${count ? "is-in" : ""}`}>
      <button
        type="button"
        class="tile"
        aria-pressed={count > 0}
        onClick={() => onChange(Math.min(count + 1, MOST_OF_A_CARD))}
      >
        <CardIcon card={card.name} team={card.team} />
        <span>{name}</span>
        <output aria-label={say("role-count", { count, name })}>{count}</output>
      </button>
      {count > 0 && (
        <button
          type="button"
          class="plain square"
          aria-label={say("fewer", { name })}
          onClick={() => onChange(count - 1)}
        >
          <Icon name="minus" />
        </button>
      )}
    </div>
  );
}
