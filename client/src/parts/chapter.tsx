// Where the game stands: the chapter, and of which day.
import { useTable } from "../table";
import type { Scene } from "../wire/types";
import { Icon } from "./icon";

/** Chapters that come once a day: “the second voting 1” would be read as another voting. */
const COUNTED = ["night", "dawn", "day", "assembly"];

const chapterOf = (scene: Scene | null) => scene?.scene ?? "deal";

const dayOf = (scene: Scene | null) => (COUNTED.includes(chapterOf(scene)) && scene?.day) || null;

/** Its name, which a new game may not have yet. */
function useName(): (scene: Scene | null) => string {
  const { texts } = useTable().sentences;
  return (scene) => {
    const id = `client-chapter-${chapterOf(scene)}`;
    return texts.has(id) ? texts.say(id) : "";
  };
}

export function useChapterInWords(): (scene: Scene) => string {
  const name = useName();
  return (scene) => `${name(scene)} ${dayOf(scene) ?? ""}`.trim();
}

export function Chapter({ scene }: { scene: Scene | null }) {
  const name = useName();
  const day = dayOf(scene);
  return (
    <h1 class="chapter">
      <Icon name={`phase-${chapterOf(scene)}`} or="moon" /> {name(scene)}
      {day && <span class="day-number"> {day}</span>}
    </h1>
  );
}
