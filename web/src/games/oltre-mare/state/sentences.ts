// Events, cards and terms of this game in words.

import rules from "virtual:game-data/oltre-mare/sentences";
import { sentencesOf } from "../../../lib/eventText";
import type { GameEvent } from "../../../lib/protocol";
import { has, w } from "../../../lib/words.svelte";

export const GAME = "oltre-mare";

export const { cardName, termName, lotText, eventText } = sentencesOf(GAME, rules);

/**
 * An event in as many words as it needs where pictures stand beside them, and without the number that an offer has
 * where it is typed; null where there are no such words.
 */
export function toldText(
  event: GameEvent,
  names: readonly string[],
  you: number | null,
): string | null {
  const { kind, seat = 0, other } = event;
  const toAll = kind === "offer" && other === undefined ? "-all" : "";
  const id = `web-oltre-mare-told-${kind}${toAll}`;
  const mine = seat === you && has(`${id}-you`);
  if (!has(id)) return null;
  return w(mine ? `${id}-you` : id, {
    name: seat === you ? w("you-first") : (names[seat] ?? ""),
    other: other === you ? w("you-within") : (names[other ?? 0] ?? ""),
  });
}
