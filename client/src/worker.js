// Keeps the page, its texts and the recorded voice, so that a table can be reloaded while the network
// is away. What comes from the server always goes first: nobody is left with an old client. build.mjs
// writes the files of its build into the first line.
const FILES = [];
const NAME = "nightcall " + FILES.join(" ");
const PATIENCE = 4000;
const SPOKEN = /^\/voice\/.+\.(opus|mp3)$/;
const ASKED_AGAIN = /^\/(text\/|voice\/|icons?\.svg|api\/games|pocket\/house\.zip)/;

self.addEventListener("install", (event) => {
  const keep = async () => (await caches.open(NAME)).addAll(FILES);
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const others = (await caches.keys()).filter((name) => name !== NAME);
    await Promise.all(others.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(newest(request, "/"));
  else if (SPOKEN.test(pathname)) event.respondWith(spoken(request));
  else if (/^\/(static|pocket\/\w+)\//.test(pathname)) event.respondWith(kept(request.url));
  else if (ASKED_AGAIN.test(pathname)) event.respondWith(newest(request, request.url));
});

/** From the server; what it sent before only where it cannot be reached. */
async function newest(request, name) {
  const cache = await caches.open(NAME);
  const late = new Promise((_, fails) => setTimeout(fails, PATIENCE));
  try {
    const found = await Promise.race([fetch(request), late]);
    if (found.ok) await cache.put(name, found.clone());
    return found;
  } catch {
    return (await cache.match(name)) ?? Response.error();
  }
}

/** Things whose address changes when they do. */
async function kept(url) {
  const cache = await caches.open(NAME);
  const before = await cache.match(url);
  if (before) return before;
  const found = await fetch(url);
  if (found.ok) await cache.put(url, found.clone());
  return found;
}

/** A player asks for a part of a sound, though for all of it, and some take nothing else. */
async function spoken(request) {
  const whole = await kept(request.url);
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("range") ?? "");
  if (!range || whole.status !== 200) return whole;
  const bytes = await whole.arrayBuffer();
  const first = Number(range[1]);
  const last = Math.min(Number(range[2] || Infinity), bytes.byteLength - 1);
  return new Response(bytes.slice(first, last + 1), {
    status: 206,
    headers: {
      "Content-Type": whole.headers.get("Content-Type"),
      "Content-Range": `bytes ${first}-${last}/${bytes.byteLength}`,
    },
  });
}
