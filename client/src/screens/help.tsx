// Help: each game in a page, each card in a few lines, what happens tonight in order; searchable.
import { useState } from "preact/hooks";
import { useApp, useSay } from "../app";
import { useGames } from "../parts/games";
import { CardIcon, Icon } from "../parts/icon";
import { Sentences } from "../text/sentences";
import type { GameInfo } from "../wire/types";

export function Help({ game }: { game: string }) {
  const { texts, go } = useApp();
  const say = useSay();
  const known = useGames();
  const [search, setSearch] = useState("");
  const shown = known.filter(({ name }) => !game || name === game);
  return (
    <main class="front help">
      <button class="plain" onClick={() => (history.length > 1 ? history.back() : go("/"))}>
        <Icon name="back" /> {say("back")}
      </button>
      <h1>{say("help-title")}</h1>
      <nav class="row wrap" aria-label={say("front-games")}>
        {known.map(({ name }) => (
          <button
            class="chip"
            aria-pressed={name === game}
            onClick={() => go(`/help/${name}`, true)}
          >
            <Icon name={`game-${name}`} /> {say(`game-${name}`)}
          </button>
        ))}
      </nav>
      <label>
        {say("help-search")}
        <input
          type="search"
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      </label>
      {shown.map((info) => (
        <GameHelp info={info} sentences={new Sentences(texts, info.name)} search={search} />
      ))}
    </main>
  );
}

interface Props {
  info: GameInfo;
  sentences: Sentences;
  search: string;
}

function GameHelp({ info, sentences, search }: Props) {
  const say = useSay();
  const wanted = search.trim().toLowerCase();
  const steps = say(`help-${info.name}`).split("\n");
  const fits = (text: string) => !wanted || text.toLowerCase().includes(wanted);
  const cards = info.cards.filter((card) =>
    fits(`${sentences.name(card.name)} ${sentences.power(card.name)} ${sentences.wins(card.name)}`),
  );
  return (
    <section aria-labelledby={`help-${info.name}`}>
      <h2 id={`help-${info.name}`}>
        <Icon name={`game-${info.name}`} /> {say(`game-${info.name}`)}
      </h2>
      <ol class="told">
        {steps.filter(fits).map((step) => (
          <li>{step}</li>
        ))}
      </ol>
      <h3>{say("help-cards")}</h3>
      <dl class="help-cards">
        {cards.map((card) => (
          <div>
            <dt>
              <CardIcon card={card.name} team={card.team} /> {sentences.name(card.name)}
              <small> {say(`team-${card.team.toLowerCase()}`)}</small>
            </dt>
            <dd>{sentences.power(card.name)}</dd>
            <dd>{sentences.wins(card.name)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
