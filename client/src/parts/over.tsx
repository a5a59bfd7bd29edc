// The sheets that every screen of a table has: the menu and the talk. They stay when the game begins or
// ends under them, so that no finger lands on another screen and nothing typed is lost.
import { createContext, type ComponentChildren } from "preact";
import { useContext, useState } from "preact/hooks";
import { useSay } from "../app";
import { useTable } from "../table";
import { Menu } from "./menu";
import { Sheet } from "./sheet";
import { Talk } from "./talk";

type Opened = "" | "menu" | "talk";

const OverContext = createContext<(opened: Opened) => void>(() => {});

/** Opens one of them. */
export const useOver = () => useContext(OverContext);

/** What lies over a table's screens, whichever is shown. */
export function Over({ isDay, children }: { isDay: boolean; children: ComponentChildren }) {
  const say = useSay();
  const { seen } = useTable();
  const [opened, setOpened] = useState<Opened>("");
  const close = () => setOpened("");
  if (opened === "talk") seen.readTalk();
  return (
    <OverContext.Provider value={setOpened}>
      {children}
      <div class={isDay ? "is-day" : ""}>
        {opened === "menu" && <Menu onClose={close} />}
        {opened === "talk" && (
          <Sheet title={say("talk")} onClose={close}>
            <Talk />
          </Sheet>
        )}
      </div>
    </OverContext.Provider>
  );
}
