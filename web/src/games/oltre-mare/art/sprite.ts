// The icons, put into the page once; everything that draws one refers to them by name.

import source from "./sprite.svg?raw";

export type IconName =
  | "gems"
  | "scrolls"
  | "silk"
  | "salt"
  | "pottery"
  | "olives"
  | "grain"
  | "ducat"
  | "pirate"
  | "draw"
  | "ship"
  | "lion"
  | "bale"
  | "anchor"
  | "laurel"
  | "trade"
  | "quill"
  | "chest"
  | "hand"
  | "calm_sea"
  | "compass"
  | "pirates_repelled"
  | "good_deal"
  | "local_influence"
  | "good_terms";

const ID = "om-sprite";

if (typeof document !== "undefined" && !document.getElementById(ID)) {
  const parsed = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  parsed.id = ID;
  Object.assign((parsed as unknown as SVGElement).style, { position: "absolute" });
  document.body.prepend(document.importNode(parsed, true));
}

/** What a <use> refers to. */
export function icon(name: string): string {
  return `#om-${name}`;
}
