// What the person at the table is about to do: cards chosen, an offer in the making, steps still to be sent.

import { tick, untrack } from "svelte";
import { refusalText } from "../../../lib/refusals";
import { patienceWith } from "../../../lib/patience";
import { motion, settings } from "../../../lib/settings.svelte";
import { BotTalk } from "../../../lib/botTalk.svelte";
import { standing } from "../../../lib/standing";
import type { TableLike } from "../../../lib/tableLike";
import { card } from "./cards";
import { haggling, type Haggling, type Saying } from "./haggling";
import { cardsIn, type OfferView, type SeatView, type TableView } from "./view";
import { Previews, type Question } from "./previews.svelte";
import { merged, type Trip } from "./trips";
import { ownSeat } from "../../../lib/seats";
import { playerNames } from "./names";
import { resolving } from "./motion";
import { Settled } from "./settled.svelte";
import { GAME } from "./sentences";

export interface Draft {
  /** A seat; null: all. */
  to: number | null;
  cards: string[];
  ducats: number;
  goods: Record<string, number>;
  wanted: number;
}

const NOTHING_MADE = JSON.stringify([null, {}]);

/** Add to or take from an offer, the discards or the cards to play; begin an offer; or read the card. */
type TapMeaning = "give" | "toss" | "plan" | "offer" | "look";

const LEG = 380; // milliseconds a ship takes from port to port
const SURE = 3_000; // milliseconds to press again
const COMPOSING = 2_000; // milliseconds between two words that an offer is still in the making
const NOTICE = 6_000; // milliseconds a refusal stays to be read

export class TableModel {
  readonly previews: Previews;
  /** What bots say. */
  readonly talk: BotTalk;

  readonly view = $derived.by(() => this.table.view as unknown as TableView | null);
  readonly seat = $derived.by(() => this.table.seat);
  readonly me: SeatView | null = $derived.by(() =>
    this.seat === null ? null : (this.view?.seats[this.seat] ?? null),
  );
  /** The seat of whoever looks, where it is his alone: what it does is told in the second person. */
  readonly you: number | null = $derived.by(() => ownSeat(this.table));
  readonly names: string[] = $derived.by(() => playerNames(this.table.update?.table.seats ?? []));
  readonly actions: ReadonlySet<string> = $derived.by(
    () => new Set(this.table.live ? this.view?.choices.map((choice) => choice.action) : []),
  );
  readonly isActive = $derived.by(() => this.seat !== null && this.view?.active === this.seat);
  readonly isWanted = $derived.by(
    () => this.table.live && this.seat !== null && this.table.wanted.includes(this.seat),
  );
  /** The table says of each own seat whether there is anything to take back. */
  readonly canUndo = $derived.by(
    () =>
      this.table.live &&
      this.seat !== null &&
      this.view?.phase !== "over" &&
      Boolean(this.table.update?.table.seats[this.seat]?.undo),
  );
  readonly hand: readonly string[] = $derived.by(() => this.view?.hand ?? []);
  /** What was said over offers, by their numbers. */
  readonly haggling: ReadonlyMap<number, Haggling> = $derived.by(() =>
    haggling(
      standing(this.table.entries),
      this.view?.seats.map(({ top = null }) => top),
    ),
  );
  /** Why bots refused offers of mine, oldest first. */
  readonly refusals: readonly Saying[] = $derived.by(() =>
    [...this.haggling.values()]
      .filter(({ maker }) => maker === this.seat)
      .flatMap(({ refused }) => refused),
  );

