// The games the client has a folder for, found by their manifests; and one manifest for all others.

import type { GameManifest } from "./manifest";
import { plainGame } from "./plain";

const found = import.meta.glob<GameManifest>("./*/index.ts", { eager: true, import: "default" });

/** In their order. */
export const GAMES: readonly GameManifest[] = Object.values(found).sort(
  (one, other) => one.order - other.order,
);

/** The game that is shown where none was asked for. */
export const FIRST_GAME = GAMES[0]?.name ?? "";

export function manifestOf(name: string): GameManifest {
  return GAMES.find((game) => game.name === name) ?? plainGame(name);
}
