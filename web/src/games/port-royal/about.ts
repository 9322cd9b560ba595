// What the frame around the table wants to know of Port Royal: keys, names, actions in words, scores.

import type { DeedContext } from "../../lib/deeds";
import type { View } from "../../lib/protocol";
import { cardName } from "../../lib/tell";
import { w } from "../../lib/words.svelte";
import { faceOf } from "./faces";
import { GAME } from "./names";
import type { PortRoyalView } from "./view";

/** Key as it is shown, and the message that says what it does. */
export const KEYS: readonly (readonly [string, string])[] = [
  ["D", "web-port-royal-key-draw"],
  ["S", "web-port-royal-key-stop"],
  ["P", "web-port-royal-key-pass"],
  ["R", "web-port-royal-key-repel"],
  ["K", "web-port-royal-key-keep"],
  ["C", "web-port-royal-key-claim"],
  ["1 … 9 0 - =", "web-port-royal-key-take"],
  ["← →", "web-port-royal-key-arrows"],
  ["I", "web-port-royal-key-read"],
  ["U", "web-port-royal-key-undo"],
  ["Shift U", "web-port-royal-key-undo-turn"],
  ["L", "web-port-royal-key-log"],
  ["X", "web-port-royal-key-discard"],
];

export { playerNames as namesOf } from "./names";

/** An action as the table says it; `drawn` is the card that was drawn last. */
export function deed(action: string, { drawn }: DeedContext): string {
  const [verb = "", what = "", , persons = ""] = action.split(" ");
  const card = cardName(GAME, verb === "take" || verb === "claim" ? what : (drawn ?? ""));
  if (verb === "take")
    return w(faceOf(what).kind === "ship" ? `${GAME}-action-trade` : `${GAME}-action-hire`, {
      card,
    });
  const crew = persons.split("+").map((person) => cardName(GAME, person));
  return w(`${GAME}-action-${verb}`, { card, persons: crew.join(" + ") });
}

const KEY_OF: Record<string, string> = {
  draw: "D",
  stop: "S",
  pass: "P",
  repel: "R",
  keep: "K",
  claim: "C",
};

/** Where on the table an action is taken: selectors, of which the first that is visible counts. */
export function placesOf(action: string): string[] {
  const [verb = "", what = ""] = action.split(" ");
  if (verb === "take") return [`[data-pr^="harbour:${what}#"]`];
  return [`.acts [aria-keyshortcuts="${KEY_OF[verb] ?? ""}"]`];
}

/** `12 points, 4 coins`. */
export function scoreLine(view: View, seat: number): string {
  const { seats } = view as unknown as PortRoyalView;
  const { points = 0, coins = 0 } = seats[seat] ?? {};
  return w("web-port-royal-end-line", { points, coins });
}
