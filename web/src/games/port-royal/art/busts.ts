// The eleven persons as cut-paper profiles, 200 × 220, facing right; each told by one attribute.

import { icon } from "./icons";
import { GOLD, INK, PAPER, SEA, VERMILION } from "./palette";

const FACE =
  "C124 38 134 56 134 76C134 82 133 85 135 89C139 96 147 103 148 107C149 110 145 111 140.5 112C140 114 142 117 142.5 119C142.5 121 140 122 138 123C140 125 141.5 127 140.5 129.5C139 132 137 132 137 134.5C138 139 141 143 138.5 147C135 151.5 125 150.5 117 149C112 157 113 168 120 174";
const BACK = "C74 168 75 158 73 148C58 136 52 112 54 90C56 60 74 40 100 40Z";
export const HEAD = `M100 40${FACE}L120 190H70L66 174${BACK}`;
export const COAT =
  "M66 170C76 182 108 184 120 170C140 178 160 186 168 226H22C26 192 44 180 66 170Z";
const LADY =
  "M104 48C124 48 131 62 131 78C131 84 130 87 132 91C135 97 140 102 141 105.5C141.5 108 138 109 135.5 110C135 112 137.5 114.5 137.5 116.5C137.5 118.5 135 119.5 134 120.5C135.5 122 136 124 135 126C134 128 132.5 129 132.5 131.5C133 136 133.5 139 130 143C126 148 118 147 112 146C107 154 107 164 114 172C128 178 150 184 160 200L150 226H36L40 200C52 184 70 180 80 172C86 162 84 150 80 140C66 130 60 110 62 90C64 64 82 48 104 48Z";
const SILHOUETTE = "#2D4B60";

export const PERSONS = [
  "trader",
  "settler",
  "captain",
  "priest",
  "jack",
  "sailor",
  "pirate",
  "mademoiselle",
  "jester",
  "admiral",
  "governor",
] as const;
export type Person = (typeof PERSONS)[number];

function shape(d: string, fill = INK, stroke = INK, width = 2): string {
  return `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
}

function line(d: string, width = 2, colour = PAPER): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

function bell(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="8" fill="${GOLD}" stroke="${INK}" stroke-width="2"/><path d="M${x - 3} ${y + 2}h6" stroke="${INK}" stroke-width="2"/>`;
}

const head = shape(HEAD, SILHOUETTE);
const hair = shape("M54 86C50 110 56 134 72 148C84 142 80 128 88 118C84 108 92 100 96 80Z");

