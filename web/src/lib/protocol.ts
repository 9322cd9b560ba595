// What the server says and hears, in the words of this client: its types are generated from the server's schema.

import type * as server from "./protocol.gen";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type {
  Devices,
  Ack,
  Decision,
  DecisionJudged,
  Error as Refusal,
  Event as GameEvent,
  HintReason,
  HintTold,
  Hints,
  Judged,
  Listed as TableSummary,
  Me,
  Moves,
  OptionTold as OptionOffer,
  Request as RequestState,
  Run,
  SeatState,
  TableState,
  Way,
} from "./protocol.gen";

/** Of all kinds in one: what every kind has, and what some have. */
type Flat<Union> = { [Key in keyof Union]: Union[Key] } & {
  [Key in Exclude<KeyOf<Union>, keyof Union>]?: FieldOf<Union, Key>;
};
type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type FieldOf<Union, Key> = Union extends unknown ? Union[Key & keyof Union] : never;

export type Entry = Flat<server.Entry>;

export interface GameOffer extends Omit<server.GameTold, "players" | "minutes"> {
  players: [fewest: number, most: number];
  minutes: [withFewest: number, withMost: number] | null;
}

/** How a table is to be opened; the schema counts its seats. */
export interface Setup extends Omit<server.Settings, "seats"> {
  seats: server.SeatSetting[];
}

export interface Choice {
  action: string;
  [consequence: string]: Json;
}

/** What a seat, or a spectator, may see of a game; each game's own fields are typed beside its table. */
export interface View {
  game: string;
  seat: number | null;
  players: number;
  phase: string;
  to_act: number[];
  active: number;
  choices: Choice[];
  result: Json;
  [field: string]: Json | Choice[];
}

export interface Update extends Omit<server.Update, "view" | "odds" | "entries"> {
  view: View | null;
  odds: Json;
  entries: Entry[];
}

export interface Tried extends Omit<server.Tried, "choices" | "draft" | "ways"> {
  choices?: Choice[];
  draft?: Json;
  ways?: server.Way[];
}

export type Incoming = Update | server.Ack | server.Error | server.Notice | Tried;
