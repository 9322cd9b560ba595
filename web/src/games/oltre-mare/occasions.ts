// When bots say a word at this table.

import { END_OCCASIONS, type Occasion } from "../../lib/botLines";
import type { GameEvent } from "../../lib/protocol";

function goodOf(event: GameEvent): string {
  return event.card?.split("-")[0] ?? "";
}

export const occasions: readonly Occasion[] = [
  ...END_OCCASIONS,
  { name: "venice", kinds: ["venice"], who: "all", chance: 1, lines: 1 },
  // a deal made in private is heard as the one or the other, but by everybody
  { name: "deal", kinds: ["deal", "quiet_deal"], who: "sides", chance: 0.3, lines: 2 },
  {
    name: "refused",
    kinds: ["lapse_declined"],
    announcedBy: "offer",
    who: "self",
    chance: 0.3,
    lines: 1,
  },
  {
    name: "load",
    kinds: ["load"],
    run: { of: goodOf, count: 3 },
    who: "self",
    chance: 0.6,
    lines: 2,
  },
  { name: "pirates", kinds: ["pirates"], least: 2, who: "self", chance: 0.6, lines: 2 },
  { name: "repelled", kinds: ["repelled"], who: "self", chance: 0.6, lines: 1 },
  { name: "compass", kinds: ["jump"], who: "self", chance: 0.6, lines: 1 },
  { name: "ransom", kinds: ["buy_pirates"], who: "self", chance: 0.6, lines: 1 },
  { name: "ducats", kinds: ["ducats"], least: 6, who: "self", chance: 0.5, lines: 1 },
  { name: "token", kinds: ["token"], who: "self", chance: 0.15, lines: 2 },
  { name: "no-token", kinds: ["no_token"], who: "self", chance: 0.2, lines: 1 },
];
