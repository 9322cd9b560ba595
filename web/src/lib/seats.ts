// What a seat is called: a person by his name, a bot by its level, an empty one as such.

import { has, w } from "./words.svelte";

export const USUAL = "boatswain"; // the bot where nobody chose

export function levelName(level: string): string {
  return has(`level-${level}`) ? w(`level-${level}`) : level;
}

/** What a level is like, in one sentence; nothing is said of those for tests and bot authors. */
export function levelAbout(level: string): string {
  return has(`level-about-${level}`) ? w(`level-about-${level}`) : "";
}

/** Names as they are, but namesakes by the numbers of their seats too. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, number) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${number + 1}`,
  );
}

export function seatLabel(
  seat: { kind: string; name?: string; level?: string } | undefined,
): string {
  if (!seat) return "";
  if (seat.kind === "bot") return levelName(seat.level ?? "");
  if (seat.kind === "person") return seat.name ?? "";
  return w(`web-seat-${seat.kind}`);
}
