// What the players are called at this table.

import type { SeatState } from "../../lib/protocol";
import { toldApart } from "../../lib/seats";
import { w } from "../../lib/words.svelte";

/** A person's name; bots are called like captains of Venice, for bots of one level are namesakes. */
function playerName(seat: SeatState, number: number): string {
  if ((seat.kind === "person" || seat.stand_in) && seat.name) return seat.name;
  return w(`web-oltre-mare-captain-${number}`);
}

export function playerNames(seats: readonly SeatState[]): string[] {
  return toldApart(seats.map(playerName));
}
