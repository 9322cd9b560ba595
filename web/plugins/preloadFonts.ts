// Faces of letters that every screen shows are asked for together with the scripts, not after the first drawing.
import type { Plugin } from "vite";

const FACES =
  /(alegreya-latin-wght-normal|alegreya-sc-latin-700-normal|source-sans-3-latin-wght-normal)-[\w-]+\.woff2$/;

export function preloadFonts(): Plugin {
  return {
    name: "argosy-preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => FACES.test(name))
          .map((name) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              crossorigin: true,
              href: `./${name}`,
            },
            injectTo: "head",
          })),
    },
  };
}
