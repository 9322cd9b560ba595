// What is said over offers: why a bot makes or refuses one, and which price has changed.
//
// Whatever a bot says follows from events that its listener was given: what was loaded, offered and refused in the open.
// No line knows a hand, so none can give one away; and whether the bot means what it says, nobody can tell.

import type { Entry, GameEvent } from "../../../lib/protocol";
import { w, type Arguments } from "../../../lib/words.svelte";
import { card } from "./cards";
import type { Bundle } from "./view";

/** A bot's words about an offer. */
export interface Saying {
  seat: number;
  /** The entry it was said at, and when that was. */
  seq: number;
  at: number;
  /** The message with the words. */
  line: string;
  args: Arguments;
}

export interface Haggling {
  maker: number;
  /** Why it was made. */
  said?: Saying;
  /** Why it was refused. */
  refused: Saying[];
  /** What its maker says who withdraws it though somebody has agreed. */
  regret?: Saying;
  /** The offer of the same goods that it takes the place of, and the ducats there and here, if they are comparable. */
  instead?: { number: number; ducats: { before: number; now: number } | null };
}

interface Offered {
  number: number;
  maker: number;
  to: number | undefined;
  give: Bundle;
  want: Bundle;
  open: boolean;
  agreed: boolean;
}

interface Run {
  good: string;
  cards: number;
}

const ENDS = new Set(["withdraw", "deal"]);
const NOTHING: Bundle = { goods: {}, ducats: 0 };

/** What was said over each offer, by its number. `tops` are the cards that lie on the cargos now. */
export function haggling(
  entries: readonly Entry[],
  tops: readonly (string | null)[] = [],
): ReadonlyMap<number, Haggling> {
  const found = new Map<number, Haggling>();
  const runs = dealt(entries, tops);
  let turn: Offered[] = [];
  let honoured = new Set<number>();
  for (const entry of entries) {
    for (const event of entry.events ?? []) {
      const { kind, seat = entry.seat ?? 0, number = 0 } = event;
      if (kind === "turn") [turn, honoured] = [[], new Set()];
      else if (kind === "load") loaded(runs, seat, card(event.card ?? "").good);
      else if (kind === "gather") runs.delete(seat);
      else if (kind === "prestige") honoured.add(seat);
      else if (kind === "offer") {
        const offer = offered(event, seat);
        const before = turn.findLast((other) => isReplaced(other, offer));
        const made: Haggling = { maker: seat, refused: [] };
        if (before) made.instead = { number: before.number, ducats: prices(before, offer) };
        if (entry.how === "bot") made.said = saying(entry, seat, whyMade(offer, turn, runs));
        found.set(number, made);
        turn.push(offer);
      } else if (kind === "decline") {
        const offer = turn.find((other) => other.number === number);
        if (!offer) continue;
        if (offer.to !== undefined) offer.open = false;
        const isCountered = turn.some(
          ({ maker, to, open }) => open && maker === seat && to === offer.maker,
        );
        if (entry.how !== "bot" || isCountered) continue; // the counter-offer speaks for itself
        const why = whyRefused(offer, seat, runs, honoured);
        found.get(number)?.refused.push(saying(entry, seat, why));
      } else if (kind === "answer") {
        const offer = turn.find((other) => other.number === number);
        if (offer) offer.agreed = true;
      } else if (ENDS.has(kind) || kind.startsWith("lapse_")) {
        const offer = turn.find((other) => other.number === number);
        const talk = found.get(number);
        if (offer) offer.open = false;
        if (talk && offer?.agreed && kind === "withdraw" && entry.how === "bot")
          talk.regret = saying(entry, seat, ["regret"]);
      }
    }
  }
  return found;
}

/** How the price of an offer has changed; nothing where it is the first. */
export function priceText(talk: Haggling | undefined): string {
  if (!talk?.instead) return "";
  const { ducats } = talk.instead;
  if (!ducats) return w("web-oltre-mare-new-terms");
  return w("web-oltre-mare-new-price", { amount: ducats.now, before: ducats.before });
}

type Words = [line: string, args?: Arguments];

/** Goods as they are spoken of in a sentence. */
function goods(id: string): Arguments {
  return { goods: w(`web-oltre-mare-said-${id}`) };
}

