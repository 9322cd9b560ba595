// The five ships, drawn 200 × 160 with the bow to the right, and their marks.

import { GOLD, INK, PAPER, SHIP, VERMILION, type Colour } from "./palette";

/** A square sail from a yard (centre, height, width) down to its foot. */
function sail(cx: number, y1: number, w1: number, y2: number, w2: number, b: number): string {
  return `M${cx - w1 / 2} ${y1}L${cx + w1 / 2} ${y1}C${cx + w1 / 2 + b} ${y1 + (y2 - y1) * 0.35} ${cx + w2 / 2 + b} ${y1 + (y2 - y1) * 0.7} ${cx + w2 / 2 + 2} ${y2}Q${cx + 3} ${y2 - (y2 - y1) * 0.2} ${cx - w2 / 2} ${y2}C${cx - w2 / 2 + b * 0.9} ${y1 + (y2 - y1) * 0.68} ${cx - w1 / 2 + b * 0.9} ${y1 + (y2 - y1) * 0.3} ${cx - w1 / 2} ${y1}Z`;
}

interface Vessel {
  hull: string;
  cut: string;
  masts: string;
  rig: string;
  sails: string[];
  flag: string;
  ports?: string;
}

const VESSELS: Record<Colour, Vessel> = {
  green: {
    hull: "M40 116C70 122 128 122 166 108C162 126 152 139 138 142H66C52 140 44 130 40 116Z",
    cut: "M48 124C80 129 126 128 158 118M54 132C84 136 122 135 150 127",
    masts: "M98 16V120",
    rig: "M98 22L168 106M98 36L52 18M98 104L42 110",
    sails: [
      "M95 37L53 20C46 52 42 84 44 107L95 102C91 82 91 58 95 37Z",
      "M102 30C120 54 140 82 160 104C142 99 122 98 103 101C106 78 106 52 102 30Z",
    ],
    flag: "M98 14C106 10 112 18 120 14V22C112 26 106 18 98 22Z",
  },
  yellow: {
    hull: "M28 104C32 102 40 103 44 110C80 118 132 118 178 100C174 122 160 140 144 142H60C42 138 30 122 28 104Z",
    cut: "M36 118C80 127 130 126 170 113M44 128C84 135 126 134 160 124",
    masts: "M72 40L70 116M118 22V116",
    rig: "M40 20L112 108M88 4L178 104M178 102L192 94",
    sails: [
      "M90 8C98 46 100 80 94 106C122 98 148 98 174 102C144 74 114 42 90 8Z",
      "M42 24C48 54 48 82 42 104C60 98 84 98 106 104C84 80 60 54 42 24Z",
    ],
    flag: "M118 20C126 16 132 24 140 20V28C132 32 126 24 118 28Z",
  },
  blue: {
    hull: "M30 70C36 66 46 68 50 76L54 98C90 108 134 108 160 92C174 92 182 104 178 118C174 134 160 142 146 142H58C38 138 28 108 30 70Z",
    cut: "M40 100C80 118 140 120 176 106M44 114C84 130 140 130 174 118M36 82L48 82M50 128C90 138 140 138 164 130",
    masts: "M78 10V104M132 18V102",
    rig: "M168 96L196 76M132 20L190 80",
    sails: [
      sail(76, 18, 38, 46, 50, 8),
      sail(76, 50, 54, 94, 60, 10),
      sail(130, 26, 34, 50, 44, 8),
      sail(130, 54, 48, 92, 52, 10),
    ],
    flag: "M78 8C86 4 92 12 102 8V16C92 20 86 12 78 16Z",
  },
  red: {
    hull: "M18 96C22 94 28 96 32 102C84 108 140 108 176 96L188 92C184 112 176 134 158 142H44C28 136 20 118 18 96Z",
    cut: "M24 108C80 118 140 118 182 106M30 126C84 134 136 134 170 126",
    ports:
      "M44 113h6v6h-6zM62 115h6v6h-6zM80 116h6v6h-6zM98 116h6v6h-6zM116 116h6v6h-6zM134 115h6v6h-6zM152 113h6v6h-6z",
    masts: "M50 20V102M98 4V104M142 14V100",
    rig: "M178 94L199 74M142 16L197 75M98 6L142 40M50 22L98 44",
    sails: [
      sail(48, 28, 24, 46, 30, 6),
      sail(48, 49, 32, 70, 36, 7),
      sail(48, 73, 38, 96, 40, 7),
      sail(96, 12, 26, 34, 34, 7),
      sail(96, 37, 36, 63, 44, 8),
      sail(96, 66, 46, 97, 48, 9),
      sail(140, 22, 22, 40, 28, 6),
      sail(140, 43, 30, 66, 36, 7),
      sail(140, 69, 38, 94, 40, 7),
      "M152 40C164 54 178 68 192 77C178 78 166 82 158 88C160 70 158 54 152 40Z",
    ],
    flag: "M98 2C106 -2 112 6 122 2V10C112 14 106 6 98 10Z",
  },
  black: {
    hull: "M12 46L38 52L40 68L58 72L62 92C92 102 122 102 146 92L150 80L172 82L194 92C190 98 184 102 178 104C176 124 166 138 152 142H50C28 134 14 92 12 46Z",
    cut: "M20 70L56 78M24 86L60 98C94 108 130 108 176 100M28 104C80 122 140 120 174 110M38 122C84 134 136 132 166 122M18 56L38 60",
    ports:
      "M46 104h7v7h-7zM66 110h7v7h-7zM86 113h7v7h-7zM106 113h7v7h-7zM126 110h7v7h-7zM146 106h7v7h-7zM24 64h5v5h-5zM33 66h5v5h-5z",
    masts: "M44 18V66M92 0V98M140 12V92",
    rig: "M180 94L200 70M140 14L199 71M18 22L66 62",
    sails: [
      sail(90, 10, 36, 38, 50, 9),
      sail(90, 42, 56, 88, 62, 12),
      sail(138, 22, 28, 44, 38, 8),
      sail(138, 48, 42, 82, 46, 10),
      "M20 25C26 36 27 50 24 60C36 56 50 57 62 62C48 52 32 40 20 25Z",
    ],
    flag: "M92 -2C102 -7 110 3 122 -2V8C110 13 102 3 92 8ZM44 16C50 13 56 19 62 16V23C56 26 50 20 44 23Z",
  },
};
// 48 × 40, to be read as black shapes at 24 px: one mast, two lateens, tub, three masts, castle.
export const MARKS: Record<Colour, string> = {
  green:
    "M8 31H42C40 36 37 38 33 38H17C12 38 9 35 8 31ZM22.5 6L11 2L7 28.5H22.5ZM25.5 5L40 28.5H25.5Z",
  yellow:
    "M4 30.5C16 33.5 34 33.5 45 28C43 35 39 38 34 38H14C8 38 5 34 4 30.5ZM22 1L45 25.5C37 25 30 26 24 29C25.5 19 24.5 10 22 1ZM6 7L20.5 29.5C16 28 11 27.5 6 28.5C7.5 21 7.5 14 6 7Z",
  blue: "M3 15L9 16L11 27C22 31 34 31 43 26.5C46 33 41 38 35 38H14C6 38 2 29 3 15ZM12.5 2H25.5C29 11 29 18 27 25.5H14C16.5 18 16 10 12.5 2ZM31 6H41.5C45 13 45 18 43 23H32C34 17 33.5 12 31 6Z",
  red: "M1 30C16 33 32 33 47 28C45 34 42 38 38 38H9C5 37 2 34 1 30ZM4 7H12.5C14 10 14 13 13.5 16H4.5C5.5 13 5.5 10 4 7ZM3.5 18.5H14C15.5 22 15.5 25 15 27.5H4C5 24 5 21.5 3.5 18.5ZM18.5 1H28C30 5 30 9 29 13H19C20.5 9 20 5 18.5 1ZM18 15.5H29.5C31 20 31 24 30.5 28H18.5C20 24 20 20 18 15.5ZM34 6H42C44 9 44 12 43 15H34.5C35.5 12 35.5 9 34 6ZM33.5 17.5H43.5C45 20.5 45 23 44.5 25.5L34 27C35 24 35 21 33.5 17.5Z",
  black:
    "M1 9L9.5 11L10.5 18L15 19L17 28C23 30 30 30 35 27.5L36 23.5L48 26C47 29 45 30.5 43.5 31C42 36 39 38 36 38H12C5 36 1 24 1 9ZM3 1H12L9.5 3.5L12 6H5V9H3ZM17.5 1H31C33 5 33 8.5 32 11.5H18.5C20 8 19.5 4.5 17.5 1ZM17 14H33C35 18 35 22 34 25.5H19C20.5 21 20 17.5 17 14ZM37 6H44C46 11 46 15.5 45 20.5H37.5C39 15.5 39 11 37 6Z",
};

