// What is shown of a table in this browser: as a server shows it, so that screens need not know the difference.

import { type Happened, openly } from "../engine/game";
import type { Entry as Told, GameEvent, TableState, TableSummary } from "../lib/protocol";
import type { Numbered } from "./entries";
import type { Table } from "./table";

/** The table around the game. */
export function tableState(table: Table, now: number): TableState {
  const { state } = table;
  const {
    options,
    aids,
    undo,
    practice = false,
    pace,
    patience = "normal",
    lesson,
  } = state.settings;
  const { patient, patienceUntil } = table;
  return {
    id: table.id,
    game: table.game.name,
    status: state.status,
    outcome: state.outcome,
    winners: table.winners,
    host: state.host,
    you_host: true,
    seats: state.seats.map(({ kind, name, level, mine, resigned }, number) => {
      const found = mine && !resigned ? table.undoable(number) : null;
      return {
        kind,
        name,
        level,
        stand_in: kind === "person" && level !== "",
        resigned,
        connected: mine,
        yours: mine,
        // nobody is there to be asked: what others did since is taken back too
        undo: found ? (found.free ? "free" : "ask") : "",
      };
    }),
    decisions: table.wanted.flatMap((seat) => {
      const { at = null, since = 0 } = state.waiting[seat] ?? {};
      if (at === null) return [];
      const isAsked = patient.length > 0 && !state.waited && !state.seats[seat]?.level;
      const until = isAsked && patienceUntil !== null ? { until: patienceUntil } : {};
      return [{ seat, since, at, ...until }];
    }),
    paused: state.paused,
    chat: false,
    quiet: false,
    slow: 0,
    request: null,
    spectators: 0,
    rematch: state.rematch,
    settings: {
      options,
      clock: { kind: "none" },
      aids,
      undo,
      practice,
      spectators: false,
      public: false,
      pace,
      patience,
      lesson,
    },
    now,
  };
}

/** What a seat, or a spectator, may know of an entry. */
export function knownTo(entry: Numbered, seat: number | null): Told {
  const { seq, at, kind } = entry;
  const shown: Record<string, unknown> = { seq, at, kind };
  if ("seat" in entry) shown["seat"] = entry.seat;
  switch (entry.kind) {
    case "started":
      shown["rules"] = entry.rules;
      shown["names"] = entry.names;
      break;
    case "decided": {
      const events = visible(entry.events, seat);
      shown["how"] = entry.how;
      shown["events"] = events;
      shown["action"] = actionFor(entry, seat);
      break;
    }
    case "undone":
      shown["first"] = entry.first;
      break;
    case "requested":
      shown["what"] = entry.what;
      break;
    case "replaced":
    case "resigned":
      shown["level"] = entry.level;
      break;
    case "rematched":
      shown["table"] = entry.table;
      break;
    case "opened":
    case "composing":
    case "restored":
    case "paused":
    case "resumed":
      break;
    default:
      entry satisfies never;
  }
  return shown as unknown as Told;
}

/** Another seat's action is told whole where all it caused is open, and otherwise by its verb. */
export function actionFor(entry: Numbered & { kind: "decided" }, seat: number | null): string {
  if (entry.seat === seat || entry.events.every((event) => event.seen_by === undefined))
    return entry.action;
  return visible(entry.events, seat).length > 0 ? (entry.action.split(" ")[0] ?? "") : "?";
}

export function visible(events: readonly Happened[], seat: number | null): GameEvent[] {
  return events
    .filter(({ seen_by }) => seen_by === undefined || seen_by.includes(seat))
    .map((event) => openly(event) as unknown as GameEvent);
}

/** A table in a list. */
export function summary(table: Table, created: number, updated: number): TableSummary {
  const { yours, wanted, state } = table;
  return {
    id: table.id,
    game: table.game.name,
    status: state.status,
    host: state.host,
    created,
    updated,
    seats: state.seats.map(({ kind, name, level }) => ({ kind, name, level })),
    yours,
    your_decision: wanted.some((seat) => yours.includes(seat)),
    wanted,
    outcome: state.outcome,
    winners: table.winners,
    practice: state.settings.practice ?? false,
  };
}
