// My card under a cover: what I am, what I can do, how I win, and what I was told in private.
import { useSay } from "../app";
import { useTable } from "../table";
import type { Card } from "../wire/types";
import { useGame } from "./games";
import { Hold } from "./hold";
import { CardIcon, Icon } from "./icon";

export function MyCard() {
  const say = useSay();
  const { seen, sentences, seat } = useTable();
  const cards = useCards();
  const card = seen.last("your-card")?.args.card;
  const secrets = seen.tellings.filter(
    (telling) => telling.to !== null && telling.told !== "your-card",
  );
  const isMayor = seen.last("mayor")?.args.seat === seat;
  return (
    <Hold label={say("hold")}>
      {typeof card === "string" ? (
        <CardFace name={card} team={cards.find(({ name }) => name === card)?.team} />
      ) : (
        <p>{say("no-card")}</p>
      )}
      {isMayor && (
        <p class="also-mayor">
          <Icon name="mayor" /> {say("you-are-mayor")}
        </p>
      )}
      <ul class="secrets">
        {secrets.slice(-6).map((telling) => (
          <li>{sentences.telling(telling)}</li>
        ))}
      </ul>
    </Hold>
  );
}

export function CardFace({ name, team }: { name: string; team?: string }) {
  const { sentences } = useTable();
  return (
    <article class={`card team-${(team ?? "none").toLowerCase()}`}>
      <CardIcon card={name} team={team} />
      <h3>{sentences.name(name)}</h3>
      {team && <TeamName team={team} />}
      <p class="power">{sentences.power(name)}</p>
      <p class="wins">{sentences.wins(name)}</p>
    </article>
  );
}

export function TeamName({ team }: { team: string }) {
  const say = useSay();
  const id = team.toLowerCase();
  return (
    <p class={`team team-${id}`}>
      <Icon name={`team-${id}`} /> {say(`team-${id}`)}
    </p>
  );
}

/** The cards of the game that is played, with their teams. */
export function useCards(): Card[] {
  return useGame(useTable().sentences.game)?.cards ?? [];
}
