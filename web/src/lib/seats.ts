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

export function seatLabel(
  seat: { kind: string; name?: string; level?: string } | undefined,
): string {
  if (!seat) return "";
  if (seat.kind === "bot") return levelName(seat.level ?? "");
  if (seat.kind === "person") return seat.name ?? "";
  return w(`web-seat-${seat.kind}`);
}
