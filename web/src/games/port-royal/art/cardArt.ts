// Whole cards, 200 × 280, in two cuts: full with names, mini without names and second-rank glyphs.

import type { ExpeditionFace, Face, PersonFace, ShipFace, TaxFace } from "../state/cards";
import { bust, COAT, HEAD, type Person } from "./busts";
import { icon } from "./icons";
import {
  FAMILY,
  GOLD,
  hatching,
  INK,
  PAPER,
  SEA,
  SHIP,
  VERDIGRIS,
  VERMILION,
  type Colour,
  type Family,
} from "./palette";
import {
  cardOutline,
  coin,
  disc,
  number,
  rays,
  rose,
  shield,
  smallCoin,
  title,
  titleLines,
} from "./cardParts";
import { MARKS, ship } from "./ships";

/** Clothes: the family's colour, lightened where it would drown in the silhouette. */
export function clothes(family: Family, colour: Colour | null): string {
  if (colour) return colour === "black" ? "#55524e" : SHIP[colour].tint;
  if (family === "office") return "#5B92A8";
  return family === "symbols" ? "#4C9079" : FAMILY[family].tint;
}

function framed(inner: string): string {
  return `<g clip-path="url(#pr-card)"><rect width="200" height="280" fill="url(#pr-paper)"/>${inner}</g><rect x="1" y="1" width="198" height="278" rx="12" fill="none" stroke="${INK}" stroke-width="2"/>`;
}

// ------------------------------------------------------------------------------------ ships

function shipCard(face: ShipFace, mini: boolean, name: string): string {
  const { colour } = face;
  const { tint, soft } = SHIP[colour];
  const strength =
    face.swords === "skull"
      ? icon("skull", 139, 5, 54, INK)
      : number(face.swords, 153, 51, 50) + icon("sabre", 163, 15, 29, VERMILION);
  const swatch = (x: number) =>
    `<rect x="${x}" y="249" width="22" height="20" rx="3" fill="${tint}" stroke="${INK}" stroke-width="1.2"/><rect class="pr-hatch" x="${x}" y="249" width="22" height="20" rx="3" fill="${hatching(colour)}" opacity=".6"/>`;
  const plate = `<rect y="238" width="200" height="42" fill="${PAPER}"/><path d="M0 238H200" stroke="${INK}" stroke-width="1.6"/>${title(name, 100, 267, 108, 24, INK)}${swatch(20)}${swatch(158)}`;
  return `<rect y="60" width="200" height="220" fill="${soft}" opacity=".62"/>
<path opacity=".5" d="M0 108H200M0 116H200M0 124H200M0 132H200M0 140H200" stroke="${INK}" stroke-width=".5" stroke-dasharray="60 14 30 8"/>
<rect width="200" height="66" fill="${tint}"/><rect class="pr-hatch" width="200" height="66" fill="${hatching(colour)}" opacity=".42"/><path d="M0 66H200" stroke="${INK}" stroke-width="2"/>
<rect y="212" width="200" height="70" fill="#9FC3C7"/><path d="M0 212H200" stroke="${INK}" stroke-width="1.4"/>
<g transform="translate(6 ${mini ? 84 : 80}) scale(.94)">${ship(colour)}</g>
<g fill="none" stroke="${SEA}" stroke-width="1.8" stroke-linecap="round"><path d="M-4 219q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0" stroke="${INK}"/><path d="M6 228q7-5 14 0t14 0 14 0M76 229q7-5 14 0t14 0 14 0 14 0M154 228q7-5 14 0t14 0 14 0"/></g>
${mini ? "" : plate}<path d="M132 0H200V62L166 80L132 62Z" fill="${PAPER}" stroke="${INK}" stroke-width="2"/>${strength}${coin(41, 41, 35, face.coins)}`;
}

// ---------------------------------------------------------------------------------- persons

function plus(text: string, x: number, y: number, size = 36): string {
  return number(text, x, y, size, INK, "start");
}

