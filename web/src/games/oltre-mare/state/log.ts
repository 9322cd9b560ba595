// What happened, as lines of the log: which icon, which sentence, what it means in ducats.

import type { BotLine } from "../../../lib/botLines";
import type { Entry, GameEvent } from "../../../lib/protocol";
import { standing } from "../../../lib/standing";
import { card } from "./cards";
import { goodName } from "./names";
import { eventText, toldText } from "./sentences";
import { w } from "../../../lib/words.svelte";
import type { Bundle, TableView } from "./view";

export interface Line {
  key: string;
  /** The entry it tells of. */
  entry: number;
  icon: string;
  text: string;
  /** What is said where pictures tell the rest. */
  lead?: string;
  /** What was offered for what, and the cards that were played or loaded: as pictures. */
  swap?: readonly [Bundle, Bundle];
  cards?: string[];
  seat?: number;
  ducats: number;
  /** A bot's words, not what happened. */
  said?: boolean;
  /** An offer that came to nothing. */
  ended?: boolean;
  /** Who got prestige by it, as sentences. */
  prestige?: string;
  /** A scoring that can be looked at line by line. */
  scoring?: GameEvent[];
}

/** A turn: lines from old to new. */
export interface Chapter {
  key: string;
  heading: string;
  seat?: number;
  lines: Line[];
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

/** How many ducats more a seat pays its partner in a deal than it gets. */
export function ducatsPaid({ kind, amount, give, want }: GameEvent): number {
  if (kind === "quiet_deal") return amount ?? 0;
  return kind === "deal" ? (give?.ducats ?? 0) - (want?.ducats ?? 0) : 0;
}

/** What an event means for its seat in ducats, deals apart. */
export function ducatsOf(event: GameEvent): number {
  const amount = event.amount ?? 0;
  if (GAINS.has(event.kind)) return amount;
  return COSTS.has(event.kind) ? -amount : 0;
}

// What the line of an offer, of a deal or of a phase already says.
const UNSAID = new Set(["trade", "finish_trade", "hand_over", "answer", "answer_void", "over"]);
const ENDS_OFFER = new Set(["decline", "withdraw"]);
const GATHERED = new Set(["discard", "play", "load", "see"]); // card after card: one line for all
const SHOWN = new Set(["play", "load", "see"]); // as pictures

/**
 * The log by turns, both from old to new; what was taken back is not told. `you`: the seat of whoever reads it; `first`:
 * whose turn it is before any event tells of one.
 */
export function chapters(
  entries: readonly Entry[],
  names: readonly string[],
  you: number | null,
  said: ReadonlyMap<number, BotLine>,
  first?: number,
): Chapter[] {
  const book = new Book(names, you, first);
  for (const entry of standing(entries)) {
    if (entry.kind === "undone") book.undone(entry);
    if (entry.kind !== "decided") continue;
    const events = entry.events ?? [];
    const words = said.get(entry.seq);
    const turn = events.findIndex((event) => event.kind === "turn");
    events.forEach((event, i) => {
      if (words && i === turn) book.say(words); // it belongs to the turn before
      book.tell(entry, i, event, events);
    });
    if (words && turn < 0) book.say(words);
  }
  return book.chapters;
}

/** Who has the first turn these entries tell of, where they begin with the game: no event says so. */
export function opener(
  entries: readonly Entry[],
  view: Pick<TableView, "start" | "round" | "active" | "seats">,
): number | undefined {
  const { start, round, active, seats } = view;
  const turn = entries.flatMap(({ events = [] }) => events).find(({ kind }) => kind === "turn");
  const isFirst = turn
    ? turn.number === 1 && turn.seat === (start + 1) % seats.length
    : round === 1 && active === start;
  return isFirst ? start : undefined;
}

class Book {
  readonly chapters: Chapter[] = [];
  #offers = new Map<number, Line>(); // of this turn
  #gathering: { kind: string; seat: number | undefined; line: Line } | null = null;

  constructor(
    readonly names: readonly string[],
    readonly you: number | null,
    readonly first: number | undefined,
  ) {}

