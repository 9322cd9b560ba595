import { describe, expect, it } from "vitest";
import type { GameEvent } from "./protocol";
import { turningPoint } from "./turningPoint";

const curve = (...shares: number[]) =>
  shares.map((share, move) => ({ move, shares: [share, 1 - share] }));
const MOVES = [
  [{ kind: "turn", seat: 0, number: 1 }],
  [{ kind: "deal", seat: 1, other: 0 }],
  [{ kind: "turn", seat: 1, number: 2 }],
  [{ kind: "draw", seat: 1 }],
] as unknown as GameEvent[][];
const eventsOf = (move: number): readonly GameEvent[] => MOVES[move] ?? [];
const point = (...shares: number[]) => turningPoint(curve(...shares), 0, ["deal"], eventsOf);

describe("what decided a game", () => {
  it("is what happened where the winner's chances rose most", () => {
    const found = point(0.5, 0.55, 0.85, 0.9, 1);
    expect([found?.kind, found?.turn.number, found?.seat]).toEqual(["deal", 1, 1]);
  });

  it("is the turn where nothing stands out", () => {
    const found = point(0.5, 0.5, 0.55, 0.6, 1);
    expect([found?.kind, found?.turn.number, found?.seat]).toEqual(["turn", 2, 1]);
  });

  it("lies behind the last moment at which somebody else was ahead", () => {
    expect(point(0.5, 0.55, 0.9, 0.4, 0.65)?.turn.number).toBe(2);
  });

  it("is nothing where the winner was as good as through from the start", () => {
    expect(point(0.95, 0.96, 0.97, 0.98, 1)).toBeNull();
  });
});
