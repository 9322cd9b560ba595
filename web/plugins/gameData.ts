// Data of the games, read from the one place where it is kept: `virtual:game-data/<game>/<file>` is a module for the
// client. A table of comma-separated values comes as its rows.
import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { serverFile } from "./gameFolders.ts";

const PREFIX = "virtual:game-data/";

function rows(text: string): Record<string, string>[] {
  const [head = "", ...lines] = text.trim().split(/\r?\n/);
  const names = head.split(",");
  return lines.map((line) => {
    const fields = line.split(",");
    return Object.fromEntries(names.map((name, i) => [name, fields[i] ?? ""]));
  });
}

function pathOf(game: string, name: string): string {
  const places = [`${name}.json`, `rules/${name}.json`, `rules/${name}.csv`];
  const found = places.map((place) => serverFile(game, place)).find(existsSync);
  if (!found) throw new Error(`${game} has no ${name}`);
  return found;
}

function dataOf(game: string, name: string): unknown {
  const path = pathOf(game, name);
  const text = readFileSync(path, "utf8");
  if (path.endsWith(".csv")) return rows(text);
  const data = JSON.parse(text) as Record<string, unknown>;
  return "proper_names" in data ? withNames(game, data) : data;
}

/** Names that stand in another file of the game, by their ids: the client then needs no more of that file. */
function withNames(game: string, data: Record<string, unknown>): unknown {
  const sources = data["proper_names"] as Record<string, { file: string; list: string }>;
  const names = Object.entries(sources).map(([field, { file, list }]) => {
    const source = JSON.parse(readFileSync(serverFile(game, file), "utf8")) as Record<
      string,
      { id: string; name: string }[]
    >;
    return [field, Object.fromEntries((source[list] ?? []).map(({ id, name }) => [id, name]))];
  });
  return { ...data, proper_names: Object.fromEntries(names) as unknown };
}

export function gameData(): Plugin {
  return {
    name: "argosy-game-data",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [game = "", name = ""] = id.slice(PREFIX.length + 1).split("/");
      this.addWatchFile(pathOf(game, name));
      return `export default ${JSON.stringify(dataOf(game, name))}`;
    },
  };
}