  tell(entry: Entry, place: number, event: GameEvent, events: readonly GameEvent[]): void {
    const { kind, seat } = event;
    if (kind === "turn") return this.#turn(entry, event);
    const text = eventText(event, this.names, this.you);
    if (text === null) return;
    if (GATHERED.has(kind) && this.#gathers(event)) return;
    this.#gathering = null;
    if (kind === "finish_trade") for (const offer of this.#offers.values()) offer.ended = true;
    if (this.#isAboutOffer(event) || UNSAID.has(kind)) return;
    if (SCORING.has(kind)) return this.#score(entry, place, event);
    const line = this.#add({
      key: (kind === "deal" && this.#offers.get(event.number ?? 0)?.key) || `${entry.seq}.${place}`,
      entry: entry.seq,
      icon: ICONS[kind] ?? "trade",
      text: text.replaceAll(" × ", "\u00a0×\u00a0"), // never apart
      ducats: this.#ducats(event),
      ...(seat === undefined ? {} : { seat: this.#isMine(event) ? (this.you ?? seat) : seat }),
      ...this.#pictures(event),
    });
    if (kind === "venice" || kind === "final") line.scoring = scoringFrom(events, place);
    if (kind === "offer" && event.number !== undefined) this.#offers.set(event.number, line);
    if (GATHERED.has(kind)) this.#gathering = { kind, seat, line };
  }

  #pictures(event: GameEvent): Pick<Line, "lead" | "swap" | "cards"> {
    const { kind, give, want, card: face } = event;
    const lead = toldText(event, this.names, this.you);
    if (lead === null) return {};
    if ((kind === "offer" || kind === "deal") && give && want) return { lead, swap: [give, want] };
    return face && SHOWN.has(kind) ? { lead, cards: [face] } : {};
  }

  say(words: BotLine): void {
    const name = this.names[words.seat] ?? "";
    this.#add({
      key: `${words.seq}.said`,
      entry: words.seq,
      icon: "quill",
      text: w("lines-said", { name, line: w(words.line) }),
      seat: words.seat,
      ducats: 0,
      said: true,
    });
  }

  undone(entry: Entry): void {
    const seat = entry.seat ?? 0;
    this.#add({
      key: `${entry.seq}`,
      entry: entry.seq,
      icon: "quill",
      text: undoneText(entry, this.names, this.you),
      seat,
      ducats: 0,
    });
  }

  #add(line: Line): Line {
    if (this.chapters.length === 0) this.chapters.push(this.#first());
    this.chapters.at(-1)?.lines.push(line);
    return line;
  }

  #first(): Chapter {
    const seat = this.first;
    if (seat === undefined) return { key: "0", heading: "", lines: [] };
    const turn = { kind: "turn", seat, number: 1 };
    return { key: "0", heading: eventText(turn, this.names, this.you) ?? "", seat, lines: [] };
  }

  #turn(entry: Entry, event: GameEvent): void {
    this.#offers.clear();
    this.#gathering = null;
    this.chapters.push({
      key: `t${entry.seq}`,
      heading: eventText(event, this.names, this.you) ?? "",
      lines: [],
      ...(event.seat === undefined ? {} : { seat: event.seat }),
    });
  }

  /** A further card of the same line. */
  #gathers({ kind, seat, card: face }: GameEvent): boolean {
    const before = this.#gathering;
    if (!before || before.kind !== kind || before.seat !== seat) return false;
    if (face && kind !== "discard") {
      before.line.text += `, ${goodName(card(face).good)}`;
      before.line.cards?.push(face);
    }
    return true;
  }

  /** A deal takes the place of the offer it came of; what ends an offer, or follows from a deal, is told by its line. */
  #isAboutOffer(event: GameEvent): boolean {
    const { kind, number } = event;
    const offer = number === undefined ? undefined : this.#offers.get(number);
    if (kind === "deal" && offer) {
      for (const chapter of this.chapters)
        chapter.lines = chapter.lines.filter((line) => line !== offer);
      return false;
    }
    if (kind === "prestige") {
      const deal = this.chapters.at(-1)?.lines.at(-1);
      const text = eventText(event, this.names, this.you) ?? "";
      if (deal?.icon !== "trade") return false;
      deal.prestige = [deal.prestige, text].filter(Boolean).join(". ");
      return true;
    }
    if (!ENDS_OFFER.has(kind) && !kind.startsWith("lapse_")) return false;
    if (offer && kind !== "decline") offer.ended = true;
    return true;
  }

  /** All that a scoring brings a player, in one line. */
  #score(entry: Entry, place: number, event: GameEvent): void {
    const { seat } = event;
    if (seat === undefined) return;
    const lines = this.chapters.at(-1)?.lines ?? [];
    const key = `${entry.seq}.score.${seat}`;
    const line = lines.find((one) => one.key === key);
    if (line) {
      line.ducats += ducatsOf(event);
      return;
    }
    const name = seat === this.you ? w("you-first") : (this.names[seat] ?? "");
    const text = w("web-oltre-mare-log-scored", { name });
    this.#add({ key, entry: entry.seq, icon: "lion", text, seat, ducats: ducatsOf(event) });
  }

  #isMine({ seat, other }: GameEvent): boolean {
    return this.you !== null && (seat === this.you || other === this.you);
  }

  /** What an event means in ducats: for whoever reads it, where he is one side of it. */
  #ducats(event: GameEvent): number {
    const paid = ducatsPaid(event);
    if (paid === 0) return ducatsOf(event);
    return event.other === this.you ? paid : -paid;
  }
}

/** Somebody takes a decision back. */
export function undoneText(
  { seat = 0 }: Entry,
  names: readonly string[],
  you: number | null,
): string {
  return w(`web-oltre-mare-log-undone${seat === you ? "-you" : ""}`, { name: names[seat] ?? "" });
}
