// What the frame around the table wants to know of Port Royal.

import type { GameEvent } from "../../lib/protocol";
import type { ScoreChange } from "../../lib/race";
import type { GameDetails } from "../manifest";
import { faceOf } from "./state/cards";

import { LANDING, STILL } from "./state/bustTiming";

export * from "./text";
export { occasions } from "./occasions";

export const sounds: GameDetails["sounds"] = {
  reveal: "flip",
  gain: "chink",
  bust: [
    { name: "thud", after: LANDING },
    { name: "crash", after: LANDING + STILL },
  ],
  repel: "clash",
  claim: "chord",
  tax: "thud",
};
export const hiddenHands = false;
export const scoreName = "web-port-royal-end-total";
export const decisive: GameDetails["decisive"] = ["bust", "claim", "hire", "trade"];

/** Whoever comes into a display, or leaves it, has points printed on it. */
export function scoreChanges({ kind, seat, card }: GameEvent): readonly ScoreChange[] {
  const sign = kind === "hire" || kind === "claim" ? 1 : kind === "dismiss" ? -1 : 0;
  if (sign === 0 || seat === undefined || card === undefined) return [];
  const face = faceOf(card);
  return "points" in face ? [[seat, sign * face.points]] : [];
}
export const shareParts: GameDetails["shareParts"] = ["luck", "skill", "others"];
export const changeReasons: GameDetails["changeReasons"] = [];

/** Every decision is made at once. */
export function goesOn(): boolean {
  return false;
}
