// A view of a game that the client knows nothing of: figures of the seats, facts of the table, the outcome.

import type { Json, View } from "../../lib/protocol";
import { figure, has, w } from "../../lib/words.svelte";
import { readable } from "./plainDetails";

/** A name and what stands beside it. */
export type Fact = readonly [name: string, value: string];

// What every view has, and the frame shows by itself.
const COMMON = new Set([
  "game",
  "rules",
  "seat",
  "players",
  "to_act",
  "active",
  "choices",
  "result",
  "seats",
]);

/** What a view says of the table. */
export function tableFacts(game: string, view: View): Fact[] {
  return facts(game, view as unknown as Record<string, Json>, COMMON);
}

/** What a view says of a seat. */
export function seatFacts(game: string, view: View, seat: number): Fact[] {
  const seats = view["seats"];
  const found = Array.isArray(seats) ? (seats[seat] as Json) : null;
  return isRecord(found) ? facts(game, found, new Set(["seat", "name"])) : [];
}

/** Points at the end, by seat, where the result has them. */
export function scores(view: View): number[] {
  const found = isRecord(view.result) ? view.result["scores"] : null;
  return Array.isArray(found) ? found.map(Number) : [];
}

export function winners(view: View): number[] {
  const found = isRecord(view.result) ? view.result["winners"] : null;
  return Array.isArray(found) ? found.map(Number) : [];
}

function facts(game: string, fields: Record<string, Json>, without: ReadonlySet<string>): Fact[] {
  return Object.entries(fields).flatMap(([field, value]): Fact[] => {
    const text = without.has(field) ? null : valueText(game, field, value);
    const id = `${game}-${field}`;
    return text === null ? [] : [[has(id) ? w(id) : readable(field), text]];
  });
}

/** null for what has no plain words. */
function valueText(game: string, field: string, value: Json): string | null {
  if (typeof value === "number") return figure(value, Number.isInteger(value) ? 0 : 2);
  if (typeof value === "boolean") return w(value ? "web-yes" : "web-no");
  if (typeof value === "string") {
    const id = [`${game}-${field}-${value}`, `${game}-card-${value}`].find(has);
    return id ? w(id) : readable(value);
  }
  if (!Array.isArray(value) || value.length === 0) return null;
  const parts = value.map((part) => valueText(game, field, part));
  return parts.includes(null) ? null : parts.join(", ");
}

function isRecord(value: Json): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
