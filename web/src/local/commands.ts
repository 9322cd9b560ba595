// The commands of the protocol at a table in this browser: which entry each adds, or why it is refused. Nothing here
// changes a table. Only one person is there, so nobody has to be asked for consent.

import { Illegal, type Played, type Position } from "../engine/game";
import type { Tried } from "../lib/protocol";
import { newSeed } from "./chance";
import type { Decided, Entry } from "./entries";
import { Refusal } from "./refusal";
import type { Seat, Table } from "./table";

type Message = Record<string, unknown>;

export const STAND_IN = "boatswain"; // plays for a person who does not

/** The next entry, with the position after it where that changes. */
export interface Prepared {
  entry: Entry;
  position?: Position;
}

/** The position before an entry of the log. */
type Before = (seq: number) => Position;
type Command = (table: Table, message: Message, at: number, before: Before) => Prepared;

const COMMANDS: Readonly<Record<string, Command>> = {
  decide(table, message, at) {
    const seat = ownSeat(table, message);
    checkRunning(table);
    if (table.state.seats[seat]?.level)
      throw new Refusal(
        "bot-plays",
        "a bot plays for this seat; take it back with 'restore' first",
      );
    checkTimely(table, seat, Number(message["seq"]));
    return decided(table, seat, stepsIn(message["action"]), "person", at);
  },

  undo(table, message, at, before) {
    const seat = ownSeat(table, message);
    checkRunning(table);
    const { made, settings } = table.state;
    if (!settings.undo) throw new Refusal("no-undo", "at this table nothing is taken back");
    if (Number(message["seq"]) < Math.max(0, ...made.map(({ seq }) => seq)))
      throw new Refusal("late", "something happened since; look again");
    const found = table.undoable(seat, message["turn"] === true);
    if (!found)
      throw new Refusal("nothing-to-undo", "this seat has decided nothing that can be taken back");
    const { first, free } = found;
    const position = before(first);
    // cards seen since are dealt anew: having seen them helps nobody; a lesson goes on with its own cards
    const seen = made.some(({ seq, informs }) => seq >= first && informs);
    const redeal = !free && seen && !settings.lesson ? newSeed() : null;
    return {
      entry: { kind: "undone", at, seat, first, redeal: redeal === null ? null : String(redeal) },
      position: redeal === null ? position : table.game.redealt(position, redeal),
    };
  },

  abort(table, message, at) {
    const seat = ownSeat(table, message);
    checkRunning(table, true);
    return { entry: { kind: "requested", at, seat, what: "abort" } };
  },

  resign(table, message, at) {
    const seat = ownSeat(table, message);
    checkRunning(table, true);
    const persons = table.state.seats.filter(({ mine, resigned }) => mine && !resigned);
    const goesOn = table.state.seats.length > 2 && persons.length > 1;
    return { entry: { kind: "resigned", at, seat, level: goesOn ? STAND_IN : "" } };
  },

  pause(table, message, at) {
    checkRunning(table, true);
    if ((message["on"] === true) === table.state.paused)
      throw new Refusal("paused", "it is so already");
    return { entry: { kind: message["on"] === true ? "paused" : "resumed", at } };
  },

  replace(table, message, at) {
    const seat = ownSeat(table, message);
    checkRunning(table, true);
    if (seatAt(table, seat).level) throw new Refusal("bot-plays", "a bot plays there already");
    const level = String(message["level"] ?? "") || STAND_IN;
    if (!(level in table.game.told.levels))
      throw new Refusal("refused", `no bot has level ${level}`);
    return { entry: { kind: "replaced", at, seat, level } };
  },

  restore(table, message, at) {
    const seat = ownSeat(table, message);
    checkRunning(table, true);
    if (!seatAt(table, seat).level)
      throw new Refusal("no-stand-in", "no bot plays for a person there");
    return { entry: { kind: "restored", at, seat } };
  },
};

/** What a message of the page leads to. */
export function prepare(table: Table, message: Message, at: number, before: Before): Prepared {
  const command = COMMANDS[String(message["type"])];
  if (!command)
    throw new Refusal("malformed", "at a table in this browser there is no such message");
  return command(table, message, at, before);
}

