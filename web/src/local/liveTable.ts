// A table that is in use: its log, the position after every entry, and what a socket or a question is told of it.

import type { EngineGame, Position } from "../engine/game";
import { BadEngine } from "../engine/engine";
import { Illegal } from "../engine/game";
import type { Entry as Told, TableSummary, Update, View } from "../lib/protocol";
import type { Entry, Numbered } from "./entries";
import { knownTo, summary, tableState } from "./redaction";
import { Refusal } from "./refusal";
import { openedTable, type Table } from "./table";

/** A move of the game: the start, a decision that was not taken back, or cards dealt anew. */
export interface Standing {
  entry: Numbered;
  after: Position;
}

export class LiveTable {
  readonly log: Numbered[] = [];
  table: Table;
  /** Why nobody can play at it. It ends with what can still be read. */
  readonly problem: "damaged" | "other-rules" | null = null;
  readonly #after = new Map<number, Position>(); // by entry, where there is a position
  readonly #unread: Numbered[] = []; // entries of other rules, from one on that has no place in ours

  constructor(id: string, game: EngineGame, log: readonly Numbered[]) {
    const [first, ...rest] = log;
    if (first?.seq !== 1) throw new Refusal("no-table", "there is no such table");
    this.table = openedTable(id, game, first);
    this.log.push(first);
    for (const [place, entry] of rest.entries()) {
      if (entry?.kind === "started" && entry.rules !== game.told.rules)
        this.problem = "other-rules";
      try {
        if (entry.seq !== this.table.seq + 1) throw new Illegal("damaged");
        const position = this.#positionAfter(entry);
        this.moveOn(this.table.after(entry, position), entry, position);
      } catch (why) {
        if (why instanceof BadEngine) throw why;
        if (this.problem === "other-rules") this.#unread.push(...rest.slice(place));
        this.problem ??= "damaged";
        break;
      }
    }
  }

  #positionAfter(entry: Numbered): Position | null {
    const { game, position } = this.table;
    switch (entry.kind) {
      case "started":
        if (entry.state.length !== game.told.state.size) throw new Illegal("damaged");
        return entry.state;
      case "decided": {
        if (!position) throw new Illegal("not-running");
        const played = game.play(position, entry.seat, entry.codes);
        if (played.whole !== entry.action || played.events.length !== entry.events.length)
          throw new Illegal("record");
        return played.after;
      }
      case "undone": {
        const before = this.before(entry.first);
        return entry.redeal === null ? before : game.redealt(before, BigInt(entry.redeal));
      }
      default:
        return null;
    }
  }

  get created(): number {
    return this.log[0]?.at ?? 0;
  }

  get opened(): Extract<Entry, { kind: "opened" }> {
    return this.log[0] as Numbered & { kind: "opened" };
  }

  /** The entry is kept: now the table is as it makes it. */
  moveOn(table: Table, entry: Numbered, position: Position | null | undefined): void {
    this.table = table;
    this.log.push(entry);
    if (position) this.#after.set(entry.seq, position);
  }

  row(table: Table, at: number): TableSummary {
    return summary(table, this.created, at);
  }

  /** The position before an entry. */
  before(seq: number): Position {
    for (let at = seq - 1; at > 0; at--) {
      const position = this.#after.get(at);
      if (position) return position;
    }
    throw new Refusal("not-running", "the game had not begun");
  }

  /** The entry that a message became, if it was sent before. */
  sentBefore(ref: unknown): number | undefined {
    return this.log.findLast((entry) => entry.ref !== undefined && entry.ref === ref)?.seq;
  }

  /** The start, and since then every decision that was not taken back and every redeal. */
  made(): Numbered[] {
    const found: Numbered[] = [];
    for (const entry of [...this.log, ...this.#unread]) {
      if (entry.kind === "undone") while ((found.at(-1)?.seq ?? 0) >= entry.first) found.pop();
      const isMove = entry.kind === "started" || entry.kind === "decided";
      if (isMove || (entry.kind === "undone" && entry.redeal !== null)) found.push(entry);
    }
    return found;
  }

  /** The same with the positions, as far as they are known. */
  standing(): Standing[] {
    const found = this.made().flatMap((entry) => {
      const after = this.#after.get(entry.seq);
      return after ? [{ entry, after }] : [];
    });
    if (found.length === 0)
      throw new Refusal(this.problem ?? "not-running", "the game has no position here");
    return found;
  }

  entries(after: number, seat: number | null, most = Infinity): Told[] {
    const found: Told[] = [];
    for (const entry of this.log) {
      if (entry.seq > after && found.length < most) found.push(knownTo(entry, seat));
    }
    return found;
  }

  /** The only seat of a person; where several share the screen, none before it is asked for. */
  onlySeat(): number | null {
    const { yours } = this.table;
    return yours.length === 1 ? (yours[0] ?? null) : null;
  }

  update(seat: number | null, since: number | null, now: number): Update {
    const { table } = this;
    const { position, game, state } = table;
    const hasOdds = position !== null && table.running && state.settings.aids;
    return {
      type: "update",
      seq: table.seq,
      table: tableState(table, now),
      shown: seat,
      view: position === null ? null : (game.view(position, seat) as unknown as View),
      odds: hasOdds ? game.odds(position, seat) : null,
      entries: since === null ? [] : this.entries(since, seat),
      missed: false,
    };
  }
}
