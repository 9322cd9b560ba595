// One table as this client knows it: the last update, what happened, and how to decide.

import { address, api, newId, Refused } from "./api";
import type { Entry, Incoming, Tried, Update, View } from "./protocol";
import { link } from "./route.svelte";
import type { TableLike } from "./table-like";

const LONGEST_PAUSE = 8_000; // milliseconds between attempts to reconnect
const MOST_ENTRIES = 3_000;
const MOST_UNDOS = 6; // attempts to take something back while bots go on deciding
const NEWS_WITHIN = 5_000; // milliseconds

type Connection = "connecting" | "live" | "offline" | "closed";

interface Waiting {
  message: Record<string, unknown>;
  settle: (answer: Incoming) => void;
  fail: (problem: Error) => void;
}

/** Components read the fields; they change by themselves when there is news. */
export class TableClient implements TableLike {
  readonly live = true;
  update = $state.raw<Update | null>(null);
  entries = $state.raw<Entry[]>([]);
  connection = $state<Connection>("connecting");
  problem = $state<string | null>(null); // why there is no table to show
  deciding = $state(false); // a decision is under way

  readonly view: View | null = $derived(this.update?.view ?? null);
  readonly seat: number | null = $derived(this.update?.shown ?? null);
  readonly yours: number[] = $derived(
    this.update?.table.seats.flatMap((seat, number) => (seat.yours ? [number] : [])) ?? [],
  );
  /** My seats whose decision is wanted. */
  readonly wanted: number[] = $derived(
    this.update?.table.decisions.map((open) => open.seat).filter((n) => this.yours.includes(n)) ??
      [],
  );
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #decisions = 0;
  #decider = -1; // whose decision is under way
  #listeners = new Set<(update: Update, before: Update | null) => void>();

