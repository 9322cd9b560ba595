// The past of a table in this browser: its moves, earlier views, and new tables that begin with one of its moments.

import type { Json, Moves } from "../lib/protocol";
import { newSeed } from "./chance";
import type { SeatSetting, Settings } from "./entries";
import type { LiveTable, Standing } from "./liveTable";
import { actionFor, visible } from "./redaction";
import { Refusal } from "./refusal";
import type { Tables } from "./tables";

const MOST_MOVES = 100; // in one answer
const PACE = 700;

/** What happened, with the table after each move: to its only seat, or to a spectator once the game is over. */
export function moves(live: LiveTable, after: number): Moves {
  const { game, state } = live.table;
  const seat = state.status === "over" ? null : live.onlySeat();
  const standing = live.standing();
  const [start, ...rest] = standing;
  const told = rest.map(({ entry, after: position }, place) => ({
    number: place + 1,
    entry: entry.seq,
    seat: "seat" in entry ? entry.seat : 0,
    action: entry.kind === "decided" ? actionFor(entry, seat) : "redeal",
    events: entry.kind === "decided" ? visible(entry.events, seat) : [],
    position,
  }));
  const chosen = told.filter(({ number }) => number > after && number <= after + MOST_MOVES);
  return {
    names: start?.entry.kind === "started" ? start.entry.names : [],
    opening: game.table((start as Standing).after),
    count: rest.length,
    moves: chosen.map(({ position, ...move }) => ({ ...move, table: game.table(position) })),
  } as unknown as Moves;
}

/** A seat's view after so many moves; of any seat once the game is over. */
export function viewAfter(
  live: LiveTable,
  move: number | null,
  asked: number | null,
): { move: number; seat: number | null; view: Json } {
  const { state, game, yours } = live.table;
  let seat = asked;
  if (state.status !== "over") {
    if (seat !== null && !yours.includes(seat))
      throw new Refusal("not-yours", "that seat is not yours");
    seat ??= live.onlySeat();
  } else if (seat !== null && seat >= state.seats.length) {
    throw new Refusal("no-seat", `there is no seat ${seat}`);
  }
  const at = standingAfter(live, move);
  return { move: at.move, seat, view: game.view(at.position, seat) };
}

function standingAfter(
  live: LiveTable,
  move: number | null,
): { move: number; position: Standing["after"] } {
  const standing = live.standing();
  const at = move ?? standing.length - 1;
  const found = standing[at];
  if (!found) throw new Refusal("no-move", `there are ${standing.length - 1} moves`);
  return { move: at, position: found.after };
}

/** A new table that begins with a moment of a game that is over; what the seat could not know is dealt anew. */
export function continueGame(
  tables: Tables,
  live: LiveTable,
  wanted: { move: number | null; seat: number; level: string; action: string; id: string },
  name: string,
): Promise<string> {
  const { game, state } = live.table;
  if (state.status !== "over") throw new Refusal("not-over", "the game is not over yet");
  const { position } = standingAfter(live, wanted.move);
  if (game.toAct(position).length === 0) throw new Refusal("over", "there the game is over");
  const count = game.players(position);
  if (!(wanted.seat < count)) throw new Refusal("no-seat", `there is no seat ${wanted.seat}`);
  const seats = Array.from({ length: count }, (_, seat): SeatSetting =>
    seat === wanted.seat
      ? { kind: "me", level: "", name: "" }
      : { kind: "bot", level: wanted.level, name: "" },
  );
  const { options } = game.view(position, null) as { options: Settings["options"] };
  const settings: Settings = {
    game: game.name,
    seats,
    options,
    aids: true,
    undo: true,
    pace: PACE,
    lesson: false,
  };
  const world = game.imagine(position, wanted.seat, newSeed());
  const first = wanted.action ? { seat: wanted.seat, action: wanted.action } : undefined;
  return tables.openAt(settings, name, world, wanted.id, first);
}
