// What cards and players are called at this table, in the person's language.

import type { SeatState } from "../../../lib/protocol";
import { seatNames } from "../../../lib/seats";
import { cardName } from "./sentences";
import { w } from "../../../lib/words.svelte";
import type { IconName } from "../art/icons";
import { faceOf, type Face } from "./cards";

const BEASTS: readonly IconName[] = ["whale", "octopus", "seahorse", "turtle", "crab"];

/** Every seat has a beast of the chart. */
export function beast(seat: number): IconName {
  return BEASTS[seat] ?? "whale";
}

/** A bot is called after its beast, for bots of one level are namesakes. */
export function playerNames(seats: readonly SeatState[]): string[] {
  return seatNames(seats, (number) => w(`web-port-royal-beast-${number}`));
}

/** The short name printed on a card. */
export function plate(face: Face): string {
  if (face.kind === "ship") return w(`web-port-royal-plate-ship_${face.colour}`);
  if (face.kind === "person")
    return face.who === "trader" ? w("web-port-royal-plate-trader") : cardName(face.who);
  return w(`web-port-royal-plate-${face.kind}`);
}

/** A card with its figures, as a screen reader says it. */
export function cardLabel(id: string): string {
  const face = faceOf(id);
  const card = cardName(id);
  if (face.kind === "ship")
    return w("web-port-royal-label-ship", {
      card,
      coins: w("port-royal-coins", { amount: face.coins }),
      swords:
        face.swords === "skull"
          ? w("port-royal-skull")
          : w("port-royal-swords", { amount: face.swords }),
    });
  if (face.kind === "tax") return card;
  const points = w("port-royal-points", { amount: face.points });
  if (face.kind === "person")
    return w("web-port-royal-label-person", {
      card,
      coins: w("port-royal-coins", { amount: face.cost }),
      points,
    });
  return w("web-port-royal-label-expedition", {
    card,
    points,
    coins: w("port-royal-coins", { amount: face.coins }),
  });
}

/** What a card does, in sentences. */
export function cardText(id: string | null): string {
  if (id === null) return w("web-port-royal-text-back");
  const face = faceOf(id);
  switch (face.kind) {
    case "ship":
      return face.swords === "skull"
        ? w("web-port-royal-text-ship-skull", { coins: face.coins })
        : w("web-port-royal-text-ship", { coins: face.coins, swords: face.swords });
    case "person":
      return face.colour
        ? w("web-port-royal-text-trader", { ship: w(`web-port-royal-plate-ship_${face.colour}`) })
        : w(`web-port-royal-text-${face.who}`);
    case "expedition":
      return w("web-port-royal-text-expedition", {
        symbols: face.symbols.map((symbol) => w(`web-port-royal-symbol-${symbol}`)).join(", "),
        coins: face.coins,
      });
    case "tax":
      return w(`web-port-royal-text-${face.id}`);
  }
}
