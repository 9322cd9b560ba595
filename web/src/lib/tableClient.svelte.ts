// One table as this client knows it: the last update, what happened, and how to decide.

import { noteNotice } from "./operatorNotice.svelte";
import { api, newId, Refused } from "./api";
import { connect, type Closing, type Connection as Socket, OPEN, REFUSED } from "./connect";
import type { Entry, Incoming, Tried, Update, View } from "./protocol";
import { isHere } from "./here";
import { link } from "./route.svelte";
import type { Further, TableLike } from "./tableLike";

const LONGEST_PAUSE = 8_000; // milliseconds between attempts to reconnect
const MOST_ENTRIES = 3_000;
const MOST_UNDOS = 6; // attempts to take something back while bots go on deciding
const PASSING = new Set(["offline", "too-fast", "failed", "busy", "store"]); // refusals that need not last
const NEWS_WITHIN = 5_000; // milliseconds
// A connection can be gone without a word: milliseconds between looks, between questions, and for an answer.
const LOOK = 500;
const PING = 1_500;
const ANSWER_WITHIN = 2_600;

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
  advised = $state.raw<{ action: string } | null>(null);

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

  #socket: Socket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #pinged: number | null = null; // when it was asked last whether the connection still carries, without an answer
  #heard = 0; // when something came
  #watch: ReturnType<typeof setInterval> | undefined;
  #decisions = 0;
  #decider = -1; // whose decision is under way
  #expected = Infinity; // the entry that it became, once that is known
  #listeners = new Set<(update: Update, before: Update | null) => void>();

  constructor(
    readonly id: string,
    readonly invite = "",
  ) {
    this.#connect();
    if (!isHere(id)) {
      addEventListener("offline", this.#drop);
      this.#watch = setInterval(() => this.#look(), LOOK);
    }
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
    clearInterval(this.#watch);
    removeEventListener("offline", this.#drop);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.connection = "closed";
  }

  // ------------------------------------------------------------------------------- deciding

  async decide(seat: number, action: string | string[]): Promise<void> {
    const number = ++this.#decisions;
    this.#decider = seat;
    this.#expected = Infinity;
    this.deciding = true;
    let lasts = false;
    try {
      const answer = await this.send({ type: "decide", seat, seq: this.update?.seq ?? 0, action });
      if (number !== this.#decisions || answer.type !== "ack") return;
      // an acknowledgement comes before the table that it made: until then nothing else can be decided
      lasts = answer.seq > (this.update?.seq ?? 0);
      this.#expected = answer.seq;
    } finally {
      if (number === this.#decisions && !lasts) this.deciding = false;
    }
  }

  /** What steps of a decision lead to; nothing happens. */
  tryOut(seat: number, steps: string[], further: Further = {}): Promise<Tried> {
    const seq = this.update?.seq ?? 0;
    return this.send({ type: "try", seat, seq, steps, ...further }) as Promise<Tried>;
  }

  /** Said in passing: whether it was heard matters to nobody. */
  compose(seat: number): void {
    this.send({ type: "compose", seat }).catch(() => undefined);
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

  rematch(): Promise<Incoming> {
    return this.send({ type: "rematch" });
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
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  // ------------------------------------------------------------------------------ connecting

  #connect(): void {
    if (this.#ended) return;
    const socket = connect(this.id, this.entries.at(-1)?.seq ?? 0);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.update !== null) void api.health().catch(() => undefined); // perhaps it is another version
      this.#attempts = 0;
      this.connection = "live";
      for (const { message } of this.#waiting.values()) this.#push(message);
    };
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = (event) => void this.#lost(socket, event);
  }

  /** Ask now and then; a page that nobody sees is slowed down by its browser and would be unjust. */
  #look(): void {
    const now = Date.now();
    if (this.connection !== "live" || document.hidden) {
      this.#pinged = null;
    } else if (this.#pinged === null) {
      if (now - this.#heard < PING) return;
      this.#pinged = now;
      this.#push({ type: "ping", id: newId() });
    } else if (now - this.#pinged > ANSWER_WITHIN) {
      const pinged = this.#pinged;
      setTimeout(() => {
        if (this.#pinged === pinged) this.#drop(); // not even among what came while the page was busy
      });
    }
  }

  /** The connection carries nothing any more, whatever it says. */
  #drop = (): void => {
    const socket = this.#socket;
    if (!socket || this.connection !== "live") return;
    socket.close();
    void this.#lost(socket, { code: 0, reason: "" });
  };

  async #lost(socket: Socket, { code, reason }: Closing): Promise<void> {
    if (this.#ended || socket !== this.#socket) return;
    this.#socket = null;
    this.connection = "offline";
    if (code === REFUSED) this.problem = reason;
    else if (this.update === null) await this.#askWhy();
    if (this.#ended || this.problem !== null) return;
    const pause = Math.min(LONGEST_PAUSE, 250 * 2 ** this.#attempts++);
    this.#timer = setTimeout(() => this.#connect(), pause * (0.5 + Math.random()));
  }

  /** A handshake that is refused says nothing to a page; the same question over HTTP does. */
  async #askWhy(): Promise<void> {
    try {
      await api.table(this.id);
    } catch (why) {
      if (why instanceof Refused && !PASSING.has(why.reason)) this.problem = why.reason;
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
    this.#heard = Date.now();
    this.#pinged = null;
    const message = JSON.parse(text) as Incoming;
    switch (message.type) {
      case "update":
        this.#take(message);
        break;
      case "error":
        this.#answered(message.id)?.fail(
          new Refused(message.reason, message.message, message.legal ?? []),
        );
        break;
      case "ack":
      case "tried":
        this.#answered(message.id)?.settle(message);
        break;
      case "notice":
        noteNotice(message);
        break;
      default:
        message satisfies never;
    }
  }

  /** Who waits for the answer to a message, for the last time. */
  #answered(id: string | null | undefined): Waiting | undefined {
    const waiting = this.#waiting.get(id ?? "");
    this.#waiting.delete(id ?? "");
    return waiting;
  }

  #take(update: Update): void {
    const before = this.update;
    const last = this.entries.at(-1)?.seq ?? 0;
    const fresh = update.entries.filter((entry) => entry.seq > last);
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh].slice(-MOST_ENTRIES);
    this.ahead = update.table.now - Date.now();
    this.update = { ...update, entries: fresh };
    // what was decided is often seen before it is acknowledged: the next decision need not wait for that
    const isSeen = fresh.some(({ kind, seat }) => kind === "decided" && seat === this.#decider);
    if (isSeen || update.seq >= this.#expected) this.deciding = false;
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
