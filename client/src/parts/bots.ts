// Bots for empty seats, each with a name that nobody at the table has.
import { useSay } from "../app";
import { useTable } from "../table";

export function useBots(): (count: number) => Promise<void> {
  const say = useSay();
  const { room, act } = useTable();
  return async (count) => {
    const taken = new Set(room.people.map(({ name }) => name.toLowerCase()));
    const free = say("bot-names")
      .split("\n")
      .filter((name) => !taken.has(name.toLowerCase()));
    for (const name of free.slice(0, count)) if ((await act("bot", { name })) === false) return;
  };
}
