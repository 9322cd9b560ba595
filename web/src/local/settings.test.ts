import { expect, test } from "vitest";
import { tidyName } from "./settings";

test.each([
  "Ann",
  "Zoë",
  "李小龍",
  "👍",
  "👨\u200d👩\u200d👧",
  "🏴\u200d☠\ufe0f",
  "👩🏽\u200d🚀",
  "می\u200cخواهم",
])("%s is a name", (name) => {
  expect(tidyName(name)).toBe(name);
});

test.each(["", " ", "\u3164", "\u2800", "\u0301", "An\u200dn", "Ann\u200d", "\u202eAnn", "\u00ad"])(
  "what cannot be seen is no name: %j",
  (name) => {
    expect(() => tidyName(name)).toThrow();
  },
);
