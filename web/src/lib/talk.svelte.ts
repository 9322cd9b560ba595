// Bots that talk at a table: what was said when, and what hangs in the air now.

import { untrack } from "svelte";
import { LEVELS, linesOf, type Said } from "./lines";
import { settings } from "./settings.svelte";
import type { TableLike } from "./table-like";
import { speakOf } from "./words.svelte";

const STAYS = 6_000; // milliseconds a line can be read

/** Made by a component, and gone with it. */
export class Talk {
  /** The line of a moment ago. */
  now = $state.raw<Said | null>(null);
  #hasWords = $state(false);

  /** Bots by seat. They are silent in a replay, where lines would flicker by, and in a lesson, where a coach speaks. */
  readonly #levels: readonly (string | null)[] = $derived.by(() => {
    const state = this.#table().update?.table;
    if (!settings.talk || !this.#table().live || !state || state.settings["lesson"]) return [];
    return state.seats.map(
      (seat) => (seat.kind === "bot" && !seat.stand_in ? seat.level : null) ?? null,
    );
  });

  /** What was said, by entries of the log. */
  readonly said: ReadonlyMap<number, Said> = $derived.by(() => {
    const { update, entries } = this.#table();
    const isWhole = entries.at(-1)?.seq === entries.length; // lines follow from all that happened
    const isTime = update && isWhole && this.#hasWords && this.#levels.length > 0;
    const lines = isTime ? linesOf(update.table.id, update.table.game, this.#levels, entries) : [];
    return new Map(lines.map((line) => [line.seq, line]));
  });

  readonly #table: () => TableLike;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: () => TableLike) {
    this.#table = table;
    $effect(() => {
      if (this.#hasWords || !this.#levels.some((level) => LEVELS.has(level ?? ""))) return;
      void speakOf("lines").then(
        () => (this.#hasWords = true),
        () => undefined, // then they keep silent
      );
    });
    $effect(() => {
      const last = [...this.said.values()].at(-1);
      untrack(() => this.#hear(last));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Who comes or comes back while a line could still be read is shown it, too. */
  #hear(last: Said | undefined): void {
    if (last?.seq === this.now?.seq) return;
    const { update, entries, ahead } = this.#table();
    const news = update?.entries ?? [];
    const isNews = news.length < entries.length && news.some(({ seq }) => seq === last?.seq);
    const since = isNews ? 0 : Date.now() + ahead - (last?.at ?? -Infinity);
    clearTimeout(this.#timer);
    this.now = last && since < STAYS ? last : null;
    this.#timer = setTimeout(() => (this.now = null), STAYS - since);
  }
}
