// What the service worker keeps: a list of all built files and what they are checked by, written in front of it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { outputFolder } from "./outputFolder.ts";

const WORKER = "sw.js";
const LARGE = /\.safetensors$/; // kept once they were wanted
// For browsers that know neither woff2 nor service workers; for the page that is about a server.
const NEEDLESS = /\.woff$|^assets\/operator-/i;
const SCRIPT = /src="[^"]*assets\/([\w-]+)\.js"/;

interface Kept {
  script: string;
  version: string;
  core: Record<string, string>;
  later: Record<string, { integrity: string; bytes: number }>;
}

/** `argosy site` reads and writes this line as well: all after the sign is JSON, but for the last character. */
function line(files: Kept): string {
  return `self.FILES = ${JSON.stringify(files)};\n`;
}

function keptFiles(folder: string): Kept {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path !== WORKER && !NEEDLESS.test(path))
    .sort();
  const core: Kept["core"] = {};
  const later: Kept["later"] = {};
  for (const path of paths) {
    const content = readFileSync(join(folder, path));
    const integrity = `sha256-${createHash("sha256").update(content).digest("base64")}`;
    if (LARGE.test(path)) later[path] = { integrity, bytes: content.length };
    else core[path === "index.html" ? "./" : path] = integrity;
  }
  const script = SCRIPT.exec(readFileSync(join(folder, "index.html"), "utf8"))?.[1] ?? "";
  return { script, version: versionOf(core), core, later };
}

function versionOf(core: Kept["core"]): string {
  const all = createHash("sha256");
  for (const integrity of Object.values(core)) all.update(integrity);
  return all.digest("hex").slice(0, 12);
}

export function keptFilesList(): Plugin {
  let folder = "";
  return {
    name: "argosy-kept-files",
    apply: "build",
    configResolved: (config) => {
      folder = outputFolder(config);
    },
    closeBundle: () => {
      const worker = join(folder, WORKER);
      writeFileSync(worker, line(keptFiles(folder)) + readFileSync(worker, "utf8"));
    },
  };
}
