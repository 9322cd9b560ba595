// The table as its parts see it: the view sorted, who is who, and how to decide.

import { refusalText } from "../../../lib/refusals";
import type { Update } from "../../../lib/protocol";
import type { Odds, PortRoyalView } from "./view";
import { sorted, typesIn } from "./view";
import { settings } from "../../../lib/settings.svelte";
import { lingering } from "../../../lib/lingering.svelte";
import { ownSeat } from "../../../lib/seats";
import { BotTalk } from "../../../lib/botTalk.svelte";
import type { TableLike } from "../../../lib/tableLike";
import { w } from "../../../lib/words.svelte";
import { playerNames } from "./names";
import { cardName, GAME } from "./sentences";

export type Sheet =
  | { kind: "log" }
  | { kind: "discard" }
  | { kind: "seat"; seat: number }
  | { kind: "claims"; expedition: string | null };

const DEAD = 400; // milliseconds: the second press of a double click decides nothing
const HINT = 5_000; // milliseconds a refusal stays to be read

/** Who went bust by which ship, and how many cards are lost. */
export interface Bust {
  seat: number;
  card: string;
  lost: number;
}

interface Question {
  title: string;
  short: string;
  text: string;
  seat: number | null;
}

export function tableModel(table: () => TableLike) {
  let held = $state.raw<Update | null>(null); // shown instead of what the table is by now
  let bust = $state.raw<Bust | null>(null);

  const update = $derived(held ?? table().update);
  const view = $derived((held ? held.view : table().view) as unknown as PortRoyalView | null);
  const state = $derived(update?.table ?? null);
  const odds = $derived((update?.odds ?? null) as unknown as Odds | null);
  const names = $derived(playerNames(state?.seats ?? []));
  const seat = $derived(held ? held.shown : table().seat);
  /** What has happened, as far as it is shown. */
  const entries = $derived.by(() => {
    const last = held?.seq;
    return last === undefined ? table().entries : table().entries.filter(({ seq }) => seq <= last);
  });
  /** Whose display lies at the bottom of the table. */
  const home = $derived(seat ?? table().yours[0] ?? 0);
  const you = $derived(ownSeat(table()));
  const decisions = $derived(sorted(view?.choices ?? []));
  const mine = $derived(
    table().live &&
      held === null &&
      seat !== null &&
      decisions.any &&
      state?.status === "running" &&
      !state.paused &&
      table().yours.includes(seat) &&
      (view?.to_act.includes(seat) ?? false),
  );
  const types = $derived(typesIn(view?.harbour ?? []));
  /** Seats in the order of their turns, from the one at the bottom on. */
  const order = $derived(
    Array.from({ length: view?.players ?? 0 }, (_, i) => (home + i) % (view?.players ?? 1)),
  );

  const talk = new BotTalk(table);

  let sheet = $state.raw<Sheet | null>(null);
  let wish = ""; // a card to take once the harbour is open
  let aliveAt = 0; // when what can be pressed may be pressed
  let armed = $state(""); // an action that wants a second click
  let refusal = $state("");

  /** What a finger or a mouse presses: not before whoever pressed last could see what there is to press now. */
  function press(event: MouseEvent, deed: () => unknown): void {
    const byKey = event.detail === 0;
    if (byKey || performance.now() >= aliveAt) void deed();
  }

  /** The question has changed: for a moment what lies under the finger is dead. */
  function settle(): void {
    aliveAt = performance.now() + DEAD;
  }

  /** Whether one could stop now and take this card at once. */
  function canStopAndTake(card: string): boolean {
    const offer = view?.offers.find((one) => one.card === card);
    return mine && decisions.stop && offer?.affordable === true && (view?.worth?.picks ?? 0) > 0;
  }

  async function stopAndTake(card: string): Promise<void> {
    if (!canStopAndTake(card)) return;
    wish = card;
    await act("stop", true);
    if (refusal) wish = "";
  }

  /** What was wished for before it could be taken. */
  function takeWish(): void {
    const choice = mine ? decisions.takes.get(wish) : undefined;
    if (!mine || !decisions.stop) wish = "";
    if (choice) void act(choice.action, true);
  }

  async function act(action: string, sure = false): Promise<void> {
    if (!mine || seat === null || table().deciding) return;
    if (settings.confirm && !sure && armed !== action) {
      armed = action;
      return;
    }
    armed = "";
    sheet = null;
    await attempt(() => table().decide(seat, action));
  }

  async function undo(turn = false): Promise<void> {
    if (canUndo) await attempt(() => table().undo(home, turn));
  }

  async function attempt(step: () => Promise<unknown>): Promise<void> {
    try {
      await step();
      refusal = "";
    } catch (problem) {
      refusal = refusalText(problem, GAME);
      const shown = refusal;
      setTimeout(() => {
        if (refusal === shown) refusal = "";
      }, HINT);
    }
  }

  const undoAllowed = $derived(
    table().live && table().yours.length > 0 && state?.status === "running" && state.settings.undo,
  );
  /** The server says where there is something to take back. */
  const canUndo = $derived(undoAllowed && Boolean(state?.seats[home]?.undo));

  /** Why the table waits, or what is asked of me; and whose decision it is. */
  const question = $derived.by((): Question => {
    const over = w("web-port-royal-over");
    const waiting = w("web-port-royal-waiting");
    if (!view || !state) return { title: "", short: "", text: "", seat: null };
    if (view.phase === "over" || (state.status === "over" && table().live))
      return { title: over, short: over, text: outcome(), seat: null };
    if (state.paused) {
      const paused = w("web-port-royal-paused");
      return { title: paused, short: paused, text: "", seat: null };
    }
    const who = table().yours.length > 1 && seat !== null ? names[seat] : null; // who share a screen
    if (bust) {
      const key = bust.seat === seat && !who ? "mine" : "theirs";
      const title = w(`web-port-royal-bust-${key}`, { name: names[bust.seat] ?? "" });
      const card = cardName(bust.card);
      const text = w("web-port-royal-bust-lost", { card, count: bust.lost });
      return { title, short: title, text, seat: bust.seat };
    }
    if (held) {
      // the words wait for the picture
      const [title, short, text] =
        view.active === seat
          ? [who ?? w("web-port-royal-wanted"), who ?? w("web-port-royal-wanted-short"), "\u00a0"]
          : [waiting, waiting, waitingText(view, view.active)];
      return { title, short, text, seat: view.active };
    }
    const whose = view.to_act[0] ?? null;
    if (mine)
      return {
        title: who ?? w("web-port-royal-wanted"),
        short: who ?? w("web-port-royal-wanted-short"),
        text: armed ? w("web-port-royal-sure") : promptText(view),
        seat: whose,
      };
    return {
      title: waiting,
      short: waiting,
      text: whose === null ? "" : waitingText(view, whose),
      seat: whose,
    };
  });

  function promptText(now: PortRoyalView): string {
    const { draw, stop, repel, keep, takes, pass, claims } = decisions;
    if (now.pending !== null && (repel || keep)) {
      const card = cardName(now.pending);
      if (!keep) return w("web-port-royal-ask-ship-only", { card });
      return w(keep.bust ? "web-port-royal-ask-ship-bust" : "web-port-royal-ask-ship", { card });
    }
    if (now.phase === "after_bust") return w("web-port-royal-ask-after-bust");
    if (draw && stop)
      return now.worth
        ? w("web-port-royal-ask-draw-picks", { picks: now.worth.picks })
        : w("web-port-royal-ask-draw");
    if (draw)
      return w(now.drawn === 0 ? "web-port-royal-ask-first" : "web-port-royal-ask-draw-only");
    if (stop) return w("web-port-royal-ask-stop-only");
    if (takes.size > 0) {
      const fee = now.offers[0]?.fee ?? 0;
      const args = { picks: now.picks, name: names[now.active] ?? "" };
      return fee > 0 ? w("web-port-royal-ask-take-fee", args) : w("web-port-royal-ask-take", args);
    }
    if (claims.length > 0) return w("web-port-royal-ask-claim");
    return pass ? w("web-port-royal-ask-nothing") : "";
  }

  function waitingText(now: PortRoyalView, whose: number): string {
    const name = names[whose] ?? "";
    if (now.pending !== null)
      return w("web-port-royal-wait-ship", { name, card: cardName(now.pending) });
    if (now.phase === "trade") return w("web-port-royal-wait-take", { name, picks: now.picks });
    if (now.phase === "after_bust") return w("web-port-royal-wait-claim", { name });
    return w(now.drawn === 0 ? "web-port-royal-wait-first" : "web-port-royal-wait-draw", { name });
  }

  function outcome(): string {
    const winners = view?.result?.winners ?? state?.winners ?? [];
    const [first] = winners;
    if (first === undefined) return w("web-port-royal-end-nobody");
    const list = new Intl.ListFormat(settings.language);
    if (winners.length > 1)
      return w("web-port-royal-end-winners", {
        names: list.format(winners.map((n) => names[n] ?? "")),
      });
    return w("web-port-royal-end-winner", { name: names[first] ?? "" });
  }

  return {
    get table() {
      return table();
    },
    get view() {
      return view;
    },
    get state() {
      return state;
    },
    get odds() {
      return odds;
    },
    get names() {
      return names;
    },
    get seat() {
      return seat;
    },
    /** My seat, where it is mine alone: what it does is told in the second person. */
    get you() {
      return you;
    },
    get home() {
      return home;
    },
    get order() {
      return order;
    },
    get types() {
      return types;
    },
    get decisions() {
      return decisions;
    },
    /** My decision is wanted now. */
    get mine() {
      return mine;
    },
    get question() {
      return question;
    },
    get undoAllowed() {
      return undoAllowed;
    },
    get canUndo() {
      return canUndo;
    },
    get armed() {
      return armed;
    },
    disarm() {
      armed = "";
    },
    get refusal() {
      return refusal;
    },
    get sheet() {
      return sheet;
    },
    set sheet(open: Sheet | null) {
      sheet = open;
    },
    get entries() {
      return entries;
    },
    /** Told in the place of the question, while it is felt. */
    get bust() {
      return bust;
    },
    set bust(now: Bust | null) {
      bust = now;
    },
    /** A moment that is still shown although the table has moved on; nothing can be decided meanwhile. */
    get held() {
      return held;
    },
    set held(moment: Update | null) {
      lingering.on = moment !== null;
      held = moment;
    },
    /** What bots say. */
    talk,
    press,
    settle,
    canStopAndTake,
    stopAndTake,
    takeWish,
    act,
    undo,
  };
}

export type TableModel = ReturnType<typeof tableModel>;
