// Several seats at one screen: whose turn it is to look, and when the screen is covered before he does.

import type { TableLike } from "./tableLike";

type Seats = Pick<TableLike, "yours" | "wanted" | "seat">;

/** The seat that is to look next; undefined where whoever looks now may go on. */
export function nextToLook(table: Seats, isRunning: boolean): number | undefined {
  const isShared = table.yours.length > 1;
  const isWanted = table.wanted.includes(table.seat ?? -1);
  return isShared && isRunning && !isWanted ? table.wanted[0] : undefined;
}

/** Whose view to show now: a hand is its owner's, so nobody's is shown until he asks for it. */
export function viewBetween(next: number, hasHands: boolean): number | null {
  return hasHands ? null : next;
}
