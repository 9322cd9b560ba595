// Everything that is asked over HTTP, or of the worker where a table is in this browser.

import { isHere } from "./here";
import { noteVersion } from "./pageVersion.svelte";
import { noteReached } from "./serverPresence.svelte";
import type {
  Devices,
  Entry,
  GameOffer,
  Hints,
  Judged,
  Me,
  Moves,
  Refusal,
  Setup,
  TableSummary,
  Update,
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

/** Where a question is answered: by the server, or in this browser. */
function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const [, , table = ""] = path.split(/[/?]/);
  return isHere(table) ? askHere(method, path, body) : askServer(method, path, body);
}

async function askHere<T>(method: string, path: string, body?: unknown): Promise<T> {
  const client = await import("../local/client").catch(() => {
    throw new Refused("no-rules", "the way to tables in this browser cannot be fetched");
  });
  return client.askHere<T>(method, path, body);
}

export async function askServer<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(address(path), init);
  } catch {
    noteReached(false);
    throw new Refused("offline", "the server cannot be reached");
  }
  noteReached(true);
  noteVersion(answer.headers.get("Argosy-Version"));
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
  /** All that the server keeps of this guest. */
  myData: () => ask<unknown>("GET", "api/me/data"),
  forgetMe: () => ask<unknown>("DELETE", "api/me/data"),
  code: () => ask<{ code: string; expires: number }>("POST", "api/me/code"),
  devices: () => ask<Devices>("GET", "api/me/devices"),
  revokeDevice: (id: string) => ask<unknown>("DELETE", `api/me/devices/${encodeURIComponent(id)}`),
  revokeOthers: () => ask<unknown>("DELETE", "api/me/devices"),
  claim: (code: string) => ask<Me>("POST", "api/me/claim", { code }),
  games: () => ask<{ games: GameOffer[]; version: string }>("GET", "api/games"),
  /** The messages of a game, as Fluent writes them. */
  messages: (game: string, language: string) =>
    ask<string>("GET", `api/games/${encodeURIComponent(game)}/messages/${language}`),
  /** Public tables, so many after the first ones. */
  tables: (after: number) =>
    ask<{ tables: TableSummary[]; more: boolean }>("GET", `api/tables?after=${after}`),
  mine: () => ask<{ tables: TableSummary[] }>("GET", "api/tables/mine"),
  open: (settings: Setup, start: boolean) =>
    ask<{ table: string }>("POST", "api/tables", { settings, start, id: newId() }),
  /** A game in this browser, without a server. */
  openHere: (settings: Setup) =>
    askHere<{ table: string }>("POST", "api/tables", { settings, id: newId() }),
  /** Without the worker: the first page lists them. */
  mineHere: async () => (await import("../local/list")).tables(),
  /** A table of this browser is forgotten. */
  forget: async (table: string) => (await import("../local/list")).forget(table),
  table: (table: string) => ask<Update>("GET", `api/tables/${encodeURIComponent(table)}`),
  send: (table: string, message: Record<string, unknown>) =>
    ask<{ seq: number }>("POST", `api/tables/${table}`, { id: newId(), ...message }),
  /** Somebody at a table is reported to the operator. */
  report: (table: string, report: { reason: string; lines?: number[]; seat?: number }) =>
    ask<unknown>("POST", `api/tables/${table}/reports`, report),
  invitations: (table: string) =>
    ask<{ seats: Record<string, string> }>("GET", `api/tables/${table}/invitations`),
  /** Why a table of this browser can only be looked at; null where it can be played at. */
  problemHere: (table: string) =>
    askHere<"damaged" | "other-rules" | null>("GET", `api/tables/${table}/problem`),
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
  bringHere: (record: string) => askHere<{ table: string }>("POST", "api/records", { record }),
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