function saying(entry: Entry, seat: number, [line, args = {}]: Words): Saying {
  return { seat, seq: entry.seq, at: entry.at, line: `web-oltre-mare-says-${line}`, args };
}

/** What it seeks, or else what it spares; a counter-offer says that it is one. */
function whyMade(offer: Offered, turn: readonly Offered[], runs: ReadonlyMap<number, Run>): Words {
  const answers = turn.some(({ maker, to, open }) => {
    const isForMe = maker === offer.to && (to === undefined || to === offer.maker);
    return open && isForMe;
  });
  const run = runs.get(offer.maker);
  const sought = Object.keys(offer.want.goods);
  const spared = Object.keys(offer.give.goods)[0];
  if (answers) return ["counter"];
  if (run && sought.includes(run.good)) return ["seek-run", goods(run.good)];
  if (sought[0] !== undefined) return ["seek", goods(sought[0])];
  return spared === undefined ? ["gift"] : ["spare", goods(spared)];
}

/** The first reason that everybody can see. */
function whyRefused(
  offer: Offered,
  seat: number,
  runs: ReadonlyMap<number, Run>,
  honoured: ReadonlySet<number>,
): Words {
  const [mine, theirs] = [runs.get(seat), runs.get(offer.maker)];
  const asked = Object.keys(offer.want.goods);
  const given = Object.keys(offer.give.goods);
  if (given.length === 0 && offer.give.ducats === 0) return ["beg"];
  if (mine && asked.includes(mine.good)) return ["need", goods(mine.good)];
  if (asked[0] !== undefined && given.length === 0 && offer.give.ducats > 0)
    return ["few", { amount: offer.give.ducats, ...goods(asked[0]) }];
  if (offer.want.ducats > 0) return ["dear", { amount: offer.want.ducats }];
  if (theirs && theirs.cards > 1 && asked.includes(theirs.good))
    return ["rival", goods(theirs.good)];
  if (mine && given.length > 0 && !given.includes(mine.good)) return ["other", goods(mine.good)];
  return honoured.has(seat) ? ["honoured"] : ["little"];
}

/** What lies on each cargo, as far as it was loaded before all eyes: at first the card it was begun with. */
function dealt(entries: readonly Entry[], tops: readonly (string | null)[]): Map<number, Run> {
  const begun = new Set(
    entries.flatMap(({ events = [] }) =>
      events.flatMap(({ kind, seat }) => (kind === "load" ? [seat] : [])),
    ),
  );
  return new Map(
    tops.flatMap((top, seat): [number, Run][] =>
      top === null || begun.has(seat) ? [] : [[seat, { good: card(top).good, cards: 1 }]],
    ),
  );
}

function loaded(runs: Map<number, Run>, seat: number, good: string): void {
  const run = runs.get(seat);
  runs.set(seat, { good, cards: run?.good === good ? run.cards + 1 : 1 });
}

function offered(event: GameEvent, maker: number): Offered {
  const { number = 0, other, give = NOTHING, want = NOTHING } = event;
  return { number, maker, to: other, give, want, open: true, agreed: false };
}

/** Whether an offer takes the place of another: the same goods between the same, at other ducats. */
function isReplaced(before: Offered, offer: Offered): boolean {
  const isSame =
    before.maker === offer.maker &&
    before.to === offer.to &&
    sameGoods(before.give, offer.give) &&
    sameGoods(before.want, offer.want);
  return isSame && !before.open && price(before) !== price(offer);
}

function sameGoods(one: Bundle, other: Bundle): boolean {
  const ids = new Set([...Object.keys(one.goods), ...Object.keys(other.goods)]);
  return [...ids].every((id) => (one.goods[id] ?? 0) === (other.goods[id] ?? 0));
}

function price(offer: Offered): number {
  return offer.want.ducats - offer.give.ducats;
}

/** Not where ducats that were asked for are now given: figures alone would not say which. */
function prices(before: Offered, offer: Offered): { before: number; now: number } | null {
  const [then, now] = [price(before), price(offer)];
  return then * now >= 0 ? { before: Math.abs(then), now: Math.abs(now) } : null;
}
