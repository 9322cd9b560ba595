import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../lib/settings.svelte";
import { FakeTable, tableState, update } from "../../../lib/testing.svelte";
import { fetchWords } from "../../../lib/words.svelte";
import { tableModel, type TableModel } from "./tableModel.svelte";

const seats = [
  { kind: "person", name: "Ann", yours: true, undo: true },
  { kind: "bot", level: "captain" },
];

function view(fields: Record<string, unknown> = {}): never {
  return {
    game: "port-royal",
    seat: 0,
    players: 2,
    phase: "discover",
    to_act: [0],
    active: 0,
    choices: [{ action: "draw" }, { action: "stop" }],
    harbour: ["ship_blue_2_1", "sailor_1", "ship_blue_1_1"],
    pending: null,
    drawn: 1,
    worth: { picks: 1 },
    result: null,
    ...fields,
  } as never;
}

let table: FakeTable;
let model: TableModel;
let end: () => void;
beforeAll(() => fetchWords("port-royal"));
beforeEach(() => {
  table = new FakeTable();
  table.update = update({
    table: tableState({ game: "port-royal", seats } as never),
    view: view(),
  });
  end = $effect.root(() => {
    model = tableModel(() => table);
  });
  flushSync();
});
afterEach(() => {
  end();
  settings.confirm = false;
});

describe("the table as its parts see it", () => {
  it("sorts what can be decided", () => {
    expect(model.mine).toBe(true);
    expect([model.decisions.draw, model.decisions.stop, model.decisions.pass]).toEqual([
      true,
      true,
      false,
    ]);
    expect([...model.types]).toEqual(["blue"]);
    expect(model.names).toEqual(["Ann", "Octopus"]);
  });

  it("decides at once, or with a second press for those who want that", async () => {
    await model.act("draw");
    settings.confirm = true;
    await model.act("stop");
    expect([table.decided, model.armed]).toEqual([["draw"], "stop"]);
    await model.act("stop");
    expect([table.decided, model.armed]).toEqual([["draw", "stop"], ""]);
  });

  it("decides nothing for others, in a pause, or in a replay", async () => {
    table.update = update({
      table: tableState({ game: "port-royal", seats } as never),
      view: view({ to_act: [1], choices: [] }),
    });
    expect([model.mine, model.question.seat]).toEqual([false, 1]);
    table.update = update({
      table: tableState({ game: "port-royal", seats, paused: true } as never),
      view: view(),
    });
    await model.act("draw");
    expect([model.mine, table.decided]).toEqual([false, []]);
  });

  it("is deaf to a second press under the same finger, but not to a key", () => {
    vi.useFakeTimers();
    const [click, key] = [new MouseEvent("click", { detail: 2 }), new MouseEvent("click")];
    const heard: string[] = [];
    model.settle();
    model.press(click, () => heard.push("finger"));
    model.press(key, () => heard.push("key"));
    expect(heard).toEqual(["key"]);
    vi.advanceTimersByTime(400);
    model.press(click, () => heard.push("finger"));
    expect(heard).toEqual(["key", "finger"]);
    vi.useRealTimers();
  });

  it("stops and takes a card at once, if it can be paid", async () => {
    const offers = [
      { card: "sailor_1", price: 3, fee: 0, affordable: true },
      { card: "jack", price: 6, fee: 0, affordable: false },
    ];
    const state = tableState({ game: "port-royal", seats } as never);
    table.update = update({ table: state, view: view({ offers }) });
    expect(["sailor_1", "jack"].map(model.canStopAndTake)).toEqual([true, false]);
    await model.stopAndTake("sailor_1");
    const takes = [{ action: "take sailor_1" }, { action: "pass" }];
    table.update = update({ table: state, view: view({ phase: "trade", choices: takes }) });
    model.takeWish();
    model.takeWish();
    expect(table.decided).toEqual(["stop", "take sailor_1"]);
  });

  it("takes back what the server says can be taken back", async () => {
    expect(model.canUndo).toBe(true);
    await model.undo(true);
    expect(table.undone).toEqual([true]);
  });
});
