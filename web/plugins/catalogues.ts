// The catalogues as the client wants them: parsed when it is built, and in parts that screens ask for by name.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { bound } from "../src/lib/noBreak.ts";
import { clientFile, GAMES, serverFile } from "./gameFolders.ts";

const SHARED = resolve(import.meta.dirname, "../../src/argosy/messages");
const INDEX = "virtual:catalogues";
const HOME = "home";

/** The files of the shared catalogue that make up a part. */
const SHARED_PARTS: Record<string, readonly string[]> = {
  [HOME]: ["web", "bots"],
  teaching: ["hints", "web-teaching"], // hints, and the analysis of games
  lines: ["lines"], // what bots say
  operator: ["web-operator"],
};

/** The same for a game; its parts are `<game>`, `rules-<game>` and `lesson-<game>`. */
const GAME_PARTS: Record<string, readonly string[]> = {
  "": ["game", "web"],
  "rules-": ["rules"],
  "lesson-": ["lesson"],
};

const PARTS: ReadonlyMap<string, (language: string) => string[]> = new Map([
  ...Object.entries(SHARED_PARTS).map(
    ([part, files]) => [part, (language: string) => pathsIn(SHARED, language, files)] as const,
  ),
  ...GAMES.flatMap((game) =>
    Object.entries(GAME_PARTS).map(
      ([prefix, files]) =>
        [
          prefix + game,
          (language: string) => pathsIn(serverFile(game, "messages"), language, files),
        ] as const,
    ),
  ),
]);

function pathsIn(folder: string, language: string, files: readonly string[]): string[] {
  return files.map((file) => resolve(folder, language, `${file}.ftl`)).filter(existsSync);
}

/** What is said of games before one of them is chosen: titles, and what stands on the pictures of their cards. */
const KNOWN_AT_HOME: ReadonlySet<string> = new Set(GAMES.flatMap(messagesAtHome));

function messagesAtHome(game: string): string[] {
  const captions = JSON.parse(readFileSync(clientFile(game, "captions.json"), "utf8")) as [
    message: string,
  ][];
  return [`${game}-title`, `web-about-${game}`, ...captions.map(([message]) => message)];
}

function filesOf(language: string, part: string): string[] {
  const own = PARTS.get(part)?.(language) ?? [];
  return part === HOME ? [...own, ...GAMES.flatMap((game) => filesOf(language, game))] : own;
}

function isFor(part: string, path: string, id: string): boolean {
  if (part === HOME) return path.startsWith(SHARED) || KNOWN_AT_HOME.has(id);
  return !KNOWN_AT_HOME.has(id);
}

/** What Fluent makes of every message, with its no-break spaces: data by its id, so no client has to parse it again. */
function messages(language: string, part: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const path of filesOf(language, part)) {
    for (const { id, value, attributes } of new FluentResource(readFileSync(path, "utf8")).body) {
      if (!isFor(part, path, id)) continue;
      if (Object.keys(attributes).length > 0) throw new Error(`${path}: ${id} has attributes`);
      found[id] = bound(value, language);
    }
  }
  return found;
}

export function catalogues(): Plugin {
  return {
    name: "argosy-catalogues",
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) {
        const entries = readdirSync(SHARED).flatMap((language) =>
          [...PARTS.keys()].map((part) => {
            const name = `${language}/${part}`;
            return `${JSON.stringify(name)}: () => import("${INDEX}/${name}")`;
          }),
        );
        return `export default {${entries.join(",")}}`;
      }
      if (!id.startsWith(`\0${INDEX}/`)) return null;
      const [language = "", part = ""] = id.slice(INDEX.length + 2).split("/");
      for (const path of filesOf(language, part)) this.addWatchFile(path);
      // a string that is parsed as JSON costs a browser less than the same as a script
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages(language, part)))})`;
    },
  };
}
