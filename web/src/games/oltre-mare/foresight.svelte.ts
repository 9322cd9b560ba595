// What an action would lead to, asked of the server before it is taken.

import { untrack } from "svelte";
import { Refused } from "../../lib/api";
import type { TableLike } from "../../lib/table-like";
import type { Tried } from "../../lib/protocol";

export interface Foreseen {
  tried?: Tried;
  /** Why it is not possible. */
  reason?: string;
}

const PAUSE = 120; // milliseconds without a change before the server is asked

export class Foresight {
  #known = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  #seq = -1;
  #asked = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: TableLike) {}

  /** What is known of an action; undefined while nothing is. */
  of(action: string | null): Foreseen | undefined {
    return action === null ? undefined : this.#known.get(action);
  }

  /** Learn about these actions of a seat, as things stand now. */
  consider(seat: number | null, actions: string[]): void {
    const seq = this.table.update?.seq ?? -1;
    untrack(() => {
      if (seq !== this.#seq) {
        this.#seq = seq;
        this.#asked.clear();
        if (this.#known.size > 0) this.#known = new Map();
      }
      clearTimeout(this.#timer);
      if (seat === null || actions.every((action) => this.#asked.has(action))) return;
      this.#timer = setTimeout(() => {
        for (const action of actions)
          if (!this.#asked.has(action)) void this.#ask(seat, action, seq);
      }, PAUSE);
    });
  }

  async #ask(seat: number, action: string, seq: number): Promise<void> {
    this.#asked.add(action);
    let found: Foreseen;
    try {
      found = { tried: await this.table.tryOut(seat, [action]) };
    } catch (problem) {
      if (!(problem instanceof Refused)) return;
      found = { reason: problem.reason };
    }
    if (seq === this.#seq) this.#known = new Map(this.#known).set(action, found);
  }
}
