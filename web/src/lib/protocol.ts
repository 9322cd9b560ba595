// What the server says and hears. The shapes of messages are generated from its schema; views are data of the games.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface SeatState {
  kind: "open" | "reserved" | "person" | "bot";
  name?: string;
  level?: string;
  stand_in?: boolean;
  resigned?: boolean;
  connected?: boolean;
  yours?: boolean;
  left?: number;
}

export interface Decision {
  seat: number;
  since: number;
  at: number;
  deadline?: number;
}

export interface RequestState {
  number: number;
  seat: number;
  what: "undo" | "abort";
  waits_for?: number[];
}

export interface TableState {
  id: string;
  game: string;
  status: "open" | "running" | "over";
  outcome: "finished" | "aborted" | "resigned" | "closed" | null;
  winners: number[];
  host: string;
  you_host: boolean;
  seats: SeatState[];
  decisions: Decision[];
  paused: boolean;
  chat: boolean;
  request: RequestState | null;
  spectators: number;
  rematch: string | null;
  settings: {
    options: Record<string, boolean | number | string>;
    clock: { kind: "none" | "decision" | "game"; seconds?: number; increment?: number };
    aids: boolean;
    undo: boolean;
    spectators: boolean;
    public: boolean;
    pace: number;
  };
  now: number;
}

export interface Bundle {
  goods: Record<string, number>;
  ducats: number;
}

export interface GameEvent {
  kind: string;
  seat?: number;
  other?: number;
  number?: number;
  card?: string;
  good?: string;
  port?: string;
  token?: string;
  symbol?: string;
  amount?: number;
  give?: Bundle;
  want?: Bundle;
  cards?: string[];
}

export interface Entry {
  seq: number;
  at: number;
  kind: string;
  seat?: number;
  name?: string;
  text?: string;
  how?: "person" | "bot" | "clock";
  action?: string;
  events?: GameEvent[];
  first?: number;
  what?: "undo" | "abort";
  yes?: boolean;
  outcome?: "open" | "granted" | "refused";
  on?: boolean;
  level?: string;
  table?: string;
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

export interface Update {
  type: "update";
  seq: number;
  table: TableState;
  shown: number | null;
  view: View | null;
  odds: Json;
  entries: Entry[];
  missed?: boolean;
}

export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

export interface Refusal {
  type: "error";
  reason: string;
  message: string;
  id?: string;
  legal?: string[];
}

/** Oltre Mare: cards of one good that would lie together in a cargo, and what they would pay. */
export interface Run {
  good: string;
  cards: number;
  ducats: number;
  /** Nobody may look under the top card: it may be longer. */
  at_least?: boolean;
}

export interface Tried {
  type: "tried";
  id: string;
  action?: string;
  choices?: Choice[];
  draft?: Json;
  /** Of a whole action: what it causes for certain. */
  brings?: GameEvent[];
  runs?: Run[];
  [more: string]: Json | Choice[] | GameEvent[] | Run[] | undefined;
}

export type Incoming = Update | Ack | Refusal | Tried;

export interface OptionOffer {
  name: string;
  default: boolean | number | string;
  values?: (boolean | string)[];
  from?: number;
  to?: number;
}

export interface GameOffer {
  name: string;
  title: string;
  players: [number, number];
  options: OptionOffer[];
  levels: string[];
}

export interface TableSummary {
  id: string;
  game: string;
  status: "open" | "running" | "over";
  outcome?: string;
  host: string;
  created: number;
  updated: number;
  seats: { kind: string; name?: string; level?: string }[];
  wanted?: number[];
  winners?: number[];
  clock?: string;
  yours: number[];
  your_decision: boolean;
}
