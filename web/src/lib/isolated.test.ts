import { expect, test } from "vitest";
import { isolated } from "./isolated";
import { seatLabel, seatNames } from "./seats";

test("a name from right to left is kept by itself", () => {
  expect(isolated("שלום")).toBe("\u2068שלום\u2069");
  expect(seatLabel({ kind: "person", name: "مرحبا" })).toBe("\u2068مرحبا\u2069");
  expect(seatNames([{ kind: "person", name: "سلام" }], () => "")).toEqual(["\u2068سلام\u2069"]);
});

test("other names stay as they are", () => {
  for (const name of ["Ann", "Zoë", "Анна", "李小龍", "👨\u200d👩\u200d👧"])
    expect(isolated(name)).toBe(name);
});
