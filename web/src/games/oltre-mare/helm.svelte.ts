// What the person at the table is about to do: cards chosen, an offer in the making, steps still to be sent.

import { untrack } from "svelte";
import { explained } from "../../lib/problems";
import { settings } from "../../lib/settings.svelte";
import { Talk } from "../../lib/talk.svelte";
import type { TableLike } from "../../lib/table-like";
import { card, cardsIn, GAME, type OfferView, type SeatView, type TableView } from "./data";
import { Foresight } from "./foresight.svelte";
import { playerNames } from "./names";

export interface Draft {
  /** A seat; null: all. */
  to: number | null;
  cards: string[];
  ducats: number;
  goods: Record<string, number>;
  wanted: number;
}

const SURE = 3_000; // milliseconds to press again
const NOTICE = 6_000; // milliseconds a refusal stays to be read

export class Helm {
  readonly foresight: Foresight;
  /** What bots say. */
  readonly talk: Talk;

  readonly view = $derived.by(() => this.table.view as unknown as TableView | null);
  readonly seat = $derived.by(() => this.table.seat);
  readonly me: SeatView | null = $derived.by(() =>
    this.seat === null ? null : (this.view?.seats[this.seat] ?? null),
  );
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

  /** Cards chosen to be played, and loaded in this order, bottom first. */
  plan = $state<string[]>([]);
  /** Cards chosen to be discarded, in this order. */
  toss = $state<string[]>([]);
  draft = $state<Draft | null>(null);
  /** Which cards an offer would be accepted with, by its number. */
  handed = $state<Record<number, string[]>>({});
  /** A card shown large until it is put away. */
  looked = $state<string | null>(null);
  /** A card shown large while the mouse rests on it. */
  glanced = $state.raw<{ id: string; at: DOMRect } | null>(null);
  notice = $state<string | null>(null);
  /** Actions that follow the one under way. */
  queue = $state<string[]>([]);
  /** Who wants to be asked presses twice: what the first press was for. */
  armed = $state<string | null>(null);
  #armedTimer: ReturnType<typeof setTimeout> | undefined;
  #after = -1; // the last entry there was when an action was sent
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: TableLike) {
    this.foresight = new Foresight(table);
    this.talk = new Talk(() => table);
    $effect(() => {
      const view = this.view;
      untrack(() => this.#tidy(view));
    });
    $effect(() => {
      const next = this.queue[0];
      const seq = this.table.update?.seq ?? -1;
      if (next === undefined || this.table.deciding || seq <= this.#after) return;
      const possible = this.actions.has(next);
      untrack(() => {
        this.queue = possible ? this.queue.slice(1) : [];
        if (possible) void this.perform(next);
      });
    });
    $effect(() => this.foresight.consider(this.seat, this.#inMind()));
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
      this.say(explained(problem, GAME));
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
      this.say(explained(problem, GAME));
    }
  }

  say(text: string): void {
    this.notice = text;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = null), NOTICE);
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

  tap(id: string): void {
    const view = this.view;
    if (!view) return;
    if (!this.table.live) {
      this.looked = id;
    } else if (this.draft && view.phase === "trade") {
      this.draft.cards = toggled(this.draft.cards, id);
    } else if (view.phase === "discard" && this.isActive) {
      this.toss = chosenAmong(this.toss, id, view.to_discard);
    } else if ((view.phase === "trade" || view.phase === "play") && this.isActive) {
      this.plan = chosenAmong(this.plan, id, this.toChoose);
    } else if (view.phase === "trade" && this.can(`offer-to ${view.active}`)) {
      this.draft = { to: view.active, cards: [id], ducats: 0, goods: {}, wanted: 0 };
    } else {
      this.looked = id;
    }
  }

  /** Put a card of the load at another place. */
  reorder(id: string, to: number): void {
    const rest = this.order.filter((other) => other !== id);
    rest.splice(Math.max(0, Math.min(rest.length, to)), 0, id);
    this.plan = rest;
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

  #offers(which: (offer: OfferView) => boolean): OfferView[] {
    return [...(this.view?.offers ?? [])].reverse().filter(which);
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

  async sendDraft(): Promise<void> {
    const action = this.draftAction;
    if (action && (await this.perform(action))) this.draft = null;
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
    const tossed = view.phase === "discard" ? this.toss.filter((id) => mine.has(id)) : [];
    if (tossed.length !== this.toss.length) this.toss = tossed;
    const draft = this.draft;
    if (draft && (view.phase !== "trade" || this.partners.length === 0)) this.draft = null;
    else if (draft && draft.cards.some((id) => !mine.has(id)))
      draft.cards = draft.cards.filter((id) => mine.has(id));
  }

  /** The actions whose consequences the table shows before they are taken. */
  #inMind(): string[] {
    if (!this.table.live || this.seat === null) return [];
    const actions = [this.playAction, this.loadAction, this.draftAction];
    for (const offer of this.offersToMe)
      if (this.canAccept(offer)) actions.push(this.acceptAction(offer));
    return actions.filter((action) => action !== null);
  }
}

function toggled(list: readonly string[], id: string): string[] {
  return list.includes(id) ? list.filter((other) => other !== id) : [...list, id];
}

/** At most so many: one more takes the place of the last. */
function chosenAmong(list: readonly string[], id: string, most: number): string[] {
  if (list.includes(id)) return list.filter((other) => other !== id);
  return most > 0 ? [...list.slice(0, most - 1), id] : [...list];
}
