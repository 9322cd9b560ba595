import { expect, it } from "vitest";
import { nextToLook, viewBetween } from "./hotSeat";

const shared = { yours: [0, 2], wanted: [2], seat: 0 };

it("the screen goes to whoever is to decide", () => {
  expect(nextToLook(shared, true)).toBe(2);
  expect(nextToLook({ ...shared, seat: 2 }, true)).toBeUndefined();
});

it("nobody is asked to pass a screen that is his alone, or after the game", () => {
  expect(nextToLook({ yours: [0], wanted: [0], seat: null }, true)).toBeUndefined();
  expect(nextToLook(shared, false)).toBeUndefined();
});

it("no hand is shown before its owner asks for it", () => {
  expect(viewBetween(2, true)).toBeNull();
  expect(viewBetween(2, false)).toBe(2);
});
