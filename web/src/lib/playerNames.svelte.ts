// What players are called at a table, also outside it: bots have names there, by game and seat.

import { fetchDetails } from "../games/fetchGame";
import type { SeatState } from "./protocol";
import { seatLabel } from "./seats";

/** To be made where a component is; the names are there as soon as the game's words are. */
export class PlayerNames {
  #names = $state.raw<readonly string[]>([]);
  readonly #seats: () => readonly SeatState[];

  constructor(game: () => string | undefined, seats: () => readonly SeatState[]) {
    this.#seats = seats;
    $effect(() => {
      const [of, at] = [game(), seats()];
      if (of === undefined) return;
      fetchDetails(of)
        .then((details) => (this.#names = details.playerNames(at)))
        .catch(() => undefined); // then they are called by their levels
    });
  }

  name(seat: number): string {
    return this.#names[seat] ?? seatLabel(this.#seats()[seat]);
  }
}
