// The screen stays awake while it is the table's.
import { useEffect } from "preact/hooks";

/** Browsers allow it by https, and on the machine itself. */
export const canStayAwake = () => "wakeLock" in navigator;

export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (document.visibilityState !== "visible" || !canStayAwake()) return;
      lock = await navigator.wakeLock.request("screen").catch(() => null);
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      lock?.release().catch(() => {});
    };
  }, []);
}
