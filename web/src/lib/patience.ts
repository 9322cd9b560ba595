// How long others wait for a seat's answer.

import type { TableLike } from "./tableLike";

export interface Patience {
  /** When the waiting began and when it ends, in milliseconds of the server's clock. */
  from: number;
  until: number;
}

/** Until when a seat's decision is waited for; null where there is no end, or nobody waits. */
export function patienceWith(table: TableLike, seat: number | null): Patience | null {
  const open = table.update?.table.decisions.find((decision) => decision.seat === seat);
  const until = (open as { until?: number | null } | undefined)?.until;
  return open && typeof until === "number" ? { from: open.at, until } : null;
}