function ability(who: Person, colour: Colour | null, mini: boolean): string {
  switch (who) {
    case "trader": {
      const trade = colour ?? "yellow";
      const box = `x="13" y="14" width="62" height="44" rx="6"`;
      return `<rect ${box} fill="${SHIP[trade].tint}" stroke="${INK}" stroke-width="2"/><rect class="pr-hatch" ${box} fill="${hatching(trade)}" opacity=".45"/><svg x="19" y="16" width="50" height="40" viewBox="0 0 48 40"><path d="${MARKS[trade]}" fill="${SHIP[trade].on}"/></svg>${plus("+1", 80, 49)}`;
    }
    case "settler":
      return disc("house", 38, 37, 25);
    case "captain":
      return disc("anchor", 38, 37, 25);
    case "priest":
      return disc("cross", 38, 37, 25);
    case "jack": {
      const any = `<g opacity=".9">${icon("house", 70, 27, 19, VERDIGRIS)}${icon("anchor", 91, 27, 19, VERDIGRIS)}${icon("cross", 112, 27, 19, VERDIGRIS)}</g>`;
      return `<circle cx="38" cy="37" r="25" fill="${VERDIGRIS}" stroke="${INK}" stroke-width="2"/>${rose(38, 37, 21, "#fff", VERDIGRIS)}${mini ? "" : any}`;
    }
    case "sailor":
      return disc("sabre", 38, 37, 25, VERMILION);
    case "pirate":
      return disc("sabre", 38, 37, 25, VERMILION) + disc("sabre", 93, 37, 25, VERMILION);
    case "mademoiselle":
      return `<circle cx="38" cy="37" r="24" fill="url(#pr-coin)" stroke="${INK}" stroke-width="2"/>${number("−1", 37, 49, 34)}<g fill="${SEA}" transform="translate(66 7) scale(.23)"><path d="${HEAD}"/><path d="${COAT}"/></g>`;
    case "jester":
      return cardOutline(14, 14, 45, "0", true) + plus("+1", 54, 49) + smallCoin(106, 38, 10);
    case "admiral":
      return `<rect x="22" y="11" width="32" height="45" rx="4" fill="#D9C9A4" stroke="${INK}" stroke-width="1.6"/><rect x="18" y="13" width="32" height="45" rx="4" fill="#EADDBE" stroke="${INK}" stroke-width="1.6"/>${cardOutline(13, 15, 45, "5")}${plus("+2", 60, 49)}${smallCoin(112, 38, 10)}`;
    case "governor":
      return `${plus("+1", 13, 49, 38)}<g transform="rotate(-9 78 40)">${cardOutline(58, 12, 43, "", false, "#24485A")}</g><g transform="rotate(8 92 40)">${cardOutline(74, 12, 43, "", false, "#24485A")}${smallCoin(90, 34, 9)}</g>`;
  }
}

function personCard(face: PersonFace, mini: boolean, name: string): string {
  const { colour, family, who } = face;
  const band = colour ? SHIP[colour].tint : FAMILY[family].tint;
  const ground = colour ? SHIP[colour].soft : FAMILY[family].soft;
  const arch = "M26 240V136a74 74 0 0 1 148 0V240Z";
  const hatched = colour
    ? `<rect class="pr-hatch" y="226" width="200" height="54" fill="${hatching(colour)}" opacity=".35"/>`
    : "";
  const plate = colour
    ? `<rect x="74" y="238" width="120" height="31" rx="3" fill="${PAPER}" stroke="${INK}" stroke-width="1.2"/>`
    : "";
  const named = mini ? "" : plate + titleLines(name, 134, 261, 114, colour ? INK : "#fff");
  return `<g transform="translate(0 ${mini ? 8 : 0})"><path d="${arch}" fill="${ground}"/><g clip-path="url(#pr-arch)"><rect x="20" y="56" width="160" height="190" fill="url(#pr-engraved)"/><g transform="translate(27 62) scale(.73)">${bust(who, clothes(family, colour))}</g></g><path d="${arch}" fill="none" stroke="${INK}" stroke-width="2"/><path d="M21 240V136a79 79 0 0 1 158 0V240" fill="none" stroke="${INK}" stroke-width=".8"/></g>
<rect y="226" width="200" height="54" fill="${band}"/>${hatched}<path d="M0 226H200" stroke="${INK}" stroke-width="2"/>${named}
${ability(who, colour, mini)}${shield(170, 9, 46, face.points, face.points ? VERMILION : "#6B7274")}${coin(38, 244, 33, face.cost)}`;
}

