import { render } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { AppContext, Toast } from "./app";
import { keepPrefs, prefs as keptPrefs, type Prefs } from "./device";
import { later } from "./later";
import { loadIcons } from "./parts/icon";
import { Front } from "./screens/front";
import { Join } from "./screens/join";
import { AtTable } from "./screens/at-table";
import { Texts } from "./text/texts";
import "./style/index.css";

const CardsPage = later(async () => (await import("./screens/elsewhere")).CardsPage);
const Help = later(async () => (await import("./screens/elsewhere")).Help);
const ListsPage = later(async () => (await import("./screens/elsewhere")).ListsPage);
const Tv = later(async () => (await import("./screens/aloud")).Tv);

function Root() {
  const [path, setPath] = useState(location.pathname);
  const [prefs, setPrefs] = useState(keptPrefs);
  const [texts, setTexts] = useState<Texts | null>(null);
  const [toasted, setToasted] = useState("");
  const [sheets, setSheets] = useState(0);
  const fading = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    const moved = () => setPath(location.pathname);
    addEventListener("popstate", moved);
    return () => removeEventListener("popstate", moved);
  }, []);
  useEffect(() => {
    let isWanted = true;
    const load = () =>
      Texts.load(prefs.language)
        .then((found) => isWanted && setTexts(found))
        .catch(() => setTimeout(load, 1000));
    load();
    return () => void (isWanted = false);
  }, [prefs.language]);
  useEffect(() => {
    const root = document.documentElement;
    root.lang = texts?.language ?? prefs.language;
    root.dataset.size = prefs.size;
    root.dataset.motion = prefs.motion ? "on" : "off";
  }, [texts, prefs]);

  const go = useCallback((to: string, replace = false) => {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    setPath(location.pathname);
    scrollTo(0, 0);
  }, []);
  const prefer = useCallback(
    (changed: Partial<Prefs>) =>
      setPrefs((before) => {
        const now = { ...before, ...changed };
        keepPrefs(now);
        return now;
      }),
    [],
  );
  const toast = useCallback((sentence: string) => {
    clearTimeout(fading.current);
    setToasted(sentence);
    fading.current = setTimeout(() => setToasted(""), Math.max(4000, sentence.length * 70));
  }, []);
  const opensSheet = useCallback(() => {
    setSheets((count) => count + 1);
    return () => setSheets((count) => count - 1);
  }, []);
  const app = useMemo(
    () => texts && { texts, prefs, prefer, go, toast, toasted, sheets, opensSheet },
    [texts, prefs, prefer, go, toast, toasted, sheets, opensSheet],
  );

  if (!app) return <p class="first-moment" aria-busy="true" />;
  return (
    <AppContext.Provider value={app}>
      <Page path={path} />
      {!sheets && <Toast />}
    </AppContext.Provider>
  );
}

function Page({ path }: { path: string }) {
  const [, page, rest] = path.split("/") as [string, string?, string?];
  const code = (rest ?? "").toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  if (page === "join" && code) return <Join code={code} key={code} />;
  if (page === "table" && code) return <AtTable code={code} key={code} />;
  if (page === "tv" && code) return <Tv code={code} key={code} />;
  if (page === "lists") return <ListsPage name={rest ?? ""} key={rest} />;
  if (page === "cards") return <CardsPage />;
  if (page === "help") return <Help game={rest ?? ""} />;
  if (page && !rest) return <Page path={`/join/${page}`} />; // only the code was typed
  return <Front />;
}

loadIcons();
render(<Root />, document.getElementById("app")!);
