// Word lists on the server: making, changing, finding, reporting. The key of a list is sent in a
// header only.
import { Refusal } from "./link";
import type { Refused } from "./types";

export interface ListInfo {
  name: string;
  language: string;
  entries: number;
  code: string | null;
  is_published: boolean;
  /** For its owner. */
  handle?: string;
  is_hidden?: boolean;
}

export interface ListWord {
  text: string;
  level?: string;
  /** Where it has no level. */
  estimate?: string;
  categories?: string[];
  spellings?: string[];
  proper?: boolean;
}

/** Something in a file that is wrong, or there twice. */
export interface Problem {
  key: string;
  line: number | null;
  text: string;
}

export interface ShownList {
  list: ListInfo;
  words?: ListWord[];
}

export interface SavedList {
  list: ListInfo;
  key?: string;
  repeated: Problem[];
}

export interface ListFile {
  body: Blob | string;
  kind: string;
  name: string;
  language: string;
  estimated: boolean;
}

export const FORMATS = { text: "txt", csv: "csv", json: "json" };
export const REASONS = ["offensive", "private", "copied", "spam", "other"];

export const problemsOf = (error: unknown): Problem[] =>
  error instanceof Refusal ? ((error.refused as { problems?: Problem[] }).problems ?? []) : [];

/** Lists as one reader asks for them: sentences come in the reader's language. */
export class Lists {
  constructor(private readonly reader: string) {}

  find(wanted: string): Promise<{ lists: ListInfo[] }> {
    return this.json("GET", `?find=${encodeURIComponent(wanted)}`);
  }

  show(name: string, key = ""): Promise<ShownList> {
    return this.json("GET", at(name), key);
  }

  /** What it is called, without its words. */
  about(name: string, key = ""): Promise<ShownList> {
    return this.json("GET", `${at(name)}?words=no`, key);
  }

  make(file: ListFile): Promise<SavedList> {
    return this.json("POST", `?${query(file)}`, "", file);
  }

  change(name: string, key: string, file: ListFile): Promise<SavedList> {
    return this.json("PUT", `${at(name)}?${query(file)}`, key, file);
  }

  publish(name: string, key: string, on: boolean): Promise<ShownList> {
    return this.json("POST", `${at(name)}/${on ? "publish" : "unpublish"}`, key);
  }

  drop(name: string, key: string): Promise<object> {
    return this.json("DELETE", at(name), key);
  }

  report(code: string, reason: string, note: string): Promise<object> {
    const body = JSON.stringify({ reason, note });
    return this.json("POST", `${at(code)}/report`, "", { body, kind: "application/json" });
  }

  async file(name: string, key: string, format: string): Promise<string> {
    return (await this.ask("GET", `${at(name)}/file?format=${format}`, key)).text();
  }

  private async json<T>(
    method: string,
    path: string,
    key = "",
    sent?: Pick<ListFile, "body" | "kind">,
  ): Promise<T> {
    return (await this.ask(method, path, key, sent)).json() as Promise<T>;
  }

  private async ask(
    method: string,
    path: string,
    key: string,
    sent?: Pick<ListFile, "body" | "kind">,
  ): Promise<Response> {
    const headers: Record<string, string> = { "Accept-Language": this.reader };
    if (key) headers.Authorization = `Bearer ${key}`;
    if (sent) headers["Content-Type"] = sent.kind;
    let reply, refused;
    try {
      reply = await fetch(`/api/lists${path}`, { method, headers, body: sent?.body });
      if (!reply.ok) refused = ((await reply.json()) as { refused: Refused }).refused;
    } catch {
      throw new Refusal({ reason: "no-network", args: {}, text: "" });
    }
    if (refused) throw new Refusal(refused);
    return reply;
  }
}

const at = (name: string) => `/${encodeURIComponent(name)}`;

function query({ name, language, estimated }: ListFile): URLSearchParams {
  return new URLSearchParams({ name, language, ...(estimated ? { levels: "estimated" } : {}) });
}

/** What kind of file a text is: pasted, or by the name of the file it was in. */
export function kindOf(text: string, file = ""): string {
  if (/\.json$/i.test(file) || (!file && /^\s*[[{]/.test(text))) return "application/json";
  if (/\.csv$/i.test(file) || (!file && /^\s*"?(text|word)"?[,;\t]/i.test(text))) return "text/csv";
  return "text/plain";
}
