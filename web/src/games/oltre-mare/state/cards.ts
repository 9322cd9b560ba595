// The cards and goods, as the game's data files have them.

import board from "virtual:game-data/oltre-mare/board";
import rows from "virtual:game-data/oltre-mare/cards";

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
