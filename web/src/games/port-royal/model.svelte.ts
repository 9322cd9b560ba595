// The table as its parts see it: the view sorted, who is who, and how to decide.

import { explained } from "../../lib/problems";
import type { Odds, PortRoyalView } from "./view";
import { sorted, typesIn } from "./view";
import { settings } from "../../lib/settings.svelte";
import { Talk } from "../../lib/talk.svelte";
import type { TableLike } from "../../lib/table-like";
import { w } from "../../lib/words.svelte";
import { GAME, named, playerNames } from "./names";

export type Sheet =
  | { kind: "log" }
  | { kind: "discard" }
  | { kind: "seat"; seat: number }
  | { kind: "claims"; expedition: string | null };

const HINT = 5_000; // milliseconds a refusal stays to be read

export function model(table: () => TableLike) {
  const view = $derived(table().view as unknown as PortRoyalView | null);
  const state = $derived(table().update?.table ?? null);
  const odds = $derived((table().update?.odds ?? null) as unknown as Odds | null);
  const names = $derived(playerNames(state?.seats ?? []));
  const seat = $derived(table().seat);
  /** Whose display lies at the bottom of the table. */
  const home = $derived(seat ?? table().yours[0] ?? 0);
  const decisions = $derived(sorted(view?.choices ?? []));
  const mine = $derived(
    table().live &&
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

  const talk = new Talk(table);

  let sheet = $state.raw<Sheet | null>(null);
  let armed = $state(""); // an action that wants a second click
  let refusal = $state("");

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
      refusal = explained(problem, GAME);
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
  const question = $derived.by(
    (): { title: string; short: string; text: string; seat: number | null } => {
      const over = w("web-port-royal-over");
      if (!view || !state) return { title: "", short: "", text: "", seat: null };
      if (view.phase === "over" || (state.status === "over" && table().live))
        return { title: over, short: over, text: outcome(), seat: null };
      if (state.paused) {
        const paused = w("web-port-royal-paused");
        return { title: paused, short: paused, text: "", seat: null };
      }
      const whose = view.to_act[0] ?? null;
      const who = table().yours.length > 1 && seat !== null ? names[seat] : null; // who share a screen
      if (mine)
        return {
          title: who ?? w("web-port-royal-wanted"),
          short: who ?? w("web-port-royal-wanted-short"),
          text: armed ? w("web-port-royal-sure") : asked(view),
          seat: whose,
        };
      const waiting = w("web-port-royal-waiting");
      return {
        title: waiting,
        short: waiting,
        text: whose === null ? "" : awaited(view, whose),
        seat: whose,
      };
    },
  );

  function asked(now: PortRoyalView): string {
    const { draw, stop, repel, keep, takes, pass, claims } = decisions;
    if (now.pending !== null && (repel || keep)) {
      const card = named(now.pending);
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

  function awaited(now: PortRoyalView, whose: number): string {
    const name = names[whose] ?? "";
    if (now.pending !== null)
      return w("web-port-royal-wait-ship", { name, card: named(now.pending) });
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
    /** What bots say. */
    talk,
    act,
    undo,
  };
}

export type Model = ReturnType<typeof model>;
