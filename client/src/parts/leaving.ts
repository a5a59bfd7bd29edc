// Leaving a table. In a game the seat is kept, and so is its key; else there is nothing to go back to.
import { useApp } from "../app";
import { forgetKey } from "../device";
import { useTable } from "../table";

export function useLeave(): () => Promise<void> {
  const { go } = useApp();
  const { room, seat, act } = useTable();
  return async () => {
    const isForGood = !room.is_playing || !seat;
    if ((await act("leave")) === false) return;
    if (isForGood) forgetKey(room.code);
    go("/");
  };
}
