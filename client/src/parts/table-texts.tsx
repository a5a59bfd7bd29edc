// A screen in the language of its table, or in the one chosen for its voice, whatever the device's own is.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AppContext, useApp } from "../app";
import { Texts } from "../text/texts";
import { useNarrator, type VoiceOf } from "./narration";

interface Props {
  screen: VoiceOf;
  language: string | undefined;
  children: ComponentChildren;
}

export function InTableLanguage({ screen, language, children }: Props) {
  const app = useApp();
  const wanted = useNarrator(screen).prefs.language || language || app.texts.language;
  const [tried, setTried] = useState("");
  const texts = Texts.loaded.get(wanted) ?? (tried === wanted ? app.texts : null);
  useEffect(() => {
    const isTried = () => setTried(wanted);
    if (!texts) Texts.load(wanted).then(isTried, isTried);
  }, [wanted]);
  if (!texts) return null; // a line is not spoken in the wrong language first
  return <AppContext.Provider value={{ ...app, texts }}>{children}</AppContext.Provider>;
}
