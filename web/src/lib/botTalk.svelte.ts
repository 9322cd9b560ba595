// Who talks at a table: what bots said when, and what hangs in the air now, be it a bot's or a person's.

import { untrack } from "svelte";
import { fetchDetails } from "../games/fetchGame";
import { LEVELS, linesOf, type BotLine, type Occasion } from "./botLines";
import type { Entry } from "./protocol";
import { settings } from "./settings.svelte";
import type { TableLike } from "./tableLike";
import { fetchWords } from "./words.svelte";

const STAYS = 6_000; // milliseconds a line can be read

/** What somebody at the table wrote last. */
function spokenLine(entries: readonly Entry[]): BotLine | undefined {
  const said = entries.findLast(({ kind, seat }) => kind === "said" && seat != null);
  if (said?.seat == null) return undefined;
  return { seq: said.seq, at: said.at, seat: said.seat, line: "", text: said.text ?? "" };
}

/** Made by a component, and gone with it. */
export class BotTalk {
  /** The line of a moment ago. */
  now = $state.raw<BotLine | null>(null);
  #occasions = $state.raw<readonly Occasion[]>([]); // none before their words are there

  /** Bots by seat. They are silent in a replay, where lines would flicker by, and in a lesson, where a coach speaks. */
  readonly #levels: readonly (string | null)[] = $derived.by(() => {
    const state = this.#table().update?.table;
    if (!settings.talk || !this.#table().live || !state || state.settings["lesson"]) return [];
    return state.seats.map(
      (seat) => (seat.kind === "bot" && !seat.stand_in ? seat.level : null) ?? null,
    );
  });

  /** What was said, by entries of the log. */
  readonly said: ReadonlyMap<number, BotLine> = $derived.by(() => {
    const { update, entries } = this.#table();
    const isWhole = entries.at(-1)?.seq === entries.length; // lines follow from all that happened
    const isTime = update && isWhole && this.#levels.length > 0;
    const lines = isTime ? linesOf(update.table.id, this.#occasions, this.#levels, entries) : [];
    return new Map(lines.map((line) => [line.seq, line]));
  });

  /** What was said when the game ended. */
  readonly closing: BotLine | null = $derived.by(() => {
    const last = [...this.said.values()].at(-1);
    const end = this.#table().entries.findLast(({ kind }) => kind === "decided");
    return this.#isOver() && last && last.seq === end?.seq ? last : null;
  });

  readonly #table: () => TableLike;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `reply`: the last that a bot said to whoever looks, in words of its game. */
  constructor(table: () => TableLike, reply: () => BotLine | undefined = () => undefined) {
    this.#table = table;
    $effect(() => {
      const game = this.#table().update?.table.game;
      const isMute = !this.#levels.some((level) => LEVELS.has(level ?? ""));
      if (isMute || game === undefined || this.#occasions.length > 0) return;
      void Promise.all([fetchDetails(game), fetchWords("lines")]).then(
        ([{ occasions }]) => (this.#occasions = occasions),
        () => undefined, // then they keep silent
      );
    });
    $effect(() => {
      const last = [...this.said.values()].at(-1);
      const chat = spokenLine(this.#table().entries);
      const answer = this.#levels.length > 0 ? reply() : undefined;
      const [newest] = [last, answer, chat]
        .filter((line) => line !== undefined)
        .sort((one, other) => other.seq - one.seq);
      untrack(() => this.#hear(newest));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  #isOver(): boolean {
    return this.#table().update?.table.status === "over";
  }

  /** Who comes or comes back while a line could still be read is shown it, too. */
  #hear(last: BotLine | undefined): void {
    if (last?.seq === this.now?.seq) return;
    const { update, entries, ahead } = this.#table();
    const news = update?.entries ?? [];
    const isNews = news.length < entries.length && news.some(({ seq }) => seq === last?.seq);
    const since = isNews ? 0 : Date.now() + ahead - (last?.at ?? -Infinity);
    clearTimeout(this.#timer);
    // at the end nothing hangs over the result, which has a place for it
    this.now = last && since < STAYS && !this.#isOver() ? last : null;
    this.#timer = setTimeout(() => (this.now = null), STAYS - since);
  }
}