const DRAWN: Record<Person, (tint: string) => string> = {
  trader: (tint) =>
    shape("M58 60C36 52 20 30 22 6C44 16 66 32 74 54Z", PAPER) +
    line("M26 12C38 32 52 46 68 54M34 26L30 36M44 38L42 50", 1.4, INK) +
    head +
    hair +
    shape(
      "M46 82C32 54 58 26 100 25C140 25 156 46 148 64C145 71 138 73 134 72C108 62 76 68 46 82Z",
      tint,
    ) +
    line("M56 74C82 60 112 56 140 62", 2.4) +
    shape("M116 154C122 156 136 156 138 146C144 160 132 172 120 170Z") +
    shape(COAT, tint) +
    shape("M60 168C76 186 112 188 124 168L136 178C124 200 64 202 46 178Z", PAPER) +
    line("M60 178l4 8M72 184l3 8M86 187v9M100 187l-1 9M114 184l-4 8M126 178l-5 7", 1.6, INK) +
    line("M92 200V226", 1.6),
  settler: (tint) =>
    line("M30 226L52 28", 6, INK) +
    shape("M44 30L60 32L64 2C52 -6 44 4 40 8Z", tint) +
    head +
    hair +
    shape("M64 74C62 42 72 26 100 26C126 26 136 44 134 70Z", tint) +
    shape("M22 82C58 60 132 56 180 74C150 86 60 90 22 82Z", tint) +
    line("M66 66C90 58 116 57 134 62", 4, INK) +
    line("M40 79C76 66 128 64 164 74", 1.3, INK) +
    shape(COAT, tint) +
    line("M66 174L94 204L122 174M94 204V226", 2) +
    shape("M72 170L94 196L114 170C108 182 80 182 72 170Z", PAPER, INK, 1.6),
  captain: (tint) =>
    shape("M66 138C52 146 44 168 50 190C58 184 64 170 74 158Z") +
    head +
    hair +
    line("M134 90L160 85", 7, INK) +
    shape("M146 80L184 69L188 84L150 95Z", GOLD) +
    line("M160 76L164 91M173 72L177 87", 1.8, INK) +
    shape(
      "M34 88C16 58 36 38 56 46C74 24 132 22 150 44C168 36 186 56 172 78C156 66 144 68 134 78C106 66 64 70 34 88Z",
      tint,
    ) +
    line("M42 82C70 64 108 58 138 68C150 62 162 64 170 72", 3, GOLD) +
    `<circle cx="104" cy="46" r="8" fill="${GOLD}" stroke="${INK}" stroke-width="2"/>` +
    shape("M56 150L74 152L70 164L54 160Z", VERMILION, INK, 1.4) +
    shape(COAT, tint) +
    shape("M64 168L60 146L88 168L116 166L124 152L126 176L96 188Z", tint) +
    line("M96 190V226M64 170L96 190L126 174", 2) +
    `<g fill="${GOLD}"><circle cx="106" cy="200" r="3.4"/><circle cx="107" cy="214" r="3.4"/></g>`,
  priest: (tint) =>
    head +
    shape(
      "M118 36C98 20 74 10 48 12C42 46 38 92 45 128C48 150 40 168 26 182V226H168C164 198 148 184 128 172C116 174 106 166 105 154C97 138 96 116 104 98C110 82 130 70 133 58C132 48 126 41 118 36Z",
      tint,
    ) +
    line("M122 50C104 62 91 84 88 108C86 130 90 148 98 162", 2.2) +
    line("M66 30C58 60 56 100 62 132M34 188C66 214 124 214 158 194", 1.8, INK) +
    line("M100 184L113 200L128 186", 2) +
    shape("M109 198h8v7h7v8h-7v15h-8v-15h-7v-8h7z", GOLD, INK, 1.4),
  jack: (tint) =>
    line("M46 226L42 62", 7, INK) +
    shape("M24 46C34 42 44 42 52 45H62V65H52C42 62 32 60 20 64C18 56 20 50 24 46Z", "#9AA09E") +
    head +
    hair +
    shape(
      "M52 82C46 50 66 30 100 30C130 30 140 50 138 64L160 70C162 76 156 80 150 79L134 76C106 68 78 70 52 82Z",
      tint,
    ) +
    line("M56 76C84 64 110 62 138 68", 2.4) +
    shape("M114 154C122 158 136 154 138 146C140 152 138 160 128 162C122 163 116 160 114 154Z") +
    shape(COAT, tint) +
    shape("M64 170C78 184 108 186 120 170L128 182L98 200L58 180Z", VERMILION) +
    line("M98 200L92 222L106 220Z", 2, INK) +
    line("M52 186V226M140 190V226", 5, INK),
  sailor: (tint) =>
    shape("M62 92C44 96 34 112 24 108C30 122 48 124 64 112Z", tint) +
    head +
    hair +
    shape("M54 88C48 54 68 32 100 32C128 32 138 54 136 76C108 72 80 74 54 88Z", tint) +
    line("M56 82C82 68 112 66 136 72", 2) +
    `<g fill="${PAPER}"><circle cx="74" cy="56" r="3"/><circle cx="94" cy="46" r="3"/><circle cx="114" cy="50" r="3"/><circle cx="92" cy="62" r="3"/><circle cx="112" cy="64" r="2.6"/></g>` +
    `<circle cx="86" cy="124" r="6" fill="none" stroke="${GOLD}" stroke-width="3"/>` +
    shape(COAT, PAPER) +
    `<g stroke="${SEA}" stroke-width="6" fill="none"><path d="M50 186C80 198 116 198 140 186M36 200C78 214 124 214 156 200M28 216C76 230 130 230 164 215"/></g>` +
    shape("M62 168C76 182 110 184 124 168L132 180L98 198L54 180Z", tint),
  pirate: (tint) =>
    shape("M60 134C44 150 46 172 54 186C66 182 74 166 78 150Z") +
    shape("M62 44C40 40 28 22 32 4C52 6 74 22 80 42Z", VERMILION) +
    line("M36 10C46 26 58 36 74 42", 1.4) +
    head +
    hair +
    shape(
      "M34 88C16 58 36 38 56 46C74 24 132 22 150 44C168 36 186 56 172 78C156 66 144 68 134 78C106 66 64 70 34 88Z",
    ) +
    line("M42 82C70 64 108 58 138 68C150 62 162 64 170 72", 2.6, GOLD) +
    `<g transform="translate(86 34)">${icon("skull", 0, 0, 30, PAPER)}</g>` +
    line("M60 92L132 88", 3) +
    shape("M118 84L136 82L135 98C128 102 120 98 118 84Z", PAPER, INK, 1.4) +
    shape(
      "M86 124C96 148 104 150 116 142C128 140 138 140 140 132C150 150 140 182 122 190C104 184 90 160 86 124Z",
    ) +
    line("M108 152C112 164 118 174 122 182M122 148C124 158 126 168 126 178", 1.6) +
    `<circle cx="84" cy="126" r="6.5" fill="none" stroke="${GOLD}" stroke-width="3"/>` +
    shape(COAT, tint) +
    shape("M62 170L84 226H52L36 190Z", INK) +
    shape("M122 172L110 226H142L148 186Z", INK) +
    line("M62 172L84 224M122 174L110 224", 2.4, GOLD),
  mademoiselle: (tint) =>
    shape("M58 58C30 50 20 26 30 2C50 8 70 28 76 50Z", tint) +
    line("M32 8C40 30 52 44 68 52", 1.4, INK) +
    shape("M76 46C66 22 74 4 88 -6C102 10 104 30 96 50Z", PAPER) +
    line("M88 0C90 18 90 32 88 46", 1.4, INK) +
    shape(LADY, SILHOUETTE) +
    shape(
      "M60 100C44 92 44 62 62 50C64 34 92 26 108 34C128 32 138 52 132 66C122 62 112 66 106 76C98 86 92 96 90 108C80 114 66 110 60 100Z",
    ) +
    line("M66 92C60 76 70 58 92 52M80 100C76 84 88 66 112 60", 1.8) +
    shape("M62 112C52 122 52 140 60 152C68 160 76 152 72 144C78 136 76 124 74 116Z") +
    `<circle cx="92" cy="122" r="4" fill="${GOLD}"/><circle cx="92" cy="131" r="3" fill="${GOLD}"/>` +
    line("M84 158C92 163 102 163 109 158", 5, tint) +
    shape("M36 206C60 190 74 214 98 200C122 214 134 188 160 202L158 226H34Z", tint) +
    line("M40 212C60 200 76 220 98 208C120 220 136 198 154 208", 2),
  jester: (tint) =>
    shape("M84 60C50 60 28 40 16 66C14 74 18 82 22 84C36 66 48 92 60 96Z", VERMILION) +
    shape("M70 70C58 40 74 10 106 6C98 26 104 40 116 50Z", GOLD) +
    shape("M96 52C124 34 158 30 176 62C178 70 174 76 170 78C156 62 146 66 136 78Z", tint) +
    head +
    shape(
      "M52 96C46 64 66 42 98 40C126 40 138 60 136 80C128 74 116 74 110 82C102 94 98 112 84 132C72 132 54 118 52 96Z",
      tint,
    ) +
    shape(
      "M98 40C112 40 124 44 130 56C118 60 108 70 104 90C98 106 92 120 84 132C78 132 72 128 70 126C74 96 82 60 98 40Z",
      VERMILION,
    ) +
    bell(20, 88) +
    bell(108, 6) +
    bell(170, 82) +
    shape(COAT, tint) +
    shape(
      "M50 178L62 160L76 172L92 162L104 174L120 160L136 178L146 196L128 192L122 212L106 196L92 216L80 196L62 212L58 192L38 198Z",
      PAPER,
    ) +
    line("M60 178L64 196M78 180L80 194M96 180L94 204M112 180L108 194M126 180L124 198", 1.5, INK),
  admiral: (tint) =>
    shape("M66 138C54 148 50 168 54 184C64 178 70 166 76 154Z", PAPER) +
    head +
    shape("M60 82C54 110 60 126 76 134C82 120 78 104 86 92Z", PAPER) +
    line("M66 96C66 110 70 120 76 126", 1.4, INK) +
    shape(
      "M22 92C30 40 66 10 100 14C136 10 168 44 178 88C150 66 124 60 100 66C72 66 46 76 22 92Z",
      tint,
    ) +
    line("M32 82C44 44 72 24 100 26C130 24 154 48 168 78", 2.6, GOLD) +
    `<circle cx="114" cy="48" r="11" fill="${VERMILION}" stroke="${INK}" stroke-width="2"/><circle cx="114" cy="48" r="5" fill="${PAPER}"/>` +
    shape(COAT, tint) +
    shape("M64 170L60 144L90 168L116 166L124 150L128 176L96 190Z", tint) +
    line("M62 150L94 186L126 158", 2.4, GOLD) +
    shape("M26 196C28 180 56 174 68 184C70 192 64 198 56 200Z", GOLD) +
    line("M28 200l-3 16M36 201l-2 16M44 202l-1 16M52 201v16M60 199l1 14", 3, GOLD) +
    shape("M108 196l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z", GOLD, INK, 1.2),
  governor: (tint) =>
    head +
    shape(
      "M102 22C62 16 34 50 40 92C28 104 30 124 38 132C28 146 32 166 44 172C42 188 62 202 78 190C92 194 102 180 96 168C104 156 98 146 92 142C100 130 96 118 92 112C98 98 104 84 120 76C136 74 140 56 132 46C128 30 116 22 102 22Z",
      PAPER,
    ) +
    line(
      "M60 60C70 44 92 40 108 50M52 84C62 66 84 58 104 64M48 104C58 92 72 90 84 98M46 124C58 114 72 116 82 124M44 146C56 136 72 140 82 148M50 168C62 158 76 162 86 172M118 34C128 44 128 56 118 64",
      2.2,
      INK,
    ) +
    shape(COAT, tint) +
    shape(
      "M108 164C118 170 128 168 130 172C124 184 136 190 128 200C136 208 126 220 118 226H104C108 212 98 206 104 196C98 188 104 176 108 164Z",
      PAPER,
    ) +
    line("M112 182C118 184 122 184 126 182M108 202C114 205 120 205 126 202", 1.5, INK) +
    line("M44 188C60 214 84 222 104 214", 4, GOLD) +
    line("M150 190C146 204 138 212 126 216", 4, GOLD),
};

export function bust(who: Person, tint: string): string {
  return `<g stroke-linejoin="round" stroke-linecap="round">${DRAWN[who](tint)}</g>`;
}
