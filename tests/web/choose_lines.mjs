// Lets the client choose lines outside a browser: tables come as JSON on standard input, what is said goes back.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const WEB = new URL("../../web/", import.meta.url);
const typescript = createRequire(new URL("package.json", WEB))("typescript");
const source = readFileSync(new URL("src/lib/lines.ts", WEB), "utf8");
const { outputText } = typescript.transpileModule(source, {
  compilerOptions: { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 },
});
const lines = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

const ofGames = (pick) =>
  Object.fromEntries(Object.entries(lines.OCCASIONS).map(([game, all]) => [game, all.flatMap(pick)]));
const tables = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(
  JSON.stringify({
    known: lines.allLines(),
    levels: [...lines.LEVELS],
    kinds: ofGames((occasion) => occasion.kinds),
    occasions: ofGames((occasion) => occasion.name),
    chosen: tables.map(({ id, game, levels, entries }) => lines.linesOf(id, game, levels, entries)),
  }),
);
