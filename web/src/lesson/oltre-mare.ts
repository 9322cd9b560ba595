// The first lesson of Oltre Mare, step by step; the cards and the bot's decisions are the server's.

import type { Step } from "./steps";

const DEED = ".om-btn.primary";
const HAND = ".me .hand";

function cards(...ids: string[]): string {
  return ids.map((id) => `${HAND} [data-flip="${id}"]`).join(", ");
}

export const steps: readonly Step[] = [
  { say: "welcome", at: ['[data-place="ducats"]'] },
  { say: "hand", at: [HAND] },
  { say: "cargo", at: ['[data-place="cargo-0"]', ".me .figures .narrow"] },
  { say: "parts", at: [DEED], does: /^finish-trade$/ },
  { say: "marks", at: [".plan ul"] },
  {
    say: "play",
    at: [cards("olives-05", "olives-02")],
    does: /^play (?=.*olives-02)(?=.*olives-05)/,
  },
  { say: "sail", at: ['[data-port="patrasso"]'], does: /^sail patrasso$/ },
  { say: "sail-on", at: ['[data-port="corfu"]'], does: /^sail corfu$/ },
  { say: "token", at: [".me .tokens"] },
  { say: "load", at: ['.me .load [data-flip="olives-02"]'], does: /^load .*olives-02$/ },
  {
    say: "offer",
    at: [".desk .offer:has(.accept)", ".urgent .urgent"],
    when: "offer",
    does: /^accept /,
  },
  { say: "prestige", at: [".me .figures > span"], when: "prestige" },
  { say: "buy", at: [".desk .buy button", ".thumb .tab:nth-of-type(2)"], does: /^buy deck$/ },
  { say: "bought", at: [DEED], does: /^finish-trade$/ },
  {
    say: "silk",
    at: [cards("silk-08", "silk-09", "silk-11")],
    does: /^play (?=.*silk-08)(?=.*silk-09)(?=.*silk-11)/,
  },
  { say: "venice", at: [".scoring"] },
  { say: "free", at: [".plan .ports"], does: /^(sail|compass) / },
  { say: "free-on", at: [".plan .ports"], does: /^(sail|compass) / },
  { say: "run", at: [".me .load"], does: /^load / },
  { say: "power", at: ['[data-place="seat-1"]'], when: "discard" },
  { say: "final", at: [".scoring"], when: "final" },
  { say: "end", when: "over" },
];
