// Speedwords: the word as everybody may see it.
import { useSay } from "../app";
import { useTable } from "../table";

/** The word with its letters covered, where everybody may see that much. */
export function Shape() {
  const { seen } = useTable();
  const say = useSay();
  const shape = seen.last("shape")?.args.shape;
  if (typeof shape !== "string") return null;
  const words = shape.split(" ").map((word) => [...word]);
  const places = Math.max(...words.map((word) => word.length));
  return (
    <p
      class="shape"
      aria-label={say("shape", { shape: [...shape].join(" ") })}
      style={{ "--places": places }}
    >
      {words.map((word) => (
        <span class="shape-word">
          {word.map((sign) => (
            <span class={sign === "_" ? "blank" : "letter"}>{sign === "_" ? "" : sign}</span>
          ))}
        </span>
      ))}
    </p>
  );
}
