// Whether this page has a table server, and whether it can be reached: what needs one is offered only then.

const AGAIN = 10_000; // milliseconds until a server that did not answer is asked again

/** `argosy site` writes this mark into the page, for there is no server behind a folder of files. */
const hasServer =
  document.querySelector<HTMLMetaElement>("meta[name=argosy-server]")?.content !== "none";

/** `online`: there is a server, and as far as is known it answers. Otherwise one plays here, on this device. */
export const presence = $state({ hasServer, online: hasServer && navigator.onLine });

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Whoever asks the server notes here whether an answer came, were it a refusal. */
export function noteReached(reached: boolean): void {
  presence.online = hasServer && reached;
  clearTimeout(waiting);
  if (hasServer && !reached) waiting = setTimeout(() => void lookAgain(), AGAIN);
}

async function lookAgain(): Promise<void> {
  if (!navigator.onLine) return; // the browser says when that changes
  if (document.visibilityState === "hidden") return noteReached(false);
  const answer = await fetch(new URL("health", document.baseURI)).catch(() => null);
  noteReached(answer !== null);
}

addEventListener("offline", () => noteReached(false));
addEventListener("online", () => {
  if (hasServer) void lookAgain();
});
