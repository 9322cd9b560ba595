// Renders docs/drawings/*.dot to SVG with Graphviz as WebAssembly, so that every machine draws the same bytes.
//
//     node docs/drawings/render.mjs           writes the drawings beside their sources
//     node docs/drawings/render.mjs FOLDER    writes them to another folder

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const target = process.argv[2] ?? here;
const { resolve } = createRequire(join(here, "../../web/package.json"));
const { instance } = await import(pathToFileURL(resolve("@viz-js/viz")).href);

// The sources name the colours of the light drawing; on a dark page each is replaced by its partner.
const DARK = {
  "#fbfaf7": "#14191d", // ground
  "#ffffff": "#212a31", // paper
  "#1f2a33": "#e6eaed", // ink
  "#5d6b73": "#a3b1ba", // quiet ink
  "#8fa1ab": "#60737f", // lines
  "#e3edf2": "#22363f", // blue, two shades
  "#d3e3ea": "#274552",
  "#f8efdc": "#2b2619", // sand, two shades, and its lines
  "#f0d9a8": "#4a3d1e",
  "#d9b779": "#7d673a",
  "#b98f45": "#a98445",
  "#f3d9d3": "#4d2c27", // red, and its line
  "#b4574a": "#d98a7e",
};
// Fonts differ in width: text is laid out a little larger than it is drawn, so that it fits in all of them.
const DRAWN = 0.85;
const FONT = "'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif";

function style(svg) {
  const used = Object.entries(DARK).filter(([light]) => svg.includes(light));
  const rules = used.flatMap(([light, dark]) =>
    ["fill", "stroke"].map((paint) => `[${paint}="${light}"]{${paint}:${dark}}`),
  );
  return `<style>text{font-family:${FONT}}@media(prefers-color-scheme:dark){${rules.join("")}}</style>`;
}

const viz = await instance();
for (const file of readdirSync(here).filter((name) => name.endsWith(".dot"))) {
  const drawn = viz
    .renderString(readFileSync(join(here, file), "utf8"), { format: "svg" })
    .replace(/^[^]*?(?=<svg)/, "")
    .replace(/<!--[^]*?-->\n?/g, "")
    .replace(/ font-family="[^"]*"/g, "")
    .replace(/<title>[^<]*<\/title>\n?/g, "")
    .replace(/font-size="([\d.]+)"/g, (_, size) => `font-size="${(size * DRAWN).toFixed(1)}"`)
    .replace(/(class="node">\n<(?:path|polygon)[^>]*>\n<text )/g, '$1font-weight="bold" ');
  const foreign = [...drawn.matchAll(/(?:fill|stroke)="(?!none|transparent)([^"]+)"/g)].filter(
    ([, colour]) => !(colour in DARK),
  );
  if (foreign.length) throw new Error(`${file}: ${foreign[0][1]} has no partner for dark pages`);
  const svg = drawn.replace(/<svg[^>]*>\n/, (head) => head + style(drawn) + "\n");
  writeFileSync(join(target, file.replace(/\.dot$/, ".svg")), svg);
}
