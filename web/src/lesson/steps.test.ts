import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { GAMES } from "../games/registry";
import { entry } from "../lib/testing.svelte";
import { placeOf, type Step } from "./steps";

const STEPS: readonly Step[] = [
  { say: "welcome" },
  { say: "draw", does: /^draw$/ },
  { say: "look" },
  { say: "stop", does: /^stop$/ },
  { say: "bust", when: "bust" },
  { say: "end", when: "over" },
];
const says = (steps: readonly Step[]): string[] => steps.map(({ say }) => say);
const own = (seq: number, action: string) => entry(seq, { seat: 0, action });

describe("where a learner stands in a lesson", () => {
  it("begins with all steps up to the first decision", () => {
    const place = placeOf(STEPS, [], 0);
    expect(says(place.steps)).toEqual(["welcome", "draw"]);
    expect([place.part, place.before, place.astray]).toEqual([0, 0, 0]);
  });

  it("goes on with every decision of the lesson, whatever the bot does", () => {
    const place = placeOf(STEPS, [own(1, "draw"), entry(2, { seat: 1, action: "stop" })], 0);
    expect(says(place.steps)).toEqual(["look", "stop"]);
    expect(place.before).toBe(2);
  });

  it("counts decisions that are not the lesson's, and forgets those that were taken back", () => {
    const log = [own(1, "draw"), own(2, "draw"), own(3, "draw")];
    expect(placeOf(STEPS, log, 0).astray).toBe(2);
    const back = [...log, entry(4, { kind: "undone", seat: 0, first: 2 })];
    expect(placeOf(STEPS, back, 0).astray).toBe(0);
  });

  it("knows what has happened since the learner's last decision", () => {
    const log = [
      own(1, "draw"),
      entry(2, { seat: 0, action: "stop", events: [{ kind: "fee" }] }),
      entry(3, { seat: 1, action: "draw", events: [{ kind: "bust" }] }),
    ];
    const place = placeOf(STEPS, log, 0);
    expect(says(place.steps)).toEqual(["bust", "end"]);
    expect([...place.happened]).toEqual(["fee", "bust"]);
  });
});

describe.each(GAMES.map((game) => [game.name, game] as const))("the lesson of %s", (name, game) => {
  const folder = resolve(import.meta.dirname, "../../../src/argosy/games", name.replace("-", "_"));

  it("has a sentence for every step, and ends with one", async () => {
    const steps = (await game.lesson?.())?.steps ?? [];
    const text = readFileSync(resolve(folder, "messages/en/lesson.ftl"), "utf8");
    expect(says(steps).filter((say) => !text.includes(`web-lesson-${name}-${say} =`))).toEqual([]);
    expect(steps.at(-1)).toEqual({ say: "end", when: "over" });
  });
});
