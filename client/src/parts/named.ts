// How a keeper reads who did something and what: real cards are not numbered, and whoever has shown to
// be the Mayor is called so, not by a card that is a secret.
import { isAmongCards, useTable } from "../table";

const MAYOR = "Mayor";

export function useNamed() {
  const { room, seen, sentences } = useTable();
  const isReal = isAmongCards(room);
  const mayor = seen.steps.filter(({ kind }) => kind === "mayor-card").at(-1)?.answer;
  const named = (value: string) => sentences.name(isReal ? sentences.cardOf(value) : value);
  const person = (seat: string) => (isReal && seat === mayor ? sentences.name(MAYOR) : named(seat));
  return { named, people: (seats: string[]) => sentences.texts.listed(seats.map(person)) };
}
