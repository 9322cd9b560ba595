import { describe, expect, it } from "vitest";
import { plainDetails } from "./plainDetails";
import { scores, seatFacts, tableFacts, winners } from "./plainView";

const names = ["Ann", "Ben"];
const pig = plainDetails("pig");
const view = {
  game: "pig",
  seat: 0,
  players: 2,
  phase: "roll_or_hold",
  to_act: [0],
  active: 0,
  choices: [{ action: "roll" }],
  result: { winners: [1], scores: [88, 100] },
  seats: [
    { banked: 12, is_last: false },
    { banked: 40, dice: [3, 4], hidden: { deep: 1 } },
  ],
  turn_total: 7,
};

describe("a game that the client knows nothing of", () => {
  it("tells its events readably, and whose they are", () => {
    expect(pig.eventText({ kind: "roll_die", seat: 1, number: 4 }, names)).toBe(
      "Ben: roll die, number 4",
    );
    expect(pig.eventText({ kind: "fee", seat: 0, other: 1, amount: 2 }, names)).toBe(
      "Ann → Ben: fee, amount 2",
    );
    expect(pig.eventText({ kind: "reshuffle" }, names)).toBe("reshuffle");
  });

  it("shows actions as the server writes them", () => {
    expect(pig.actionText("take_card red-3", { names })).toBe("take card red 3");
    expect(pig.actionPlaces("roll")).toEqual(['[data-action="roll"]']);
  });

  it("shows plain figures of the table and of each seat, and no more", () => {
    expect(tableFacts("pig", view)).toEqual([
      ["phase", "roll or hold"],
      ["turn total", "7"],
    ]);
    expect(seatFacts("pig", view, 1)).toEqual([
      ["banked", "40"],
      ["dice", "3, 4"],
    ]);
    expect(seatFacts("pig", { ...view, seats: null }, 1)).toEqual([]);
  });

  it("finds winners and points in the result, where it has them", () => {
    expect([winners(view), scores(view)]).toEqual([[1], [88, 100]]);
    expect([winners({ ...view, result: null }), scores({ ...view, result: "won" })]).toEqual([
      [],
      [],
    ]);
  });
});
