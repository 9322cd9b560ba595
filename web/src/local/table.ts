// A table in this browser: what its log makes of it. The part of src/argosy/table that one person's table needs.

import type { EngineGame, Position } from "../engine/game";
import type { Entry, Settings } from "./entries";
import { Refusal } from "./refusal";

const REMEMBERED_DECISIONS = 100; // an undo never goes further back
const LONGEST_WAIT = 4; // times their patience, for somebody who goes on composing an answer
const WORTHWHILE = 4; // it is written down once a bot waits longer by a fourth of its patience
const PATIENCE = { short: 15_000, normal: 30_000, long: 90_000, answered: null }; // milliseconds

export interface Seat {
  kind: "person" | "bot";
  name: string;
  /** The bot that decides here; at a person's seat it stands in. */
  level: string;
  /** It is a seat of whoever sits before this browser. */
  mine: boolean;
  resigned: boolean;
}

/** A decision that was not taken back. */
interface Made {
  seq: number;
  seat: number;
  informs: boolean;
}

interface Waiting {
  /** The entry from which on a decision is about what lies on the table now. */
  since: number;
  /** When the decision was first wanted; null: it is not. */
  at: number | null;
}

/** Everything about a table but its position. */
export interface State {
  settings: Settings;
  host: string;
  seats: Seat[];
  status: "running" | "over";
  outcome: string | null;
  paused: boolean;
  made: Made[];
  waiting: Waiting[];
  movedAt: number;
  /** Bots have waited long enough for the people who are asked now. */
  waited: boolean;
  /** When the person was last at work on an answer; absent in older tables. */
  composedAt?: number;
  rematch: string | null;
}

export class Table {
  #wanted: { position: Position; seats: number[] } | null = null;

  constructor(
    readonly id: string,
    readonly game: EngineGame,
    readonly state: State,
    readonly seq: number,
    readonly position: Position | null,
  ) {}

  // ----------------------------------------------------------------------------------- asking

  get running(): boolean {
    return this.state.status === "running" && this.position !== null;
  }

  get yours(): number[] {
    return this.state.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  }

  /** The seats whose decision the table waits for. */
  get wanted(): number[] {
    if (this.position === null || !this.running) return [];
    if (this.#wanted?.position !== this.position)
      this.#wanted = { position: this.position, seats: this.game.toAct(this.position) };
    return this.#wanted.seats;
  }

  /** Bots that could go on, but wait for what people have to say first. */
  get patient(): number[] {
    const { position, wanted } = this;
    if (position === null || wanted.length < 2) return [];
    const { seats } = this.state;
    const waiting = this.game.mayWait(position);
    const asksPerson =
      wanted.some((seat) => !waiting.includes(seat) && !seats[seat]?.level) &&
      this.game.askers(position).every((seat) => seats[seat]?.level); // none has asked something in return
    return asksPerson ? waiting.filter((seat) => seats[seat]?.level) : []; // bots do not slow each other down
  }

  /** When bots stop waiting for people; null: they do not. */
  get patienceUntil(): number | null {
    const limit = this.#patience;
    if (limit === null) return null;
    const { settings, movedAt, composedAt = 0 } = this.state;
    const longest = movedAt + LONGEST_WAIT * limit;
    return Math.max(
      movedAt + Math.max(limit, settings.pace),
      Math.min(composedAt + limit, longest),
    );
  }

  /** Whether bots would wait noticeably longer because this seat is at work on an answer now. */
  mayCompose(seat: number, now: number): boolean {
    const { patient, patienceUntil: until, wanted } = this;
    const limit = this.#patience;
    if (!limit || until === null || patient.length === 0) return false;
    if (patient.includes(seat) || !wanted.includes(seat)) return false;
    const longest = this.state.movedAt + LONGEST_WAIT * limit;
    return Math.min(now + limit, longest) - until >= limit / WORTHWHILE;
  }

  /** How long bots wait for an answer, in milliseconds; null: as long as it takes. */
  get #patience(): number | null {
    if (this.yours.length > 1) return null;
    return this.state.waited ? 0 : PATIENCE[this.state.settings.patience ?? "normal"];
  }

  /** The seat a bot has to decide for at a time, and its level. */
  botToAsk(now: number): { seat: number; level: string } | null {
    if (this.position === null || !this.running || this.state.paused) return null;
    const asked = this.game.asked(this.position);
    // in a lesson nothing happens while the learner has to decide, even where a bot could go on
    if (this.state.settings.lesson && asked !== null && !this.state.seats[asked]?.level)
      return null;
    const { patient, patienceUntil } = this;
    const isOver = patienceUntil !== null && patienceUntil <= now;
    const seats = [...this.wanted].sort(
      (one, other) => Number(one !== asked) - Number(other !== asked),
    );
    for (const seat of seats) {
      const level = this.state.seats[seat]?.level;
      if (level && (isOver || !patient.includes(seat))) return { seat, level };
    }
    return null;
  }

  get winners(): number[] {
    const { outcome, seats } = this.state;
    if (outcome === "finished" && this.position !== null)
      return (this.game.result(this.position)["winners"] as number[] | undefined) ?? [];
    if (outcome === "resigned" && seats.length === 2)
      return seats.flatMap((seat, number) => (seat.resigned ? [] : [number]));
    return [];
  }

