// What the frame around the table wants to know of Port Royal: its keys, and a seat's score in a line.

import type { View } from "../../lib/protocol";
import { w } from "../../lib/words.svelte";
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

/** `12 points, 4 coins`. */
export function scoreLine(view: View, seat: number): string {
  const { seats } = view as unknown as PortRoyalView;
  const { points = 0, coins = 0 } = seats[seat] ?? {};
  return w("web-port-royal-end-line", { points, coins });
}
