// A screen in the language of its table, whatever the device's own is.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AppContext, useApp } from "../app";
import { Texts } from "../text/texts";

interface Props {
  language: string | undefined;
  children: ComponentChildren;
}

export function InTableLanguage({ language, children }: Props) {
  const app = useApp();
  const [found, setFound] = useState<Texts | null>(null);
  useEffect(() => {
    if (language && language !== app.texts.language)
      Texts.load(language).then(setFound, () => setFound(null));
    else setFound(null);
  }, [language, app.texts.language]);
  return (
    <AppContext.Provider value={{ ...app, texts: found ?? app.texts }}>
      {children}
    </AppContext.Provider>
  );
}
