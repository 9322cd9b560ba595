// Parts that several cards are made of, and what they all refer to: hatchings, gradients, outlines.

import { icon, type IconName } from "./icons";
import { COLOURS, INK, PAPER, VERDIGRIS, VERMILION, type Colour } from "./palette";

// Petra Sancta's hatching of 1638, the engravers' code for colours: dots, level, bend, pale, crossed.
const HATCH: Record<Colour, { size: number; drawn: string }> = {
  yellow: {
    size: 9,
    drawn: '<circle cx="3" cy="3" r="1.15"/><circle cx="7.5" cy="7.5" r="1.15"/>',
  },
  blue: { size: 8, drawn: '<path d="M0 2.5H8M0 6.5H8"/>' },
  green: { size: 8, drawn: '<path d="M-2 -2L10 10M-2 6L2 10M6 -2L10 2"/>' },
  red: { size: 8, drawn: '<path d="M2.5 0V8M6.5 0V8"/>' },
  black: { size: 8, drawn: '<path d="M0 2.5H8M0 6.5H8M2.5 0V8M6.5 0V8"/>' },
};

function hatch(id: string, colour: Colour, line: string): string {
  const { size, drawn } = HATCH[colour];
  const dots = colour === "yellow";
  return `<pattern id="${id}-${colour}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g fill="${dots ? line : "none"}" stroke="${dots ? "none" : line}" stroke-width=".9">${drawn}</g></pattern>`;
}

const DEFINITIONS = `<defs>${COLOURS.map((colour) => hatch("pr-hatch-light", colour, "#fff") + hatch("pr-hatch-dark", colour, INK)).join("")}
<pattern id="pr-engraved" width="4" height="3.6" patternUnits="userSpaceOnUse"><path d="M0 1.8H4" stroke="${INK}" stroke-width=".55" opacity=".34"/></pattern>
<radialGradient id="pr-coin" cx=".36" cy=".3" r=".9"><stop offset="0" stop-color="#F3D88A"/><stop offset=".55" stop-color="#DDB04A"/><stop offset="1" stop-color="#B98322"/></radialGradient>
<linearGradient id="pr-paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FDF8EA"/><stop offset="1" stop-color="#F5EAD0"/></linearGradient>
<clipPath id="pr-arch"><path d="M26 240V136a74 74 0 0 1 148 0V240Z"/></clipPath>
<clipPath id="pr-card"><rect width="200" height="280" rx="13"/></clipPath>
</defs>`;

/** Put what the cards refer to into the page, once; a hidden drawing that stays. */
export function define(): void {
  if (document.getElementById("pr-definitions")) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.id = "pr-definitions";
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "sr");
  Object.assign(svg.style, { position: "fixed", top: "0" }); // below the page it would make it taller
  svg.innerHTML = DEFINITIONS;
  document.body.append(svg);
}

export function number(
  text: string | number,
  x: number,
  y: number,
  size: number,
  fill = INK,
  anchor = "middle",
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" class="pr-figure">${text}</text>`;
}

export function coin(x: number, y: number, r: number, text: string | number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#pr-coin)" stroke="${INK}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${r - 4.5}" fill="none" stroke="#7d5a14" stroke-width="1.3" stroke-dasharray="1.6 2.4"/>${number(text, x, y + r * 0.48, r * 1.36)}`;
}

export function smallCoin(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#pr-coin)" stroke="${INK}" stroke-width="1.6"/>`;
}

function shieldPath(x: number, y: number, w: number): string {
  return `M${x - w / 2} ${y}H${x + w / 2}V${y + w * 0.52}C${x + w / 2} ${y + w * 0.9} ${x + w * 0.2} ${y + w * 1.08} ${x} ${y + w * 1.2}C${x - w * 0.2} ${y + w * 1.08} ${x - w / 2} ${y + w * 0.9} ${x - w / 2} ${y + w * 0.52}Z`;
}

export function shield(
  x: number,
  y: number,
  w: number,
  text: string | number,
  fill = VERMILION,
): string {
  return `<path d="${shieldPath(x, y, w)}" fill="${fill}" stroke="${INK}" stroke-width="2"/><path d="${shieldPath(x, y + 4, w - 8)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/>${number(text, x, y + w * 0.79, w * 0.82, "#fff")}`;
}

export function disc(name: IconName, x: number, y: number, r: number, fill = VERDIGRIS): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${r - 3}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1"/>${icon(name, x - r * 0.66, y - r * 0.66, r * 1.32, "#fff")}`;
}

/** A wind rose of eight points. */
export function rose(x: number, y: number, r: number, dark = INK, light = PAPER): string {
  const points = [1, 3, 5, 7, 0, 2, 4, 6].map((i) => {
    const length = i % 2 ? r * 0.6 : r;
    const half = (side: number, fill: string) =>
      `<path d="M${x} ${y}L${x + side * r * 0.17} ${y - r * 0.2}L${x} ${y - length}Z" fill="${fill}" stroke="${dark}" stroke-width="${r * 0.022}"/>`;
    return `<g transform="rotate(${i * 45} ${x} ${y})">${half(-1, light)}${half(1, dark)}</g>`;
  });
  return points.join("");
}

/** Lines that run out from a point, as on a chart. */
export function rays(x: number, y: number, length: number, count: number, start = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i * 2 * Math.PI) / count + start;
    return `<path d="M${x} ${y}L${(x + length * Math.cos(turn)).toFixed(1)} ${(y + length * Math.sin(turn)).toFixed(1)}"/>`;
  }).join("");
}

export function cardOutline(
  x: number,
  y: number,
  height: number,
  text = "",
  dashed = false,
  fill = PAPER,
): string {
  return `<rect x="${x}" y="${y}" width="${height * 0.72}" height="${height}" rx="4" fill="${dashed ? "none" : fill}" stroke="${INK}" stroke-width="2.2"${dashed ? ' stroke-dasharray="4 3.5"' : ""}/>${text ? number(text, x + height * 0.36, y + height * 0.77, height * 0.78) : ""}`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

const LETTER = 0.63; // the mean width of a letter of the display face, in its size

/** A name in small capitals, squeezed where its language needs more room than there is. */
export function title(
  text: string,
  x: number,
  y: number,
  width: number,
  size: number,
  fill: string,
): string {
  const natural = text.length * size * LETTER;
  const least = Math.max(size * 0.8, 13.5);
  const fitting = natural > width ? Math.max(least, (size * width) / natural) : size;
  const squeezed =
    text.length * fitting * LETTER > width * 1.02
      ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"`
      : "";
  return `<text x="${x}" y="${y}" class="pr-title" font-size="${fitting.toFixed(1)}" fill="${fill}" text-anchor="middle"${squeezed}>${escaped(text)}</text>`;
}

/** A name on one line, or on two where it is long and has a space. */
export function titleLines(
  text: string,
  x: number,
  y: number,
  width: number,
  fill: string,
): string {
  const spaces = [...text.matchAll(/ /g)].map((found) => found.index);
  if (text.length <= 12 || spaces.length === 0) return title(text, x, y, width, 22, fill);
  const middle = text.length / 2;
  const cut = spaces.reduce((best, at) =>
    Math.abs(at - middle) < Math.abs(best - middle) ? at : best,
  );
  return (
    title(text.slice(0, cut), x, y - 10, width, 17.5, fill) +
    title(text.slice(cut + 1), x, y + 8, width, 17.5, fill)
  );
}
