// A game that was, or is, played: the same table, moved by a slider instead of by time.

import { api, Refused } from "./api";
import type { Entry, GameEvent, Incoming, TableState, Tried, Update, View } from "./protocol";
import { link } from "./route.svelte";
import type { TableLike } from "./tableLike";

const MOST_KEPT = 60; // views at hand

export class ReplayClient implements TableLike {
  readonly live = false;
  readonly deciding = false;
  readonly yours: readonly number[] = [];
  readonly wanted: readonly number[] = [];
  readonly ahead = 0;

  update = $state.raw<Update | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** How many moves there are, and after which one we look. */
  count = $state(0);
  move = $state(0);
  /** Whose view is shown; null: a spectator's. */
  seat = $state<number | null>(null);
  problem = $state("");
  /** What an analysis says of decisions, by their entries. */
  notes = $state.raw<ReadonlyMap<number, string>>(new Map());

  readonly view: View | null = $derived(this.update?.view ?? null);

  #all: Entry[] = [];
  #entries: number[] = []; // of the table's log, by move
  #views = new Map<string, View>();
  #listeners = new Set<(update: Update, before: Update | null) => void>();
  #table: TableState | null = null;
  #request = 0;

  constructor(readonly id: string) {}

  /** Fetch what happened. */
  async open(): Promise<void> {
    const now = await api.table(this.id);
    this.#table = { ...now.table, decisions: [], request: null };
    const own = now.table.seats.findIndex((seat) => seat.yours);
    this.seat = now.shown ?? (own >= 0 && now.table.status === "over" ? own : null);
    for (;;) {
      const page = await api.moves(this.id, this.#all.length);
      this.count = page.count;
      for (const move of page.moves) {
        this.#entries.push(move.entry);
        this.#all.push({
          seq: move.number,
          at: 0,
          kind: "decided",
          how: "person",
          seat: move.seat,
          action: move.action,
          events: move.events,
        });
      }
      if (this.#all.length >= page.count || page.moves.length === 0) break;
    }
  }

  /** How many moves had been made by an entry of the table's log. */
  moveOf(entry: number): number {
    return this.#entries.filter((seq) => seq <= entry).length;
  }

  /** In a replay entries are numbered as its moves. */
  moment(entry: number): string {
    return link(`replay/${this.id}?move=${entry}`);
  }

  note(entry: number): string | undefined {
    return this.notes.get(entry);
  }

  /** What happened with a move. */
  eventsOf(move: number): readonly GameEvent[] {
    return this.#all[move]?.events ?? [];
  }

  /** What had happened before a move. */
  eventsBefore(move: number): GameEvent[] {
    return this.#all.slice(0, move).flatMap((entry) => entry.events ?? []);
  }

  async goTo(move: number): Promise<void> {
    const at = Math.min(this.count, Math.max(0, Math.round(move)));
    this.move = at;
    const request = ++this.#request;
    try {
      const view = await this.#viewAt(at);
      if (request !== this.#request || !this.#table) return; // the slider has moved on
      const before = this.update;
      this.entries = this.#all.slice(0, at);
      this.update = {
        type: "update",
        seq: at,
        table: this.#table,
        shown: this.seat,
        view,
        odds: null,
        entries: this.#all.slice(Math.max(0, at - 1), at),
      };
      this.problem = "";
      for (const listener of this.#listeners) listener(this.update, before);
    } catch (why) {
      if (request === this.#request) this.problem = why instanceof Refused ? why.reason : "failed";
    }
  }

  async viewAs(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.goTo(this.move);
  }

  async #viewAt(move: number): Promise<View> {
    const key = `${move} ${this.seat}`;
    let view = this.#views.get(key);
    if (!view) {
      view = (await api.view(this.id, move, this.seat)).view as View;
      this.#views.set(key, view);
      if (this.#views.size > MOST_KEPT) this.#views.delete(this.#views.keys().next().value ?? "");
    }
    return view;
  }

  onUpdate(listener: (update: Update, before: Update | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  decide(): Promise<void> {
    return Promise.reject(new Refused("replay", "nothing is decided in a replay"));
  }

  tryOut(): Promise<Tried> {
    return Promise.reject(new Refused("replay", "nothing is decided in a replay"));
  }

  undo(): Promise<Incoming> {
    return Promise.reject(new Refused("replay", "nothing is decided in a replay"));
  }
}
