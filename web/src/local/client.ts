// The page's side of the tables in this browser: the worker is begun when it is wanted first.

import engine from "../../../src/argosy/engine/engine.wasm?url";
import { address, Refused } from "../lib/api";
import { type Closing, type Connection, REFUSED } from "../lib/connect";
import { guest } from "../lib/guest.svelte";
import type { TableSummary } from "../lib/protocol";
import { w } from "../lib/words.svelte";
import { keeping } from "../lib/keeping.svelte";
import type { FromWorker, ToWorker } from "./messages";

const whole = (path: string): string => address(path).href;
const files = import.meta.glob<string>("../../../src/argosy/games/*/players/data/net.safetensors", {
  eager: true,
  query: "?url",
  import: "default",
});
/** By game: its folder is called like it, but for the dashes. */
const nets = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [
    (path.split("/").at(-4) ?? "").replaceAll("_", "-"),
    whole(file),
  ]),
);

let worker: Worker | null = null;
let last = 0;
const asked = new Map<number, { settle: (answer: unknown) => void; fail: (why: Error) => void }>();
const sockets = new Map<number, LocalSocket>();

/** The worker loads the engine; without it, the first question does that. */
export function begin(): void {
  worker ??= begun();
}

function send(message: ToWorker): void {
  worker ??= begun();
  worker.postMessage(message);
}

function begun(): Worker {
  const made = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "condition") Object.assign(keeping, data.condition);
    else if (data.kind === "told") sockets.get(data.number)?.told(data.what);
    else {
      const { settle, fail } = asked.get(data.number) ?? {};
      asked.delete(data.number);
      if (data.refusal) fail?.(new Refused(data.refusal.reason, data.refusal.message));
      else settle?.(data.answer);
    }
  };
  made.onerror = ({ message }) => {
    // it broke or, without a message, could not be loaded: the next question begins another
    made.terminate();
    worker = null;
    const refused = message ? "failed" : "no-rules";
    for (const { fail } of asked.values()) fail(new Refused(refused, "the worker does not run"));
    asked.clear();
    for (const socket of [...sockets.values()]) socket.told({ refused });
  };
  made.postMessage({
    kind: "load",
    engine: whole(engine),
    integrity: ENGINE_INTEGRITY,
    nets,
  } satisfies ToWorker);
  return made;
}

/** A question of docs/protocol.md, answered in this browser. */
export function askHere<T>(method: string, path: string, body?: unknown): Promise<T> {
  const number = ++last;
  const name = guest.name ?? w("web-local-you");
  return new Promise<unknown>((settle, fail) => {
    asked.set(number, { settle, fail });
    // what a page holds may be no plain object; over HTTP it would be text on its way
    const plain = JSON.stringify({ name, ...(body as object | undefined) });
    send({ kind: "ask", number, method, path, body: JSON.parse(plain) as unknown });
  }) as Promise<T>;
}

/** Tables that only this page has, where the browser keeps none. */
export async function inMemory(): Promise<TableSummary[]> {
  if (!worker) return [];
  return (await askHere<{ tables: TableSummary[] }>("GET", "api/tables/mine")).tables;
}

/** What a WebSocket is to the table of a server. */
export class LocalSocket implements Connection {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: Closing) => void) | null = null;
  readonly #number = ++last;

  constructor(table: string, since: number) {
    sockets.set(this.#number, this);
    send({ kind: "socket", number: this.#number, table, since });
  }

  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    send({ kind: "say", number: this.#number, message });
  }

  close(): void {
    send({ kind: "close", number: this.#number });
  }

  told(what: (FromWorker & { kind: "told" })["what"]): void {
    if (what === "open") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    } else if ("refused" in what) {
      this.readyState = WebSocket.CLOSED;
      sockets.delete(this.#number);
      this.onclose?.({ code: REFUSED, reason: what.refused });
    } else {
      this.onmessage?.({ data: JSON.stringify(what) });
    }
  }
}
