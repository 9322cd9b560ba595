// The catalogues as the client wants them: parsed when it is built, and in parts that screens ask for by name.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const MESSAGES = resolve(import.meta.dirname, "../../src/argosy/messages");
const GAMES = ["port-royal", "oltre-mare"];
const TEACHING = "teaching"; // hints, and the analysis of games
const LINES = "lines"; // what bots say
const PARTS = [
  "home",
  TEACHING,
  LINES,
  ...GAMES,
  ...GAMES.flatMap((game) => [`rules-${game}`, `lesson-${game}`]),
];
const INDEX = "virtual:catalogues";

// The games' names, and what stands on the cards that the harbour office shows.
const KNOWN_AT_HOME =
  /^(port-royal|oltre-mare)-title$|^web-port-royal-plate-ship_|^port-royal-card-(settler|pirate)$|^oltre-mare-good-/;

function isFor(part: string, file: string, id: string): boolean {
  if (part === "home") return file === "web" || file === "bots" || KNOWN_AT_HOME.test(id);
  if (part === TEACHING) return file === "hints" || file === "web-teaching";
  if (!GAMES.includes(part)) return file === part;
  return (file === part || file === `web-${part}`) && !KNOWN_AT_HOME.test(id);
}

function files(language: string): string[] {
  return readdirSync(resolve(MESSAGES, language)).map((name) => resolve(MESSAGES, language, name));
}

/** What Fluent makes of every message: data by its id, so no client has to parse it again. */
function messages(language: string, part: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const path of files(language)) {
    const file = path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
    for (const { id, value, attributes } of new FluentResource(readFileSync(path, "utf8")).body) {
      if (!isFor(part, file, id)) continue;
      if (Object.keys(attributes).length > 0) throw new Error(`${path}: ${id} has attributes`);
      found[id] = value;
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
        const languages = readdirSync(MESSAGES);
        const entries = languages.flatMap((language) =>
          PARTS.map((part) => {
            const name = `${language}/${part}`;
            return `${JSON.stringify(name)}: () => import("${INDEX}/${name}")`;
          }),
        );
        return `export default {${entries.join(",")}}`;
      }
      if (!id.startsWith(`\0${INDEX}/`)) return null;
      const [language = "", part = ""] = id.slice(INDEX.length + 2).split("/");
      for (const path of files(language)) this.addWatchFile(path);
      // a string that is parsed as JSON costs a browser less than the same as a script
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages(language, part)))})`;
    },
  };
}
