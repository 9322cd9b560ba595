// The log of a table in this browser: one entry for everything that happened, as it is kept.

import type { Happened, Position } from "../engine/game";
import type { Json } from "../lib/protocol";

export interface SeatSetting {
  kind: "bot" | "me";
  level: string;
  name: string;
}

export type Patience = "short" | "normal" | "long" | "answered";

export interface Settings {
  game: string;
  seats: SeatSetting[];
  options: Record<string, boolean | number | string>;
  aids: boolean;
  undo: boolean;
  /** Also decisions by which cards were seen are taken back; the game does not count. Absent in older tables. */
  practice?: boolean;
  pace: number;
  /** How long bots wait for what a person says to them; absent in older tables. */
  patience?: Patience;
  lesson: boolean;
}

/** `at` is when, in milliseconds; `ref` the id of the message that caused it. */
interface Common {
  at: number;
  ref?: string;
}

export interface Opened extends Common {
  kind: "opened";
  settings: Settings;
  name: string;
  /** A game from a record: the names of those who sat there; nobody sits there now. */
  sat?: string[];
}

export interface Started extends Common {
  kind: "started";
  rules: number;
  names: string[];
  /** The whole position, as a scenario and as the engine has it. */
  opening: Json;
  state: Position;
  /** What lay on the table, for a record that no rules are needed to write. */
  table: Json;
}

export interface Decided extends Common {
  kind: "decided";
  seat: number;
  action: string;
  codes: number[];
  events: Happened[];
  how: "person" | "bot";
  /** Somebody learned something by it, so it is not taken back freely. */
  informs: boolean;
}

export interface Undone extends Common {
  kind: "undone";
  seat: number;
  /** The first decision that was taken back; all after it are too. */
  first: number;
  /** Cards were seen since: those nobody knew are dealt anew by this seed. */
  redeal: string | null;
}

interface AtSeat extends Common {
  kind: "restored" | "composing";
  seat: number;
}

interface ByBot extends Common {
  kind: "replaced" | "resigned";
  seat: number;
  level: string;
}

interface Requested extends Common {
  kind: "requested";
  seat: number;
  what: "abort";
}

interface Bare extends Common {
  kind: "paused" | "resumed";
}

interface Rematched extends Common {
  kind: "rematched";
  table: string;
}

export type Entry =
  Opened | Started | Decided | Undone | AtSeat | ByBot | Requested | Bare | Rematched;

/** An entry in its place. */
export type Numbered = Entry & { seq: number };
