import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, Update } from "../../../lib/protocol";
import { settings } from "../../../lib/settings.svelte";
import { entry, FakeTable, tableState, update } from "../../../lib/testing.svelte";
import { fetchWords } from "../../../lib/words.svelte";
import { besideTwin, BustScene, harbourBefore } from "./bustScene";
import { LANDING, STILL, WORDS } from "./bustTiming";
import type { Choreography } from "./motion";
import { tableModel, type TableModel } from "./tableModel.svelte";

const HARBOUR = ["ship_blue_2_1", "sailor_1", "ship_red_1_1", "priest"];
const SHIP = "ship_blue_1_1";
const EVENTS = [
  { kind: "reveal", seat: 0, card: SHIP },
  { kind: "bust", seat: 0, card: SHIP },
  { kind: "jester", seat: 1, amount: 1 },
  { kind: "turn", seat: 1, amount: 2 },
] as GameEvent[];

function moment(seq: number, fields: Record<string, unknown>, events: GameEvent[] = []): Update {
  const seats = [{ kind: "person", name: "Ann", yours: true }, { kind: "bot" }];
  const view = {
    players: 2,
    phase: "discover",
    to_act: [0],
    active: 0,
    choices: [{ action: "draw" }],
    harbour: HARBOUR,
    offers: HARBOUR.map((card) => ({ card, fee: 0, affordable: true })),
    pending: null,
    result: null,
    ...fields,
  };
  return update({
    seq,
    shown: 0,
    table: tableState({ game: "port-royal", seats } as never),
    view: view as never,
    entries: events.length > 0 ? [entry(seq, { seat: 0, events })] : [],
  });
}

describe("a bust", () => {
  const before = moment(4, {});
  const after = moment(5, { to_act: [1], active: 1, choices: [], harbour: [] }, EVENTS);
  let table: FakeTable;
  let model: TableModel;
  let scene: BustScene;
  let played: string[][];
  let end: () => void;

  beforeAll(() => fetchWords("port-royal"));
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 1;
    table = new FakeTable();
    table.update = after;
    table.entries = [entry(4, {}), ...after.entries];
    played = [];
    const dance = {
      root: document.createElement("div"),
      land: () => undefined,
      play: (events: GameEvent[]) => void played.push(events.map(({ kind }) => kind)),
    } as unknown as Choreography;
    end = $effect.root(() => {
      model = tableModel(() => table);
    });
    scene = new BustScene(model, dance);
    flushSync();
  });
  afterEach(() => {
    scene.end();
    end();
    vi.useRealTimers();
    settings.speed = 1;
  });

  const harbour = (): string[] => model.view?.harbour ?? [];

  it("shows the second ship beside its twin, then says what is lost, then sweeps it away", () => {
    scene.begin(after, before, EVENTS);
    expect(harbour()).toEqual(["ship_blue_2_1", SHIP, "sailor_1", "ship_red_1_1", "priest"]);
    expect([model.bust, model.mine, model.entries.length]).toEqual([null, false, 1]);
    vi.advanceTimersByTime(LANDING);
    expect(model.question.title).toBe("Bust!");
    expect(model.question.text).toContain("4 cards lost");
    vi.advanceTimersByTime(STILL);
    expect([harbour(), model.entries.length]).toEqual([[], 2]);
    expect(played).toEqual([["bust", "jester", "turn"]]);
    expect(model.question.title).toBe("Bust!");
    expect(scene.holds).toBe(true);
    vi.advanceTimersByTime(WORDS - STILL);
    expect([model.bust, scene.holds]).toEqual([null, false]);
  });

  it("is not overtaken by what a bot does meanwhile", () => {
    scene.begin(after, before, EVENTS);
    vi.advanceTimersByTime(LANDING);
    scene.later([{ kind: "dock", card: "priest" } as GameEvent]);
    expect(played).toEqual([]);
    vi.advanceTimersByTime(STILL);
    table.update = moment(6, { to_act: [1], active: 1, choices: [], harbour: ["priest"] });
    table.entries = [...table.entries, entry(6, {})];
    scene.later([{ kind: "dock", card: "priest" } as GameEvent]);
    expect([harbour(), model.entries.length]).toEqual([[], 2]); // nor do its lines run ahead
    vi.advanceTimersByTime(WORDS - STILL);
    expect([harbour(), model.entries.length]).toEqual([["priest"], 3]);
    expect(played).toEqual([
      ["bust", "jester", "turn"],
      ["dock", "dock"],
    ]);
  });

  it("is cut short by whoever has seen enough, but not by the second press of a double click", () => {
    scene.begin(after, before, EVENTS);
    vi.advanceTimersByTime(LANDING);
    dispatchEvent(new Event("pointerdown"));
    expect(scene.holds).toBe(true);
    vi.advanceTimersByTime(450);
    dispatchEvent(new Event("pointerdown"));
    expect([scene.holds, model.bust]).toEqual([false, null]);
    expect(played).toEqual([["bust", "jester", "turn"]]);
  });

  it("is told for as long where nothing moves, and until then the cards lie there", () => {
    settings.speed = 0;
    scene.begin(after, before, EVENTS);
    expect(harbour()).toContain(SHIP);
    expect(model.question.text).toContain("4 cards lost");
    vi.advanceTimersByTime(WORDS - 1);
    expect([harbour().length, model.bust === null]).toEqual([HARBOUR.length + 1, false]);
    vi.advanceTimersByTime(1);
    expect([harbour(), model.bust, scene.holds]).toEqual([[], null, false]);
  });
});

describe("the harbour before a bust", () => {
  it("has what was drawn in between, and not what was taken", () => {
    const events = [
      { kind: "hire", card: "sailor_1" },
      { kind: "dock", card: "jack" },
    ] as GameEvent[];
    expect(harbourBefore(HARBOUR, events)).toEqual([
      "ship_blue_2_1",
      "ship_red_1_1",
      "priest",
      "jack",
    ]);
    expect(harbourBefore(HARBOUR, [{ kind: "clear" } as GameEvent])).toEqual([]);
  });

  it("keeps every card's price when a ship comes between", () => {
    const offers = HARBOUR.map((card, fee) => ({ card, fee, affordable: true }));
    const shown = besideTwin({ harbour: HARBOUR, offers }, HARBOUR, "ship_red_3_6");
    expect(shown.harbour[3]).toBe("ship_red_3_6");
    expect(shown.offers.map(({ card }) => card)).toEqual([...HARBOUR.slice(0, 3), "", "priest"]);
  });
});