  constructor(
    readonly id: string,
    readonly invite = "",
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Be told of every update, before and after: for motion and sound. */
  onUpdate(listener: (update: Update, before: Update | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.connection = "closed";
  }

  // ------------------------------------------------------------------------------- deciding

  async decide(seat: number, action: string | string[]): Promise<void> {
    const number = ++this.#decisions;
    this.#decider = seat;
    this.deciding = true;
    try {
      await this.send({ type: "decide", seat, seq: this.update?.seq ?? 0, action });
    } finally {
      if (number === this.#decisions) this.deciding = false;
    }
  }

  /** What steps of a decision lead to; nothing happens. */
  tryOut(seat: number, steps: string[]): Promise<Tried> {
    return this.send({ type: "try", seat, seq: this.update?.seq ?? 0, steps }) as Promise<Tried>;
  }

  /** Take the last decision back, whatever bots have done since it was asked for. */
  async undo(seat: number, turn = false): Promise<Incoming> {
    for (let attempt = 1; ; attempt++) {
      const seq = this.update?.seq ?? 0;
      try {
        return await this.send({ type: "undo", seat, seq, turn });
      } catch (why) {
        const late = why instanceof Refused && why.reason === "late";
        if (!late || attempt === MOST_UNDOS || !(await this.#newsAfter(seq))) throw why;
      }
    }
  }

  /** Whether the table has moved on from an entry, or does so within a while. */
  #newsAfter(seq: number): Promise<boolean> {
    if ((this.update?.seq ?? 0) > seq) return Promise.resolve(true);
    return new Promise((settle) => {
      const done = (moved: boolean): void => {
        clearTimeout(timer);
        unhook();
        settle(moved);
      };
      const timer = setTimeout(() => done(false), NEWS_WITHIN);
      const unhook = this.onUpdate((update) => {
        if (update.seq > seq) done(true);
      });
    });
  }

  moment(entry: number): string {
    return link(`replay/${this.id}?entry=${entry}`);
  }

  show(seat: number | null): Promise<Incoming> {
    return this.send(seat === null ? { type: "show" } : { type: "show", seat });
  }

  /** Any message of the protocol. It is kept until it is answered, and sent again after a break. */
  send(fields: Record<string, unknown>): Promise<Incoming> {
    const id = newId();
    const message = { ...fields, id };
    return new Promise((settle, fail) => {
      this.#waiting.set(id, { message, settle, fail });
      this.#push(message);
    });
  }

  #push(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // ------------------------------------------------------------------------------ connecting

  #connect(): void {
    if (this.#ended) return;
    const url = address(`api/tables/${encodeURIComponent(this.id)}/socket`);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const last = this.entries.at(-1)?.seq ?? 0;
    url.searchParams.set("since", String(last));
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.update !== null) void api.health().catch(() => undefined); // perhaps it is another version
      this.#attempts = 0;
      this.connection = "live";
      for (const { message } of this.#waiting.values()) this.#push(message);
    };
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = () => void this.#lost(socket);
  }

  async #lost(socket: WebSocket): Promise<void> {
    if (this.#ended || socket !== this.#socket) return;
    this.#socket = null;
    this.connection = "offline";
    if (this.update === null) await this.#askWhy();
    if (this.#ended || this.problem !== null) return;
    const pause = Math.min(LONGEST_PAUSE, 250 * 2 ** this.#attempts++);
    this.#timer = setTimeout(() => this.#connect(), pause * (0.5 + Math.random()));
  }

  /** A handshake that is refused says nothing to a page; the same question over HTTP does. */
  async #askWhy(): Promise<void> {
    try {
      await fetch(address(`api/tables/${encodeURIComponent(this.id)}`)).then(async (answer) => {
        if (answer.status >= 400 && answer.status < 500 && answer.status !== 429)
          this.problem = ((await answer.json()) as { reason?: string }).reason ?? "failed";
      });
    } catch {
      // offline: try again later
    }
  }

  #hurry = (): void => {
    if (document.visibilityState === "visible" && this.connection === "offline" && !this.#ended) {
      clearTimeout(this.#timer);
      this.#attempts = 0;
      this.#connect();
    }
  };

  /** A server of another version may say more than this page understands: it is passed over. */
  #hear(text: string): void {
    const message = JSON.parse(text) as Incoming;
    if (message.type === "update") {
      this.#take(message);
      return;
    }
    const waiting = this.#waiting.get(message.id ?? "");
    if (!waiting || !message.id) return;
    this.#waiting.delete(message.id);
    if (message.type === "error")
      waiting.fail(new Refused(message.reason, message.message, message.legal ?? []));
    else waiting.settle(message);
  }

  #take(update: Update): void {
    const before = this.update;
    const last = this.entries.at(-1)?.seq ?? 0;
    const fresh = update.entries.filter((entry) => entry.seq > last);
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh].slice(-MOST_ENTRIES);
    this.ahead = update.table.now - Date.now();
    this.update = { ...update, entries: fresh };
    // what was decided is often seen before it is acknowledged: the next decision need not wait for that
    if (fresh.some(({ kind, seat }) => kind === "decided" && seat === this.#decider))
      this.deciding = false;
    for (const listener of this.#listeners) listener(this.update, before);
    if (update.missed) void this.#fetchMissed(last);
  }

  /** More happened than an update tells: after a reload, or a long time without a connection. */
  async #fetchMissed(after: number): Promise<void> {
    const found: Entry[] = [];
    try {
      for (let next = after; ; next = found.at(-1)?.seq ?? next) {
        const part = await api.entries(this.id, next, this.seat);
        found.push(...part.entries);
        if (part.entries.length === 0 || (found.at(-1)?.seq ?? 0) >= part.seq) break;
      }
    } catch {
      return; // the log has a gap; the table is complete all the same
    }
    const known = new Set(this.entries.map(({ seq }) => seq));
    const all = [...found.filter(({ seq }) => !known.has(seq)), ...this.entries];
    this.entries = all.sort((one, other) => one.seq - other.seq).slice(-MOST_ENTRIES);
  }
}

/** A seat by invitation or the first that is free. */
export async function sit(table: string, seat: number | null, invite: string): Promise<void> {
  await api.send(table, {
    type: "sit",
    ...(seat === null ? {} : { seat }),
    ...(invite ? { invite } : {}),
  });
}