export function ship(colour: Colour): string {
  const vessel = VESSELS[colour];
  const dark = colour === "black";
  const cloth = dark ? "#3b3a39" : SHIP[colour].tint;
  const hatch = `url(#pr-hatch-${dark ? "light" : "dark"}-${colour})`;
  const sails = vessel.sails
    .map(
      (d) =>
        `<path d="${d}" fill="${cloth}"/><path class="pr-hatch" d="${d}" fill="${hatch}" opacity="${dark ? 0.38 : colour === "yellow" ? 0.6 : 0.42}"/><path d="${d}" fill="none" stroke="${INK}" stroke-width="2.1"/>`,
    )
    .join("");
  const ports = vessel.ports
    ? `<path d="${vessel.ports}" fill="${dark ? GOLD : SHIP[colour].tint}" stroke="${PAPER}" stroke-width=".8"/>`
    : "";
  return `<g stroke-linejoin="round" stroke-linecap="round"><path d="${vessel.masts}" stroke="${INK}" stroke-width="3.4" fill="none"/><path d="${vessel.rig}" stroke="${INK}" stroke-width="1.7" fill="none"/>${sails}<path d="${vessel.flag}" fill="${VERMILION}" stroke="${INK}" stroke-width="1.2"/><path d="${vessel.hull}" fill="${INK}" stroke="${INK}" stroke-width="1.5"/><path d="${vessel.cut}" stroke="${PAPER}" stroke-width="1.25" fill="none" opacity=".75"/>${ports}</g>`;
}
