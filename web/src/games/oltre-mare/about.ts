// What the frame around the table wants to know of Oltre Mare: its keys, and a seat's score in a line.

import type { View } from "../../lib/protocol";
import { w } from "../../lib/words.svelte";
import type { TableView } from "./data";

/** Key as it is shown, and the message that says what it does. */
export const KEYS: readonly (readonly [key: string, message: string])[] = [
  ["← →", "web-oltre-mare-key-arrows"],
  ["Space", "web-oltre-mare-key-space"],
  ["Enter", "web-oltre-mare-key-enter"],
  ["F", "web-oltre-mare-key-finish"],
  ["B", "web-oltre-mare-key-buy-deck"],
  ["P", "web-oltre-mare-key-buy-pirates"],
  ["O", "web-oltre-mare-key-offer"],
  ["A", "web-oltre-mare-key-accept"],
  ["C", "web-oltre-mare-key-counter"],
  ["D", "web-oltre-mare-key-decline"],
  ["N", "web-oltre-mare-key-no-deals"],
  ["H", "web-oltre-mare-key-hand"],
  ["G", "web-oltre-mare-key-chart"],
  ["Shift+← →", "web-oltre-mare-key-load"],
  ["+ − 0", "web-oltre-mare-key-zoom"],
  ["I", "web-oltre-mare-key-read"],
  ["U", "web-oltre-mare-key-undo"],
  ["Shift+U", "web-oltre-mare-key-reset"],
];

/** `42 ducats`. */
export function scoreLine(view: View, seat: number): string {
  const { seats } = view as unknown as TableView;
  return w("oltre-mare-ducats", { amount: seats[seat]?.ducats ?? 0 });
}
