// How the points grew: every player's, turn by turn, added up from what happened.

import type { Entry, GameEvent } from "./protocol";
import { standing } from "./standing";

/** By how much an event changes whose points. */
export type ScoreChange = readonly [seat: number, by: number];

/** For every seat its points at the start, at the start of each further turn, and at the end. */
export type Race = readonly (readonly number[])[];

/**
 * Events say by how much points change, the result says where that led: a game that was begun in its midst has points
 * from the start. Null where the log has a gap, or nothing to tell.
 */
export function raceOf(
  entries: readonly Entry[],
  scores: readonly number[],
  changes: (event: GameEvent) => readonly ScoreChange[],
): Race | null {
  if (entries.at(-1)?.seq !== entries.length) return null;
  const now = scores.map(() => 0);
  const moments: number[][] = [[...now]]; // the first turn needs no event to begin
  for (const event of standing(entries).flatMap((entry) => entry.events ?? [])) {
    if (event.kind === "turn") moments.push([...now]);
    for (const [seat, by] of changes(event)) now[seat] = (now[seat] ?? 0) + by;
  }
  if (moments.length < 2) return null;
  moments.push(now);
  return scores.map((score, seat) => {
    const before = score - (now[seat] ?? 0);
    return moments.map((points) => before + (points[seat] ?? 0));
  });
}
