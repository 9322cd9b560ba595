// What a seat is called: a person by his name, a bot by its level, an empty one as such.

import { isolated } from "./isolated";
import type { SeatState } from "./protocol";
import { has, w } from "./words.svelte";

export const DEFAULT_LEVEL = "boatswain"; // the bot where nobody chose

export function levelName(level: string): string {
  return has(`level-${level}`) ? w(`level-${level}`) : level;
}

/** What a level is like, in one sentence; nothing is said of those for tests and bot authors. */
export function levelDescription(level: string): string {
  return has(`level-about-${level}`) ? w(`level-about-${level}`) : "";
}

/** The seat of whoever looks, where it is his alone; several at one screen are called by their names. */
export function ownSeat({ yours }: { yours: readonly number[] }): number | null {
  return yours.length === 1 ? (yours[0] ?? null) : null;
}

/** A name, within itself; who was forgotten has none any more. */
export function personName(name: string | undefined): string {
  return name ? isolated(name) : w("web-somebody");
}

/** Players by their names, bots as the game calls them; namesakes by the numbers of their seats too. */
export function seatNames(
  seats: readonly SeatState[],
  botName: (number: number) => string,
): string[] {
  const names = seats.map((seat, number) =>
    seat.kind === "person" || seat.stand_in ? personName(seat.name) : botName(number),
  );
  return names.map((name, number) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${number + 1}`,
  );
}

export function seatLabel(
  seat: { kind: string; name?: string; level?: string } | undefined,
): string {
  if (!seat) return "";
  if (seat.kind === "bot") return levelName(seat.level ?? "");
  if (seat.kind === "person") return personName(seat.name);
  return w(`web-seat-${seat.kind}`);
}
