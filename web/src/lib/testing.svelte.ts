// What tests share: entries of a log, and tables that were never opened.

import type { Entry, GameEvent, TableState, Tried, Update, View } from "./protocol";
import type { TableLike } from "./tableLike";

const APART = 10_000; // milliseconds between entries: nothing is too soon

export function entry(seq: number, fields: Partial<Entry>): Entry {
  return { seq, at: seq * APART, kind: "decided", ...fields } as Entry;
}

/** Decisions of bots in which these events happened, entry by entry. */
export function decided(happened: readonly (readonly GameEvent[])[]): Entry[] {
  return happened.map((events, i) =>
    entry(i + 1, { how: "bot", seat: events[0]?.seat ?? 0, events: [...events] }),
  );
}

export function tableState(fields: Partial<TableState> = {}): TableState {
  return {
    id: "one",
    game: "",
    status: "running",
    seats: [],
    decisions: [],
    settings: { undo: true, options: {} },
    paused: false,
    ...fields,
  } as unknown as TableState;
}

export function update(fields: Partial<Update>): Update {
  return {
    type: "update",
    seq: 1,
    table: tableState(),
    shown: null,
    view: null,
    odds: null,
    entries: [],
    ...fields,
  };
}

/** A table that notes what is decided at it. */
export class FakeTable implements TableLike {
  live = true;
  deciding = false;
  ahead = 0;
  update = $state.raw<Update | null>(null);
  entries = $state.raw<Entry[]>([]);
  seat = $state<number | null>(0);
  yours = [0];
  wanted = $state<number[]>([0]);
  readonly decided: string[] = [];
  readonly undone: boolean[] = [];
  readonly view: View | null = $derived(this.update?.view ?? null);

  decide(_: number, action: string | string[]): Promise<void> {
    this.decided.push(String(action));
    return Promise.resolve();
  }

  tryOut(): Promise<Tried> {
    return Promise.reject(new Error("nothing is tried out here"));
  }

  undo(_: number, turn = false): Promise<Update> {
    this.undone.push(turn);
    return Promise.resolve(update({}));
  }

  onUpdate(): () => void {
    return () => undefined;
  }
}
