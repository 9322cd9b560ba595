// Actions in words: every game says its own, here they are fetched.

import type { DecisionJudged, HintReason, SeatState } from "./protocol";
import { cardName } from "./tell";
import { change, percent, speakOf, w, type Arguments } from "./words.svelte";

export interface DeedContext {
  names: readonly string[];
  /** The card drawn last, which an action may be about without naming it. */
  drawn?: string | undefined;
}

export interface About {
  namesOf(seats: readonly SeatState[]): string[];
  deed(action: string, context: DeedContext): string;
  placesOf(action: string): string[];
}

const ABOUT: Record<string, () => Promise<About>> = {
  "port-royal": () => import("../games/port-royal/about"),
  "oltre-mare": () => import("../games/oltre-mare/about"),
};

/** What a game says of its actions, with the words of hints and analyses. */
export async function fetchDeeds(game: string): Promise<About> {
  const fetch = ABOUT[game];
  if (!fetch) throw new Error(`no game ${game}`);
  const [about] = await Promise.all([fetch(), speakOf("teaching"), speakOf(game)]);
  return about;
}

const SIGNED = new Set(["hint-deal"]); // whose shares are changes

/** Why a decision is good, as a sentence. */
export function reason(game: string, { id, args }: HintReason, names: readonly string[]): string {
  const told: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === "card") told[name] = cardName(game, String(value));
    else if (name === "seat") told[name] = names[Number(value)] ?? "";
    else told[name] = SIGNED.has(id) ? change(Number(value)) : percent(Number(value), 1);
  }
  return w(id, told);
}

// What goes on with further steps.
const BEGINS = new Set(["accept", "offer-to", "pick", "want", "give-ducats", "want-ducats"]);

/** Whether the better decision is one that can be made at once; of a chain of steps one step is judged. */
export function isWhole({ action, best, options }: DecisionJudged): boolean {
  const alone = options.some((option) => option.action === action);
  return alone && !BEGINS.has(best.split(" ")[0] ?? "");
}
