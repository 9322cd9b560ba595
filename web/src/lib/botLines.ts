// What bots say now and then: which occasion, whose line, which words.
//
// Everybody at a table hears the same line at the same entry, in two tabs and after a reload, without anything being
// sent or kept: it follows from the table's id, the entry's number and events that all viewers get.

import type { Entry, GameEvent } from "./protocol";
import type { Arguments } from "./words.svelte";

export const LEVELS: ReadonlySet<string> = new Set([
  "cabin-boy",
  "boatswain",
  "captain",
  "admiral",
]);

export interface BotLine {
  /** The entry it was said at, and when that was. */
  seq: number;
  at: number;
  seat: number;
  /** The message with the words, and what it speaks of. */
  line: string;
  /** What a person said, in his own. */
  text?: string;
  args?: Arguments;
}

/** Something worth a word; its name stands in the ids of its messages. */
export interface Occasion {
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
  /** So many such events of a turn one after the other that have the same in common. */
  run?: { of: (event: GameEvent) => string; count: number };
  /** It is about what an event of this kind announced to all; what was said to somebody can be private. */
  announcedBy?: string;
  /** Whatever was said before, this is not passed over. */
  last?: boolean;
}

/** What every game comes to. What comes first goes first, where an entry brings several. */
export const END_OCCASIONS: readonly Occasion[] = [
  { name: "win", kinds: ["win"], who: "self", chance: 1, lines: 2, last: true },
  { name: "lose", kinds: ["win"], who: "others", chance: 1, lines: 2, last: true },
  { name: "last-round", kinds: ["last_round"], who: "all", chance: 1, lines: 1 },
];

const FEWEST_TURNS = 4; // between two lines, and never less than everybody's turn once
const REST = 8_000; // milliseconds between two lines, for tables where bots think fast

/** The line each entry gives rise to, oldest first. `levels` are those of the bots, by seat; null: a person. */
export function linesOf(
  table: string,
  occasions: readonly Occasion[],
  levels: readonly (string | null)[],
  entries: readonly Entry[],
): BotLine[] {
  // whoever plays a seat later, what was said before stays as it was: a person's seat has no lines
  const persons = new Set(entries.flatMap(({ how, seat }) => (how === "person" ? [seat] : [])));
  const bots = levels.flatMap((level, seat) =>
    level !== null && LEVELS.has(level) && !persons.has(seat) ? [seat] : [],
  );
  if (bots.length === 0) return [];
  const all: BotLine[] = [];
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

/** Every message that some occasions can ask for. */
export function allLines(occasions: readonly Occasion[]): string[] {
  return [...LEVELS].flatMap((level) => occasions.flatMap((occasion) => idsOf(level, occasion)));
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
  readonly #toAll = new Map<string, boolean>(); // by kind and number of the event
  readonly #runs = new Map<Occasion, { value: string; count: number }>();

  /** The occasions an entry brings, each with its events. */
  take(
    entry: Entry,
    occasions: readonly Occasion[],
  ): { occasion: Occasion; events: GameEvent[] }[] {
    const found = occasions.map((occasion) => ({ occasion, events: [] as GameEvent[] }));
    for (const event of entry.events ?? []) {
      this.#count(event, occasions);
      for (const { occasion, events } of found) if (this.#is(occasion, event)) events.push(event);
    }
    return found.filter(({ events }) => events.length > 0);
  }

  #count(event: GameEvent, occasions: readonly Occasion[]): void {
    if (event.kind === "turn") {
      this.turns += 1;
      this.#times = {};
      this.#runs.clear();
    }
    this.#times[event.kind] = (this.#times[event.kind] ?? 0) + 1;
    this.#toAll.set(`${event.kind} ${event.number}`, event.other === undefined);
    for (const occasion of occasions) {
      if (!occasion.run || !occasion.kinds.includes(event.kind)) continue;
      const value = occasion.run.of(event);
      const before = this.#runs.get(occasion);
      this.#runs.set(occasion, { value, count: before?.value === value ? before.count + 1 : 1 });
    }
  }

  #is(occasion: Occasion, event: GameEvent): boolean {
    return (
      occasion.kinds.includes(event.kind) &&
      (event.amount ?? 0) >= (occasion.least ?? -Infinity) &&
      (occasion.nth === undefined || this.#times[event.kind] === occasion.nth) &&
      (occasion.announcedBy === undefined ||
        this.#toAll.get(`${occasion.announcedBy} ${event.number}`) === true) &&
      (occasion.run === undefined || this.#runs.get(occasion)?.count === occasion.run.count)
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
