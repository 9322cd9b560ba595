// Where the built client lies, for plugins that look at it once it is all there.
import { resolve } from "node:path";
import type { ResolvedConfig } from "vite";

export function outputFolder(config: ResolvedConfig): string {
  return resolve(config.root, config.build.outDir);
}
