// Icons of the package, as one picture that is fetched once. A card without its own icon has its team's.
import { useEffect, useState } from "preact/hooks";
import { slug } from "../text/sentences";

let isLoaded = false;
const waiting = new Set<() => void>();

export async function loadIcons(): Promise<void> {
  const reply = await fetch("/icons.svg");
  const parsed = new DOMParser().parseFromString(await reply.text(), "image/svg+xml");
  const sprite = document.importNode(parsed.documentElement, true);
  sprite.setAttribute("class", "sprite");
  sprite.setAttribute("aria-hidden", "true");
  document.body.prepend(sprite);
  isLoaded = true;
  waiting.forEach((tell) => tell());
}

function useIcons(): void {
  const [, set] = useState(0);
  useEffect(() => {
    if (isLoaded) return;
    const tell = () => set((count) => count + 1);
    waiting.add(tell);
    return () => void waiting.delete(tell);
  }, []);
}

export function Icon({ name, or, label }: { name: string; or?: string; label?: string }) {
  useIcons();
  const found = [name, or ?? ""].find((one) => one && document.getElementById(`i-${one}`));
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : "true"}
    >
      {found && <use href={`#i-${found}`} />}
    </svg>
  );
}

export function CardIcon({ card, team = "none" }: { card: string; team?: string }) {
  return <Icon name={slug(card)} or={`team-${team.toLowerCase()}`} />;
}
