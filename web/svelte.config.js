import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { breakpointStyles } from "./plugins/breakpoints.js";

export default {
  preprocess: [vitePreprocess(), breakpointStyles],
  compilerOptions: { runes: true },
};
