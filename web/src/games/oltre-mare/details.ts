// What the frame around the table wants to know of Oltre Mare.

import type { GameEvent } from "../../lib/protocol";
import type { ScoreChange } from "../../lib/race";
import type { GameDetails } from "../manifest";
import { ducatsOf, ducatsPaid } from "./state/log";

export * from "./text";
export { occasions } from "./occasions";

export const sounds: GameDetails["sounds"] = {
  draw: "softFlip",
  ducats: "chink",
  deal: "chime",
  sail: "breeze",
};
export const hiddenHands = true;
export const scoreName = "web-oltre-mare-ducats";
export const decisive: GameDetails["decisive"] = ["final", "venice", "deal", "quiet_deal"];

/** Ducats come and go with what is done, and from one player to another in deals. */
export function scoreChanges(event: GameEvent): readonly ScoreChange[] {
  const { seat, other } = event;
  if (seat === undefined) return [];
  const paid = ducatsPaid(event);
  const own = [seat, ducatsOf(event) - paid] as const;
  return other === undefined || paid === 0 ? [own] : [own, [other, paid]];
}
export const shareParts: GameDetails["shareParts"] = ["luck", "deals", "skill", "others"];
export const changeReasons: GameDetails["changeReasons"] = ["hint-deal"];

/** Offers, and the cards that an accepted one is paid with, are chosen step by step. */
const STEPS = new Set(["accept", "offer-to", "pick", "want", "give-ducats", "want-ducats"]);

export function goesOn(action: string): boolean {
  return STEPS.has(action.split(" ")[0] ?? "");
}
