// Why a decision is good, as a sentence.

import type { GameDetails } from "../games/manifest";
import type { HintReason } from "./protocol";
import { change, percent, w, type Arguments } from "./words.svelte";

export function reasonText(
  { cardName, changeReasons }: GameDetails,
  { id, args }: HintReason,
  names: readonly string[],
): string {
  const isChange = changeReasons.includes(id);
  const found: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === "card") found[name] = cardName(String(value));
    else if (name === "seat") found[name] = names[Number(value)] ?? "";
    else found[name] = isChange ? change(Number(value)) : percent(Number(value), 1);
  }
  return w(id, found);
}
