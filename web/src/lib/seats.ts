// What a seat is called: a person by his name, a bot by its level, an empty one as such.

import { has, w } from "./words.svelte";

export function levelName(level: string): string {
  return has(`web-level-${level}`) ? w(`web-level-${level}`) : level;
}

export function seatLabel(
  seat: { kind: string; name?: string; level?: string } | undefined,
): string {
  if (!seat) return "";
  if (seat.kind === "bot") return levelName(seat.level ?? "");
  if (seat.kind === "person") return seat.name ?? "";
  return w(`web-seat-${seat.kind}`);
}
