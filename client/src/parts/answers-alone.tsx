// Whoever leads need not enter anything for this one.
import { useSay } from "../app";
import { useTable } from "../table";
import { Icon } from "./icon";

export function AnswersAlone({ seat }: { seat: string }) {
  const say = useSay();
  const { room } = useTable();
  const person = room.people.find(({ place }) => room.seats[place] === seat);
  const isBot = person?.kind === "bot" || !!person?.stand_in;
  return (
    <>
      <Icon name={isBot ? "robot" : "phone"} />{" "}
      {say(isBot ? "keeper-bot" : "keeper-phone", { name: seat })}
    </>
  );
}
