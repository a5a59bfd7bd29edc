// Speedwords: the word as everybody may see it.
import { useSay } from "../app";
import { useTable } from "../table";

/** The word with its letters covered, where everybody may see that much. */
export function Shape() {
  const { seen } = useTable();
  const say = useSay();
  const shape = seen.last("shape")?.args.shape;
  if (typeof shape !== "string") return null;
  return (
    <p class="shape" aria-label={say("shape", { shape: [...shape].join(" ") })}>
      {shape.split(" ").map((part) => (
        <span class="shape-word">
          {[...part].map((sign) => (
            <span class={sign === "_" ? "blank" : "letter"}>{sign === "_" ? "" : sign}</span>
          ))}
        </span>
      ))}
    </p>
  );
}
