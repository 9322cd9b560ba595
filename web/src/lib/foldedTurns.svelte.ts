// Which turns of a log are unfolded: the last ones by themselves, others as the reader likes.

import { SvelteMap } from "svelte/reactivity";

const UNFOLDED = 3;

export class FoldedTurns {
  readonly #chosen = new SvelteMap<string, boolean>();

  /** `age`: 0 for the newest turn. */
  isOpen(turn: string, age: number): boolean {
    return this.#chosen.get(turn) ?? age < UNFOLDED;
  }

  /** What somebody reads, by keyboard or screen reader, does not fold under the reader. */
  hold(turn: string): void {
    this.#chosen.set(turn, true);
  }

  toggle(event: Event, turn: string, age: number): void {
    event.preventDefault(); // the attribute follows what was chosen
    this.#chosen.set(turn, !this.isOpen(turn, age));
  }
}
