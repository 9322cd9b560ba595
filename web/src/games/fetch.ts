// A game's table with its words, fetched when somebody sits down at it or looks on.

import type { Component, Snippet } from "svelte";
import type { TableLike } from "../lib/table-like";
import { speakOf } from "../lib/words.svelte";

export type GameTable = Component<{ table: TableLike; tools: Snippet }>;

// Lists, not conditions: of two imports in one condition the bundler would fetch the styles of one only.
const TABLES = {
  "port-royal": () => import("./port-royal/Table.svelte"),
  "oltre-mare": () => import("./oltre-mare/Table.svelte"),
};
export async function fetchTable(name: string): Promise<GameTable> {
  const game = name === "oltre-mare" ? name : "port-royal";
  const [table] = await Promise.all([TABLES[game](), speakOf(game)]);
  return table.default;
}
