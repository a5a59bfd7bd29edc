// Who sits where, who is alive, who may speak.
import { useSay } from "../app";
import { useTable } from "../table";
import { Icon } from "./icon";

export function Standing() {
  const say = useSay();
  const { seen, seats, seat: mine, room } = useTable();
  const scene = seen.scene;
  const mayor = seen.last("mayor")?.args.seat;
  const isAlive = (name: string) => !scene?.alive || scene.alive.includes(name);
  const maySpeak = (name: string) =>
    scene?.speakers === "everyone" || !!scene?.speakers.includes(name);
  const personAt = (name: string) => {
    const place = Object.entries(room.seats).find(([, seat]) => seat === name)?.[0];
    return room.people.find((person) => person.place === place);
  };
  return (
    <ol class="standing">
      {seats.map((name) => {
        const person = personAt(name);
        const isPlayed = person?.kind === "bot" || person?.stand_in;
        return (
          <li class={isAlive(name) ? "" : "dead"}>
            <Icon name={isAlive(name) ? "alive" : "dead"} />
            <span class="name">
              {name}
              {name === mine && <em> {say("you")}</em>}
            </span>
            {!isAlive(name) && <small>{say("is-dead")}</small>}
            {name === mayor && <small>{say("is-mayor")}</small>}
            {isAlive(name) && maySpeak(name) && <small>{say("may-speak")}</small>}
            {isPlayed && (
              <small>
                <Icon name="robot" /> {say("is-bot")}
              </small>
            )}
            {person && !isPlayed && !person.is_here && <small>{say("is-away")}</small>}
          </li>
        );
      })}
    </ol>
  );
}
