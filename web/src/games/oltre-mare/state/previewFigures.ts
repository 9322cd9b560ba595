// What certain events mean for the person who is about to cause them, as figures beside the button.

import type { GameEvent } from "../../../lib/protocol";
import type { SymbolName } from "./cards";

export interface Effect {
  amount: number;
  /** How many symbols count, where that is told. */
  counted?: number;
  calmSea?: number;
  repelled?: boolean;
}

/** What the symbols of a play bring; null while the server has not said. */
export function effects(
  events: readonly GameEvent[] | undefined,
): Record<SymbolName, Effect> | null {
  if (!events || events.length === 0) return null;
  const found: Record<SymbolName, Effect> = {
    ducat: { amount: 0 },
    pirate: { amount: 0 },
    draw: { amount: 0 },
    ship: { amount: 0 },
  };
  for (const event of events) {
    const amount = event.amount ?? 0;
    if (event.kind === "ducats") {
      found.ducat.amount += amount;
      found.ducat.counted = event.number ?? 0;
    }
    if (event.kind === "calm_sea") found.ducat.calmSea = amount;
    else if (event.kind === "pirates") found.pirate.amount = amount;
    else if (event.kind === "repelled") found.pirate.repelled = true;
    else if (event.kind === "draws") found.draw.amount = amount;
    else if (event.kind === "ships") found.ship.amount = amount;
  }
  return found;
}

/** Who gets a prestige token by a deal; undefined while the server has not said. */
export function prestige(events: readonly GameEvent[] | undefined): number[] | undefined {
  return events
    ?.filter((event) => event.kind === "prestige")
    .flatMap((event) => (event.seat === undefined ? [] : [event.seat]));
}
