import { beforeAll, describe, expect, it } from "vitest";
import { fetchWords } from "../../lib/words.svelte";
import { goesOn } from "./details";
import { actionPlaces, actionText } from "./text";

beforeAll(() => fetchWords("oltre-mare"));

const names = ["Ann", "Zuane", "Ben"];

describe("an action in words", () => {
  it.each([
    "discard silk-04",
    "play silk-04,grain-05",
    "play -",
    "load olives-02,silk-04",
    "buy deck",
    "buy pirates",
    "finish-trade",
    "no-deals",
    "offer all give silk-03 1 want salt:2 0",
    "offer 1 give - 2 want - 3",
    "offer-to all",
    "offer-to 1",
    "want silk",
    "give-ducats 3",
    "accept 4",
    "decline 4",
    "choose 4 1",
    "sail corfu",
    "compass stay",
  ])("%s", (action) => {
    const text = actionText(action, { names });
    expect(text).not.toMatch(/[{}]|^(web-)?oltre-mare-|^$/);
    expect(text).not.toBe(action);
  });

  it("says both sides of an offer, and to whom it is made", () => {
    const text = actionText("offer 1 give silk-03 1 want salt:2 0", { names });
    for (const part of ["Zuane", "Silk", "1 ducat", "2 × Salt"]) expect(text).toContain(part);
  });

  it("is the action itself where there are no words for it", () => {
    expect(actionText("somersault twice", { names })).toBe("somersault twice");
  });
});

it("an action is taken at its cards, its port or its button", () => {
  expect(actionPlaces("sail corfu")[0]).toBe('[data-port="corfu"]');
  expect(actionPlaces("buy deck")[0]).toContain('aria-keyshortcuts="B"');
  expect(actionPlaces("play silk-04")[0]).toContain('[data-flip="silk-04"]');
  expect(actionPlaces("finish-trade")).toEqual([".om-btn.primary"]);
});

it("offers are made step by step, other decisions at once", () => {
  expect(["offer-to 1", "accept 3", "sail corfu", "play -"].map(goesOn)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
