import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FakeTable, tableState, update } from "../../../lib/testing.svelte";
import { fetchWords } from "../../../lib/words.svelte";
import { mainAction } from "./mainAction";
import { TableModel } from "./tableModel.svelte";
import type { OfferView } from "./view";

const seats = [
  { kind: "person", name: "Ann", yours: true, undo: true },
  { kind: "bot", level: "captain" },
];
const HAND = ["silk-01", "silk-02", "salt-03", "grain-04"];

let table: FakeTable;
let model: TableModel;
let end: () => void;

function show(fields: Record<string, unknown>, actions: readonly string[] = []): void {
  const view = {
    game: "oltre-mare",
    seat: 0,
    players: 2,
    phase: "play",
    to_act: [0],
    active: 0,
    choices: actions.map((action) => ({ action })),
    result: null,
    seats: [{}, {}],
    hand: HAND,
    played: [],
    offers: [],
    load: 2,
    to_play: 2,
    to_discard: 0,
    moves_left: 0,
    ...fields,
  } as never;
  const seq = (table.update?.seq ?? 0) + 1;
  table.update = update({
    seq,
    table: tableState({ game: "oltre-mare", seats } as never),
    shown: 0,
    view,
  });
  flushSync();
}

beforeAll(() => fetchWords("oltre-mare"));
beforeEach(() => {
  table = new FakeTable();
  end = $effect.root(() => {
    model = new TableModel(table);
  });
});
afterEach(() => end());

describe("cards of the hand", () => {
  it("are chosen up to the number to be played: one more takes the place of the last", () => {
    show({});
    for (const id of ["silk-01", "salt-03", "grain-04"]) model.tap(id);
    expect(model.plan).toEqual(["silk-01", "grain-04"]);
    expect(mainAction(model)?.actions).toEqual(["play silk-01,grain-04"]);
    model.tap("silk-01");
    expect(mainAction(model)?.actions).toBeNull();
  });

  it("leave the plan when they leave the hand", () => {
    show({});
    model.tap("silk-01");
    show({ hand: HAND.slice(1) });
    expect(model.plan).toEqual([]);
  });

  it("are loaded in the order of the plan, which can be changed", () => {
    show({ phase: "load", played: ["silk-01", "salt-03", "grain-04"], hand: [] });
    model.reorder("grain-04", 0);
    expect(model.loadAction).toBe("load grain-04,silk-01,salt-03");
  });
});

describe("deals", () => {
  const offer = {
    number: 3,
    from: 1,
    to: 0,
    give: { goods: { gems: 1 }, ducats: 2 },
    want: { goods: { silk: 1 }, ducats: 0 },
    declined: [],
    answers: [],
    cards: [],
  } as unknown as OfferView;

  it("begin with a draft that becomes one action", async () => {
    show({ phase: "trade" }, ["offer-to all", "offer-to 1"]);
    expect(model.partners).toEqual([null, 1]);
    model.beginOffer(1);
    expect(model.draftAction).toBeNull();
    model.tap("silk-01");
    if (model.draft) model.draft.goods = { salt: 2 };
    expect(model.draftAction).toBe("offer 1 give silk-01 0 want salt:2 0");
    await model.sendDraft();
    expect([table.decided, model.draft]).toEqual([["offer 1 give silk-01 0 want salt:2 0"], null]);
  });

  it("are accepted with the cards that are least missed, or with those that were chosen", () => {
    show({ phase: "trade", offers: [offer] }, ["accept 3", "decline 3"]);
    expect(model.offersToMe.map(({ number }) => number)).toEqual([3]);
    model.plan = ["silk-01"];
    expect(model.acceptAction(offer)).toBe("accept 3 with silk-02");
    model.handOver(offer, "silk-01");
    expect(model.acceptAction(offer)).toBe("accept 3 with silk-01");
    expect(model.canAccept(offer)).toBe(true);
  });

  it("are turned round for a counter-offer", () => {
    show({ phase: "trade", offers: [offer] }, ["offer-to 1"]);
    model.counter(offer);
    expect(model.draftAction).toBe("offer 1 give silk-01 0 want gems:1 2");
  });

  it("concern only those they were made to", () => {
    const other = { ...offer, to: 2 };
    show({ phase: "trade", offers: [other] });
    expect([model.offersToMe, model.otherOffers]).toEqual([[], [other]]);
  });
});

it("the steps of a decision follow each other as the table takes them", async () => {
  show({ phase: "discard", to_discard: 2 }, ["discard silk-01", "discard salt-03"]);
  model.start(["discard silk-01", "discard salt-03"]);
  await Promise.resolve();
  await Promise.resolve();
  show({ phase: "discard", to_discard: 1 }, ["discard salt-03"]);
  expect(table.decided).toEqual(["discard silk-01", "discard salt-03"]);
});
