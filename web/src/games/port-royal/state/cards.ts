// The faces of the cards: the figures printed on them, from the game's card file.

import rows from "virtual:game-data/port-royal/cards";
import { PERSONS, type Person } from "../art/busts";
import type { Colour, Family } from "../art/palette";

export type ExpeditionSymbol = "anchor" | "cross" | "house";

export interface ShipFace {
  kind: "ship";
  id: string;
  colour: Colour;
  coins: number;
  swords: number | "skull";
  count: number;
}

export interface PersonFace {
  kind: "person";
  id: string;
  who: Person;
  family: Family;
  colour: Colour | null;
  cost: number;
  points: number;
  swords: number;
  count: number;
}

export interface ExpeditionFace {
  kind: "expedition";
  id: string;
  coins: number;
  points: number;
  symbols: ExpeditionSymbol[];
  count: number;
}

export interface TaxFace {
  kind: "tax";
  id: string;
  bonus: "swords" | "points";
  count: number;
}

export type Face = ShipFace | PersonFace | ExpeditionFace | TaxFace;

const FAMILY_OF: Record<Person, Family> = {
  trader: "trade",
  settler: "symbols",
  captain: "symbols",
  priest: "symbols",
  jack: "symbols",
  sailor: "swords",
  pirate: "swords",
  mademoiselle: "office",
  jester: "office",
  admiral: "office",
  governor: "office",
};

function read(row: Record<string, string>): Face {
  const id = row["id"] ?? "";
  const number = (field: string) => Number(row[field] || 0);
  const count = number("count");
  switch (row["type"]) {
    case "ship": {
      const swords = row["swords"] === "skull" ? "skull" : number("swords");
      return {
        kind: "ship",
        id,
        colour: row["color"] as Colour,
        coins: number("coins"),
        swords,
        count,
      };
    }
    case "person": {
      const who = PERSONS.find((person) => id.startsWith(person)) ?? "settler";
      return {
        kind: "person",
        id,
        who,
        family: FAMILY_OF[who],
        colour: (row["color"] || null) as Colour | null,
        cost: number("cost"),
        points: number("vp"),
        swords: number("swords"),
        count,
      };
    }
    case "expedition": {
      const symbols = (row["symbols"] ?? "").split("+") as ExpeditionSymbol[];
      return {
        kind: "expedition",
        id,
        coins: number("coins"),
        points: number("vp"),
        symbols,
        count,
      };
    }
    default:
      return { kind: "tax", id, bonus: id === "tax_max_swords" ? "swords" : "points", count };
  }
}

export const FACES: readonly Face[] = rows.map(read);
const byId = new Map(FACES.map((face) => [face.id, face]));

export function faceOf(id: string): Face {
  const face = byId.get(id);
  if (!face) throw new Error(`no card ${id}`);
  return face;
}