// -------------------------------------------------------------------- expeditions and taxes

const ISLAND =
  "M16 184C10 170 22 160 32 160C36 142 54 138 64 148C74 136 98 140 102 158C118 160 122 180 108 190C100 200 32 202 22 196C17 193 16 188 16 184Z";

function expeditionCard(face: ExpeditionFace, mini: boolean, name: string): string {
  const count = face.symbols.length;
  const r = count === 2 ? 30 : 27;
  const gap = count === 2 ? 76 : 60;
  const top = mini ? 210 : 196;
  const wanted = face.symbols.map((symbol, i) => {
    const [x, y] = [100 + (i - (count - 1) / 2) * gap, top + 33];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${PAPER}" stroke="${INK}" stroke-width="2"/>${icon(symbol, x - r * 0.68, y - r * 0.68, r * 1.36, INK)}`;
  });
  const shallows = [0.16, 0.26].map(
    (opacity, i) =>
      `<path d="${ISLAND}" fill="none" stroke="${VERDIGRIS}" stroke-width="${15 - 6 * i}" opacity="${opacity}"/>`,
  );
  return `<rect width="200" height="280" fill="#D5E3D3"/><g stroke="${VERDIGRIS}" stroke-width=".7" opacity=".7">${rays(100, 128, 220, 16, 0.2)}</g>
<g transform="translate(4 -14)" stroke-linejoin="round" stroke-linecap="round">${shallows.join("")}<path d="${ISLAND}" fill="#EEDFB6" stroke="${INK}" stroke-width="2"/><path d="M34 186L49 160L64 186Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.8"/><path d="M49 160L64 186H53L49 176Z" fill="${INK}"/><path d="M58 186L69 168L80 186Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.8"/><path d="M69 168L80 186H72Z" fill="${INK}"/><path d="M27 192C28 184 27 178 30 172M30 172C24 168 20 170 18 174M30 172C28 165 23 164 20 165M30 172C36 167 40 170 41 174M30 172C32 165 37 164 39 166" fill="none" stroke="${VERDIGRIS}" stroke-width="2.2"/><path d="M88 172l12 12M100 172l-12 12" stroke="${VERMILION}" stroke-width="4.5"/>
<path d="M106 172C120 168 112 158 124 154" fill="none" stroke="${VERMILION}" stroke-width="3" stroke-dasharray="5 6"/><g transform="translate(108 99) scale(.41)">${ship("black")}</g></g>
<rect y="${top}" width="200" height="90" fill="${VERDIGRIS}"/><path d="M0 ${top}H200" stroke="${INK}" stroke-width="2"/>${wanted.join("")}
${mini ? "" : title(name, 100, 274, 180, 16, "#fff")}${coin(41, 41, 35, face.coins)}${shield(162, 8, 56, face.points)}`;
}

function sealEdge(): string {
  const bumps = [0, 7, 2, 9, 3, 6, -1, 5, 8, 1, 4];
  const at = (r: number, turn: number) =>
    `${(100 + r * Math.cos(turn)).toFixed(1)} ${(139 + r * Math.sin(turn)).toFixed(1)}`;
  const parts = Array.from({ length: 22 }, (_, i) => {
    const turn = (i / 22) * 2 * Math.PI;
    const r = 58 + (bumps[i % 11] ?? 0);
    return i === 0 ? `M${at(r, turn)}` : `S${at(r + 3, turn - 0.14)} ${at(r, turn)}`;
  });
  return `${parts.join("")}Z`;
}

