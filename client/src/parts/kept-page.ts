// This page is kept on the device, so that it can be loaded again while the network is away. Browsers
// allow that by https, and on the machine itself.

/** What this page has fetched before its keeper was there, and needs to come up again. */
const NEEDED = /\/(text\/[a-z]+\.ftl|voice\/[a-z]+\.json|icons?\.svg|api\/games\?\S+)$/;

let isAsked = false;

export function keepPage(): void {
  if (isAsked || !window.isSecureContext || !("serviceWorker" in navigator)) return;
  isAsked = true;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", fetchAgain);
  serviceWorker.register("/worker.js").catch(() => {}); // then it is not kept, and says so
}

/** Whether a reload would find this page without the network. */
export const isPageKept = () => !!navigator.serviceWorker?.controller;

function fetchAgain(): void {
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  for (const address of new Set(fetched.filter((name) => NEEDED.test(name))))
    fetch(address).catch(() => {});
}
