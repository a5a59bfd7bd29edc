// A pocket: the table of this device in a Python of its own, for while the network is away. Everything
// is fetched at once, while it can be; Python is begun when it is needed.
import type { PyodideInterface } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { add, story, type Copied } from "./shelf";

/** What the page asks of its pocket. */
export type Asked = { begin: string } | { hear: string };
/** What it is told: all that was fetched, what the room says, or that there is no pocket. */
export type Told = { ready: string[] } | { told: string } | { failed: string };

interface Pocket extends PyProxy {
  hears(text: string): Promise<void>;
}

const HERE = new URL(".", self.location.href).href;
const PYTHON = ["pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
const WHEEL = "msgspec.whl";
const KINDS: Record<string, string> = { wasm: "application/wasm", json: "application/json" };

const tell = (told: Told) => self.postMessage(told);

const fetched = new Map<string, ArrayBuffer>();
const fetchNow = self.fetch.bind(self);

/** A browser without a service worker keeps nothing: what was fetched is held here. */
self.fetch = async (what, options) => {
  const name = what instanceof Request ? what.url : String(what);
  const held = fetched.get(name);
  if (!held) return fetchNow(what, options);
  const kind = KINDS[name.split(".").at(-1)!] ?? "application/octet-stream";
  return new Response(held, { headers: { "Content-Type": kind } });
};

async function fetchAhead(name: string): Promise<void> {
  const found = await fetchNow(name);
  if (!found.ok) throw new Error(`${found.status} ${name}`);
  fetched.set(name, await found.arrayBuffer());
}

const bytes = (name: string) => new Uint8Array(fetched.get(name)!);

const HOUSE = new URL("/pocket/house.zip", HERE).href;
const ours = (name: string) => HERE + name;

/** By names that a build does not look into: they lie beside this file. */
const ready = Promise.all([
  import(ours("pyodide.mjs")) as Promise<typeof import("pyodide")>,
  import(ours("pyodide.asm.mjs")),
  ...[...PYTHON, WHEEL].map(ours).map(fetchAhead),
  fetchAhead(HOUSE),
]);
ready.then(
  () => tell({ ready: [...["pyodide.mjs", "pyodide.asm.mjs"].map(ours), ...fetched.keys()] }),
  (error) => tell({ failed: String(error) }),
);

let python: Promise<PyodideInterface> | null = null;

async function begun(): Promise<PyodideInterface> {
  const [{ loadPyodide }] = await ready;
  const found = await loadPyodide({ indexURL: HERE });
  found.unpackArchive(bytes(ours(WHEEL)), "wheel");
  found.unpackArchive(bytes(HOUSE), "zip", { extractDir: "/house" });
  found.runPython("import sys; sys.path.insert(0, '/house')");
  return found;
}

let pocket: Pocket | null = null;
/** Settles when what was asked before is done. */
let turn: Promise<void> = Promise.resolve();

async function begin(code: string): Promise<void> {
  const { begin } = (await (python ??= begun())).pyimport("nightcall.pocket");
  const { records } = await story(code);
  const keep = (fresh: string) => add(code, JSON.parse(fresh) as Copied[]);
  pocket = begin(code, JSON.stringify(records), keep, (told: string) => tell({ told }));
}

async function obey(asked: Asked): Promise<void> {
  if ("begin" in asked) await begin(asked.begin);
  else await pocket?.hears(asked.hear);
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  turn = turn.then(() => obey(data)).catch((error) => tell({ failed: String(error) }));
};
