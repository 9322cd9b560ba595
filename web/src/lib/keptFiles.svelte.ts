// What this device keeps of Argosy, so that it opens without a connection: done by the service worker, told here.

import { whenIdle } from "./idle";
import { noteScript } from "./pageVersion.svelte";
import { settings } from "./settings.svelte";

const UPDATE = 3_600_000; // milliseconds between two looks for a newer version

type Message =
  | { type: "took-over"; script: string }
  | { type: "later"; bytes: number; kept: number }
  | { type: "full" | "failed" };

/** `all`: the page and its parts are kept; `atHand`: this page gets them from there. `later`: large files that are kept once used, and how much of them is. */
export const kept = $state({
  all: false,
  atHand: false,
  later: { bytes: 0, kept: 0 },
  problem: "" as "" | "full" | "failed",
});

/** The page works without it, and comes first. */
export function keepFiles(): void {
  if (!("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  workers.addEventListener("message", ({ data }) => note(data as Message));
  workers.startMessages();
  const noteControl = (): boolean => (kept.atHand = workers.controller !== null);
  if (!noteControl()) workers.addEventListener("controllerchange", noteControl, { once: true });
  void workers.ready.then((registration) => {
    kept.all = true;
    ask(settings.ahead ? "fetch-later" : "tell-later");
    lookForNewer(registration);
  });
  addEventListener("load", () =>
    whenIdle(() => void workers.register("./sw.js").catch(() => undefined)),
  );
}

/** Large files are fetched now, and again whenever there are new ones; or they are forgotten. */
export async function fetchAhead(on: boolean): Promise<void> {
  settings.ahead = on;
  kept.problem = "";
  if (on) await navigator.storage?.persist?.().catch(() => false); // or the browser may clear them away
  ask(on ? "fetch-later" : "forget-later");
}

function ask(wish: "tell-later" | "fetch-later" | "forget-later"): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(wish));
}

function note(message: Message): void {
  if (message.type === "later") kept.later = { bytes: message.bytes, kept: message.kept };
  else if (message.type === "took-over") {
    noteScript(message.script);
    if (settings.ahead) ask("fetch-later");
  } else kept.problem = message.type;
}

/** A page can stay open for days. */
function lookForNewer(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || !navigator.onLine || Date.now() - looked < UPDATE) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}
