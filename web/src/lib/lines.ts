// What bots say now and then: which occasion, whose line, which words.
//
// Everybody at a table hears the same line at the same entry, in two tabs and after a reload, without anything being
// sent or kept: it follows from the table's id, the entry's number and events that all viewers get.

import type { Entry, GameEvent } from "./protocol";

export const LEVELS: ReadonlySet<string> = new Set([
  "cabin-boy",
  "boatswain",
  "captain",
  "admiral",
]);

export interface Said {
  /** The entry it was said at, and when that was. */
  seq: number;
  at: number;
  seat: number;
  /** The message with the words. */
  line: string;
}

/** Something worth a word; its name stands in the ids of its messages. */
interface Occasion {
  name: string;
  /** Events it comes with. Only those that nobody at the table is spared: a line must not tell of a secret. */
  kinds: readonly string[];
  who: "self" | "sides" | "others" | "all";
  /** How often it is taken up where somebody could speak. */
  chance: number;
  /** How many lines each level has for it. */
  lines: number;
  /** The least amount of such an event. */
  least?: number;
  /** The how manieth such event of a turn it is. */
  nth?: number;
  /** So many cards of one good one after the other. */
  alike?: number;
  /** It is about an offer to all; one to somebody can be private. */
  toAll?: boolean;
  /** Whatever was said before, this is not passed over. */
  last?: boolean;
}

// What comes first goes first, where an entry brings several.
const EITHER_END: readonly Occasion[] = [
  { name: "win", kinds: ["win"], who: "self", chance: 1, lines: 2, last: true },
  { name: "lose", kinds: ["win"], who: "others", chance: 1, lines: 2, last: true },
  { name: "last-round", kinds: ["last_round"], who: "all", chance: 1, lines: 1 },
];

export const OCCASIONS: Readonly<Record<string, readonly Occasion[]>> = {
  "port-royal": [
    ...EITHER_END,
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
  ],
  "oltre-mare": [
    ...EITHER_END,
    { name: "venice", kinds: ["venice"], who: "all", chance: 1, lines: 1 },
    // a deal made in private is heard as the one or the other, but by everybody
    { name: "deal", kinds: ["deal", "quiet_deal"], who: "sides", chance: 0.3, lines: 2 },
    { name: "refused", kinds: ["lapse_declined"], toAll: true, who: "self", chance: 0.3, lines: 1 },
    { name: "load", kinds: ["load"], alike: 3, who: "self", chance: 0.6, lines: 2 },
    { name: "pirates", kinds: ["pirates"], least: 2, who: "self", chance: 0.6, lines: 2 },
    { name: "repelled", kinds: ["repelled"], who: "self", chance: 0.6, lines: 1 },
    { name: "compass", kinds: ["jump"], who: "self", chance: 0.6, lines: 1 },
    { name: "ransom", kinds: ["buy_pirates"], who: "self", chance: 0.6, lines: 1 },
    { name: "ducats", kinds: ["ducats"], least: 6, who: "self", chance: 0.5, lines: 1 },
    { name: "token", kinds: ["token"], who: "self", chance: 0.15, lines: 2 },
    { name: "no-token", kinds: ["no_token"], who: "self", chance: 0.2, lines: 1 },
  ],
};

const FEWEST_TURNS = 4; // between two lines, and never less than everybody's turn once
const REST = 8_000; // milliseconds between two lines, for tables where bots think fast