  /**
   * The first decision an undo would take back, and whether freely; null if there is none. It is no second chance: a
   * decision by which cards were seen stands, unless the table is for practice.
   */
  undoable(seat: number, turn = false): { first: number; free: boolean } | null {
    const { made, settings } = this.state;
    let place = made.findLastIndex((one) => one.seat === seat);
    if (place < 0 || !this.running || !settings.undo) return null;
    const isFree = (from: number): boolean =>
      made.slice(from).every((one) => one.seat === seat && !one.informs);
    const free = isFree(place);
    const hasInformed = made.slice(place).some(({ informs }) => informs);
    if (hasInformed && !settings.practice && !settings.lesson) return null;
    while (free && turn && place > 0 && isFree(place - 1)) place--;
    return { first: made[place]?.seq ?? 0, free };
  }

  // --------------------------------------------------------------------------------- applying

  /** The table with one more entry; this one stays as it is. `position` is the one after it, where that changes. */
  after(entry: Entry, position: Position | null = null): Table {
    const state = structuredClone(this.state);
    const seq = this.seq + 1;
    switch (entry.kind) {
      case "opened":
        throw new Refusal("damaged", "a table is opened once, by its first entry");
      case "started":
        state.status = "running";
        state.waiting = state.seats.map(() => ({ since: 0, at: null }));
        break;
      case "decided": {
        state.made = [...state.made, { seq, seat: entry.seat, informs: entry.informs }];
        state.made = state.made.slice(-REMEMBERED_DECISIONS);
        const waiting = state.waiting[entry.seat];
        if (waiting) waiting.at = null;
        const isBot = state.seats[entry.seat]?.level !== "";
        state.waited = isBot && (state.waited || this.patient.includes(entry.seat));
        break;
      }
      case "composing":
        state.composedAt = entry.at;
        break;
      case "undone":
        state.made = state.made.filter((made) => made.seq < entry.first);
        for (const waiting of state.waiting) waiting.since = seq;
        break;
      case "requested":
        end(state, "aborted");
        break;
      case "replaced":
        setSeat(state, entry.seat, { level: entry.level });
        break;
      case "restored":
        setSeat(state, entry.seat, { level: "" });
        break;
      case "resigned":
        setSeat(state, entry.seat, { resigned: true, level: entry.level });
        if (!entry.level) end(state, "resigned");
        break;
      case "paused":
        state.paused = true;
        break;
      case "resumed":
        state.paused = false;
        state.movedAt = entry.at;
        break;
      case "rematched":
        state.rematch = entry.table;
        break;
      default:
        entry satisfies never;
    }
    const table = new Table(this.id, this.game, state, seq, position ?? this.position);
    table.#askAnew(this, entry);
    return table;
  }

  /** Note for every seat since when its decision is wanted, and from which entry on it is timely. */
  #askAnew(before: Table, entry: Entry): void {
    const { position, state } = this;
    if (position === null) return;
    const moment = this.game.moment(position);
    const changed = before.position === null || this.game.moment(before.position) !== moment;
    if (changed || entry.kind === "decided" || entry.kind === "undone") {
      const wanted = this.wanted;
      for (const [seat, waiting] of state.waiting.entries()) {
        const isWanted = wanted.includes(seat);
        const newly = isWanted && waiting.at === null;
        if (newly) waiting.at = entry.at;
        else if (!isWanted) waiting.at = null;
        if (changed || newly || (entry.kind === "decided" && entry.seat === seat))
          waiting.since = this.seq;
      }
      state.movedAt = entry.at;
      state.waited = state.waited && this.patient.length > 0;
    }
    if (this.running && this.wanted.length === 0) end(state, "finished");
  }
}

/** A table after its first entry. */
export function openedTable(id: string, game: EngineGame, entry: Entry): Table {
  if (entry.kind !== "opened")
    throw new Refusal("damaged", "a log begins with the opening of a table");
  const { settings, name, sat } = entry;
  const seats = settings.seats.map((chosen, number): Seat => {
    if (chosen.kind === "bot")
      return { kind: "bot", name: chosen.level, level: chosen.level, mine: false, resigned: false };
    const named = sat?.[number] ?? (chosen.name || name);
    return { kind: "person", name: named, level: "", mine: sat === undefined, resigned: false };
  });
  const state: State = {
    settings,
    host: name,
    seats,
    status: "running",
    outcome: null,
    paused: false,
    made: [],
    waiting: [],
    movedAt: entry.at,
    waited: false,
    rematch: null,
  };
  return new Table(id, game, state, 1, null);
}

function setSeat(state: State, number: number, fields: Partial<Seat>): void {
  const seat = state.seats[number];
  if (!seat) throw new Refusal("damaged", `there is no seat ${number}`);
  Object.assign(seat, fields);
}

function end(state: State, outcome: string): void {
  state.status = "over";
  state.outcome = outcome;
  state.paused = false;
  for (const waiting of state.waiting) waiting.at = null;
}
