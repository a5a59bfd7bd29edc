// Bots for empty seats, each with a name that nobody at the table has.
import { useSay } from "../app";
import { useTable } from "../table";

export function useBots(): (count: number) => Promise<void> {
  const say = useSay();
  const { act, inTurn } = useTable();
  const names = say("bot-names").split("\n");
  const one = () =>
    inTurn(async ({ people }) => {
      const taken = new Set(people.map(({ name }) => name.toLowerCase()));
      const all = [names, ...["2", "3"].map((number) => names.map((name) => `${name} ${number}`))];
      const name = all.flat().find((free) => !taken.has(free.toLowerCase()));
      return name ? act("bot", { name }) : false;
    });
  return async (count) => {
    for (let added = 0; added < count; added++) if ((await one()) === false) return;
  };
}
