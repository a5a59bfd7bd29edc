// Screens that most people never open. They come when they are opened, so that a phone at the table
// need not fetch them.
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useSay } from "./app";

const A_MOMENT = 1000;

/** The component that this brings. Without a network it is tried again; a newer server no longer has
 * the files of an older page, so the page comes anew after some tries. */
export function later<Props extends object>(
  bring: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let Found: FunctionComponent<Props> | null = null;
  return function Later(props: Props) {
    const say = useSay();
    const [tries, setTries] = useState(0);
    useEffect(() => {
      if (Found) return;
      let isWanted = true;
      const again = () => isWanted && setTries(tries + 1);
      bring().then(
        (found) => {
          Found = found;
          again();
        },
        () => setTimeout(tries < 3 ? again : () => isWanted && location.reload(), A_MOMENT),
      );
      return () => void (isWanted = false);
    }, [tries]);
    if (Found) return <Found {...props} />;
    if (!tries) return null; // it is there in a moment, as a rule
    return (
      <main class="front" aria-busy="true">
        <p class="lead" role="status">
          {say("connecting")}
        </p>
      </main>
    );
  };
}
