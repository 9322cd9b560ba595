// Whether there is a newer page than this one, at the server or kept on this device: then a reload is offered, never forced.

/** The name of the script this page began with; a page under development has none. */
const own = /assets\/([\w-]+)\.js/.exec(
  document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "",
)?.[1];

export const newer = $state({ there: false });

/** `version` is what the server calls itself: its own version, a plus, and the page it hands out. */
export function noteVersion(version: string | null): void {
  noteScript(version?.split("+")[1]);
}

/** `script` is the one that the newest page begins with. */
export function noteScript(script: string | undefined): void {
  if (own && script) newer.there = script !== own;
}
