// What a page and its worker say to each other.

import type { Condition } from "../lib/keeping.svelte";
import type { Incoming } from "../lib/protocol";

export interface AskedToLoad {
  kind: "load";
  /** Where the engine file lies, and what `fetch` checks it by. */
  engine: string;
  integrity: string;
  /** Where the nets lie, by game. */
  nets: Record<string, string>;
}

export interface Asked {
  kind: "ask";
  number: number;
  method: string;
  path: string;
  body: unknown;
}

export interface SocketOpened {
  kind: "socket";
  number: number;
  table: string;
  since: number;
}

export interface SocketSaid {
  kind: "say";
  number: number;
  message: Record<string, unknown>;
}

export interface SocketClosed {
  kind: "close";
  number: number;
}

export type ToWorker = AskedToLoad | Asked | SocketOpened | SocketSaid | SocketClosed;

export interface Answered {
  kind: "answer";
  number: number;
  answer?: unknown;
  refusal?: { reason: string; message: string };
}

/** What a socket is told: that it is open, a message, or why it was closed. */
export interface SocketTold {
  kind: "told";
  number: number;
  what: "open" | Incoming | { refused: string };
}

/** How tables in this browser fare, as far as it has changed. */
export interface ConditionTold {
  kind: "condition";
  condition: Partial<Condition>;
}

export type FromWorker = Answered | SocketTold | ConditionTold;
