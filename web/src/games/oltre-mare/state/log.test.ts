import { beforeAll, describe, expect, it } from "vitest";
import { decided, entry } from "../../../lib/testing.svelte";
import { fetchWords } from "../../../lib/words.svelte";
import { chapters, opener } from "./log";

const NAMES = ["Ann", "Zuane", "Marin"];
const SILK = { goods: { silk: 2 }, ducats: 0 };
const THREE = { goods: {}, ducats: 3 };

beforeAll(() => fetchWords("oltre-mare"));

function told(you: number | null, ...happened: object[][]) {
  return chapters(decided(happened as never), NAMES, you, new Map());
}

describe("the log", () => {
  const deal = [
    [{ kind: "turn", seat: 1, number: 4 }],
    [{ kind: "offer", seat: 1, number: 7, give: SILK, want: THREE }],
    [{ kind: "decline", seat: 2, number: 7 }],
    [{ kind: "answer", seat: 0, other: 1, number: 7, give: THREE }],
    [
      { kind: "deal", seat: 1, other: 0, number: 7, give: SILK, want: THREE },
      { kind: "hand_over", seat: 1, other: 0, card: "silk-02" },
      { kind: "prestige", seat: 0 },
    ],
  ];

  it("tells a deal in one line, with what it costs me and the prestige it brings", () => {
    const [turn] = told(0, ...deal);
    expect(turn?.heading).toBe("Round 4: Zuane");
    expect(turn?.lines.map(({ text, ducats }) => [text, ducats])).toEqual([
      ["Zuane → you: deal made (offer 7). You give: 3 ducats. You get: 2\u00a0×\u00a0Silk.", -3],
    ]);
    expect(turn?.lines[0]?.prestige).toBe("You get 1 prestige token for the deal");
  });

  it("shows what was swapped as pictures, and speaks of no number that nobody sees", () => {
    const [turn] = told(0, ...deal);
    expect(turn?.lines[0]?.lead).toBe("Zuane → you: deal made.");
    expect(turn?.lines[0]?.swap).toEqual([SILK, THREE]);
    const [offered] = told(1, deal[0] ?? [], deal[1] ?? []);
    expect(offered?.lines[0]?.lead).toBe("You → all, offer:");
  });

  it("tells others of the same deal what its maker got", () => {
    const [turn] = told(2, ...deal);
    expect(turn?.lines.map(({ ducats, seat }) => [ducats, seat])).toEqual([[3, 1]]);
  });

  it("keeps an offer that came to nothing as one line that is struck out", () => {
    const [turn] = told(0, deal[0] ?? [], deal[1] ?? [], [
      { kind: "lapse_declined", seat: 1, number: 7 },
    ]);
    expect(turn?.lines.map(({ ended }) => ended)).toEqual([true]);
  });

  it("strikes out what is still offered when the trade phase ends", () => {
    const [turn] = told(0, deal[0] ?? [], deal[1] ?? [], [{ kind: "finish_trade", seat: 1 }]);
    expect(turn?.lines.map(({ ended }) => ended)).toEqual([true]);
  });

  it("tells cards that are played one after the other in one line", () => {
    const [turn] = told(0, [
      { kind: "turn", seat: 0, number: 1 },
      { kind: "play", seat: 0, card: "silk-02" },
      { kind: "play", seat: 0, card: "salt-03" },
    ]);
    expect([turn?.heading, turn?.lines.map(({ text }) => text)]).toEqual([
      "Round 1: you",
      ["You play: Silk, Salt"],
    ]);
    expect([turn?.lines[0]?.lead, turn?.lines[0]?.cards]).toEqual([
      "You play:",
      ["silk-02", "salt-03"],
    ]);
  });

  it("shows the cards I draw in one line, whatever else is told of each", () => {
    const [turn] = told(0, [
      { kind: "turn", seat: 0, number: 1 },
      { kind: "see", seat: 0, card: "silk-02" },
      { kind: "draw", seat: 0 },
      { kind: "see", seat: 0, card: "salt-03" },
    ]);
    expect(turn?.lines.map(({ lead, cards }) => [lead, cards])).toEqual([
      ["You see:", ["silk-02", "salt-03"]],
    ]);
  });

  it("says whose the first turn is, of which no event tells", () => {
    const entries = decided([[{ kind: "buy", seat: 2, amount: 3 }]] as never);
    const view = { start: 2, round: 1, active: 2, seats: [{}, {}, {}] } as never;
    const [turn] = chapters(entries, NAMES, 0, new Map(), opener(entries, view));
    expect(turn?.heading).toBe("Round 1: Marin");
    const later = decided([[{ kind: "turn", seat: 0, number: 5 }]] as never);
    expect(opener(later, view)).toBeUndefined();
  });

  it("sums up what a scoring brings each player", () => {
    const [turn] = told(0, [
      { kind: "turn", seat: 0, number: 1 },
      { kind: "venice" },
      { kind: "run", seat: 0, good: "silk", number: 3, amount: 6 },
      { kind: "run", seat: 1, good: "salt", number: 1, amount: 1 },
      { kind: "loss", seat: 0, number: 2, amount: 2 },
    ]);
    expect(turn?.lines.slice(1).map(({ text, ducats }) => [text, ducats])).toEqual([
      ["You: scoring", 4],
      ["Zuane: scoring", 1],
    ]);
    expect(turn?.lines[0]?.scoring).toHaveLength(4);
  });

  it("says in the second person what I take back", () => {
    const entries = [...decided(deal as never), entry(6, { kind: "undone", first: 5, seat: 0 })];
    const [turn] = chapters(entries, NAMES, 0, new Map());
    expect(turn?.lines.at(-1)?.text).toBe("You take a decision back");
  });
});
