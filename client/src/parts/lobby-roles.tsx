// The cards as tiles: a frame when a card is in, its number, and its text to read.
import { useState } from "preact/hooks";
import { useApp, useSay } from "../app";
import { isPlayer, useTable } from "../table";
import type { Args, Card, GameInfo } from "../wire/types";
import { CardIcon, Icon } from "./icon";
import { CardFace, TeamName } from "./my-card";
import { Sheet } from "./sheet";

/** Above it a pick is not weighed out. */
const MOST_WEIGHED = 20;

export function Roles({ game }: { game: GameInfo }) {
  const say = useSay();
  const { room, isHost, act, inTurn } = useTable();
  const [read, setRead] = useState<Card | null>(null);
  const deck = room.deck ?? {};
  const players = room.people.filter(({ kind }) => isPlayer(kind)).length;
  const total = Object.values(deck).reduce((sum, count) => sum + count, 0);
  const sample = players <= MOST_WEIGHED ? game.samples[String(players)] : undefined;
  const { roles } = room.options;
  const setRoles = (wanted?: Record<string, number>) =>
    inTurn(({ options: { roles: _, ...others } }) =>
      act("options", { options: wanted ? { ...others, roles: wanted } : others }),
    );
  // As if one of its cards had been tapped: what such cards call for is set along.
  const take = async (wanted: Record<string, number>) => {
    const [card, count] = Object.entries(wanted)[0]!;
    if ((await setRoles(wanted)) !== false) await act("role", { card, count });
  };
  const isTaken = (wanted: Record<string, number>) =>
    !!roles &&
    Object.entries({ ...(roles as object), ...wanted }).every(
      ([card, count]) => (roles as Args)[card] === count && wanted[card] === count,
    );
  const teams = [...new Set(game.cards.map(({ team }) => team))];
  return (
    <section aria-labelledby="roles">
      <h2 id="roles">{say("roles")}</h2>
      <p class="hint" aria-live="polite">
        {say("roles-count", { cards: total, players })}
      </p>
      {isHost && (
        <div class="row wrap">
          <button class="chip" aria-pressed={roles === undefined} onClick={() => setRoles()}>
            {say("roles-usual")}
          </button>
          {sample && (
            <button class="chip" aria-pressed={isTaken(sample)} onClick={() => take(sample)}>
              {say("roles-sample", { players })}
            </button>
          )}
        </div>
      )}
      {teams.map((team) => (
        <div class="team-block">
          <TeamName team={team} />
          <ul class="tiles roles">
            {game.cards
              .filter((card) => card.team === team)
              .map((card) => (
                <li key={card.name}>
                  <RoleTile card={card} count={deck[card.name] ?? 0} onRead={() => setRead(card)} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      {read && <RoleSheet card={read} onClose={() => setRead(null)} />}
    </section>
  );
}

function RoleTile({ card, count, onRead }: { card: Card; count: number; onRead: () => void }) {
  const say = useSay();
  const { isHost, act, inTurn, sentences } = useTable();
  const name = sentences.name(card.name);
  const set = (wanted: (count: number) => number) =>
    inTurn(({ deck }) => act("role", { card: card.name, count: wanted(deck[card.name] ?? 0) }));
  const canSet = isHost && !card.fills;
  const toggle = () => {
    if (canSet) set((now) => (now >= card.most ? 0 : now + 1));
    else onRead();
  };
  return (
    <div class={`role ${count ? "is-in" : ""}`}>
      <button class="tile" aria-pressed={count > 0} onClick={toggle}>
        <CardIcon card={card.name} team={card.team} />
        <span>{name}</span>
        {(card.most > 1 || count > 1) && (
          <output aria-label={say("role-count", { count, name })}>{count}</output>
        )}
      </button>
      <button class="plain square" aria-label={say("role-read", { name })} onClick={onRead}>
        <Icon name="help" />
      </button>
      {canSet && card.most > 1 && count > 0 && (
        <button
          class="plain square"
          aria-label={say("fewer", { name })}
          onClick={() => set((now) => Math.max(0, now - 1))}
        >
          <Icon name="minus" />
        </button>
      )}
    </div>
  );
}

function RoleSheet({ card, onClose }: { card: Card; onClose: () => void }) {
  const { texts } = useApp();
  const { sentences } = useTable();
  return (
    <Sheet title={sentences.name(card.name)} onClose={onClose}>
      <CardFace name={card.name} team={card.team} />
      <span hidden>{texts.language}</span>
    </Sheet>
  );
}
