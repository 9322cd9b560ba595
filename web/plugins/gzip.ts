// Every file that compresses well also lies there compressed, so the server never has to do it.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { outputFolder } from "./outputFolder.ts";

const WORTH_IT = /\.(js|css|html|svg|json|wasm|webmanifest|txt)$/;

function pack(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) pack(path);
    else if (WORTH_IT.test(name))
      writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
}

export function gzip(): Plugin {
  let folder = "";
  return {
    name: "argosy-gzip",
    apply: "build",
    configResolved: (config) => {
      folder = outputFolder(config);
    },
    closeBundle: () => pack(folder),
  };
}
