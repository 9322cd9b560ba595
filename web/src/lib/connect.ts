// The way to a table: a WebSocket to the server, or the worker where the table is in this browser.

import { address } from "./api";
import { isHere } from "./here";

export const OPEN = 1; // a WebSocket's own figure

/** The code by which a table in this browser closes a connection, with a refusal as the reason. */
export const REFUSED = 4000;

export interface Closing {
  code: number;
  reason: string;
}

/** What a table needs of a WebSocket. */
export interface Connection {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: Closing) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A connection that tells what happens after an entry. */
export function connect(table: string, since: number): Connection {
  if (isHere(table)) return new Later(import("../local/client"), table, since);
  const url = address(`api/tables/${encodeURIComponent(table)}/socket`);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set("since", String(since));
  return new WebSocket(url) as Connection;
}

/** A connection to the worker, once the code for it is there. */
class Later implements Connection {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: Closing) => void) | null = null;
  #socket: Connection | null = null;
  #ended = false;

  constructor(client: Promise<typeof import("../local/client")>, table: string, since: number) {
    client.then(
      ({ LocalSocket }) => {
        if (this.#ended) return;
        const socket = (this.#socket = new LocalSocket(table, since));
        socket.onopen = () => this.onopen?.();
        socket.onmessage = (event) => this.onmessage?.(event);
        socket.onclose = (event) => this.onclose?.(event);
      },
      () => this.onclose?.({ code: 0, reason: "" }), // to be fetched again
    );
  }

  get readyState(): number {
    return this.#socket?.readyState ?? 0;
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  close(): void {
    this.#ended = true;
    this.#socket?.close();
  }
}
