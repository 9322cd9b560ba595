// The large parts of a game with their words, fetched when they are wanted.

import { fetchWords } from "../lib/words.svelte";
import type { GameTable, GameDetails, RulesPage } from "./manifest";
import { manifestOf } from "./registry";

export async function fetchTable(game: string): Promise<GameTable> {
  const [table] = await Promise.all([manifestOf(game).table(), fetchWords(game)]);
  return table.default;
}

/** What the frame around a table wants to know of its game. */
export async function fetchDetails(game: string): Promise<GameDetails> {
  const [details] = await Promise.all([manifestOf(game).details(), fetchWords(game)]);
  return details;
}

/** Absent where there are none. */
export async function fetchRules(game: string): Promise<RulesPage | undefined> {
  const { rules } = manifestOf(game);
  if (!rules) return undefined;
  const [page] = await Promise.all([rules(), fetchWords(game), fetchWords(`rules-${game}`)]);
  return page;
}
