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
  const isOther = !!language && language !== app.texts.language;
  const [found, setFound] = useState<Texts | null>(null);
  useEffect(() => {
    if (isOther) Texts.load(language).then(setFound, () => setFound(app.texts));
  }, [language, isOther]);
  if (isOther && !found) return null; // a line is not spoken in the wrong language first
  return (
    <AppContext.Provider value={{ ...app, texts: isOther && found ? found : app.texts }}>
      {children}
    </AppContext.Provider>
  );
}
