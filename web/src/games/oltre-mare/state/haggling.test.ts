import { beforeAll, describe, expect, it } from "vitest";
import type { Entry, GameEvent } from "../../../lib/protocol";
import { decided, entry } from "../../../lib/testing.svelte";
import { fetchWords } from "../../../lib/words.svelte";
import { haggling } from "./haggling";

beforeAll(() => fetchWords("oltre-mare"));

type Goods = Record<string, number>;

/** Offer `number` of `seat` to `other`, or to all. */
function offer(
  [seat, other]: [number, number?],
  number: number,
  give: [Goods, number?],
  want: [Goods, number?],
): GameEvent {
  const [gives, wants] = [give, want].map(([goods, ducats = 0]) => ({ goods, ducats }));
  const to = other === undefined ? {} : { other };
  return { kind: "offer", seat, ...to, number, give: gives, want: wants } as GameEvent;
}
const decline = (seat: number, number: number): GameEvent => ({ kind: "decline", seat, number });
const load = (seat: number, card: string): GameEvent => ({ kind: "load", seat, card });
const turn: GameEvent = { kind: "turn", seat: 0, number: 2 };

function told(...events: GameEvent[]): ReturnType<typeof haggling> {
  return haggling(decided(events.map((event) => [event])));
}
/** The reason of the first refusal of an offer. */
function refusal(number: number, ...events: GameEvent[]): unknown {
  const said = told(...events).get(number)?.refused[0];
  return said && [said.line.replace("web-oltre-mare-says-", ""), said.args];
}
function reason(number: number, ...events: GameEvent[]): unknown {
  const said = told(...events).get(number)?.said;
  return said && [said.line.replace("web-oltre-mare-says-", ""), said.args];
}

describe("a bot says what it seeks", () => {
  it("for the run that everybody saw it load", () => {
    const made = offer([1, 0], 1, [{ silk: 1 }], [{ salt: 1 }]);
    expect(reason(1, load(1, "salt-03"), turn, made)).toEqual(["seek-run", { goods: "salt" }]);
    expect(reason(1, load(2, "salt-03"), turn, made)).toEqual(["seek", { goods: "salt" }]);
    const begun = haggling(decided([[made]]), ["gems-01", "salt-01"]).get(1)?.said?.line;
    expect(begun).toBe("web-oltre-mare-says-seek-run");
  });

  it("or what it can spare, where it asks for ducats", () => {
    expect(reason(1, offer([1], 1, [{ gems: 1 }], [{}, 4]))).toEqual(["spare", { goods: "gems" }]);
  });

  it("and calls a counter-offer by its name", () => {
    const asked = offer([0], 1, [{ silk: 1 }], [{ salt: 1 }]);
    const back = offer([1, 0], 2, [{ salt: 1 }], [{ silk: 1 }, 1]);
    expect(reason(2, asked, back)).toEqual(["counter", {}]);
    expect(refusal(1, asked, back, decline(1, 1))).toBeUndefined();
  });
});

describe("a bot says why it declines", () => {
  const asked = offer([0, 1], 1, [{ silk: 1 }], [{ salt: 1 }]);

  it.each([
    ["it collects that itself", [load(1, "salt-03")], asked, ["need", { goods: "salt" }]],
    ["it collects something else", [load(1, "gems-03")], asked, ["other", { goods: "gems" }]],
    [
      "the other one collects that",
      [load(0, "salt-01"), load(0, "salt-02")],
      asked,
      ["rival", { goods: "salt" }],
    ],
    [
      "it is asked for too much",
      [],
      offer([0], 1, [{ silk: 1 }], [{}, 5]),
      ["dear", { amount: 5 }],
    ],
    [
      "it is given too little",
      [],
      offer([0, 1], 1, [{}, 2], [{ salt: 1 }]),
      ["few", { amount: 2, goods: "salt" }],
    ],
    ["it would get nothing", [], offer([0, 1], 1, [{}], [{ salt: 1 }]), ["beg", {}]],
    ["it has its prestige", [{ kind: "prestige", seat: 1 }], asked, ["honoured", {}]],
    ["nothing else is to be seen", [], asked, ["little", {}]],
  ] as [string, GameEvent[], GameEvent, unknown][])("%s", (_, before, made, why) => {
    expect(refusal(1, turn, ...before, made, decline(1, 1))).toEqual(why);
  });

  it("but a person is never given words", () => {
    const said = [entry(1, { how: "bot", seat: 0, events: [asked] })];
    said.push(entry(2, { how: "person", seat: 1, events: [decline(1, 1)] }));
    expect(haggling(said).get(1)?.refused).toEqual([]);
  });
});

