import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { GAMES } from "../games/registry";
import { allLines, LEVELS, linesOf, type BotLine, type Occasion } from "./botLines";
import privateTalk from "./privateTalk.fixture.json";
import type { Entry, GameEvent } from "./protocol";
import { decided, entry } from "./testing.svelte";

const ROOT = resolve(import.meta.dirname, "../../../src/argosy");
const LEVEL_NAMES = [...LEVELS];

const occasionsOf = new Map<string, readonly Occasion[]>();
beforeAll(async () => {
  for (const game of GAMES) occasionsOf.set(game.name, (await game.details()).occasions);
});

interface Table {
  id: string;
  game: string;
  levels: readonly (string | null)[];
  entries: Entry[];
}

function table(
  happened: readonly (readonly GameEvent[])[],
  levels: readonly (string | null)[],
  { game = "port-royal", id = "one" } = {},
): Table {
  return { id, game, levels, entries: decided(happened) };
}

function said({ id, game, levels, entries }: Table): BotLine[] {
  return linesOf(id, occasionsOf.get(game) ?? [], levels, entries);
}

function occasion({ line }: BotLine): string {
  return line.replace(new RegExp(`^lines-(${LEVEL_NAMES.join("|")})-|-[0-9]$`, "g"), "");
}

const numbered = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, number) => make(number));
const turns = (number: number): GameEvent[] => numbered(number, () => ({ kind: "turn", seat: 0 }));
const win = (seat: number): GameEvent[] => [{ kind: "win", seat, amount: 12 }];
const bust = (seat: number): GameEvent[] => [{ kind: "bust", seat, card: "ship_red_1_1" }];

/** Numbers from 0 up to 1, always the same ones. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** Tables at which anything happens, in any order. */
function randomTables(game: string, count: number): Table[] {
  const next = chance(8);
  const below = (most: number): number => Math.floor(next() * most);
  const kinds = ["turn", ...(occasionsOf.get(game) ?? []).flatMap(({ kinds }) => kinds)];
  return numbered(count, (number) => {
    const seats = 2 + below(4);
    const levels = numbered(seats, () => LEVEL_NAMES[below(LEVEL_NAMES.length)] ?? null);
    const happened = numbered(300, () =>
      numbered(1 + below(4), () => ({
        kind: kinds[below(kinds.length)] ?? "turn",
        seat: below(seats),
        amount: 1 + below(9),
        number: 1,
        card: "silk-01",
      })),
    );
    return table(happened, levels, { game, id: `table ${number}` });
  });
}

describe("the words", () => {
  it.each(readdirSync(resolve(ROOT, "messages")))(
    "of every line stand in the catalogue, and no others do: %s",
    (language) => {
      const text = readFileSync(resolve(ROOT, "messages", language, "lines.ftl"), "utf8");
      const written = [...text.matchAll(/^(lines-[a-z0-9-]+) =/gm)].map(([, id]) => id);
      const every = new Set(allLines([...occasionsOf.values()].flat()));
      expect(written.sort()).toEqual(["lines-said", ...every].sort());
    },
  );
});

describe("the occasions", () => {
  it.each(GAMES.map(({ name }) => name))("come with events that there are: %s", (game) => {
    const rules = resolve(ROOT, "games", game.replaceAll("-", "_"), "rules");
    const source = readdirSync(rules)
      .filter((file) => file.endsWith(".py"))
      .map((file) => readFileSync(resolve(rules, file), "utf8"))
      .join("\n");
    const kinds = (occasionsOf.get(game) ?? []).flatMap(({ kinds }) => kinds);
    expect(kinds.length).toBeGreaterThan(0);
    expect(
      kinds.filter((kind) => !new RegExp(`^ {4}${kind.toUpperCase()} = `, "m").test(source)),
    ).toEqual([]);
  });
});

