// What the frame around the table says of Port Royal: keys, players, events and actions in words.

import type { GameEvent, View } from "../../lib/protocol";
import { w } from "../../lib/words.svelte";
import type { ActionContext, KeyHelp } from "../manifest";
import { faceOf } from "./state/cards";
import { cardName, GAME } from "./state/sentences";
import type { PortRoyalView } from "./state/view";

export { playerNames } from "./state/names";
export { cardName, eventText } from "./state/sentences";

export const keys: readonly KeyHelp[] = [
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

export function actionText(action: string, { card: drawn }: ActionContext): string {
  const [verb = "", what = "", , persons = ""] = action.split(" ");
  const card = cardName(verb === "take" || verb === "claim" ? what : (drawn ?? ""));
  if (verb === "take")
    return w(faceOf(what).kind === "ship" ? `${GAME}-action-trade` : `${GAME}-action-hire`, {
      card,
    });
  const crew = persons.split("+").map((person) => cardName(person));
  return w(`${GAME}-action-${verb}`, { card, persons: crew.join(" + ") });
}

/** The card that waits for a decision. */
export function cardInView(view: View): string | undefined {
  return (view as unknown as PortRoyalView).pending ?? undefined;
}

export function cardAfter(events: readonly GameEvent[]): string | undefined {
  return events.findLast((event) => event.kind === "reveal")?.card;
}

const KEY_OF: Record<string, string> = {
  draw: "D",
  stop: "S",
  pass: "P",
  repel: "R",
  keep: "K",
  claim: "C",
};

export function actionPlaces(action: string): string[] {
  const [verb = "", what = ""] = action.split(" ");
  if (verb === "take") return [`[data-pr^="harbour:${what}#"]`];
  return [`.acts [aria-keyshortcuts="${KEY_OF[verb] ?? ""}"]`];
}