/** A decision of a seat, by a person or by the bot that plays there. */
export function decided(
  table: Table,
  seat: number,
  steps: readonly (string | number)[],
  how: Decided["how"],
  at: number,
): Prepared {
  const { position } = table;
  if (position === null) throw new Refusal("not-running", "the game has not begun");
  const { codes, played } = playSteps(table, seat, steps);
  if (played.whole === null)
    throw new Refusal("unfinished", "these steps are not yet an action; 'try' says how they go on");
  return {
    entry: {
      kind: "decided",
      at,
      seat,
      action: played.whole,
      codes,
      events: played.events,
      how,
      informs: table.game.informs(position, played.after),
    },
    position: played.after,
  };
}

/** What steps lead to; nothing happens. */
export function tried(table: Table, message: Message): Tried {
  const id = String(message["id"]);
  const seat = ownSeat(table, message);
  checkRunning(table);
  checkTimely(table, seat, Number(message["seq"]));
  const steps = stepsIn(message["steps"]);
  const then = message["then"] === undefined ? [] : stepsIn(message["then"], 0);
  const { codes, played } = playSteps(table, seat, steps);
  if (played.whole !== null && table.position !== null)
    return {
      type: "tried",
      id,
      action: played.whole,
      ...(refusing(() =>
        table.game.preview(
          table.position as Position,
          seat,
          codes,
          then,
          String(message["along"] ?? ""),
        ),
      ) as Pick<Tried, "brings" | "runs" | "ways">),
    };
  const { choices, draft } = table.game.decisionView(played.after, seat);
  return { type: "tried", id, choices, draft: draft ?? null } as Tried;
}

/** Steps as texts or codes, one after the other. */
function playSteps(
  table: Table,
  seat: number,
  steps: readonly (string | number)[],
): { codes: number[]; played: Played } {
  const { game } = table;
  let at = table.position as Position;
  let played: Played | null = null;
  const codes: number[] = [];
  const events: Played["events"] = [];
  refusing(() => {
    for (const step of steps) {
      if (played && played.whole !== null) throw new Illegal("one-action");
      const next = typeof step === "number" ? [step] : game.codesOf(at, seat, step);
      played = game.play(at, seat, next);
      codes.push(...next);
      events.push(...played.events);
      at = played.after;
    }
  });
  if (!played) throw new Refusal("malformed", "an action has at least one step");
  return { codes, played: { ...(played as Played), events } };
}

/** What the rules forbid is refused. */
function refusing<Found>(what: () => Found): Found {
  try {
    return what();
  } catch (why) {
    if (why instanceof Illegal) throw new Refusal(why.reason, why.reason, why.legal);
    throw why;
  }
}

// ------------------------------------------------------------------------------------- checks

function seatAt(table: Table, number: number): Seat {
  const seat = table.state.seats[number];
  if (!seat) throw new Refusal("no-seat", `there is no seat ${number}`);
  return seat;
}

function ownSeat(table: Table, message: Message): number {
  const number = Number(message["seat"]);
  const { mine, resigned } = seatAt(table, number);
  if (!mine || resigned) throw new Refusal("not-yours", "that seat is not yours");
  return number;
}

function checkRunning(table: Table, pausedToo = false): void {
  if (!table.running) throw new Refusal("not-running", "it is over");
  if (!pausedToo && table.state.paused) throw new Refusal("paused", "the game is paused");
}

/** A decision is about what its sender saw: refuse it if that has changed for the seat since. */
function checkTimely(table: Table, seat: number, seq: number): void {
  if (seq > table.seq) throw new Refusal("future", `the log ends with entry ${table.seq}`);
  if (!(seq >= (table.state.waiting[seat]?.since ?? 0)))
    throw new Refusal("late", "something happened since; look again");
}

function stepsIn(action: unknown, fewest = 1): string[] {
  const steps = Array.isArray(action) ? action : [action];
  if (
    steps.length < fewest ||
    !steps.every((step) => typeof step === "string" && step.length <= 400)
  )
    throw new Refusal("malformed", "an action is a text, or a list of steps");
  return steps as string[];
}
