// The moment that decided a game: where the winner's chances rose most, with nobody ahead again, and what happened.

import type { GameEvent, Judged } from "./protocol";

const NOTABLE = 0.1; // of the win: a game in which nothing changed as much was not decided at one moment

export interface TurningPoint {
  /** The kind of event that did it; `turn` where none stands out. */
  kind: string;
  /** The event that began the turn. */
  turn: GameEvent;
  /** Whose event it was. */
  seat: number | undefined;
}

/** `kinds` are the events that can decide a game, the weightiest first; `eventsOf` those of one move. */
export function turningPoint(
  curve: Judged["curve"],
  winner: number,
  kinds: readonly string[],
  eventsOf: (move: number) => readonly GameEvent[],
): TurningPoint | null {
  // from the last moment on at which somebody else was ahead
  const behind = curve.findLastIndex(({ shares }) => Math.max(...shares) > (shares[winner] ?? 0));
  let [most, at] = [NOTABLE, 0];
  for (let i = Math.max(0, behind) + 1; i < curve.length; i++) {
    const rise = (curve[i]?.shares[winner] ?? 0) - (curve[i - 1]?.shares[winner] ?? 0);
    if (rise > most) [most, at] = [rise, i];
  }
  const [before, after] = [curve[at - 1], curve[at]];
  if (!before || !after) return null;
  const happened: GameEvent[] = [];
  for (let move = before.move; move < after.move; move++) happened.push(...eventsOf(move));
  const turn = turnAt(before.move, eventsOf);
  if (!turn) return null;
  const event = kinds.flatMap((kind) => happened.find((one) => one.kind === kind) ?? [])[0];
  return { kind: event?.kind ?? "turn", turn, seat: (event ?? turn).seat };
}

/** The event that began the turn in which a move was made. */
function turnAt(
  move: number,
  eventsOf: (move: number) => readonly GameEvent[],
): GameEvent | undefined {
  for (let at = move - 1; at >= 0; at--) {
    const turn = eventsOf(at).findLast(({ kind }) => kind === "turn");
    if (turn) return turn;
  }
  return undefined;
}
