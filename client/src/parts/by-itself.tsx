// One device that goes on without its server says so, and what becomes of it.
import { useSay } from "../app";
import { useTable } from "../table";
import { Icon } from "./icon";
import { isPageKept } from "./kept-page";
import { SureButton } from "./sure";

export function ByItself() {
  const say = useSay();
  const { link, room } = useTable();
  const { alone } = link;
  if (!alone.isOn) return null;
  return (
    <p class="lost by-itself" role="status">
      <Icon name="wifi-off" /> {say(alone.isElsewhere ? "alone-elsewhere" : "alone")}{" "}
      {!isPageKept() && say("device-offline-open")}
      {alone.isElsewhere && !room.is_playing && (
        <SureButton
          does={say("alone-give")}
          said={say("alone-give-sure")}
          onSure={() => link.giveOwn()}
        >
          {say("alone-give")}
        </SureButton>
      )}
    </p>
  );
}
