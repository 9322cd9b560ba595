// Tables in this browser: how they are known, and their order in lists. All else is fetched when it is wanted.

import type { TableSummary } from "./protocol";

/** How the ids of tables in this browser begin. */
export const LOCAL = "local-";

export function isHere(table: string): boolean {
  return table.startsWith(LOCAL);
}

/** Tables that wait for a decision first, then the latest. */
export function inOrder(tables: readonly TableSummary[]): TableSummary[] {
  return [...tables].sort(
    (one, other) =>
      Number(other.your_decision) - Number(one.your_decision) || other.updated - one.updated,
  );
}