describe("who speaks, and when", () => {
  it("whoever wins has the last word", () => {
    const lines = said(table([turns(1), win(1)], [null, "captain"]));
    expect(lines.map(({ seq, seat }) => [seq, seat])).toEqual([[2, 1]]);
    expect(lines[0]?.line).toMatch(/^lines-captain-win-[12]$/);
  });

  it("where a person wins a bot says something about it", () => {
    const lines = said(table([win(0)], [null, "admiral"]));
    expect(lines.map(({ seat }) => seat)).toEqual([1]);
    expect(lines[0]?.line).toMatch(/^lines-admiral-lose-[12]$/);
  });

  it("a bot that shares a victory speaks of it as its own", () => {
    expect(said(table([[...win(0), ...win(1)]], [null, "captain"])).map(occasion)).toEqual(["win"]);
  });

  it("persons and bots without a character say nothing", () => {
    expect(said(table([win(0)], [null, "simple", "random"]))).toEqual([]);
  });

  it("a seat that a person decided for stays silent when a bot has it", () => {
    const played = table([win(0)], ["captain", "simple"]);
    expect(said(played)).toHaveLength(1);
    played.entries.push(entry(9, { how: "person", seat: 0, events: [] }));
    expect(said(played)).toEqual([]);
  });

  it("the same entry of the same table gives the same line, and other tables others", () => {
    const tables = numbered(40, (n) => table([win(1)], [null, "captain"], { id: `table ${n}` }));
    const first = tables.map(said);
    expect(tables.map(said)).toEqual(first);
    expect(new Set(first.map(([line]) => line?.line.at(-1)))).toEqual(new Set(["1", "2"]));
  });

  it("a line is followed by silence until everybody has had a turn", () => {
    const again = [...turns(1), ...bust(2)];
    const happened = [turns(5), bust(1), again, again, again, again, again];
    const levels = ["captain", "boatswain", "cabin-boy", "captain", "boatswain"];
    const spoken = numbered(60, (n) => table(happened, levels, { id: `table ${n}` })).map((one) =>
      said(one).map(({ seq }) => seq),
    );
    const early = spoken.filter((seqs) => seqs.includes(2));
    expect(early.length).toBeGreaterThan(0);
    expect(early.flat().filter((seq) => seq >= 3 && seq <= 6)).toEqual([]);
    expect(spoken.some((seqs) => seqs.includes(7))).toBe(true);
  });

  it("where bots think fast a line can be read before the next", () => {
    const played = numbered(60, (n) =>
      table([turns(5), bust(1), turns(5), bust(2)], LEVEL_NAMES, { id: `table ${n}` }),
    );
    const most = (): number => Math.max(...played.map((one) => said(one).length));
    expect(most()).toBe(2);
    for (const { entries } of played) for (const one of entries) one.at /= 10;
    expect(most()).toBe(1);
  });

  it.each(GAMES.map(({ name }) => name))(
    "nobody speaks twice in a row, nor about the same, nor in the same words again: %s",
    (game) => {
      for (const lines of randomTables(game, 20).map(said)) {
        expect(lines.length).toBeGreaterThan(3);
        lines.slice(1).forEach((line, i) => {
          expect(line.seat).not.toBe(lines[i]?.seat);
          expect(occasion(line)).not.toBe(occasion(lines[i] as BotLine));
        });
        expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
      }
    },
  );

  it.each(GAMES.map(({ name }) => name))(
    "every occasion is spoken of sooner or later: %s",
    (game) => {
      const special: GameEvent[][][] = [
        [[{ kind: "offer", seat: 1, number: 1 }], [{ kind: "lapse_declined", seat: 1, number: 1 }]],
        [numbered(3, (n) => ({ kind: "load", seat: 0, card: `silk-0${n}` }))],
        numbered(5, () => [{ kind: "reveal", seat: 0 }, { kind: "dock" }]),
      ];
      const tables = special.flatMap((events, i) =>
        numbered(40, (n) =>
          table([turns(5), ...events], ["captain", "boatswain"], { game, id: `${n} ${i}` }),
        ),
      );
      const spoken = [...randomTables(game, 60), ...tables].flatMap(said).map(occasion);
      expect(new Set(spoken)).toEqual(
        new Set((occasionsOf.get(game) ?? []).map(({ name }) => name)),
      );
    },
  );
});

describe("what one may know", () => {
  it("a refusal is spoken of only where everybody heard the offer", () => {
    const refused = (partner: Partial<GameEvent>): string[] =>
      numbered(40, (n) =>
        table(
          [
            turns(5),
            [{ kind: "offer", seat: 1, number: 3, ...partner }],
            [{ kind: "lapse_declined", seat: 1, number: 3 }],
          ],
          LEVEL_NAMES,
          { game: "oltre-mare", id: `table ${n}` },
        ),
      ).flatMap((one) => said(one).map(occasion));
    expect(refused({ other: 2 })).toEqual([]);
    expect(new Set(refused({}))).toEqual(new Set(["refused"]));
  });

  it("with private talk all who watch hear the same lines", () => {
    type Told = [event: GameEvent, viewers?: (number | null)[]];
    const games = privateTalk as unknown as [seat: number, events: Told[]][][];
    for (const id of numbered(20, (n) => `table ${n}`))
      for (const game of games) {
        const heard = [null, 0, 1, 2, 3].map((viewer) =>
          said({
            id,
            game: "oltre-mare",
            levels: LEVEL_NAMES,
            entries: game.map(([seat, events], i) =>
              entry(i + 1, {
                how: "bot",
                seat,
                events: events.flatMap(([event, viewers]) =>
                  viewers && !viewers.includes(viewer) ? [] : [event],
                ),
              }),
            ),
          }),
        );
        expect(heard[0]?.length).toBeGreaterThan(1);
        for (const lines of heard) expect(lines).toEqual(heard[0]);
      }
  });
});
