// Everything that is asked over HTTP.

import { heardOf } from "./version.svelte";
import type {
  Entry,
  GameOffer,
  Hints,
  Judged,
  Me,
  Moves,
  Refusal,
  Setup,
  TableSummary,
} from "./protocol";

/** The server said no; `reason` is a word that the catalogues have a sentence for. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    message: string,
    readonly legal: string[] = [],
  ) {
    super(message);
  }
}

/** Whether decisions are judged by what their seat knew, or by all cards. */
export type Judge = "known" | "all";

/** An address of the server, whatever path it is mounted under. */
export function address(path: string): URL {
  return new URL(path, document.baseURI);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(address(path), init);
  } catch {
    throw new Refused("offline", "the server cannot be reached");
  }
  heardOf(answer.headers.get("Argosy-Version"));
  const text = await answer.text();
  if (!answer.ok) {
    let refusal: Partial<Refusal> = {};
    try {
      refusal = JSON.parse(text) as Refusal;
    } catch {
      // a proxy's own page
    }
    throw new Refused(refusal.reason ?? "failed", refusal.message ?? answer.statusText);
  }
  return (answer.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : text) as T;
}

export const api = {
  health: () => ask<unknown>("GET", "health"),
  me: () => ask<Me>("GET", "api/me"),
  come: (name: string) => ask<Me>("POST", "api/me", { name }),
  leave: () => ask<unknown>("DELETE", "api/me"),
  code: () => ask<{ code: string; expires: number }>("POST", "api/me/code"),
  claim: (code: string) => ask<Me>("POST", "api/me/claim", { code }),
  games: () => ask<{ games: GameOffer[]; version: string }>("GET", "api/games"),
  tables: () => ask<{ tables: TableSummary[] }>("GET", "api/tables"),
  mine: () => ask<{ tables: TableSummary[] }>("GET", "api/tables/mine"),
  open: (settings: Setup, start: boolean) =>
    ask<{ table: string }>("POST", "api/tables", { settings, start, id: newId() }),
  send: (table: string, message: Record<string, unknown>) =>
    ask<{ seq: number }>("POST", `api/tables/${table}`, { id: newId(), ...message }),
  invitations: (table: string) =>
    ask<{ seats: Record<string, string> }>("GET", `api/tables/${table}/invitations`),
  record: (table: string) => ask<string>("GET", `api/tables/${table}/record`),
  hints: (table: string, seat: number) =>
    ask<Hints>("GET", `api/tables/${table}/hints?seat=${seat}`),
  analysis: (table: string, by: Judge) =>
    ask<{ progress: number; analysis: Judged | null }>(
      "GET",
      `api/tables/${table}/analysis?by=${by}`,
    ),
  /** A finished game from one of its moments, as a new table. */
  goOn: (table: string, move: number, seat: number, level: string, action = "") =>
    ask<{ table: string }>("POST", `api/tables/${table}/continue`, {
      move,
      seat,
      level,
      action,
      id: newId(),
    }),
  /** A record from a file, as a table whose game is over. */
  bring: (record: string) => ask<{ table: string }>("POST", "api/records", { record }),
  /** The log after an entry, a part of it at a time. */
  entries: (table: string, after: number, seat: number | null) =>
    ask<{ seq: number; entries: Entry[] }>(
      "GET",
      `api/tables/${table}/entries?after=${after}${seat === null ? "" : `&seat=${seat}`}`,
    ),
  moves: (table: string, after: number) =>
    ask<Moves>("GET", `api/tables/${table}/moves?after=${after}`),
  view: (table: string, move: number, seat: number | null) =>
    ask<{ move: number; view: unknown }>(
      "GET",
      `api/tables/${table}/view?move=${move}${seat === null ? "" : `&seat=${seat}`}`,
    ),
};

/** A name for a message, unlike all others. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
