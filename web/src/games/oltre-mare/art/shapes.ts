// The outlines of wax seals, sails and hulls.

/** The colours of seals. */
export const WAX: Record<string, string> = {
  calm_sea: "#2f6f8c",
  compass: "#a87414",
  pirates_repelled: "#2b3238",
  good_deal: "#b8432f",
  local_influence: "#6a3f78",
  good_terms: "#35705e",
};

export const SAILS = ["circle", "diamond", "square", "triangle", "cross"] as const;

export const SAIL_PATHS = [
  "M0-14.2a8.2 8.2 0 1 1 0 16.4a8.2 8.2 0 1 1 0-16.4z",
  "M0-17L9-6L0 4L-9-6z",
  "M-8-14H8V2H-8z",
  "M0-17L9.5 2H-9.5z",
  "M-3.2-15H3.2V-9H9V-3H3.2V3H-3.2V-3H-9V-9H-3.2z",
];

export const HULL = "M-14 5L8 5L15 2Q13 13 6 13H-6Q-12 13-14 5z";

/** A round of wax, never quite the same: `seed` says which. */
export function blob(radius: number, seed: number): string {
  const points = Array.from({ length: 14 }, (_, i): [number, number] => {
    const turn = (i / 14) * 2 * Math.PI;
    const wobble = 0.055 * Math.sin(i * 2.4 + seed) + 0.03 * Math.sin(i * 5.1 + seed * 2);
    const r = radius * (1 + wobble);
    return [r * Math.cos(turn), r * Math.sin(turn)];
  });
  const at = (i: number): [number, number] => points[i % 14] as [number, number];
  const between = (i: number): string =>
    [0, 1].map((k) => (((at(i)[k] ?? 0) + (at(i + 1)[k] ?? 0)) / 2).toFixed(1)).join(" ");
  let path = `M${between(0)}`;
  for (let i = 1; i <= 14; i++) {
    const [x, y] = at(i);
    path += `Q${x.toFixed(1)} ${y.toFixed(1)} ${between(i)}`;
  }
  return `${path}z`;
}

/** Fine lines from a point outwards, as engravers shade a ground. */
export function rays(x: number, y: number, length: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI;
    return `M${x} ${y}L${(x + Math.cos(turn) * length).toFixed(1)} ${(y + Math.sin(turn) * length).toFixed(1)}`;
  }).join("");
}
