// The cards, goods and ports as the game's data files have them, and the shape of a view of the game.

import board from "virtual:oltre-mare-board";
import rows from "virtual:oltre-mare-cards";
import { cardName, thing } from "../../lib/tell";
import type { Bundle } from "../../lib/protocol";
import type { OltreMareView } from "../../lib/protocol.gen";
import { w } from "../../lib/words.svelte";

export const GAME = "oltre-mare";
export const SYMBOLS = ["ducat", "pirate", "draw", "ship"] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export interface GoodsCard {
  id: string;
  good: string;
  symbols: SymbolName[];
  power: number;
  load: number;
  port: string;
}

export interface Good {
  id: string;
  copies: number;
  payout: number[];
}

export const goods = board["goods"] as Good[];
export const GOODS = goods.map((good) => good.id);
const goodById = new Map(goods.map((good) => [good.id, good]));
const cards = new Map<string, GoodsCard>(
  rows.map((row) => [
    row["id"] ?? "",
    {
      id: row["id"] ?? "",
      good: row["good"] ?? "",
      symbols: [row["symbol_1"], row["symbol_2"]] as SymbolName[],
      power: Number(row["power"]),
      load: Number(row["load"]),
      port: row["port"] ?? "",
    },
  ]),
);

/** A card by its id; a set of one's own may have cards this client has no data of. */
export function card(id: string): GoodsCard {
  const [good = ""] = id.split("-");
  return cards.get(id) ?? { id, good, symbols: [], power: 0, load: 0, port: "" };
}

export function good(id: string): Good {
  return goodById.get(id) ?? { id, copies: 0, payout: [] };
}

export function portName(id: string): string {
  return thing(GAME, "port", id);
}

export function goodName(id: string): string {
  return thing(GAME, "good", id);
}

/** All marks of a card in words: its name for those who do not see it. */
export function marks(id: string): string {
  const { symbols, power, load, port } = card(id);
  const args = {
    card: cardName(GAME, id),
    symbols: symbols.map((symbol) => thing(GAME, "symbol", symbol)).join(", "),
    power,
    load,
  };
  return port
    ? w("web-oltre-mare-marks-port", { ...args, port: portName(port) })
    : w("web-oltre-mare-marks", args);
}

export type {
  OltreMareAnswer as AnswerView,
  OltreMareOffer as OfferView,
  OltreMareSeat as SeatView,
  OltreMareView as TableView,
} from "../../lib/protocol.gen";

export type Phase = OltreMareView["phase"];

/** How many cards a bundle holds. */
export function cardsIn(bundle: Bundle): number {
  return Object.values(bundle.goods).reduce((sum, count) => sum + count, 0);
}