  /** Cards chosen to be played, and loaded in this order, bottom first. */
  plan = $state<string[]>([]);
  /** Cards chosen to be discarded, in this order. */
  toss = $state<string[]>([]);
  /** The port where the trip is to end. */
  goal = $state<string | null>(null);
  draft = $state<Draft | null>(null);
  /** Which cards an offer would be accepted with, by its number. */
  handed = $state<Record<number, string[]>>({});
  /** A card shown large until it is put away. */
  zoomed = $state<string | null>(null);
  /** A card shown large while the mouse rests on it. */
  hovered = $state.raw<{ id: string; at: DOMRect } | null>(null);
  notice = $state<string | null>(null);
  /** Actions that follow the one under way. */
  queue = $state<string[]>([]);
  /** Who wants to be asked presses twice: what the first press was for. */
  armed = $state<string | null>(null);
  #armedTimer: ReturnType<typeof setTimeout> | undefined;
  #composedAt = -Infinity;
  #after = -1; // the last entry there was when an action was sent
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: TableLike) {
    this.previews = new Previews(table);
    this.talk = new BotTalk(
      () => table,
      () => this.refusals.at(-1),
    );
    $effect(() => {
      const view = this.view;
      untrack(() => this.#tidy(view));
    });
    $effect(() => {
      const next = this.queue[0];
      const seq = this.table.update?.seq ?? -1;
      if (next === undefined || this.table.deciding || seq <= this.#after) return;
      const possible = this.actions.has(next);
      const wait = possible ? this.#showing(next) : 0;
      const go = (): void => {
        this.queue = possible ? this.queue.slice(1) : [];
        if (possible) void this.perform(next);
      };
      if (wait === 0) untrack(go);
      else {
        const timer = setTimeout(go, wait);
        return () => clearTimeout(timer);
      }
    });
    this.settled = new Settled(() => {
      const { number, give, want, cards } = this.unanswered[0] ?? {};
      return JSON.stringify([this.agreed[0]?.action, number, give, want, cards]);
    });
    $effect(() => this.previews.consider(this.seat, this.#inMind()));
    $effect(() => {
      const advised = this.table.advised;
      if (advised) untrack(() => this.layOut(advised.action));
    });
    // who waits for an answer waits on while one is in the making
    $effect(() => {
      const making = JSON.stringify([this.draft, this.handed]);
      if (making !== NOTHING_MADE) untrack(() => this.#composes());
    });
    // a port that the chosen cards do not lead to is no goal
    $effect(() => {
      if (this.goal !== null && this.tripsKnown && this.trip === undefined) this.goal = null;
    });
  }

  #composes(): void {
    const now = performance.now();
    if (this.seat === null || now - this.#composedAt < COMPOSING) return;
    if (patienceWith(this.table, this.seat) === null) return;
    this.#composedAt = now;
    this.table.compose?.(this.seat);
  }

  // ------------------------------------------------------------------------------- deciding

  can(action: string): boolean {
    return this.actions.has(action);
  }

  /** The ports a verb can lead to now. */
  ports(verb: "sail" | "compass"): string[] {
    return [...this.actions]
      .filter((action) => action.startsWith(`${verb} `) && action !== "compass stay")
      .map((action) => action.slice(verb.length + 1));
  }

  async perform(action: string): Promise<boolean> {
    if (this.seat === null || this.table.deciding) return false;
    this.#after = this.table.update?.seq ?? -1;
    try {
      await this.table.decide(this.seat, action);
      this.notice = null;
      return true;
    } catch (problem) {
      this.queue = [];
      this.say(refusalText(problem, GAME));
      return false;
    }
  }

  /** One action after the other, each when the table has taken the one before. */
  start(actions: readonly string[]): void {
    const [first, ...rest] = actions;
    if (first === undefined || this.table.deciding) return;
    if (settings.confirm && this.armed !== first) {
      this.armed = first;
      clearTimeout(this.#armedTimer);
      this.#armedTimer = setTimeout(() => (this.armed = null), SURE);
      return;
    }
    this.armed = null;
    void this.perform(first).then((done) => {
      if (done) this.queue = rest;
    });
  }

  async undo(turn: boolean): Promise<void> {
    if (this.seat === null || !this.canUndo) return;
    this.queue = [];
    try {
      await this.table.undo(this.seat, turn);
    } catch (problem) {
      this.say(refusalText(problem, GAME));
    }
  }

  say(text: string): void {
    this.notice = text;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = null), NOTICE);
  }

  /** How long what happened is still being shown before the ship goes on by itself. */
  #showing(next: string): number {
    if (!next.startsWith("sail ")) return 0;
    const events = this.table.update?.entries.flatMap((entry) => entry.events ?? []) ?? [];
    return motion(events.some(({ kind }) => kind === "play") ? resolving(events) : LEG);
  }

  // ------------------------------------------------------------------------- cards in the hand

  /** How many cards are to be chosen for the plan now; 0 where none can be. */
  readonly toChoose = $derived.by(() => {
    const view = this.view;
    if (!view || !this.isActive || !this.table.live) return 0;
    if (view.phase === "discard") return view.to_discard;
    if (view.phase === "play") return view.to_play;
    return view.phase === "trade" ? view.load : 0;
  });

  readonly chosen: readonly string[] = $derived.by(() =>
    this.view?.phase === "discard" ? this.toss : this.plan,
  );

  readonly playAction = $derived.by(() =>
    this.view?.phase === "play" && this.plan.length === this.view.to_play
      ? `play ${this.plan.join(",") || "-"}`
      : null,
  );

  readonly loadAction = $derived.by(() =>
    this.view?.phase === "load" && this.isActive ? `load ${this.order.join(",") || "-"}` : null,
  );

  /** The played cards in the order they would be loaded in, bottom first. */
  readonly order: string[] = $derived.by(() => {
    const played = this.view?.played ?? [];
    const planned = this.plan.filter((id) => played.includes(id));
    return [...planned, ...played.filter((id) => !planned.includes(id))];
  });

  /** What a tap on a card of the hand does now. */
  readonly tapMeans: TapMeaning = $derived.by(() => {
    const view = this.view;
    if (!view || !this.table.live) return "look";
    if (this.draft && view.phase === "trade") return "give";
    if (view.phase === "discard" && this.isActive) return "toss";
    if ((view.phase === "trade" || view.phase === "play") && this.isActive) return "plan";
    return view.phase === "trade" && this.can(`offer-to ${view.active}`) ? "offer" : "look";
  });

  tap(id: string): void {
    const view = this.view;
    if (!view) return;
    switch (this.tapMeans) {
      case "give":
        if (this.draft) this.draft.cards = toggled(this.draft.cards, id);
        break;
      case "toss":
        this.toss = chosenAmong(this.toss, id, view.to_discard);
        break;
      case "plan":
        this.plan = chosenAmong(this.plan, id, this.toChoose);
        break;
      case "offer":
        this.draft = { to: view.active, cards: [id], ducats: 0, goods: {}, wanted: 0 };
        break;
      case "look":
        this.zoomed = id;
        break;
    }
  }

  /** Put a card of the load at another place. */
  reorder(id: string, to: number): void {
    const rest = this.order.filter((other) => other !== id);
    rest.splice(Math.max(0, Math.min(rest.length, to)), 0, id);
    this.plan = rest;
  }

  // -------------------------------------------------------------------------------- the trip

  /** The chosen cards as they would be played, also while one still trades; null while there are too few. */
  readonly planQuestion: Question | null = $derived.by(() => {
    const view = this.view;
    if (!view || !this.isActive || !this.table.live || this.plan.length === 0) return null;
    const play = `play ${this.plan.join(",")}`;
    if (this.playAction) return { action: this.playAction, along: "sail" };
    if (view.phase !== "trade" || this.plan.length !== view.load || !this.can("finish-trade"))
      return null;
    return { action: "finish-trade", then: [play], along: "sail" };
  });

  /** The chosen cards played and loaded in their order: what runs they make. */
  readonly cargoQuestion: Question | null = $derived.by(() => {
    const plan = this.planQuestion;
    const tried = this.previews.of(plan)?.tried;
    if (!plan || !tried) return null;
    const way = this.trip ?? this.trips[0];
    if (way?.choiceFollows) return null;
    return {
      action: plan.action,
      then: [...(plan.then ?? []), ...(way?.actions ?? []), `load ${this.plan.join(",")}`],
    };
  });

  /** While the ship sails: every next port, and how it could go on from there. */
  readonly #sailQuestions: Question[] = $derived.by(() =>
    this.isActive && this.view?.phase === "sail" && this.table.live
      ? this.ports("sail").map((port) => ({ action: `sail ${port}`, along: "sail" }))
      : [],
  );

  /** Whether the server has said where the ship could end. */
  readonly tripsKnown = $derived.by(() => {
    const questions = this.planQuestion ? [this.planQuestion] : this.#sailQuestions;
    return questions.every((question) => this.previews.of(question) !== undefined);
  });

  /** Every port where the trip could end, with the way there and what it brings. */
  readonly trips: Trip[] = $derived.by(() => {
    if (this.planQuestion) return merged(this.previews.of(this.planQuestion)?.tried?.ways ?? []);
    const found = this.#sailQuestions.flatMap((question) => {
      const tried = this.previews.of(question)?.tried;
      if (!tried) return [];
      const { brings = [], ways = [] } = tried;
      if (ways.length === 0) return [{ actions: [question.action], brings, same: 1 }];
      return ways.map((way) => ({ ...way, actions: [question.action, ...way.actions] }));
    });
    return merged(found);
  });

  readonly trip: Trip | undefined = $derived.by(() =>
    this.trips.find(({ port }) => port === this.goal),
  );

  /** What the ship does by itself once the cards are played: it goes where it is to go, or can only go. */
  readonly voyage: readonly string[] = $derived.by(() => {
    const only = this.trips.length === 1 && this.trips[0]?.same === 1 ? this.trips[0] : undefined;
    return (this.trip ?? only)?.actions ?? [];
  });

  /** Sail to the end of a trip, or plan to. */
  head(port: string): void {
    const trip = this.trips.find((one) => one.port === port);
    if (!trip) return;
    if (this.planQuestion) this.goal = this.goal === port ? null : port;
    else if (this.queue.length === 0) this.start(trip.actions);
  }

  // -------------------------------------------------------------------------------- dealing

  /** Whom an offer can be made to now; null: all. */
  readonly partners: (number | null)[] = $derived.by(() => {
    const found = [...this.actions].flatMap((action): (number | null)[] => {
      if (action === "offer-to all") return [null];
      return action.startsWith("offer-to ") ? [Number(action.slice(9))] : [];
    });
    return found.sort((a, b) => (a ?? -1) - (b ?? -1));
  });

  readonly offersToMe: OfferView[] = $derived.by(() =>
    this.#offers((offer) => offer.from !== this.seat && this.#concerns(offer)),
  );
  readonly myOffers: OfferView[] = $derived.by(() =>
    this.#offers((offer) => offer.from === this.seat),
  );
  readonly otherOffers: OfferView[] = $derived.by(() =>
    this.#offers((offer) => offer.from !== this.seat && !this.#concerns(offer)),
  );

  /** Those that wait for my answer, the oldest first. */
  readonly unanswered: OfferView[] = $derived.by(() =>
    this.offersToMe.filter((offer) => !this.hasAnswered(offer)),
  );

  /** Offers of mine that somebody agrees to: one press makes the deal. */
  readonly agreed: { offer: OfferView; seat: number; action: string }[] = $derived.by(() =>
    this.myOffers.flatMap((offer) =>
      offer.answers.flatMap(({ seat }) => {
        const action = `choose ${offer.number} ${seat}`;
        return this.can(action) ? [{ offer, seat, action }] : [];
      }),
    ),
  );

  /** Whether what a key would answer has been the same for a while. */
  readonly settled: Settled;

  hasAnswered(offer: OfferView): boolean {
    return offer.answers.some((answer) => answer.seat === this.seat);
  }

  /** In the order they were made: what is new comes below what is being read, but a new price in place of the old. */
  #offers(which: (offer: OfferView) => boolean): OfferView[] {
    const found = (this.view?.offers ?? []).filter(which);
    return found.sort((one, other) => this.#made(one.number) - this.#made(other.number));
  }

  /** The number under which an offer was first made, whatever its price was. */
  #made(number: number): number {
    const before = this.haggling.get(number)?.instead?.number;
    return before === undefined ? number : this.#made(before);
  }

  #concerns(offer: OfferView): boolean {
    if (this.seat === null) return false;
    return (offer.to === null || offer.to === this.seat) && !offer.declined.includes(this.seat);
  }

  readonly draftAction = $derived.by(() => {
    const draft = this.draft;
    if (!draft) return null;
    const wants = Object.entries(draft.goods).filter(([, count]) => count > 0);
    if (draft.cards.length + wants.length + draft.ducats + draft.wanted === 0) return null;
    const goods = wants.map(([good, count]) => `${good}:${count}`).join(",") || "-";
    const give = draft.cards.join(",") || "-";
    return `offer ${draft.to ?? "all"} give ${give} ${draft.ducats} want ${goods} ${draft.wanted}`;
  });

  /** The same step by step and not yet sent: then the server says what it is worth. */
  readonly draftQuestion: Question | null = $derived.by(() => {
    const draft = this.draft;
    if (!draft || !this.draftAction) return null;
    const wants = Object.entries(draft.goods).flatMap(([good, count]) =>
      Array.from({ length: count }, () => `want ${good}`),
    );
    const ducats = [
      ...inCoins(draft.ducats).map((coin) => `give-ducats ${coin}`),
      ...inCoins(draft.wanted).map((coin) => `want-ducats ${coin}`),
    ];
    return {
      action: `offer-to ${draft.to ?? "all"}`,
      steps: [...draft.cards.map((id) => `pick ${id}`), ...wants, ...ducats],
    };
  });

  beginOffer(to: number | null): void {
    const old = this.draft;
    this.draft = old ? { ...old, to } : { to, cards: [], ducats: 0, goods: {}, wanted: 0 };
  }

  /** The same offer turned round, to be edited. */
  counter(offer: OfferView): void {
    const hand = this.hand.filter((id) => !this.plan.includes(id)).concat(this.plan);
    const cards = Object.entries(offer.want.goods).flatMap(([good, count]) =>
      hand.filter((id) => card(id).good === good).slice(0, count),
    );
    this.draft = {
      to: offer.from,
      cards,
      ducats: offer.want.ducats,
      goods: { ...offer.give.goods },
      wanted: offer.give.ducats,
    };
  }

  /** Lay out what a hint advises, as if it had been chosen by hand; nothing is sent. */
  layOut(action: string): void {
    const [verb = "", what = ""] = action.split(" ");
    const draft = verb === "offer" ? draftOf(action) : null;
    if (draft && this.partners.includes(draft.to)) this.draft = draft;
    const cards = what.split(",").filter((id) => id !== "-");
    if (verb === "play" || verb === "load") this.plan = cards;
    if (verb === "discard") this.toss = cards;
    if (verb === "sail") this.goal = what;
  }

  /** An open offer of mine to the same partner with the same cards: the new one takes its place. */
  readonly #outdated: OfferView | undefined = $derived.by(() => {
    const draft = this.draft;
    return draft
      ? this.myOffers.find(
          ({ number, to, cards, want }) =>
            to === draft.to &&
            this.can(`withdraw ${number}`) &&
            [...cards].sort().join() === [...draft.cards].sort().join() &&
            (cards.length > 0 || sameGoods(want.goods, draft.goods)),
        )
      : undefined;
  });

  async sendDraft(): Promise<void> {
    const action = this.draftAction;
    if (!action) return;
    const old = this.#outdated;
    if (old) {
      const seq = this.table.update?.seq ?? -1;
      if (!(await this.perform(`withdraw ${old.number}`))) return;
      await this.#newsAfter(seq);
    }
    if (await this.perform(action)) this.draft = null;
  }

  #newsAfter(seq: number): Promise<void> {
    return new Promise((settle) => {
      if ((this.table.update?.seq ?? -1) > seq) return settle();
      const leave = this.table.onUpdate((update) => {
        if (update.seq <= seq) return;
        leave();
        void tick().then(settle);
      });
    });
  }

  /** The cards an offer would be accepted with: as chosen, or else the first that fit and are not planned. */
  cardsFor(offer: OfferView): string[] {
    const chosen = (this.handed[offer.number] ?? []).filter((id) => this.hand.includes(id));
    const spare = this.hand.filter((id) => !this.plan.includes(id)).concat(this.plan);
    return Object.entries(offer.want.goods).flatMap(([good, count]) => {
      const fit = [...chosen, ...spare.filter((id) => !chosen.includes(id))];
      return fit.filter((id) => this.hand.includes(id) && card(id).good === good).slice(0, count);
    });
  }

  acceptAction(offer: OfferView): string {
    return `accept ${offer.number} with ${this.cardsFor(offer).join(",") || "-"}`;
  }

  canAccept(offer: OfferView): boolean {
    return (
      (this.can(`accept ${offer.number}`) || this.can(`accept ${offer.number} with -`)) &&
      this.cardsFor(offer).length === cardsIn(offer.want)
    );
  }

  /** Give this card instead of another of its good. */
  handOver(offer: OfferView, id: string): void {
    const now = this.cardsFor(offer).filter((other) => other !== id);
    const drop = now.findIndex((other) => card(other).good === card(id).good);
    if (drop >= 0) now.splice(drop, 1);
    this.handed[offer.number] = [id, ...now];
  }

  // ----------------------------------------------------------------------------- between updates

  #tidy(view: TableView | null): void {
    if (!view) return;
    const mine = new Set([...view.hand, ...(this.isActive ? view.played : [])]);
    const kept = this.isActive ? this.plan.filter((id) => mine.has(id)) : [];
    if (kept.length !== this.plan.length) this.plan = kept;
    if (!this.isActive || (view.phase !== "trade" && view.phase !== "play")) this.goal = null;
    const tossed = view.phase === "discard" ? this.toss.filter((id) => mine.has(id)) : [];
    if (tossed.length !== this.toss.length) this.toss = tossed;
    const draft = this.draft;
    if (draft && (view.phase !== "trade" || this.partners.length === 0)) this.draft = null;
    else if (draft && draft.cards.some((id) => !mine.has(id)))
      draft.cards = draft.cards.filter((id) => mine.has(id));
  }

  /** The actions whose consequences the table shows before they are taken. */
  #inMind(): Question[] {
    if (!this.table.live || this.seat === null) return [];
    const actions = [this.loadAction, this.draftAction];
    for (const offer of this.offersToMe)
      if (this.canAccept(offer)) actions.push(this.acceptAction(offer));
    return [
      ...actions.flatMap((action) => (action === null ? [] : [{ action }])),
      ...[this.planQuestion, this.cargoQuestion, this.draftQuestion].filter(
        (question) => question !== null,
      ),
      ...this.#sailQuestions,
    ];
  }
}

