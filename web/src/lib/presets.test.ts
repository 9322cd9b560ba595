import { expect, it } from "vitest";
import { PRESETS, PRESET_NAMES, presetOf } from "./presets";

it.each(PRESET_NAMES)("%s is known by what it stands for", (name) => {
  expect(presetOf({ ...PRESETS[name] })).toBe(name);
});

it("a manner of one's own has no name", () => {
  expect(presetOf({ ...PRESETS.strict, undo: true })).toBeUndefined();
});