const SEAL = `<path d="M78 180L58 232L80 224L92 240L104 186Z" fill="#8d2f20" stroke="${INK}" stroke-width="1.6"/><path d="M122 180L142 232L120 224L108 240L96 186Z" fill="#a13a29" stroke="${INK}" stroke-width="1.6"/><path d="${sealEdge()}" fill="${VERMILION}" stroke="${INK}" stroke-width="2"/><circle cx="100" cy="139" r="46" fill="#A23624" stroke="#7c2317" stroke-width="2"/><circle cx="100" cy="139" r="41" fill="none" stroke="#E9A893" stroke-width="1" stroke-dasharray="2 3"/>${icon("crown", 66, 104, 68, "#F3D2C2")}`;

function taxCard(face: TaxFace, mini: boolean, name: string): string {
  const swords = face.bonus === "swords";
  const lines = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${22 + (i % 3) * 4} ${78 + i * 15}H${178 - (i % 4) * 7}" stroke-dasharray="${14 + i * 3} 4 ${22 - i} 5"/>`,
  );
  const top = mini ? 218 : 214;
  const arrow = swords ? "M82 251V225M72 234L82 223L92 234" : "M82 225V251M72 242L82 253L92 242";
  return `<rect width="200" height="280" fill="#EFE1C0"/><g stroke="${INK}" opacity=".28">${lines.join("")}</g>${SEAL}
<path d="M0 0H200V64H0Z" fill="${INK}"/>${number("12+", 14, 48, 46, PAPER, "start")}<path d="M104 33H126M119 25L128 33L119 41" stroke="${GOLD}" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"/>${number("½", 163, 50, 52, "#F0C864")}
<rect y="${top}" width="200" height="70" fill="${PAPER}"/><path d="M0 ${top}H200" stroke="${INK}" stroke-width="2"/>
<g transform="translate(0 ${mini ? 8 : 0})">${swords ? icon("sabre", 24, 219, 40, VERMILION) : shield(44, 221, 32, "")}<path d="${arrow}" stroke="${INK}" stroke-width="4.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>${number("+1", 128, 252, 38)}${smallCoin(166, 239, 14)}</g>
${mini ? "" : title(name, 100, 274, 184, 15, INK)}`;
}

export const BACK = framed(
  `<rect width="200" height="280" fill="#24485A"/><g stroke="#9FC3C7" stroke-width=".8" opacity=".5">${rays(100, 140, 240, 32)}</g><rect x="9" y="9" width="182" height="262" rx="7" fill="none" stroke="#E8D49A" stroke-width="1.6"/><rect x="13" y="13" width="174" height="254" rx="5" fill="none" stroke="#E8D49A" stroke-width=".7"/><circle cx="100" cy="140" r="66" fill="url(#pr-coin)" stroke="${INK}" stroke-width="2.5"/><circle cx="100" cy="140" r="58" fill="none" stroke="#7d5a14" stroke-width="2" stroke-dasharray="2 3.2"/>${rose(100, 140, 50, "#6d4c0c", "#EBCB74")}`,
);

const drawn = new Map<string, string>();

/** The inside of a card's drawing; each face, cut and name is drawn once. */
export function cardArt(face: Face, mini: boolean, name: string): string {
  const key = `${face.id}|${mini ? "" : name}`;
  let art = drawn.get(key);
  if (art === undefined) {
    const inner =
      face.kind === "ship"
        ? shipCard(face, mini, name)
        : face.kind === "person"
          ? personCard(face, mini, name)
          : face.kind === "expedition"
            ? expeditionCard(face, mini, name)
            : taxCard(face, mini, name);
    art = framed(inner);
    drawn.set(key, art);
  }
  return art;
}

/** A person's bust for a chip. */
export function cameo(who: Person, family: Family, colour: Colour | null): string {
  return bust(who, clothes(family, colour));
}
