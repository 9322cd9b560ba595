import { describe, expect, it } from "vitest";
import { Heard } from "./heard.svelte";

describe("what is heard", () => {
  it("is each sentence once, in order, and what is said again is a line of its own", () => {
    const heard = new Heard();
    heard.say("One.", "", "Two.");
    heard.say("Two.");
    expect(heard.lines.map(({ text }) => text)).toEqual(["One.", "Two.", "Two."]);
    expect(new Set(heard.lines.map(({ key }) => key)).size).toBe(3);
  });

  it("is not the whole game for whoever was away for long", () => {
    const heard = new Heard();
    heard.say(...Array.from({ length: 500 }, (_, i) => `Line ${i}`));
    expect(heard.lines.length).toBe(100);
    expect(heard.lines.at(-1)?.text).toBe("Line 499");
  });
});
