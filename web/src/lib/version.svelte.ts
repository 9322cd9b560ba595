// Whether the server hands out another page than this one: then a reload is offered, never forced.

/** The name of the script this page began with; a page under development has none. */
const own = /assets\/([\w-]+)\.js/.exec(
  document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "",
)?.[1];

export const newer = $state({ there: false });

/** `version` is what the server calls itself: its own version, a plus, and the page it hands out. */
export function heardOf(version: string | null): void {
  const theirs = version?.split("+")[1];
  if (own && theirs) newer.there = theirs !== own;
}