/** `offer all give silk-03 1 want salt:2 0`, to be edited. */
function draftOf(action: string): Draft {
  const [, to = "", , cards = "-", gives = "0", , goods = "-", wants = "0"] = action.split(" ");
  const wanted = goods === "-" ? [] : goods.split(",").map((entry) => entry.split(":"));
  return {
    to: to === "all" ? null : Number(to),
    cards: cards === "-" ? [] : cards.split(","),
    ducats: Number(gives),
    goods: Object.fromEntries(wanted.map(([good = "", count]) => [good, Number(count)])),
    wanted: Number(wants),
  };
}

function sameGoods(one: Record<string, number>, other: Record<string, number>): boolean {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...ids].every((id) => (one[id] ?? 0) === (other[id] ?? 0));
}

/** Ducats as the steps that add them. */
function inCoins(amount: number): number[] {
  const coins: number[] = [];
  let rest = amount;
  for (const coin of [20, 5, 1]) for (; rest >= coin; rest -= coin) coins.push(coin);
  return coins;
}

function toggled(list: readonly string[], id: string): string[] {
  return list.includes(id) ? list.filter((other) => other !== id) : [...list, id];
}

/** At most so many: one more takes the place of the last. */
function chosenAmong(list: readonly string[], id: string, most: number): string[] {
  if (list.includes(id)) return list.filter((other) => other !== id);
  return most > 0 ? [...list.slice(0, most - 1), id] : [...list];
}
