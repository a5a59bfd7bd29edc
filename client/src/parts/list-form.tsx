// Making or changing a list: typed, pasted or from a file. What is wrong is told by its line, and
// nothing is kept then.
import { useRef, useState } from "preact/hooks";
import { inWords, useApp, useSay } from "../app";
import { LANGUAGES } from "../device";
import {
  kindOf,
  Lists,
  problemsOf,
  type ListFile,
  type Problem,
  type SavedList,
} from "../wire/lists";
import { Icon } from "./icon";

interface Props {
  name: string;
  language: string;
  text: string;
  save: (file: ListFile) => Promise<SavedList>;
  onSaved: (saved: SavedList) => void;
  onLeave: () => void;
}

const LINES_SHOWN = 10;

export function ListForm({ save, onSaved, onLeave, ...before }: Props) {
  const { texts, toast } = useApp();
  const say = useSay();
  const [name, setName] = useState(before.name);
  const [language, setLanguage] = useState(before.language);
  const [text, setText] = useState(before.text);
  const [file, setFile] = useState<File | null>(null);
  const [estimated, setEstimated] = useState(false);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [wrong, setWrong] = useState("");
  const [isBusy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const send = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const body = file ?? text;
    const kind = kindOf(text, file?.name);
    try {
      const saved = await save({ body, kind, name, language, estimated });
      if (saved.repeated.length) toast(say("lists-repeated", { count: saved.repeated.length }));
      onSaved(saved);
    } catch (error) {
      setProblems(problemsOf(error));
      setWrong(problemsOf(error).length ? "" : inWords(texts, error));
      setBusy(false);
    }
  };
  const choose = (chosen: File | undefined) => {
    setFile(chosen ?? null);
    setProblems([]);
    if (chosen && !name) setName(chosen.name.replace(/\.\w+$/, ""));
  };
  return (
    <form class="panel" onSubmit={send}>
      <label>
        {say("lists-name")}
        <input
          value={name}
          maxLength={60}
          required
          autocomplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <label>
        {say("lists-language")}
        <LanguageChoice language={language} onChoose={setLanguage} />
      </label>
      {file ? (
        <p class="row">
          <Icon name="list" /> <span class="grow">{file.name}</span>
          <button type="button" onClick={() => choose(undefined)}>
            {say("lists-no-file")}
          </button>
        </p>
      ) : (
        <>
          <label>
            {say("lists-entries")}
            <textarea
              ref={area}
              rows={LINES_SHOWN}
              value={text}
              spellcheck
              lang={language}
              aria-describedby="list-form-hint"
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </label>
          <p id="list-form-hint" class="hint">
            {say("lists-entries-are")}
          </p>
          <label class="file">
            {say("lists-file")}
            <input
              type="file"
              accept=".txt,.csv,.json,.tsv,text/plain,text/csv,application/json"
              onChange={(event) => choose(event.currentTarget.files?.[0])}
            />
          </label>
        </>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={estimated}
          onChange={(event) => setEstimated(event.currentTarget.checked)}
        />
        {say("lists-estimate")}
      </label>
      <Problems
        problems={problems}
        onShow={file ? undefined : (line) => select(area.current, line)}
      />
      {wrong && (
        <p role="alert" class="wrong">
          {wrong}
        </p>
      )}
      <div class="row">
        <button class="main" disabled={isBusy || !(file || text.trim())}>
          {say("lists-save")}
        </button>
        <button type="button" onClick={onLeave}>
          {say("lists-leave")}
        </button>
      </div>
    </form>
  );
}

interface LanguageProps {
  language: string;
  onChoose: (language: string) => void;
}

function LanguageChoice({ language, onChoose }: LanguageProps) {
  const known = { ...LANGUAGES, ...(language in LANGUAGES ? {} : { [language]: language }) };
  return (
    <select value={language} onChange={(event) => onChoose(event.currentTarget.value)}>
      {Object.entries(known).map(([code, name]) => (
        <option value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface ProblemsProps {
  problems: Problem[];
  onShow?: (line: number) => void;
}

/** A line that can be shown is a button that leads there. */
function Problems({ problems, onShow }: ProblemsProps) {
  const say = useSay();
  if (!problems.length) return null;
  return (
    <div role="alert" class="wrong">
      <p>{say("lists-wrong", { count: problems.length })}</p>
      <ul class="list-problems">
        {problems.map(({ line, text }) => (
          <li>
            {line !== null && onShow ? (
              <button type="button" class="plain" onClick={() => onShow(line)}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Put the cursor on a line, and scroll to it. */
function select(area: HTMLTextAreaElement | null, line: number): void {
  if (!area) return;
  const lines = area.value.split("\n");
  const from = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(from, from + (lines[line - 1] ?? "").length);
  area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, line - LINES_SHOWN / 2);
}

export const useLists = (): Lists => new Lists(useApp().prefs.language);
