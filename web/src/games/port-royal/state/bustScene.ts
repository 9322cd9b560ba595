// A bust, so that it is felt: the second ship lands beside its twin, both ring, a moment of stillness, then one gust
// empties the harbour. Meanwhile the table shows the moment before, then the one just after; what happens next waits
// until the words could be read. Where nothing moves, the cards lie until then.

import { tick } from "svelte";
import type { GameEvent, Update, View } from "../../../lib/protocol";
import { motion } from "../../../lib/settings.svelte";
import { faceOf } from "./cards";
import { LANDING, STILL, WORDS } from "./bustTiming";
import { type Choreography, places } from "./motion";
import type { Bust, TableModel } from "./tableModel.svelte";
import type { PortRoyalView } from "./view";

const SURE = 400; // milliseconds after the landing: what is pressed later no longer belongs to the draw

export class BustScene {
  #swept: GameEvent[] = []; // what the gust is about to show
  #later: GameEvent[] | null = null; // what is to be shown after the words; null: nothing is held
  #timers: ReturnType<typeof setTimeout>[] = [];
  #landed = 0;

  constructor(
    readonly model: TableModel,
    readonly dance: Choreography,
  ) {}

  /** Whether the table shows an earlier moment. */
  get holds(): boolean {
    return this.#later !== null;
  }

  /** Show a bust; the page has not changed yet. */
  begin(update: Update, before: Update, events: readonly GameEvent[]): void {
    const at = events.findIndex(({ kind }) => kind === "bust");
    const { seat = 0, card = "" } = events[at] ?? {};
    const view = before.view as unknown as PortRoyalView;
    const harbour = harbourBefore(view.harbour, events.slice(0, at));
    const bust = { seat, card, lost: harbour.length };
    const from = places(this.dance.root);
    this.end();
    this.#later = [];
    const since = update.entries.find((entry) => entry.events?.some(({ kind }) => kind === "bust"));
    const seq = since?.seq ?? update.seq;
    this.model.held = {
      ...before,
      seq: seq - 1,
      view: {
        ...view,
        ...besideTwin(view, harbour, card),
        pending: null,
        choices: [],
      } as unknown as View,
    };
    if (motion(1) === 0) {
      void this.dance.play(events, from);
      this.#tell(bust);
      this.#after(WORDS, () => this.#release());
      return;
    }
    this.#swept = events.slice(at);
    void tick().then(() => this.dance.land(card, from));
    this.#after(motion(LANDING), () => this.#tell(bust));
    this.#after(motion(LANDING + STILL), () => this.#sweep({ ...update, seq }));
    this.#after(motion(LANDING + WORDS), () => this.#release());
  }

  /** What happened while the table shows an earlier moment: it is shown after that. */
  later(events: readonly GameEvent[]): void {
    this.#later?.push(...events);
  }

  /** The present, at once. */
  end(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#swept = [];
    this.#later = null;
    this.model.held = null;
    this.model.bust = null;
    removeEventListener("pointerdown", this.#hurry);
    removeEventListener("keydown", this.#hurry);
  }

  /** The words, which whoever has read them can cut short. */
  #tell(bust: Bust): void {
    this.#landed = performance.now();
    this.model.bust = bust;
    addEventListener("pointerdown", this.#hurry);
    addEventListener("keydown", this.#hurry);
  }

  /** Whoever has seen enough presses anything. */
  #hurry = (): void => {
    if (performance.now() > this.#landed + SURE) this.#release();
  };

  /** The gust; the table is shown as the bust left it. */
  #sweep(update: Update): void {
    const from = places(this.dance.root);
    const view = { ...update.view, choices: [] } as unknown as View;
    this.model.held = { ...update, view };
    void this.dance.play(this.#swept, from);
    this.#swept = [];
  }

  #release(): void {
    const events = [...this.#swept, ...(this.#later ?? [])];
    const from = places(this.dance.root);
    this.end();
    this.model.settle();
    if (events.length > 0) void this.dance.play(events, from);
  }

  #after(milliseconds: number, what: () => void): void {
    this.#timers.push(setTimeout(what, milliseconds));
  }
}

/** The harbour after events, as far as they say what lies there. */
export function harbourBefore(harbour: readonly string[], events: readonly GameEvent[]): string[] {
  let lying = [...harbour];
  for (const { kind, card } of events) {
    if (kind === "dock" && card) lying.push(card);
    else if (kind === "clear" || kind === "bust") lying = [];
    else if ((kind === "trade" || kind === "hire") && card) {
      const place = lying.indexOf(card);
      if (place >= 0) lying.splice(place, 1);
    }
  }
  return lying;
}

/** The second ship of a colour, beside the first; cards keep the prices they had. */
export function besideTwin(
  { harbour: known, offers }: Pick<PortRoyalView, "harbour" | "offers">,
  harbour: readonly string[],
  ship: string,
): Pick<PortRoyalView, "harbour" | "offers"> {
  const place = harbour.findIndex((card) => isTwin(card, ship)) + 1 || harbour.length;
  const prices = harbour.map((card, i) => (known[i] === card ? offers[i] : undefined));
  const none = { card: "" } as (typeof offers)[number];
  return {
    harbour: [...harbour.slice(0, place), ship, ...harbour.slice(place)],
    offers: [...prices.slice(0, place), none, ...prices.slice(place)].map((offer) => offer ?? none),
  };
}

/** Whether both are ships of one colour. */
export function isTwin(card: string, ship: string): boolean {
  const [one, other] = [faceOf(card), faceOf(ship)];
  return one.kind === "ship" && other.kind === "ship" && one.colour === other.colour;
}
