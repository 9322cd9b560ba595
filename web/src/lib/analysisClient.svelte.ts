// The analysis of a finished game: request for until it is there, kept for either way of judging.

import { api, type Judge } from "./api";
import { refusalText } from "./refusals";
import type { DecisionJudged, Judged } from "./protocol";

const AGAIN = 400; // milliseconds between two questions

export class AnalysisClient {
  by = $state<Judge>("known");
  progress = $state(0);
  problem = $state("");
  #found = $state.raw<Partial<Record<Judge, Judged>>>({});
  #request = 0;

  readonly found: Judged | null = $derived(this.#found[this.by] ?? null);
  readonly decisions: ReadonlyMap<number, DecisionJudged> = $derived(
    new Map(this.found?.decisions.map((decision) => [decision.move, decision])),
  );
  /** The decisions that cost most, the worst first. */
  readonly costly: DecisionJudged[] = $derived(
    this.found?.costly.flatMap((move) => this.decisions.get(move) ?? []) ?? [],
  );

  constructor(readonly id: string) {}

  /** Ask, and ask again until it is done; another question ends this one. */
  async ask(by: Judge): Promise<void> {
    const request = ++this.#request;
    this.by = by;
    this.problem = "";
    this.progress = 0;
    try {
      while (!this.#found[by]) {
        const { progress, analysis } = await api.analysis(this.id, by);
        if (request !== this.#request) return;
        this.progress = progress;
        if (analysis) this.#found = { ...this.#found, [by]: analysis };
        else await new Promise((settle) => setTimeout(settle, AGAIN));
        if (request !== this.#request) return;
      }
    } catch (why) {
      if (request === this.#request) this.problem = refusalText(why);
    }
  }

  close(): void {
    this.#request++;
  }

  /** The shares of the win after so many moves, as they were known last. */
  sharesAt(move: number): readonly number[] {
    const curve = this.found?.curve ?? [];
    return curve.findLast((moment) => moment.move <= move)?.shares ?? curve[0]?.shares ?? [];
  }
}