it("no line depends on what only some have seen", () => {
  const hidden: GameEvent[] = [
    { kind: "see", seat: 1, card: "salt-04" },
    { kind: "hand_over", seat: 0, other: 1, card: "salt-05" },
    { kind: "offer_card", seat: 1, number: 1, card: "silk-02" },
  ];
  const open = [
    load(1, "gems-01"),
    turn,
    offer([1], 1, [{ silk: 1 }], [{ salt: 1 }]),
    offer([0, 1], 2, [{ salt: 1 }], [{ silk: 1 }]),
    decline(1, 2),
  ];
  const lines = (entries: Entry[]): unknown =>
    [...haggling(entries).values()].map(({ said, refused }) => [
      said?.line,
      said?.args,
      refused.map(({ line, args }) => [line, args]),
    ]);
  const seen = open.map((event) => [event, ...hidden]);
  expect(lines(decided(seen))).toEqual(lines(decided(open.map((event) => [event]))));
});

describe("a new price takes the place of the old one", () => {
  const at = (number: number, ducats: number, maker = 1): GameEvent =>
    offer([maker], number, [{ silk: 1 }], [{}, ducats]);
  const withdrawn: GameEvent = { kind: "withdraw", seat: 1, number: 1 };

  it("of an offer that was withdrawn, or that all have declined", () => {
    const lower = { number: 1, ducats: { before: 5, now: 4 } };
    expect(told(at(1, 5), withdrawn, at(2, 4)).get(2)?.instead).toEqual(lower);
    const lapsed: GameEvent = { kind: "lapse_declined", seat: 1, number: 1 };
    expect(told(at(1, 5), lapsed, at(2, 4)).get(2)?.instead).toEqual(lower);
  });

  it("not of one that still stands, of somebody else, of other goods, of another turn", () => {
    const others = offer([1], 2, [{ gems: 1 }], [{}, 4]);
    expect(told(at(1, 5), at(2, 4)).get(2)?.instead).toBeUndefined();
    expect(told(at(1, 5), withdrawn, at(2, 4, 2)).get(2)?.instead).toBeUndefined();
    expect(told(at(1, 5), withdrawn, others).get(2)?.instead).toBeUndefined();
    expect(told(at(1, 5), withdrawn, turn, at(2, 4)).get(2)?.instead).toBeUndefined();
  });

  it("without figures where ducats that were asked for are now given", () => {
    const given = offer([1], 2, [{ silk: 1 }, 1], [{}]);
    expect(told(at(1, 5), withdrawn, given).get(2)?.instead).toEqual({ number: 1, ducats: null });
  });
});

describe("a bot that withdraws what somebody has agreed to", () => {
  const made = offer([1], 1, [{ gems: 1 }], [{ silk: 1 }]);
  const withdraw: GameEvent = { kind: "withdraw", seat: 1, number: 1 };

  it("says so", () => {
    const talk = told(turn, made, { kind: "answer", seat: 0, other: 1, number: 1 }, withdraw);
    expect(talk.get(1)?.regret?.line).toBe("web-oltre-mare-says-regret");
  });

  it("needs no words where nobody had agreed", () => {
    expect(told(turn, made, withdraw).get(1)?.regret).toBeUndefined();
  });
});
