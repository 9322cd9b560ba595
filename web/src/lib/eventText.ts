// Events as sentences: which message speaks of an event, and what it can speak of. Each game's `sentences.json` says
// so, for this client and for the server alike; here it is read.

import type { GameEvent } from "./protocol";
import { has, w, type Arguments } from "./words.svelte";

/** A game's `sentences.json`; `proper_names` as they are found in the file it refers to. */
export interface SentenceRules {
  /** Kinds of events that need no words: the sentence beside them already tells the story. */
  silent: readonly string[];
  /** Kinds of events that need none where a field is absent. */
  silent_without: Readonly<Record<string, string>>;
  card: { named_by: "stem" } | { named_by: "number"; term: string };
  /** Fields whose values have messages of their own. */
  terms: readonly string[];
  proper_names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Fields that hold counted things and an amount. */
  lots: Readonly<Record<string, LotRule>>;
  /** Events that say of both sides only how much more went than came. */
  unheard_lots: Readonly<Record<string, UnheardLotRule>>;
}

interface LotRule {
  /** Where the counts stand, by their terms, and where the amount does. */
  counts: string;
  term: string;
  amount: string;
}

interface UnheardLotRule {
  /** Which field of the event is a part, and the message that says how much of it. */
  parts: Readonly<Record<string, string>>;
  /** The arguments, each with the sign of what belongs to it. */
  [argument: string]: number | Readonly<Record<string, string>>;
}

/** Counted things and an amount, under the names that the game gives them. */
export type Lot = Readonly<Record<string, unknown>>;

export interface Sentences {
  /** A card's name, in full. */
  cardName(face: string): string;
  /** What a value of a field is called. */
  termName(field: string, value: string): string;
  /** Counted things and an amount: two of this, three of that, and seven. */
  lotText(field: string, lot: Lot): string;
  /** An event as a sentence; null for one that needs no words. `you`: the seat of whoever reads it. */
  eventText(event: GameEvent, names: readonly string[], you?: number | null): string | null;
}

/** The sentences of a game, in the person's language. */
export function sentencesOf(game: string, rules: SentenceRules): Sentences {
  function termName(field: string, value: string): string {
    const names = rules.proper_names[field];
    return names ? (names[value] ?? value) : w(`${game}-${field}-${value}`);
  }

  function cardName(face: string): string {
    if (rules.card.named_by === "stem") return stemName(face);
    const [term = "", number = ""] = face.split("-");
    const field = rules.card.term;
    if (/^\d+$/.test(number)) return w(`${game}-card`, { [field]: termName(field, term), number });
    return has(`${game}-card-${face}`) ? w(`${game}-card-${face}`) : face;
  }

  /** Faces that differ only in their figures share a name. */
  function stemName(face: string): string {
    let stem = face;
    while (!has(`${game}-card-${stem}`)) {
      const cut = stem.lastIndexOf("_");
      if (cut < 0) return face;
      stem = stem.slice(0, cut);
    }
    return w(`${game}-card-${stem}`);
  }

  /** As people speak of a card: what numbers the cards of one term is not printed on them. */
  function spokenName(face: string): string {
    const term = rules.card.named_by === "number" ? /^(.+)-\d+$/.exec(face)?.[1] : undefined;
    return rules.card.named_by === "number" && term
      ? termName(rules.card.term, term)
      : cardName(face);
  }

  function joined(parts: readonly string[]): string {
    return parts.join(", ") || w(`${game}-nothing`);
  }

  function lotText(field: string, lot: Lot): string {
    const rule = rules.lots[field];
    if (!rule) return "";
    const counts = Object.entries((lot[rule.counts] ?? {}) as Record<string, number>);
    const parts = counts.map(([value, number]) =>
      w(`${game}-${rule.counts}`, { number, [rule.term]: termName(rule.term, value) }),
    );
    const amount = Number(lot[rule.amount] ?? 0);
    if (amount) parts.push(w(`${game}-${rule.amount}`, { amount }));
    return joined(parts);
  }

  /** One side of an exchange whose things were not heard. */
  function unheardLot(rule: UnheardLotRule, sign: number, event: Record<string, unknown>): string {
    const parts = Object.entries(rule.parts).flatMap(([field, message]) => {
      const amount = sign * Number(event[field] ?? 0);
      return amount > 0 ? [w(`${game}-${message}`, { amount })] : [];
    });
    return joined(parts);
  }

  function argumentsOf(event: GameEvent, names: readonly string[], you: number | null): Arguments {
    const fields: Record<string, unknown> = { ...event };
    const args: Arguments = {};
    const { seat, other } = event;
    if (seat !== undefined) args["name"] = seat === you ? w("you-first") : (names[seat] ?? "");
    if (other !== undefined) args["other"] = other === you ? w("you-within") : (names[other] ?? "");
    if (event.number !== undefined) args["number"] = event.number;
    if (event.amount !== undefined) args["amount"] = event.amount;
    if (event.card !== undefined) {
      args["face"] = event.card;
      args["card"] = spokenName(event.card);
    }
    for (const field of [...rules.terms, ...Object.keys(rules.proper_names)]) {
      const value = fields[field];
      if (value !== undefined) args[field] = termName(field, String(value));
    }
    for (const field of Object.keys(rules.lots)) {
      const lot = fields[field];
      if (lot) args[field] = lotText(field, lot as Lot);
    }
    const unheard = rules.unheard_lots[event.kind];
    for (const [argument, sign] of Object.entries(unheard ?? {}))
      if (unheard && typeof sign === "number") args[argument] = unheardLot(unheard, sign, fields);
    return args;
  }

  function eventText(
    event: GameEvent,
    names: readonly string[],
    you: number | null = null,
  ): string | null {
    const needed = rules.silent_without[event.kind];
    if (needed !== undefined && !(needed in event)) return null;
    if (rules.silent.includes(event.kind)) return null;
    let message = `${game}-event-${event.kind}`;
    if (event.other === undefined && has(`${message}-all`)) message += "-all";
    const variant = event.seat === you ? "-you" : event.other === you ? "-with-you" : "";
    if (you !== null && has(message + variant)) message += variant;
    return has(message) ? w(message, argumentsOf(event, names, you)) : null;
  }

  return { cardName, termName, lotText, eventText };
}
