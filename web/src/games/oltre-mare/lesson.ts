// The first lesson of Oltre Mare, step by step; the cards and the bot's decisions are the server's.

import type { Step } from "../../lesson/steps";

const DEED = ".om-btn.primary";
const HAND = ".me .hand";
const DEALS = ".thumb .tab:nth-of-type(2)"; // on a phone, what leads to the desk

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
  // one press sails the whole way; who goes port by port is led on
  { say: "sail", at: ['[data-port="corfu"]'], does: /^sail / },
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
  {
    say: "buy",
    at: [".desk .buy button:not(:disabled)", DEALS],
    does: /^buy deck$/,
  },
  {
    say: "bought",
    at: ['.desk [data-place="new-offer"]', DEALS],
    does: /^offer 1 give pottery-09 0 want - [1-3]$/,
  },
  {
    say: "agreed",
    at: [".desk .answer .om-btn", ".urgent .om-btn.primary"],
    when: "answer",
    does: /^choose 2 1$/,
  },
  { say: "sold", at: [DEED], does: /^finish-trade$/ },
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
