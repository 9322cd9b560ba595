// Events as sentences: which message tells an event, and what it can speak of.

import board from "virtual:oltre-mare-board";
import type { Bundle, GameEvent } from "./protocol";
import { has, w, type Arguments } from "./words.svelte";

// Events that only move cards about; the sentence beside them already tells the story.
const SILENT: Record<string, ReadonlySet<string>> = {
  "port-royal": new Set(["dock", "spend", "go", "tax", "tax_paid", "open", "order"]),
  "oltre-mare": new Set(["order", "offer_card", "answer_card", "draw", "unload"]),
};

const portNames = new Map(board.ports.map((port) => [port.id, port.name]));

/** A card's name: faces of Port Royal that differ only in their figures share one. */
export function cardName(game: string, face: string): string {
  if (game === "oltre-mare") {
    const [good = "", number = ""] = face.split("-");
    if (/^\d+$/.test(number)) return w(`${game}-card`, { good: thing(game, "good", good), number });
    return has(`${game}-card-${face}`) ? w(`${game}-card-${face}`) : face;
  }
  let base = face;
  while (!has(`${game}-card-${base}`)) {
    const cut = base.lastIndexOf("_");
    if (cut < 0) return face;
    base = base.slice(0, cut);
  }
  return w(`${game}-card-${base}`);
}

/** As people speak of a card: what numbers the cards of one good is not printed on them. */
function spokenName(game: string, face: string): string {
  const good = /^(.+)-\d+$/.exec(face)?.[1];
  return game === "oltre-mare" && good ? thing(game, "good", good) : cardName(game, face);
}

/** What a good, a token or a symbol is called; a port has one name in all languages. */
export function thing(game: string, kind: string, name: string): string {
  return kind === "port" ? (portNames.get(name) ?? name) : w(`${game}-${kind}-${name}`);
}

/** One side of a deal: `2 × Silk, 3 ducats`. */
export function bundle(game: string, side: Bundle): string {
  const parts = Object.entries(side.goods).map(([good, number]) =>
    w(`${game}-goods`, { number, good: thing(game, "good", good) }),
  );
  if (side.ducats) parts.push(w(`${game}-ducats`, { amount: side.ducats }));
  return parts.join(", ") || w(`${game}-nothing`);
}

/** An event as a sentence; null for one that needs no words. */
export function tell(game: string, event: GameEvent, names: readonly string[]): string | null {
  const unseen = event.kind === "pirate" && event.card === undefined;
  if (unseen || SILENT[game]?.has(event.kind)) return null;
  let message = `${game}-event-${event.kind}`;
  if (event.other === undefined && has(`${message}-all`)) message += "-all";
  return has(message) ? w(message, argumentsOf(game, event, names)) : null;
}

function argumentsOf(game: string, event: GameEvent, names: readonly string[]): Arguments {
  const args: Arguments = {};
  if (event.seat !== undefined) args["name"] = names[event.seat] ?? "";
  if (event.other !== undefined) args["other"] = names[event.other] ?? "";
  if (event.number !== undefined) args["number"] = event.number;
  if (event.amount !== undefined) args["amount"] = event.amount;
  if (event.card !== undefined) {
    args["face"] = event.card;
    args["card"] = spokenName(game, event.card);
  }
  for (const kind of ["good", "port", "token", "symbol"] as const) {
    const name = event[kind];
    if (name !== undefined) args[kind] = thing(game, kind, name);
  }
  if (event.give) args["give"] = bundle(game, event.give);
  if (event.want) args["want"] = bundle(game, event.want);
  if (event.kind === "quiet_deal") {
    args["give"] = unnamed(game, event.number ?? 0, event.amount ?? 0);
    args["want"] = unnamed(game, -(event.number ?? 0), -(event.amount ?? 0));
  }
  return args;
}

/** One side of a deal whose goods were not heard. */
function unnamed(game: string, cards: number, ducats: number): string {
  const parts: string[] = [];
  if (cards > 0) parts.push(w(`${game}-cards`, { amount: cards }));
  if (ducats > 0) parts.push(w(`${game}-ducats`, { amount: ducats }));
  return parts.join(", ") || w(`${game}-nothing`);
}
