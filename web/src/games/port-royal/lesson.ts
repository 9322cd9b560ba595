// The first lesson of Port Royal, step by step; the cards and the bot's decisions are the server's.

import type { Step } from "../../lesson/steps";

const DRAW = '[aria-keyshortcuts="D"]';
const STOP = '[aria-keyshortcuts="S"]';
const draw = /^draw$/;
const stop = /^stop$/;

function inHarbour(card: string): string {
  return `[data-pr^="harbour:${card}"]`;
}

export const steps: readonly Step[] = [
  { say: "welcome" },
  { say: "yours", at: ['[data-pr="panel:0"]', ".stats.big"] },
  { say: "draw", at: [DRAW], does: draw },
  { say: "ship", at: [inHarbour("ship_blue")] },
  { say: "odds", at: [DRAW], does: draw },
  { say: "person", at: [inHarbour("sailor_1")], does: draw },
  { say: "stop", at: [STOP], does: stop },
  { say: "take-ship", at: [inHarbour("ship_green")], does: /^take ship_green/ },
  { say: "fee", at: ['[data-pr="coins:0"]'], when: "fee" },
  { say: "hire", at: [inHarbour("sailor_2")], does: /^take sailor_2$/ },
  { say: "again", at: [DRAW], does: draw },
  { say: "tax", at: ['[data-pr="coins:1"]', '[data-pr="panel:1"]'] },
  { say: "after-tax", at: [DRAW], does: draw },
  { say: "yellow", at: [DRAW], does: draw },
  { say: "repel", at: ['[aria-keyshortcuts="R"]'], does: /^repel$/ },
  { say: "swords", at: [DRAW], does: draw },
  { say: "expedition", at: ['[data-pr^="row:"]'], does: draw },
  { say: "captain", at: [STOP], does: stop },
  { say: "hire-captain", at: [inHarbour("captain")], does: /^take captain$/ },
  { say: "claim", at: ['[aria-keyshortcuts="C"]'], does: /^claim / },
  { say: "bust", when: "bust" },
  { say: "picks", at: [DRAW], does: draw },
  { say: "colours", at: [DRAW], does: draw },
  { say: "low", at: [DRAW], does: draw },
  { say: "dare", at: [DRAW], does: draw },
  { say: "third-sailor", at: [inHarbour("sailor_3")], does: draw },
  { say: "four", at: [STOP], does: stop },
  { say: "first-coins", at: [inHarbour("ship_blue")], does: /^take ship_blue/ },
  { say: "twelfth", at: [inHarbour("sailor_3")], does: /^take sailor_3$/ },
  { say: "last-round", at: ['[data-pr="points:0"]'], when: "last_round" },
  { say: "end", when: "over" },
];
