// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decode } from "./tokens";

const FOLDER = new URL("../../../tests/fixtures/tokens/", import.meta.url).pathname;

interface Written {
  by: string;
  tokens: (number | string)[];
  json: unknown;
}

interface Fixture {
  words: string[];
  values: Written[];
}

/** Numbers of 64 bits as the engine's memory has them. */
function halves(tokens: readonly (number | string)[]): Int32Array {
  return new Int32Array(BigInt64Array.from(tokens, BigInt).buffer);
}

// Python is checked against the same files.
describe.each(readdirSync(FOLDER))("tokens of %s", (file) => {
  const { words, values } = JSON.parse(readFileSync(FOLDER + file, "utf8")) as Fixture;

  it("stand for the JSON beside them", () => {
    expect(values.length).toBeGreaterThan(50);
    for (const { tokens, json } of values)
      expect(decode(halves(tokens), words)).toStrictEqual(json);
  });

  it("are refused where one is missing", () => {
    const [{ tokens }] = values as [Written];
    const short = [Number(tokens[0]) - 1, ...tokens.slice(1, -1)];
    expect(() => decode(halves(short), words)).toThrow();
  });
});

it("a word that the table does not have is refused", () => {
  expect(() => decode(halves([2, (7 << 3) | 2]), ["only"])).toThrow("no word 7");
});

it.each([0, -1, 2 ** 28, -(2 ** 29), 2 ** 40, -(2 ** 40), 2 ** 50])("%d is read as it is", (n) => {
  expect(decode(halves([2, String((BigInt(n) << 3n) | 1n)]), [])).toBe(n);
});
