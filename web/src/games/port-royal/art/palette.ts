// The colours of the prints: the same by day and by night, for paper does not change.

export const INK = "#1F2A33";
export const PAPER = "#FBF4E2";
export const GOLD = "#C8962E";
export const VERMILION = "#B8432F";
export const VERDIGRIS = "#3F7F6B";
export const SEA = "#2F5D73";

export const COLOURS = ["yellow", "blue", "green", "red", "black"] as const;
export type Colour = (typeof COLOURS)[number];

export const SHIP: Record<Colour, { tint: string; soft: string; on: string }> = {
  yellow: { tint: "#E0B12C", soft: "#F6E4AE", on: INK },
  blue: { tint: "#2E6DA4", soft: "#BFD6E6", on: "#fff" },
  green: { tint: "#3E8F5A", soft: "#BFDCC4", on: "#fff" },
  red: { tint: "#B63A2E", soft: "#EBC2B4", on: "#fff" },
  black: { tint: "#2B2B2B", soft: "#CBC6BC", on: "#fff" },
};

export const FAMILIES = ["trade", "swords", "symbols", "office"] as const;
export type Family = (typeof FAMILIES)[number];

export const FAMILY: Record<Family, { tint: string; soft: string }> = {
  trade: { tint: GOLD, soft: "#EFDDAA" },
  swords: { tint: VERMILION, soft: "#EBC6B4" },
  symbols: { tint: VERDIGRIS, soft: "#C3DAC9" },
  office: { tint: SEA, soft: "#C0D7DC" },
};

/** The fill that lays a colour's hatching over it: dark on yellow, light on the others. */
export function hatching(colour: Colour): string {
  return `url(#${colour === "yellow" ? "pr-hatch-dark" : "pr-hatch-light"}-${colour})`;
}
