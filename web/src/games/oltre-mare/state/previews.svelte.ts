// What actions would lead to, requested of the server before they are taken.

import { untrack } from "svelte";
import { Refused } from "../../../lib/api";
import type { Further, TableLike } from "../../../lib/tableLike";
import type { Tried } from "../../../lib/protocol";

export interface Preview {
  tried?: Tried;
  /** Why it is not possible. */
  reason?: string;
}

/** An action, those that would follow it, and along which verb it could go on. */
export interface Question extends Further {
  action: string;
  /** Further steps of an action that is not whole with the first. */
  steps?: readonly string[];
}

const PAUSE = 120; // milliseconds without a change before the server is requested

function keyOf({ action, steps = [], then = [], along = "" }: Question): string {
  return [action, ...steps, "", ...then, along].join("\n");
}

export class Previews {
  #known = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  #seq = -1;
  #requested = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: TableLike) {}

  /** What is known of an action; undefined while nothing is. */
  of(asked: Question | string | null): Preview | undefined {
    if (asked === null) return undefined;
    return this.#known.get(keyOf(typeof asked === "string" ? { action: asked } : asked));
  }

  /** Learn about these actions of a seat, as things stand now. What was known of them stays until then. */
  consider(seat: number | null, questions: readonly Question[]): void {
    const seq = this.table.update?.seq ?? -1;
    untrack(() => {
      if (seq !== this.#seq) {
        this.#seq = seq;
        this.#requested.clear();
      }
      const keys = new Set(questions.map(keyOf));
      const kept = [...this.#known].filter(([key]) => keys.has(key));
      if (kept.length < this.#known.size) this.#known = new Map(kept);
      clearTimeout(this.#timer);
      const open = questions.filter((question) => !this.#requested.has(keyOf(question)));
      if (seat === null || open.length === 0) return;
      this.#timer = setTimeout(() => {
        for (const question of open) void this.#ask(seat, question, seq);
      }, PAUSE);
    });
  }

  async #ask(seat: number, question: Question, seq: number): Promise<void> {
    const { action, steps = [], ...further } = question;
    const key = keyOf(question);
    this.#requested.add(key);
    let found: Preview;
    try {
      found = { tried: await this.table.tryOut(seat, [action, ...steps], further) };
    } catch (problem) {
      if (!(problem instanceof Refused)) return;
      if (problem.reason === "late") return; // the next update asks anew
      found = { reason: problem.reason };
    }
    if (seq === this.#seq) this.#known = new Map(this.#known).set(key, found);
  }
}
