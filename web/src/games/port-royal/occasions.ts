// When bots say a word at this table.

import { END_OCCASIONS, type Occasion } from "../../lib/botLines";

export const occasions: readonly Occasion[] = [
  ...END_OCCASIONS,
  { name: "bust", kinds: ["bust"], who: "self", chance: 0.8, lines: 3 },
  { name: "bust-other", kinds: ["bust"], who: "others", chance: 0.3, lines: 2 },
  { name: "tax", kinds: ["taxed"], who: "self", chance: 1, lines: 2 },
  { name: "claim", kinds: ["claim"], who: "self", chance: 0.7, lines: 1 },
  { name: "crowd", kinds: ["dock"], nth: 5, who: "self", chance: 0.6, lines: 2 },
  { name: "repel", kinds: ["repel"], who: "self", chance: 0.4, lines: 1 },
  { name: "ship", kinds: ["trade"], least: 4, who: "self", chance: 0.6, lines: 2 },
  { name: "hire", kinds: ["hire"], least: 7, who: "self", chance: 0.6, lines: 1 },
  { name: "fee", kinds: ["fee"], who: "self", chance: 0.15, lines: 1 },
  { name: "nothing", kinds: ["skip"], who: "self", chance: 0.1, lines: 1 },
];
