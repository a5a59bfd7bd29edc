// The game stands still, and whoever leads it lets it go on.
import { useSay } from "../app";
import { useTable } from "../table";
import { Icon } from "./icon";

export function Paused({ canGoOn = true }: { canGoOn?: boolean }) {
  const say = useSay();
  const { room, isHost, act } = useTable();
  if (!room.is_paused) return null;
  return (
    <p class="banner paused">
      <span>
        <Icon name="pause" /> {say("paused")}
      </span>
      {isHost && canGoOn && (
        <button onClick={() => act("pause", { on: false })}>
          <Icon name="play" /> {say("resume")}
        </button>
      )}
    </p>
  );
}
