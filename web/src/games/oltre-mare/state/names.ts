// What players, cards, goods and ports are called at this table, in the person's language.

import type { SeatState } from "../../../lib/protocol";
import { seatNames } from "../../../lib/seats";
import { w } from "../../../lib/words.svelte";
import { card } from "./cards";
import { cardName, termName } from "./sentences";

/** Bots are called like captains of Venice, for bots of one level are namesakes. */
export function playerNames(seats: readonly SeatState[]): string[] {
  return seatNames(seats, (number) => w(`web-oltre-mare-captain-${number}`));
}

export function portName(id: string): string {
  return termName("port", id);
}

export function goodName(id: string): string {
  return termName("good", id);
}

/** A card with all its marks, as a screen reader says it. */
export function cardLabel(id: string): string {
  const { symbols, power, load, port } = card(id);
  const args = {
    card: cardName(id),
    symbols: symbols.map((symbol) => termName("symbol", symbol)).join(", "),
    power,
    load,
  };
  return port
    ? w("web-oltre-mare-marks-port", { ...args, port: portName(port) })
    : w("web-oltre-mare-marks", args);
}

/** A card among others of its good: by its symbols and its naval power, for its number is nowhere printed. */
export function markedName(id: string): string {
  const { good, symbols, power } = card(id);
  if (symbols.length === 0) return cardName(id);
  const marks = symbols.map((symbol) => termName("symbol", symbol)).join(" + ");
  return w("web-oltre-mare-card-marked", { good: goodName(good), symbols: marks, power });
}
