// What happened, as lines of the log: which icon, which sentence, what it means in ducats.

import type { Said } from "../../lib/lines";
import type { Entry, GameEvent } from "../../lib/protocol";
import { standing } from "../../lib/standing";
import { tell } from "../../lib/tell";
import { w } from "../../lib/words.svelte";
import { GAME } from "./data";

export interface Line {
  key: string;
  /** The entry it tells of. */
  entry: number;
  icon: string;
  text: string;
  seat?: number;
  ducats: number;
  heading: boolean;
  /** A bot's words, not what happened. */
  said?: boolean;
  /** A scoring that can be looked at line by line. */
  scoring?: GameEvent[];
}

const GAINS = new Set([
  "influence",
  "ducats",
  "calm_sea",
  "rank_prestige",
  "rank_tokens",
  "run",
  "hand_cards",
]);
const COSTS = new Set(["buy", "buy_pirates", "loss"]);

const ICONS: Record<string, string> = {
  influence: "local_influence",
  discard: "pirate",
  buy: "ducat",
  buy_pirates: "pirate",
  see: "hand",
  deal: "trade",
  quiet_deal: "trade",
  hand_over: "hand",
  prestige: "laurel",
  play: "hand",
  ducats: "ducat",
  calm_sea: "calm_sea",
  pirates: "pirate",
  pirate: "pirate",
  repelled: "pirates_repelled",
  draws: "draw",
  ships: "ship",
  sail: "ship",
  token: "anchor",
  no_token: "anchor",
  compass: "compass",
  jump: "compass",
  stay: "compass",
  load: "bale",
  venice: "lion",
  final: "lion",
  rank_prestige: "laurel",
  return_prestige: "laurel",
  run: "bale",
  keep: "bale",
  loss: "pirate",
  rank_tokens: "anchor",
  win: "laurel",
  over: "laurel",
};

const SCORING = new Set([
  "rank_prestige",
  "return_prestige",
  "run",
  "keep",
  "unload",
  "loss",
  "rank_tokens",
  "hand_cards",
]);

/** The events of a scoring that begins at one of the events of an entry. */
export function scoringFrom(events: readonly GameEvent[], start: number): GameEvent[] {
  const found: GameEvent[] = [];
  for (let i = start; i < events.length; i++) {
    const event = events[i] as GameEvent;
    if (i > start && !SCORING.has(event.kind)) break;
    found.push(event);
  }
  return found;
}

/** The last scoring of a kind among some entries. */
export function lastScoring(
  entries: readonly Entry[],
  kind: "venice" | "final",
): GameEvent[] | null {
  for (let i = entries.length - 1; i >= 0; i--) {
    const events = entries[i]?.events ?? [];
    const start = events.findIndex((event) => event.kind === kind);
    if (start >= 0) return scoringFrom(events, start);
  }
  return null;
}

/** What an event means for its seat in ducats. */
function ducatsOf(event: GameEvent): number {
  const amount = event.amount ?? 0;
  if (GAINS.has(event.kind)) return amount;
  return COSTS.has(event.kind) ? -amount : 0;
}

/** Lines of the log, newest first; what was taken back is not told. */
export function lines(
  entries: readonly Entry[],
  names: readonly string[],
  said: ReadonlyMap<number, Said>,
  most = 250,
): Line[] {
  const found: Line[] = [];
  const kept = standing(entries);
  for (let i = kept.length - 1; i >= 0 && found.length < most; i--) {
    const entry = kept[i] as Entry;
    if (entry.kind === "undone") {
      found.push({
        key: `${entry.seq}`,
        entry: entry.seq,
        icon: "quill",
        text: w("web-oltre-mare-log-undone", { name: names[entry.seat ?? 0] ?? "" }),
        ducats: 0,
        heading: false,
        ...(entry.seat === undefined ? {} : { seat: entry.seat }),
      });
    }
    if (entry.kind !== "decided") continue;
    const events = entry.events ?? [];
    const words = said.get(entry.seq);
    const turn = events.findIndex((event) => event.kind === "turn");
    if (words && turn < 0) found.push(spoken(words, names));
    for (let j = events.length - 1; j >= 0; j--) {
      const event = events[j] as GameEvent;
      const text = tell(GAME, event, names)?.replaceAll(" × ", "\u00a0×\u00a0"); // never apart
      if (text === undefined) continue;
      const isScoring = event.kind === "venice" || event.kind === "final";
      found.push({
        key: `${entry.seq}.${j}`,
        entry: entry.seq,
        icon: ICONS[event.kind] ?? (event.kind === "turn" ? "ship" : "trade"),
        text,
        ducats: ducatsOf(event),
        heading: event.kind === "turn",
        ...(event.seat === undefined ? {} : { seat: event.seat }),
        ...(isScoring ? { scoring: scoringFrom(events, j) } : {}),
      });
      if (words && j === turn) found.push(spoken(words, names)); // it belongs to the turn before
    }
  }
  return found;
}

function spoken(words: Said, names: readonly string[]): Line {
  return {
    key: `${words.seq}.said`,
    entry: words.seq,
    icon: "quill",
    text: w("lines-said", { name: names[words.seat] ?? "", line: w(words.line) }),
    seat: words.seat,
    ducats: 0,
    heading: false,
    said: true,
  };
}
