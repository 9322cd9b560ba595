// What the players are called at this table.

import type { SeatState } from "../../lib/protocol";
import { w } from "../../lib/words.svelte";

/** A person's name; bots are called like captains of Venice, for bots of one level are namesakes. */
function playerName(seat: SeatState, number: number): string {
  if ((seat.kind === "person" || seat.stand_in) && seat.name) return seat.name;
  return w(`web-oltre-mare-captain-${number}`);
}

/** All names; who sits at several seats is told apart by the number of the seat. */
export function playerNames(seats: readonly SeatState[]): string[] {
  const names = seats.map(playerName);
  return names.map((name, number) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${number + 1}`,
  );
}
