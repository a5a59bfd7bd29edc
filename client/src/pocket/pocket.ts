// The page's side of a pocket: its worker, and a connection to the room in it that looks like any other.
import { Refusal, type Key, type Wire } from "../wire/link";
import { post } from "../wire/http";
import * as shelf from "./shelf";
import type { Copied } from "./shelf";
import type { Asked, Told } from "./worker";

export { copy, forget } from "./shelf";

let worker: Worker | null = null;
let isReady: Promise<void> | null = null;
let hear: (told: Told) => void = () => {};

/** Fetches all that a pocket needs, while it can be had. Throws where a browser has no such thing. */
export function prepare(): Promise<void> {
  isReady ??= fetchAll().catch((error) => {
    isReady = worker = null;
    throw error;
  });
  return isReady;
}

async function fetchAll(): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>("meta[name=pocket]")?.content;
  if (!address || !("WebAssembly" in window)) throw new Error("no pocket");
  const made = new Worker(address, { type: "module" });
  worker = made;
  await new Promise<void>((done, failed) => {
    made.onerror = () => failed(new Error("no worker"));
    made.onmessage = ({ data }: MessageEvent<Told>) => {
      if ("ready" in data) {
        keepFiles([address, ...data.ready]).catch(() => {}); // then it is not there after a reload
        done();
      }
      if ("failed" in data) failed(new Error(data.failed));
    };
  });
  made.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
}

/** What a worker fetched before the page had its keeper is fetched once more, from nearby. */
async function keepFiles(names: string[]): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.ready;
  if (!serviceWorker.controller)
    await new Promise((done) =>
      serviceWorker.addEventListener("controllerchange", done, { once: true }),
    );
  for (const name of names) await fetch(name);
}

/** A connection to the room with this code, as this device knows it. */
export async function opens(code: string): Promise<Wire> {
  await prepare();
  const send = (asked: Asked) => worker?.postMessage(asked);
  const wire: Wire = {
    readyState: WebSocket.CONNECTING,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => send({ hear: text }),
    close: () => end(),
  };
  const end = (code = 1006) => {
    if (wire.readyState === WebSocket.CLOSED) return;
    Object.assign(wire, { readyState: WebSocket.CLOSED });
    worker?.terminate(); // the next one begins with what is kept
    worker = isReady = null;
    wire.onclose?.({ code });
  };
  hear = (told) => {
    if ("failed" in told) end();
    else if ("told" in told) {
      const closed = /^\{"closed":(\d+)\}$/.exec(told.told);
      if (closed) end(Number(closed[1]));
      else wire.onmessage?.({ data: told.told });
    }
  };
  send({ begin: code });
  setTimeout(() => {
    // Whoever asked for it listens by now.
    Object.assign(wire, { readyState: WebSocket.OPEN });
    wire.onopen?.();
  });
  return wire;
}

/** Milliseconds: a server that takes longer is not there. */
const PATIENCE = 6000;

/** Brings the server what it does not have; how many records it has then. Throws a Refusal. */
export async function brings({ code, place, secret }: Key): Promise<number> {
  const { records, known } = await shelf.story(code);
  const fresh: Copied[] = records.slice(known);
  const late = new Promise<never>((_, fails) => setTimeout(fails, PATIENCE));
  const body = { place, secret, after: known, records: fresh };
  await Promise.race([post(`/api/rooms/${code}/records`, body), late]);
  await shelf.returned(code, records.length);
  return records.length;
}

const FOR_GOOD = ["went-on-here", "bad-message", "one-device", "too-large"];

/** Whether the server was reached, and will not have it. */
export const isFinal = (error: unknown) =>
  error instanceof Refusal && FOR_GOOD.includes(error.refused.reason);
