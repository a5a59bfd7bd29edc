// Where a browser keeps the records of tables that this device carries: what the server has sent, and
// what has happened here since. Used by the page and by the pocket's own worker.
import type { Json } from "../wire/types";

/** One thing that happened in a room, as the server keeps it. */
export interface Copied {
  n: number;
  at: number;
  body: Json;
}

export interface Story {
  records: Copied[];
  /** How many of them the server has. */
  known: number;
}

interface Kept extends Copied {
  code: string;
}

interface About {
  code: string;
  known: number;
  at: number;
}

/** Tables of other evenings make room. */
const MOST_TABLES = 5;

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open("nightcall", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("records", { keyPath: ["code", "n"] });
      request.result.createObjectStore("tables", { keyPath: "code" });
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  return opened;
}

type Stores = (name: "records" | "tables") => IDBObjectStore;

/** All of it or nothing; comes back when it would survive the end of the browser. */
async function change(work: (stores: Stores) => void): Promise<void> {
  const found = await database();
  const change = found.transaction(["records", "tables"], "readwrite", { durability: "strict" });
  work((name) => change.objectStore(name));
  return new Promise((done, failed) => {
    change.oncomplete = () => done();
    change.onabort = change.onerror = () => failed(change.error);
  });
}

const ask = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

const after = (code: string, n: number) => IDBKeyRange.bound([code, n + 1], [code, Infinity]);

/** What the server has sent stands for whatever there was from there on. */
export async function copy(code: string, records: Copied[]): Promise<void> {
  const [first, last] = [records[0], records.at(-1)];
  if (!first || !last) return;
  await change((stores) => {
    stores("records").delete(after(code, first.n - 1));
    for (const record of records) stores("records").put({ code, ...record } satisfies Kept);
    stores("tables").put({ code, known: last.n, at: Date.now() } satisfies About);
  });
  if (first.n === 1) await makeRoom();
}

/** What has happened on this device alone. Of two pages that go on with one table, one cannot. */
export const add = (code: string, records: Copied[]): Promise<void> =>
  change((stores) => {
    for (const record of records) stores("records").add({ code, ...record } satisfies Kept);
  });

/** The server has so many by now. */
export const returned = (code: string, known: number): Promise<void> =>
  change((stores) => stores("tables").put({ code, known, at: Date.now() } satisfies About));

export const forget = (code: string): Promise<void> =>
  change((stores) => {
    stores("records").delete(after(code, 0));
    stores("tables").delete(code);
  });

export async function story(code: string): Promise<Story> {
  const found = (await database()).transaction(["records", "tables"]);
  const [kept, about] = await Promise.all([
    ask<Kept[]>(found.objectStore("records").getAll(after(code, 0))),
    ask<About | undefined>(found.objectStore("tables").get(code)),
  ]);
  const records = kept.map(({ n, at, body }) => ({ n, at, body }));
  return { records, known: about?.known ?? 0 };
}

/** What only this device knows stays. */
async function makeRoom(): Promise<void> {
  const tables = await ask<About[]>(
    (await database()).transaction("tables").objectStore("tables").getAll(),
  );
  const old = tables.sort((a, b) => b.at - a.at).slice(MOST_TABLES);
  for (const { code, known } of old)
    if ((await story(code)).records.length === known) await forget(code);
}
