// Card and board data of the games, read from the one place where they are kept, as a module for the client.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const GAMES = resolve(import.meta.dirname, "../../src/argosy/games");

function rows(path: string): Record<string, string>[] {
  const [head = "", ...lines] = readFileSync(path, "utf8").trim().split(/\r?\n/);
  const names = head.split(",");
  return lines.map((line) => {
    const fields = line.split(",");
    return Object.fromEntries(names.map((name, i) => [name, fields[i] ?? ""]));
  });
}

export function gameData(): Plugin {
  const modules: Record<string, () => unknown> = {
    "virtual:port-royal-cards": () => rows(resolve(GAMES, "port_royal/data/cards.csv")),
    "virtual:oltre-mare-cards": () => rows(resolve(GAMES, "oltre_mare/data/cards.csv")),
    "virtual:oltre-mare-board": () =>
      JSON.parse(readFileSync(resolve(GAMES, "oltre_mare/data/board.json"), "utf8")) as unknown,
  };
  return {
    name: "argosy-game-data",
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => {
      const make = modules[id.slice(1)];
      return make ? `export default ${JSON.stringify(make())}` : null;
    },
  };
}
