// The tables of this browser in a list, and how they are forgotten: what the first page needs, without the engine.

import type { TableSummary } from "../lib/protocol";
import { inOrder } from "../lib/here";
import { openStore, type Store } from "./store";

let store: Promise<Store> | null = null;

/** Those that wait for a decision first, then the latest. */
export async function tables(): Promise<TableSummary[]> {
  const kept = await opened();
  return kept.keeps ? inOrder(await kept.rows()) : (await import("./client")).inMemory();
}

export async function forget(table: string): Promise<void> {
  const kept = await opened();
  if (kept.keeps) await kept.delete(table);
  else await (await import("./client")).askHere("DELETE", `api/tables/${table}`);
}

function opened(): Promise<Store> {
  return (store ??= openStore());
}
