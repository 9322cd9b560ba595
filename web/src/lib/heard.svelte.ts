// What is said at a table to whoever listens instead of looking: sentences one after the other, each once.

const KEPT = 150; // lines; older ones have been heard long ago
const MOST_NEWS = 100; // sentences of one update: whoever was away for long is not read the whole game

export class Heard {
  lines = $state.raw<readonly { key: number; text: string }[]>([]);
  #count = 0;

  say(...sentences: readonly string[]): void {
    const fresh = sentences
      .filter((text) => text.trim() !== "")
      .slice(-MOST_NEWS)
      .map((text) => ({ key: ++this.#count, text }));
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh].slice(-KEPT);
  }

  /** What was taken back is not told any more. */
  forget(): void {
    this.lines = [];
  }
}
