// Word lists: mine, with their keys on this device, and those that others have published.
import { useEffect, useState } from "preact/hooks";
import { inWords, useApp, useSay } from "../app";
import { LANGUAGES } from "../device";
import { Icon } from "../parts/icon";
import { ListForm, useLists } from "../parts/list-form";
import { ListWords } from "../parts/list-words";
import { forgetList, keepList, ownList, ownLists } from "../parts/own-lists";
import { saveFile } from "../parts/save-file";
import { FORMATS, REASONS, type ListInfo, type ShownList } from "../wire/lists";
import { Refusal } from "../wire/link";

export function ListsPage({ name }: { name: string }) {
  if (name === "new") return <NewList />;
  return name ? <OneList name={name} key={name} /> : <AllLists />;
}

function Page({ title, back, children }: { title: string; back: string; children: unknown }) {
  const { go } = useApp();
  const say = useSay();
  useEffect(() => document.querySelector<HTMLElement>("h1")?.focus(), []);
  return (
    <main class="front">
      <button class="plain start-line" onClick={() => go(back)}>
        <Icon name="back" /> {say(back === "/" ? "to-front" : "lists")}
      </button>
      <h1 tabIndex={-1}>{title}</h1>
      {children as never}
    </main>
  );
}

function AllLists() {
  const { go } = useApp();
  const say = useSay();
  return (
    <Page title={say("lists")} back="/">
      <p class="lead">{say("lists-lead")}</p>
      <section class="list-part" aria-labelledby="my-lists">
        <h2 id="my-lists">{say("lists-mine")}</h2>
        <MyLists />
        <button class="main" onClick={() => go("/lists/new")}>
          <Icon name="plus" /> {say("lists-new")}
        </button>
      </section>
      <FindLists />
    </Page>
  );
}

function MyLists() {
  const say = useSay();
  const lists = useLists();
  const [mine, setMine] = useState(ownLists);
  const [known, setKnown] = useState<Record<string, ListInfo>>({});
  useEffect(() => {
    for (const { handle, key } of mine)
      lists.about(handle, key).then(
        ({ list }) => {
          keepList({ handle, key, name: list.name, code: list.code });
          setKnown((before) => ({ ...before, [handle]: list }));
        },
        (error) => {
          if (!(error instanceof Refusal) || error.refused.reason !== "words-no-such-list") return;
          forgetList(handle); // it was deleted with its key, on another device
          setMine(ownLists());
        },
      );
  }, []);
  if (!mine.length) return <p>{say("lists-none-mine")}</p>;
  return (
    <>
      <p class="hint">{say("lists-mine-are")}</p>
      <ul class="list-rows">
        {mine.map(({ handle, name }) => (
          <ListRow to={handle} list={known[handle] ?? null} name={name} key={handle} />
        ))}
      </ul>
    </>
  );
}

function ListRow({ to, list, name }: { to: string; list: ListInfo | null; name: string }) {
  const { go } = useApp();
  const say = useSay();
  return (
    <li>
      <a
        class="tile list-row"
        href={`/lists/${to}`}
        onClick={(event) => {
          event.preventDefault();
          go(`/lists/${to}`);
        }}
      >
        <strong>{list?.name ?? name}</strong>
        <span class="small">{list && <About list={list} />}</span>
        {list?.code && <span class="small">{say("code-is", { code: list.code })}</span>}
        {list?.is_hidden && <span class="small">{say("lists-is-hidden")}</span>}
        {!list && <span class="hidden">{say("connecting")}</span>}
      </a>
    </li>
  );
}

function About({ list }: { list: ListInfo }) {
  const say = useSay();
  return (
    <>
      {say("lists-count", { count: list.entries })} ·{" "}
      <span lang={list.language}>{LANGUAGES[list.language] ?? list.language}</span>
    </>
  );
}

