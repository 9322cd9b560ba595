// Which games the client has a folder for, and where the server keeps what belongs to each of them.
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";

const OWN = resolve(import.meta.dirname, "../src/games");
const SERVER = resolve(import.meta.dirname, "../../src/argosy/games");

export const GAMES: readonly string[] = readdirSync(OWN).filter((name) =>
  existsSync(resolve(OWN, name, "index.ts")),
);

/** A file of the client's folder of a game. */
export function clientFile(game: string, ...path: string[]): string {
  return resolve(OWN, game, ...path);
}

/** A file of the server's folder of a game. */
export function serverFile(game: string, ...path: string[]): string {
  return resolve(SERVER, game.replaceAll("-", "_"), ...path);
}
