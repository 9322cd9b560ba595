import { describe, expect, it } from "vitest";
import { newsIn, standing } from "./standing";
import { entry } from "./testing.svelte";

const seqs = (entries: ReturnType<typeof standing>): number[] => entries.map(({ seq }) => seq);

describe("the log as it stands", () => {
  it("leaves out what was taken back", () => {
    const log = [
      entry(1, { seat: 0 }),
      entry(2, { seat: 1 }),
      entry(3, { seat: 1 }),
      entry(4, { kind: "undone", seat: 1, first: 2 }),
      entry(5, { seat: 1 }),
    ];
    expect(seqs(standing(log))).toEqual([1, 4, 5]);
  });

  it("keeps what people said while it was taken back", () => {
    const log = [
      entry(1, { seat: 0 }),
      entry(2, { kind: "said", name: "Ann", text: "oh" }),
      entry(3, { kind: "undone", seat: 0, first: 1 }),
    ];
    expect(seqs(standing(log))).toEqual([2, 3]);
  });

  it("tells a granted request as an undo by whoever asked for it", () => {
    const log = [
      entry(1, { seat: 0 }),
      entry(2, { kind: "requested", what: "undo", seat: 0, first: 1 }),
      entry(3, { kind: "answered", seat: 1, outcome: "granted" }),
    ];
    expect(standing(log).map(({ kind, seq, seat }) => [kind, seq, seat])).toEqual([
      ["requested", 2, 0],
      ["undone", 3, 0],
    ]);
  });

  it("takes nothing back for a refused request, or for one to end the game", () => {
    for (const [what, outcome] of [
      ["undo", "refused"],
      ["abort", "granted"],
    ] as const) {
      const log = [
        entry(1, { seat: 0 }),
        entry(2, { kind: "requested", what, seat: 0 }),
        entry(3, { kind: "answered", seat: 1, outcome } as never),
      ];
      expect(seqs(standing(log))).toEqual([1, 2, 3]);
    }
  });

  it("has news that know of a request made before them", () => {
    const before = [
      entry(1, { seat: 0 }),
      entry(2, { kind: "requested", what: "undo", seat: 0, first: 1 }),
    ];
    const answer = entry(3, { kind: "answered", seat: 1, outcome: "granted" });
    const news = newsIn([...before, answer], [answer]);
    expect(news.map(({ kind, seat }) => [kind, seat])).toEqual([["undone", 0]]);
    expect(newsIn(before, [])).toEqual([]);
  });
});
