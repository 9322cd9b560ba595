import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./plugins/catalogues.ts";
import { earlyFaces } from "./plugins/early.ts";
import { gameData } from "./plugins/game-data.ts";
import { packed } from "./plugins/packed.ts";

const server = process.env["ARGOSY_SERVER"] ?? "http://127.0.0.1:8710";

// Addresses are relative and routes are in the fragment, so the client works behind any path.
export default defineConfig({
  base: "./",
  plugins: [catalogues(), gameData(), svelte(), earlyFaces(), packed()],
  build: {
    outDir: "../src/argosy/client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } }, // compiling components takes its time
    assetsInlineLimit: 0, // the page's security policy allows no inline data but pictures
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
