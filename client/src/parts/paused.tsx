// The game stands still, and whoever leads it lets it go on, with more time where none is left.
import { useSay } from "../app";
import { useTable } from "../table";
import { Icon } from "./icon";
import { useOnce } from "./second-tap";

/** Seconds. */
export const MORE_TIME = 30;

export function Paused({ canGoOn = true }: { canGoOn?: boolean }) {
  const say = useSay();
  const { link, room, isHost, act } = useTable();
  const [extend, isExtending] = useOnce(() => act("extend", { seconds: MORE_TIME }));
  if (!room.is_paused) return null;
  const isUp = link.seen.left(Date.now()) === 0;
  return (
    <p class="banner paused">
      <span>
        <Icon name="pause" /> {say("paused")}
      </span>
      {isHost && canGoOn && (
        <>
          {isUp && (
            <button aria-disabled={isExtending} onClick={extend}>
              <Icon name="more-time" /> {say("extend", { seconds: MORE_TIME })}
            </button>
          )}
          <button onClick={() => act("pause", { on: false })}>
            <Icon name="play" /> {say("resume")}
          </button>
        </>
      )}
    </p>
  );
}
