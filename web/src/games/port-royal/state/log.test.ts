import { beforeAll, describe, expect, it } from "vitest";
import { decided } from "../../../lib/testing.svelte";
import { fetchWords } from "../../../lib/words.svelte";
import { chapters } from "./log";

beforeAll(() => fetchWords("port-royal"));

describe("the log", () => {
  const claim = decided([
    [
      { kind: "turn", seat: 0, amount: 9 },
      { kind: "claim", seat: 0, card: "expedition_cc" },
      { kind: "dismiss", seat: 0, card: "captain" },
      { kind: "dismiss", seat: 0, card: "jack" },
      { kind: "gain", seat: 0, amount: 2 },
    ],
  ] as never);

  it("tells a claim in one line, with pictures of who was sent and what it brought", () => {
    const [turn] = chapters(claim, ["Ann", "Octopus"], 0);
    expect(turn?.heading).toBe("Turn 9: you");
    expect(turn?.lines.map(({ sentences }) => sentences)).toEqual([
      ["You claim: Expedition (2 Captains)"],
    ]);
    expect(turn?.lines[0]?.sent.map(({ who }) => who)).toEqual(["captain", "jack"]);
    expect(turn?.lines[0]?.deltas).toEqual([{ seat: 0, amount: 2 }]);
  });

  it("tells it of others by their names", () => {
    const [turn] = chapters(claim, ["Ann", "Octopus"], 1);
    expect(turn?.lines[0]?.sentences).toEqual(["Ann claims: Expedition (2 Captains)"]);
  });
});
