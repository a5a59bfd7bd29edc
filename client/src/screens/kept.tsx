// What whoever keeps a table has before them: the device in the middle, or the moderator's console.
import { ByItself } from "../parts/by-itself";
import { useSilenceAfter } from "../parts/narration";
import { InTableLanguage } from "../parts/table-texts";
import { TableContext, useTable, useTableOf } from "../table";
import { Console } from "./console";
import { Device, LastWords } from "./device";

/** In the words of the table's language, or of the one chosen for its voice. */
export function Kept() {
  const { stage, language } = useTable().room;
  useSilenceAfter();
  return (
    <InTableLanguage screen={stage === "console" ? "console" : "device"} language={language}>
      <Keeping />
    </InTableLanguage>
  );
}

function Keeping() {
  const table = useTableOf(useTable().link, true);
  if (!table) return null;
  const { stage, is_playing: isPlaying } = table.room;
  return (
    <TableContext.Provider value={table}>
      <ByItself />
      {stage === "console" ? isPlaying && <Console /> : isPlaying ? <Device /> : <LastWords />}
    </TableContext.Provider>
  );
}
