import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import words from "./plugins/eslintWords.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/lib/protocol.gen.d.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.serviceworker } },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    files: ["src/**/*.svelte"],
    plugins: { words },
    rules: { "words/no-bare-text": "error" },
  },
  {
    rules: {
      "svelte/prefer-svelte-reactivity": "off", // what changes the page is marked by runes
      "svelte/no-at-html-tags": "off", // drawings are strings of our own making
      "svelte/no-navigation-without-resolve": "off", // routes are in the fragment
    },
  },
);