function FindLists() {
  const { texts } = useApp();
  const say = useSay();
  const lists = useLists();
  const [wanted, setWanted] = useState("");
  const [found, setFound] = useState<ListInfo[] | null>(null);
  const [wrong, setWrong] = useState("");
  const find = async (event?: Event) => {
    event?.preventDefault();
    try {
      setFound((await lists.find(wanted)).lists);
      setWrong("");
    } catch (error) {
      setWrong(inWords(texts, error));
    }
  };
  return (
    <section class="list-part" aria-labelledby="find-lists">
      <h2 id="find-lists">{say("lists-find")}</h2>
      <form class="row" role="search" onSubmit={find}>
        <input
          type="search"
          aria-label={say("lists-name-or-code")}
          placeholder={say("lists-name-or-code")}
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
        <button>{say("lists-find-go")}</button>
      </form>
      {wrong && (
        <p role="alert" class="wrong">
          {wrong}
        </p>
      )}
      <div aria-live="polite">
        {found?.length === 0 && <p>{say("lists-none-found")}</p>}
        <ul class="list-rows">
          {found?.map((list) => (
            <ListRow to={list.code!} list={list} name={list.name} key={list.code} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function NewList() {
  const { go, prefs } = useApp();
  const say = useSay();
  const lists = useLists();
  return (
    <Page title={say("lists-new")} back="/lists">
      <ListForm
        name=""
        language={prefs.language}
        text=""
        save={(file) => lists.make(file)}
        onSaved={({ list, key }) => {
          keepList({ handle: list.handle!, key: key!, name: list.name });
          go(`/lists/${list.handle}`, true);
        }}
        onLeave={() => go("/lists")}
      />
    </Page>
  );
}

function OneList({ name }: { name: string }) {
  const { texts, prefs } = useApp();
  const say = useSay();
  const lists = useLists();
  const own = ownList(name);
  const [shown, setShown] = useState<ShownList | null>(null);
  const [text, setText] = useState<string | null>(null);
  const [wrong, setWrong] = useState("");
  const load = () =>
    lists.show(name, own?.key).then(
      (found) => {
        if (own) keepList({ ...own, name: found.list.name, code: found.list.code });
        setShown(found);
      },
      (error) => setWrong(inWords(texts, error)),
    );
  useEffect(() => void load(), [name, prefs.language]);
  const edit = () =>
    lists.file(name, own!.key, "text").then(setText, (error) => setWrong(inWords(texts, error)));
  if (!shown)
    return (
      <Page title={own?.name ?? say("lists-one")} back="/lists">
        {wrong ? (
          <p role="alert" class="wrong">
            {wrong}
          </p>
        ) : (
          <p aria-busy="true">{say("connecting")}</p>
        )}
      </Page>
    );
  const { list, words } = shown;
  return (
    <Page title={list.name} back="/lists">
      {!words && (
        <p>
          <About list={list} />
        </p>
      )}
      {own && text !== null ? (
        <ListForm
          name={list.name}
          language={list.language}
          text={text}
          save={(file) => lists.change(name, own.key, file)}
          onSaved={() => {
            setText(null);
            load();
          }}
          onLeave={() => setText(null)}
        />
      ) : (
        <>
          {own ? (
            <Owner own={own} list={list} onEdit={edit} onChange={load} />
          ) : (
            list.code && <Reader list={list} />
          )}
          {words ? (
            <ListWords words={words} language={list.language} />
          ) : (
            <p>{say("lists-closed")}</p>
          )}
        </>
      )}
    </Page>
  );
}

interface OwnerProps {
  own: { handle: string; key: string };
  list: ListInfo;
  onEdit: () => void;
  onChange: () => void;
}

function Owner({ own, list, onEdit, onChange }: OwnerProps) {
  const { go, texts } = useApp();
  const say = useSay();
  const lists = useLists();
  const [isLeaving, setLeaving] = useState(false);
  const [wrong, setWrong] = useState("");
  const act = (work: Promise<unknown>, then = onChange) =>
    work.then(
      () => (setWrong(""), then()),
      (error) => setWrong(inWords(texts, error)),
    );
  const drop = () =>
    act(lists.drop(own.handle, own.key), () => {
      forgetList(own.handle);
      go("/lists", true);
    });
  return (
    <section class="panel" aria-label={say("lists-tools")}>
      <p>{say(list.is_published ? "lists-is-published" : "lists-is-private")}</p>
      {list.code && <Code code={list.code} />}
      {list.is_hidden && <p class="wrong">{say("lists-hidden-why")}</p>}
      <div class="row wrap">
        <button class="main" onClick={onEdit}>
          {say("lists-edit")}
        </button>
        <button onClick={() => act(lists.publish(own.handle, own.key, !list.is_published))}>
          <Icon name={list.is_published ? "lock" : "share"} />{" "}
          {say(list.is_published ? "lists-unpublish" : "lists-publish")}
        </button>
        <button onClick={() => setLeaving(true)}>
          <Icon name="cross" /> {say("lists-drop")}
        </button>
      </div>
      <Downloads name={own.handle} keyOf={own.key} title={list.name} />
      {isLeaving && (
        <div class="panel" role="alert">
          <p>{say("lists-drop-sure", { name: list.name, count: list.entries })}</p>
          <div class="row">
            <button class="main" onClick={drop}>
              {say("lists-drop")}
            </button>
            <button onClick={() => setLeaving(false)}>{say("undo-not")}</button>
          </div>
        </div>
      )}
      {wrong && (
        <p role="alert" class="wrong">
          {wrong}
        </p>
      )}
    </section>
  );
}

function Code({ code }: { code: string }) {
  const say = useSay();
  return (
    <p class="code-shown" aria-label={say("code-is", { code })}>
      {code}
    </p>
  );
}

function Downloads({ name, keyOf, title }: { name: string; keyOf: string; title: string }) {
  const { texts, toast } = useApp();
  const say = useSay();
  const lists = useLists();
  const save = (format: string, ending: string) =>
    lists.file(name, keyOf, format).then(
      (text) => saveFile(`${title}.${ending}`, text),
      (error) => toast(inWords(texts, error)),
    );
  return (
    <div class="row wrap" role="group" aria-label={say("lists-download")}>
      <span>{say("lists-download")}</span>
      {Object.entries(FORMATS).map(([format, ending]) => (
        <button class="chip" onClick={() => save(format, ending)}>
          {say(`lists-format-${format}`)}
        </button>
      ))}
    </div>
  );
}

/** Somebody else's list: its code for the table, its file, and a word to who keeps the server. */
function Reader({ list }: { list: ListInfo }) {
  const { texts, toast } = useApp();
  const say = useSay();
  const lists = useLists();
  const [reason, setReason] = useState(REASONS[0]!);
  const [note, setNote] = useState("");
  const [wrong, setWrong] = useState("");
  const [isDone, setDone] = useState(false);
  const report = async (event: Event) => {
    event.preventDefault();
    try {
      await lists.report(list.code!, reason, note);
      toast(say("lists-reported"));
      setDone(true);
    } catch (error) {
      setWrong(inWords(texts, error));
    }
  };
  return (
    <section class="panel" aria-label={say("lists-tools")}>
      <p>{say("lists-use-code")}</p>
      <Code code={list.code!} />
      <Downloads name={list.code!} keyOf="" title={list.name} />
      <details>
        <summary>
          <Icon name="flag" /> {say("lists-report")}
        </summary>
        <form class="options" onSubmit={report}>
          <label>
            {say("lists-report-why")}
            <select value={reason} onChange={(event) => setReason(event.currentTarget.value)}>
              {REASONS.map((one) => (
                <option value={one}>{say(`lists-reason-${one}`)}</option>
              ))}
            </select>
          </label>
          <label>
            {say("lists-report-note")}
            <input
              value={note}
              maxLength={280}
              onInput={(event) => setNote(event.currentTarget.value)}
            />
          </label>
          {wrong && (
            <p role="alert" class="wrong">
              {wrong}
            </p>
          )}
          <button class="main" disabled={isDone}>
            {say("lists-report-go")}
          </button>
        </form>
      </details>
    </section>
  );
}