/** The line each entry gives rise to, oldest first. `levels` are those of the bots, by seat; null: a person. */
export function linesOf(
  table: string,
  game: string,
  levels: readonly (string | null)[],
  entries: readonly Entry[],
): Said[] {
  const occasions = OCCASIONS[game] ?? [];
  // whoever plays a seat later, what was said before stays as it was: a person's seat has no lines
  const persons = new Set(entries.flatMap(({ how, seat }) => (how === "person" ? [seat] : [])));
  const bots = levels.flatMap((level, seat) =>
    level !== null && LEVELS.has(level) && !persons.has(seat) ? [seat] : [],
  );
  if (bots.length === 0) return [];
  const all: Said[] = [];
  const heard = new Set<string>(); // nobody tells a joke twice
  const happened = new Happened();
  let [turn, occasionBefore] = [0, ""];
  for (const entry of entries) {
    if (entry.kind !== "decided") continue;
    const met = happened.take(entry, occasions);
    const before = all.at(-1);
    const isTime =
      happened.turns - turn >= Math.max(FEWEST_TURNS, levels.length) &&
      entry.at - (before?.at ?? -Infinity) >= REST;
    for (const { occasion, events } of met) {
      if ((!isTime && !occasion.last) || occasion.name === occasionBefore) continue;
      const pick = picker(`${table} ${entry.seq} ${occasion.name}`);
      if (pick() >= occasion.chance) continue;
      const speakers = speakersOf(occasion, events, entry, bots).filter(
        (seat) => bots.length === 1 || seat !== before?.seat,
      );
      const seat = speakers[Math.floor(pick() * speakers.length)];
      if (seat === undefined) continue;
      const fresh = idsOf(levels[seat] ?? "", occasion).filter((id) => !heard.has(id));
      const line = fresh[Math.floor(pick() * fresh.length)];
      if (line === undefined) continue;
      heard.add(line);
      all.push({ seq: entry.seq, at: entry.at, seat, line });
      [turn, occasionBefore] = [happened.turns, occasion.name];
      break;
    }
  }
  return all;
}

/** Every message that can be asked for. */
export function allLines(): string[] {
  const occasions = new Set(Object.values(OCCASIONS).flat());
  return [...LEVELS].flatMap((level) =>
    [...occasions].flatMap((occasion) => idsOf(level, occasion)),
  );
}

function idsOf(level: string, occasion: Occasion): string[] {
  return Array.from(
    { length: occasion.lines },
    (_, i) => `lines-${level}-${occasion.name}-${i + 1}`,
  );
}

function speakersOf(
  occasion: Occasion,
  events: readonly GameEvent[],
  entry: Entry,
  bots: readonly number[],
): number[] {
  const own = new Set(events.map((event) => event.seat ?? entry.seat)); // several can win together
  const sides = new Set(events.flatMap((event) => [event.seat, event.other]));
  const may: Record<Occasion["who"], (seat: number) => boolean> = {
    self: (seat) => own.has(seat),
    sides: (seat) => sides.has(seat),
    others: (seat) => !own.has(seat),
    all: () => true,
  };
  return bots.filter(may[occasion.who]);
}

/** What a turn has brought so far. */
class Happened {
  turns = 0;
  #times: Record<string, number> = {};
  readonly #toAll = new Map<number | undefined, boolean>(); // offers by their numbers
  #good = "";
  #alike = 0;

  /** The occasions an entry brings, each with its events. */
  take(
    entry: Entry,
    occasions: readonly Occasion[],
  ): { occasion: Occasion; events: GameEvent[] }[] {
    const found = occasions.map((occasion) => ({ occasion, events: [] as GameEvent[] }));
    for (const event of entry.events ?? []) {
      this.#count(event);
      for (const { occasion, events } of found) if (this.#is(occasion, event)) events.push(event);
    }
    return found.filter(({ events }) => events.length > 0);
  }

  #count(event: GameEvent): void {
    if (event.kind === "turn") {
      this.turns += 1;
      this.#times = {};
      [this.#good, this.#alike] = ["", 0];
    }
    this.#times[event.kind] = (this.#times[event.kind] ?? 0) + 1;
    if (event.kind === "offer") this.#toAll.set(event.number, event.other === undefined);
    if (event.kind !== "load") return;
    const good = event.card?.split("-")[0] ?? "";
    this.#alike = good === this.#good ? this.#alike + 1 : 1;
    this.#good = good;
  }

  #is(occasion: Occasion, event: GameEvent): boolean {
    return (
      occasion.kinds.includes(event.kind) &&
      (event.amount ?? 0) >= (occasion.least ?? -Infinity) &&
      (occasion.nth === undefined || this.#times[event.kind] === occasion.nth) &&
      (!occasion.toAll || this.#toAll.get(event.number) === true) &&
      (occasion.alike === undefined || this.#alike === occasion.alike)
    );
  }
}

/** Numbers from 0 up to 1 that follow from a text, the same in every browser. */
function picker(text: string): () => number {
  let state = 2166136261; // FNV-1a
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0; // mulberry32
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
