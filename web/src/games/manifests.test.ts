import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchWords, has } from "../lib/words.svelte";
import { fetchDetails, fetchRules } from "./fetchGame";
import { FIRST_GAME, GAMES, manifestOf } from "./registry";

const SOURCE = resolve(import.meta.dirname, "..");
const names = GAMES.map(({ name }) => name);

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

describe("the games", () => {
  it("are found by their folders, each under its own name and in an order of its own", () => {
    const folders = readdirSync(import.meta.dirname).filter((name) =>
      statSync(join(import.meta.dirname, name)).isDirectory(),
    );
    expect([...names].sort()).toEqual(folders.sort());
    const orders = GAMES.map(({ order }) => order);
    expect(orders).toEqual([...new Set(orders)].sort());
    expect(FIRST_GAME).toBe(names[0]);
  });

  it("lie in folders of the same shape", () => {
    const shape = (game: string): string[] => readdirSync(join(import.meta.dirname, game)).sort();
    for (const name of names) expect(shape(name)).toEqual(shape(FIRST_GAME));
  });

  it("are named nowhere else", () => {
    const own = names.map((name) => join(import.meta.dirname, name));
    const elsewhere = filesBelow(SOURCE).filter(
      (path) =>
        /\.(ts|svelte|css)$/.test(path) &&
        !/\.(test|gen\.d)\.ts$/.test(path) &&
        !own.some((folder) => path.startsWith(folder)),
    );
    const forms = names.flatMap((name) => [name, name.replace("-", "_"), name.replace("-", " ")]);
    const found = elsewhere.filter((path) => {
      const text = readFileSync(path, "utf8").toLowerCase();
      return forms.some((form) => text.includes(form));
    });
    expect(found).toEqual([]);
  });
});

describe.each(names)("%s", (name) => {
  const game = manifestOf(name);
  beforeAll(async () => {
    await fetchWords(name);
    await fetchWords(`rules-${name}`);
  });

  it("has words for its title, its picture and its keys", async () => {
    const { keys } = await fetchDetails(name);
    const captions = game.picture?.captions.map(([message]) => message) ?? [];
    const messages = [`${name}-title`, ...captions, ...keys.map(([, message]) => message)];
    expect(messages.filter((message) => !has(message))).toEqual([]);
    expect(captions).toHaveLength(5);
  });

  it("has a heading for every section of its rules", async () => {
    const page = await fetchRules(name);
    const messages = page?.sections.map((section) => `rules-${name}-${section}`) ?? [];
    expect(messages.length).toBeGreaterThan(5);
    expect(messages.filter((message) => !has(message))).toEqual([]);
  });
});

describe("a game without a folder", () => {
  it("has a table and details, and neither rules nor a lesson", async () => {
    const game = manifestOf("pig");
    expect([game.name, game.rules, game.lesson]).toEqual(["pig", undefined, undefined]);
    expect((await game.table()).default).toBeTypeOf("function");
    expect((await game.details()).occasions).toEqual([]);
  });
});
