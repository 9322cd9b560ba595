// Breakpoints by their names: `@media (--narrow)` stands for what src/breakpoints.json says of it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** @type {Record<string, string>} */
const QUERIES = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../src/breakpoints.json"), "utf8"),
);

/** @param {string} css */
function spelledOut(css) {
  return css.replaceAll(/@media[^{]*/g, (rule) =>
    rule.replaceAll(/\(--([a-z-]+)\)/g, (_, name) => {
      if (!(name in QUERIES)) throw new Error(`no breakpoint ${name}`);
      return QUERIES[name];
    }),
  );
}

/** In the styles of components. */
export const breakpointStyles = {
  name: "argosy-breakpoints",
  /** @param {{ content: string }} style */
  style: ({ content }) => ({ code: spelledOut(content) }),
};

/** In style sheets. */
export function breakpoints() {
  return {
    name: "argosy-breakpoints",
    enforce: /** @type {const} */ ("pre"),
    /** @param {string} code @param {string} id */
    transform: (code, id) =>
      /src\/.*\.css$/.test(id) && !id.includes("svelte&")
        ? { code: spelledOut(code), map: null }
        : null,
  };
}
