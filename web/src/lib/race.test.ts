import { describe, expect, it } from "vitest";
import { fetchDetails } from "../games/fetchGame";
import { NAMES, opened, tables, Visitor } from "../local/testing";
import type { Entry, Update } from "./protocol";
import { raceOf } from "./race";
import { decided, entry } from "./testing.svelte";

const LONG = 60_000; // milliseconds; the machine may be busy

describe.each(NAMES)("the points of a game of %s", (game) => {
  it("grow from the same for all to those of the result", { timeout: LONG }, async () => {
    const all = await tables();
    const visitor = new Visitor(all, await opened(all, game, ["me", "cabin-boy", "boatswain"]));
    await visitor.come();
    await visitor.say({ type: "replace", seat: 0, level: "boatswain" });
    const { view } = await visitor.until(({ table }) => table.status === "over");
    const entries: Entry[] = visitor.heard.flatMap((one) => (one as Update).entries ?? []);
    const { scores } = view?.result as { scores: number[] };
    const { scoreChanges } = await fetchDetails(game);
    const race = raceOf(entries, scores, scoreChanges ?? (() => []));
    expect(race).toHaveLength(3);
    expect(new Set(race?.map((points) => points[0])).size).toBe(1);
    expect(race?.map((points) => points.at(-1))).toEqual(scores);
  });
});

describe("how points grew", () => {
  const one = (seat: number) => ({ kind: "gain", seat, amount: 1 });
  const turn = { kind: "turn", seat: 0 };
  const changes = ({
    kind,
    seat = 0,
    amount = 0,
  }: {
    kind: string;
    seat?: number;
    amount?: number;
  }) => (kind === "gain" ? [[seat, amount] as const] : []);

  it("is told turn by turn, and ends where the result says", () => {
    const entries = decided([[one(0)], [one(0), turn], [one(1)]] as never);
    expect(raceOf(entries, [2, 1], changes as never)).toEqual([
      [0, 2, 2],
      [0, 0, 1],
    ]);
  });

  it("begins with what players had where a game was begun in its midst", () => {
    const entries = decided([[one(0)], [turn]] as never);
    expect(raceOf(entries, [8, 5], changes as never)).toEqual([
      [7, 8, 8],
      [5, 5, 5],
    ]);
  });

  it("leaves out what was taken back", () => {
    const [first, second] = decided([[one(0)], [turn]] as never);
    const undone = entry(3, { kind: "undone", first: 2, seat: 0 });
    const again = entry(4, { events: [turn, one(1)] as never });
    expect(raceOf([first, second, undone, again] as Entry[], [1, 1], changes as never)).toEqual([
      [0, 1, 1],
      [0, 0, 1],
    ]);
  });

  it("is not told where the log has a gap", () => {
    const entries = decided([[one(0)], [turn], [turn]] as never);
    expect(raceOf(entries.slice(1), [1, 0], changes as never)).toBeNull();
  });
});
