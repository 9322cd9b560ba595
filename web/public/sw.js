// Argosy without a connection: the files of a version are kept as one whole, or not at all, and never mixed with those
// of another. What the server knows is never kept here.

// The build writes the list in front: the script the page begins with, a name for the version, the files that make it
// up, and large ones that are kept only once they were wanted. Each file has what `fetch` checks it by.
const { script, version, core, later } = self.FILES;

const SCOPE = self.registration.scope;
const OWN = `argosy ${SCOPE} `; // one host may have several of us
const CORE = OWN + version;
const LATER = `${OWN}later`; // the names of these change with what is in them, so versions share it
const AT_ONCE = 6; // requests
const PATIENCE = 3_000; // milliseconds until a page that was kept is better than one that may never come

const BEFORE = "argosy-shell-1"; // what was kept when only the page itself was

// -------------------------------------------------------------------------------- versions

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function install() {
  try {
    const cache = await caches.open(CORE);
    const waiting = Object.keys(core);
    const work = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
        await cache.put(path, await newFile(path));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (why) {
    await caches.delete(CORE); // the version before goes on
    if (isFull(why)) await tell({ type: "full" });
    throw why;
  }
  await self.skipWaiting();
}

/** A file of this version; one of the same name from a version before is the same. */
async function newFile(path) {
  const same = isNamedByContent(path) ? await ofAnyVersion(path) : undefined;
  return same ?? (await fetchWhole(path, core[path]));
}

/** Pages that are still open may want the rest of the version they began with, so the last one stays. */
async function takeOver() {
  const versions = (await ownCaches()).filter((name) => name !== CORE && name !== LATER);
  const old = [...versions.slice(0, -1), BEFORE];
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(LATER);
  for (const { url } of await cache.keys())
    if (!Object.hasOwn(later, pathOf(url))) await cache.delete(url);
  await self.clients.claim();
  await tell({ type: "took-over", script });
}

async function ownCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(OWN));
}

async function ofAnyVersion(path) {
  for (const name of await ownCaches()) {
    const kept = await keptIn(name, path);
    if (kept) return kept;
  }
  return undefined;
}

// --------------------------------------------------------------------------------- answers

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const path = pathOf(request.url);
  if (request.mode === "navigate") {
    if (path === "./" || path === "index.html") event.respondWith(page());
  } else if (Object.hasOwn(later, path)) event.respondWith(laterFile(path));
  else if (Object.hasOwn(core, path) || isNamedByContent(path))
    event.respondWith(file(request, path));
});

/** The newest page if it comes; it asks for files of its own version only. */
async function page() {
  const kept = await keptIn(CORE, "./");
  if (kept && !navigator.onLine) return kept;
  try {
    const signal = kept ? AbortSignal.timeout(PATIENCE) : null;
    const answer = await fetch("./", { cache: "no-cache", signal });
    const { status, headers } = answer;
    if (answer.ok || !kept) return new Response(await answer.blob(), { status, headers }); // once all of it is there
  } catch (why) {
    if (!kept) throw why;
  }
  return kept;
}

async function file(request, path) {
  const kept = (await keptIn(CORE, path)) ?? (isNamedByContent(path) && (await ofAnyVersion(path)));
  return kept || fetch(request);
}

async function laterFile(path) {
  const kept = await keptIn(LATER, path);
  if (kept) return kept;
  const answer = await fetchWhole(path, later[path].integrity);
  const copy = answer.clone();
  await keepLater(path, copy).catch(tellWhy); // it can be used all the same
  return answer;
}

// ------------------------------------------------------------- large files, fetched ahead

const WISHES = { "tell-later": tellLater, "fetch-later": fetchLater, "forget-later": forgetLater };

self.addEventListener("message", (event) => {
  const wish = WISHES[event.data];
  if (wish) event.waitUntil(wish());
});

async function fetchLater() {
  try {
    for (const path of Object.keys(later)) {
      if (await keptIn(LATER, path)) continue;
      await keepLater(path, await fetchWhole(path, later[path].integrity));
      await tellLater();
    }
  } catch (why) {
    await tellWhy(why);
  }
  await tellLater();
}

async function forgetLater() {
  await caches.delete(LATER);
  await tellLater();
}

async function keepLater(path, answer) {
  await (await caches.open(LATER)).put(path, answer);
}

/** How many bytes these files have, and how many of them are kept. */
async function tellLater() {
  let bytes = 0;
  let kept = 0;
  for (const [path, file] of Object.entries(later)) {
    bytes += file.bytes;
    if (await keptIn(LATER, path)) kept += file.bytes;
  }
  await tell({ type: "later", bytes, kept });
}

// -------------------------------------------------------------------------------- together

function pathOf(url) {
  return new URL(url).pathname.slice(new URL(SCOPE).pathname.length) || "./";
}

function isNamedByContent(path) {
  return path.startsWith("assets/");
}

function keptIn(cacheName, path) {
  return caches.match(path, { cacheName, ignoreVary: true });
}

/** A file exactly as the list has it, or none. */
async function fetchWhole(path, integrity) {
  const cache = isNamedByContent(path) ? "default" : "no-cache";
  const answer = await fetch(path, { integrity, cache });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

function isFull(why) {
  return why.name === "QuotaExceededError";
}

function tellWhy(why) {
  return tell({ type: isFull(why) ? "full" : "failed" });
}

async function tell(message) {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const page of pages) page.postMessage(message);
}
