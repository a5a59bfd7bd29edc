// Leaving a table, and sending somebody away. In a game the seat is kept, and so is its key; else there
// is nothing to go back to.
import type { ComponentChildren } from "preact";
import { useApp, useSay } from "../app";
import { forgetKey } from "../device";
import { useTable } from "../table";
import type { Person } from "../wire/types";
import { Icon } from "./icon";
import { SureButton } from "./sure";

/** Asks first in a game, where a bot takes over: between games one may just sit down again. */
export function LeaveButton() {
  const say = useSay();
  const { go } = useApp();
  const { room, seat, isHost, act } = useTable();
  const isForGood = !room.is_playing || !seat;
  const leave = async () => {
    if ((await act("leave")) === false) return;
    if (isForGood) forgetKey(room.code);
    go("/");
  };
  const shown = (
    <>
      <Icon name="door" /> {say("leave")}
    </>
  );
  if (isForGood) return <button onClick={leave}>{shown}</button>;
  const host = isHost ? ` ${say("leave-host-sure")}` : "";
  return (
    <SureButton
      does={say("leave")}
      said={say("leave-playing-sure") + host}
      not={say("stay")}
      onSure={leave}
    >
      {shown}
    </SureButton>
  );
}

interface KickProps {
  person: Person;
  class?: string;
  label?: string;
  children: ComponentChildren;
}

/** A bot or a guest is not asked about: it is as easily there again. */
export function KickButton({ person, class: look, label, children }: KickProps) {
  const say = useSay();
  const { room, act } = useTable();
  const { name, place, kind } = person;
  const kick = () => act("kick", { place });
  if (kind === "bot" || kind === "guest")
    return (
      <button class={look} aria-label={label} onClick={kick}>
        {children}
      </button>
    );
  const plays = room.is_playing && place in room.seats;
  return (
    <SureButton
      class={look}
      label={label}
      does={say("kick-name", { name })}
      said={say(plays ? "kick-sure-playing" : "kick-sure", { name })}
      onSure={kick}
    >
      {children}
    </SureButton>
  );
}
