import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { breakpoints } from "./plugins/breakpoints.js";
import { catalogues } from "./plugins/catalogues.ts";
import { gameData } from "./plugins/gameData.ts";
import { gzip } from "./plugins/gzip.ts";
import { keptFilesList } from "./plugins/keptFiles.ts";
import { preloadFonts } from "./plugins/preloadFonts.ts";

const ENGINE = new URL("../src/argosy/engine/engine.wasm", import.meta.url);
const engineHash = createHash("sha256").update(readFileSync(ENGINE)).digest("base64");
const server = process.env["ARGOSY_SERVER"] ?? "http://127.0.0.1:8710";

// Addresses are relative and routes are in the fragment, so the client works behind any path.
export default defineConfig({
  base: "./",
  define: { ENGINE_INTEGRITY: JSON.stringify(`sha256-${engineHash}`) },
  plugins: [
    breakpoints(),
    catalogues(),
    gameData(),
    svelte(),
    preloadFonts(),
    keptFilesList(),
    gzip(),
  ],
  build: {
    outDir: "../src/argosy/client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // compiling components takes its time
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } }, // what every page needs, in one file
    },
    assetsInlineLimit: 0, // the page's security policy allows no inline data but pictures
  },
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}), // runes as a browser has them
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
