import { beforeAll, describe, expect, it } from "vitest";
import { fetchWords } from "../../lib/words.svelte";
import { actionPlaces, actionText, cardAfter, cardInView, playerNames } from "./text";

beforeAll(() => fetchWords("port-royal"));

describe("an action in words", () => {
  it.each([
    ["draw", "Draw"],
    ["stop", "Stop"],
    ["pass", "Pass"],
    ["keep", "Keep red Frigate"],
    ["repel", "Repel red Frigate"],
    ["take ship_blue_2_1", "Trade: blue Flute"],
    ["take sailor_1", "Hire: Sailor"],
    [
      "claim expedition_ccs with captain+captain+settler",
      "Claim: Expedition (2 Captains, Settler) with Captain + Captain + Settler",
    ],
  ])("%s", (action, sentence) => {
    expect(actionText(action, { names: [], card: "ship_red_3_6" })).toBe(sentence);
  });
});

describe("where an action is taken", () => {
  it("is its card of the harbour, or the button with its key", () => {
    expect(actionPlaces("take sailor_1")).toEqual(['[data-pr^="harbour:sailor_1#"]']);
    expect(actionPlaces("draw")).toEqual(['.acts [aria-keyshortcuts="D"]']);
  });
});

it("a decision about a drawn card finds it in the view, or in what happened", () => {
  expect(cardInView({ pending: "ship_red_1_1" } as never)).toBe("ship_red_1_1");
  expect(cardInView({ pending: null } as never)).toBeUndefined();
  const events = [
    { kind: "reveal", card: "jester_1" },
    { kind: "dock", card: "x" },
  ];
  expect(cardAfter(events)).toBe("jester_1");
});

it("people are called by their names, bots after beasts, namesakes by their seats too", () => {
  const seats = [
    { kind: "person", name: "Ann" },
    { kind: "bot", level: "captain" },
    { kind: "person", name: "Ann" },
  ];
  expect(playerNames(seats as never)).toEqual(["Ann 1", "Octopus", "Ann 3"]);
});
