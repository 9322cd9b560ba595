// What the operator's page asks of the server, and what it hears; a session, kept in a cookie, opens it.

import { askServer } from "./api";

export interface ServerState {
  draining: boolean;
  busy: number;
  sockets: number;
  notice: string;
  reports: number;
  tables: Partial<Record<TableStatus, number>>;
}

export type TableStatus = "open" | "running" | "over" | "damaged";

export interface OperatorTable {
  id: string;
  game: string;
  state: TableStatus;
  entries: number;
  created: number;
  updated: number;
  /** Of a damaged one: where the damage is, as far as that is known. */
  problem: string | null;
  /** People by their names, bots by their levels. */
  seats: string[];
}

export interface Mended {
  mended: boolean;
  kept: number;
  lost: number;
  until: number;
}

export interface OperatorGuest {
  id: string;
  name: string;
  created: number;
  devices: number;
  tables: number;
}

export type BanKind = "guest" | "address" | "voice";

export interface Ban {
  kind: BanKind;
  value: string;
  /** Of the guest. */
  name: string;
  until: number;
  reason: string;
}

export interface Report {
  id: string;
  at: number;
  by_name: string;
  table: string;
  /** The guest's id. */
  about: string;
  name: string;
  lines: { at: number; text: string }[];
  reason: string;
}

export interface Deed {
  at: number;
  who: string;
  what: string;
  subject: string;
  detail: string;
}

function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return askServer<T>(method, `api/admin/${path}`, body);
}

const one = encodeURIComponent;

export const operator = {
  signIn: (once: string) => askServer<unknown>("POST", "api/operator", { once }),
  signOut: () => askServer<unknown>("DELETE", "api/operator"),
  state: () => ask<ServerState>("GET", "state"),
  announce: (text: string, minutes: number) =>
    ask<ServerState>("POST", "announce", { text, minutes }),
  drain: (on: boolean) => ask<ServerState>("POST", "drain", { on }),
  tables: async (state: TableStatus | "", older: number) =>
    (await ask<{ tables: OperatorTable[] }>("GET", `tables?state=${state}&older=${older}`)).tables,
  end: (table: string) => ask<unknown>("POST", `tables/${one(table)}/end`),
  delete: (table: string) => ask<unknown>("DELETE", `tables/${one(table)}`),
  /** Where something would be lost, only if that may be. */
  mend: (table: string, lose: boolean) =>
    ask<Mended>("POST", `tables/${one(table)}/mend`, { lose }),
  guests: async () => (await ask<{ guests: OperatorGuest[] }>("GET", "guests")).guests,
  forget: (guest: string) => ask<unknown>("DELETE", `guests/${one(guest)}`),
  bans: async () => (await ask<{ bans: Ban[] }>("GET", "bans")).bans,
  ban: (kind: BanKind, value: string, hours: number, reason = "") =>
    ask<unknown>("POST", "bans", { kind, value, hours, reason }),
  lift: (kind: BanKind, value: string) => ask<unknown>("DELETE", "bans", { kind, value }),
  reports: async (closed: boolean) =>
    (await ask<{ reports: Report[] }>("GET", `reports?closed=${Number(closed)}`)).reports,
  closeReport: (id: string) => ask<unknown>("POST", `reports/${one(id)}/close`),
  audit: async () => (await ask<{ audit: Deed[] }>("GET", "audit?limit=300")).audit,
};
