// One game of the engine: everything a table asks of its rules. A position is the bytes of its state.

import type { Json } from "../lib/protocol";
import {
  type Argument,
  BadEngine,
  type Block,
  type Call,
  type Engine,
  type FieldTold,
  type GameTold,
} from "./engine";
import { fromBase64 } from "./base64";
import { decode, tokenCount } from "./tokens";

export type Position = Uint8Array<ArrayBuffer>;
type Fields = Record<string, Json>;

/** An event as its arbiter knows it: with those who may learn of it, where not everybody may. */
export type Happened = Fields & { kind: string; seen_by?: (number | null)[] };

export interface Played {
  after: Position;
  /** The whole action, or null while it is not complete. */
  whole: string | null;
  events: Happened[];
}

/** The rules do not allow it; `reason` is a word, `legal` are the texts of what is possible. */
export class Illegal extends Error {
  constructor(
    readonly reason: string,
    readonly legal: string[] = [],
  ) {
    super(reason);
  }
}

const SPECTATOR = -1; // an observer without a seat
const EVERYTHING = -2; // the arbiter
const WHO_KNOWS = -3; // of all events only who may know each
const EVERYBODY = 63; // the seats, and spectators
const SPECTATOR_BIT = 5; // of what is known of a card
const MAX_SEATS = 5;
const TOKENS = 8192;
const MOST_CODES = 2048; // of one action
const MOST_SPELLED = MOST_CODES; // codes that words may stand for
const MOST_PLAYS = 400; // that are looked at for one question
const CHANCE = "reveal"; // the kind of event by which chance reveals something, in every game
const UNKNOWN_ACTION = "unknown-action";

export class EngineGame {
  readonly told: GameTold;
  readonly #state: Block;
  readonly #other: Block; // a second state, to be compared with
  readonly #log: Block;
  readonly #codes: Block;
  readonly #legal: Block;
  readonly #scratch: Block;
  #tokens: Block;
  readonly #configs = new Map<string, Block>();
  readonly #entries = new Map<string, Call | undefined>();

  constructor(
    readonly engine: Engine,
    readonly name: string,
  ) {
    const told = engine.manifest.games[name];
    if (!told) throw new BadEngine(`the engine has no game ${name}`);
    this.told = told;
    const room = (bytes: number, count: number): Block => ({ at: engine.reserve(bytes), count });
    const scratch = Math.max(told.scratch, MOST_SPELLED);
    this.#state = room(told.state.size, 1);
    this.#other = room(told.state.size, 1);
    this.#log = room(told.log, 1);
    this.#codes = room(8 * MOST_CODES, MOST_CODES);
    this.#legal = room(2 * told.actions, told.actions);
    this.#scratch = room(2 * scratch, scratch);
    this.#tokens = room(8 * TOKENS, TOKENS);
  }

  // -------------------------------------------------------------------------------- positions

  /** A new game. Options that are not named have their defaults. */
  newGame(players: number, options: Readonly<Record<string, Json>>, seed: bigint): Position {
    const state = this.#bytes(this.#state).fill(0);
    for (const option of this.told.options) {
      const value = options[option.name] ?? option.default;
      const number = option.values ? option.values.indexOf(value as never) : Number(value);
      writeField(state, this.#field(option.name), number);
    }
    this.call("new", this.#state, 0, 1, players, -1, seed);
    return this.#bytes(this.#state).slice();
  }

  /** A number in a state, by the name of its field. */
  number(position: Position, field: string): number {
    return readField(position, this.#field(field));
  }

  players(position: Position): number {
    return this.number(position, "players");
  }

  /** Whose turn it is and in which phase: what was decided about another moment is out of date. */
  moment(position: Position): string {
    return `${this.number(position, "active")} ${this.number(position, "phase")}`;
  }

  /** One of the worlds that a seat, or a spectator, cannot tell from this one. */
  imagine(position: Position, seat: number | null, seed: bigint): Position {
    this.#put(position);
    this.call("imagine", this.#state, seat ?? SPECTATOR_BIT, seed, this.#scratch);
    return this.#bytes(this.#state).slice();
  }

  /** The same position with all cards that nobody knows dealt again, and another stream of chance. */
  redealt(position: Position, seed: bigint): Position {
    this.#put(position);
    this.call("redeal", this.#state, seed, this.#scratch);
    return this.#bytes(this.#state).slice();
  }

  /** Whether between the two anybody learned the face of a card, or chance was asked. */
  informs(before: Position, after: Position): boolean {
    this.#put(before);
    this.#bytes(this.#other).set(after);
    return this.call("informs", this.#state, this.#other) !== 0;
  }

  /** The configuration of a compiled player, laid where it is found. */
  configOf(text: string | undefined): Block {
    if (text === undefined) throw new BadEngine("that player does not play at such a table");
    let config = this.#configs.get(text);
    if (!config) {
      const bytes = fromBase64(text);
      config = { at: this.engine.reserve(bytes.length), count: 1 };
      this.engine.bytes(config.at, bytes.length).set(bytes);
      this.#configs.set(text, config);
    }
    return config;
  }

  // ---------------------------------------------------------------------------------- asking

  /** The seats whose decision is wanted; none when the game is over. */
  toAct(position: Position): number[] {
    this.#put(position);
    return seatsOf(this.call("actors", this.#state));
  }

  /** A world as bots take it to be where they play with people; those who `waited` in vain ask nothing more. */
  politely(world: Position, waited: boolean): Position {
    const polite = world.slice();
    for (const [option, usual] of Object.entries(this.told.among_people ?? {})) {
      const most = waited ? 0 : usual;
      if (this.number(polite, option) > most) writeField(polite, this.#field(option), most);
    }
    return polite;
  }

  /** Those who have to decide and can as well wait for what the others say. */
  mayWait(position: Position): number[] {
    if (!this.#entry("may_wait")) return [];
    this.#put(position);
    return seatsOf(this.call("may_wait", this.#state));
  }

  /** The seats that themselves wait for an answer of those who may wait. */
  askers(position: Position): number[] {
    if (!this.#entry("askers")) return [];
    this.#put(position);
    return seatsOf(this.call("askers", this.#state));
  }

  /** The seat to ask first. */
  asked(position: Position): number | null {
    this.#put(position);
    const seat = this.call("asked", this.#state);
    return seat < 0 ? null : seat;
  }

  /** What a seat, or a spectator, may see. */
  view(position: Position, seat: number | null): Fields {
    this.#put(position);
    const shared = this.#told("write_public_view", this.#state) as Fields;
    return {
      ...shared,
      ...(this.#told("write_seat_view", this.#state, seat ?? SPECTATOR) as Fields),
    };
  }

  /** What a seat has begun, and what it can do. */
  decisionView(position: Position, seat: number): Fields {
    this.#put(position);
    return this.#told("write_decision_view", this.#state, seat) as Fields;
  }

  odds(position: Position, seat: number | null): Json {
    this.#put(position);
    const observer = this.told.shared_knowledge ? SPECTATOR : (seat ?? SPECTATOR);
    return this.#told("write_odds", this.#state, observer);
  }

  /** The part of every view that lies on the table. */
  table(position: Position): Json {
    this.#put(position);
    return this.#told("write_table", this.#state);
  }

  /** Of a finished game. */
  result(position: Position): Fields {
    this.#put(position);
    return this.#told("write_result", this.#state) as Fields;
  }

  /** The whole position as a scenario. */
  dump(position: Position): Json {
    this.#put(position);
    return this.#told("write_dump", this.#state);
  }

  // ---------------------------------------------------------------------------------- playing

  /** The codes of what a seat can do now: whole actions, or the next step of one. */
  legal(position: Position, seat: number): number[] {
    this.#put(position);
    const count = this.call("legal", this.#state, seat, this.#legal);
    const found = new Int16Array(this.engine.bytes(this.#legal.at, 2 * count).slice().buffer);
    return Array.from(found);
  }

  legalTexts(position: Position, seat: number): string[] {
    const codes = this.legal(position, seat);
    return codes.map((code) => this.#step(seat, code));
  }

  isDrafting(position: Position, seat: number): boolean {
    this.#put(position);
    return this.#drafts(seat);
  }

  #drafts(seat: number): boolean {
    return this.told.chains && this.call("is_drafting", this.#state, seat) !== 0;
  }

  /** What a code is called here. */
  text(position: Position, seat: number, code: number): string {
    this.#put(position);
    return this.#step(seat, code);
  }

  /** The codes that carry out what a text says: an action, or a step of one. */
  codesOf(position: Position, seat: number, text: string): number[] {
    this.#put(position);
    const codes = this.legal(position, seat);
    const found = codes.find((code) => this.#step(seat, code) === text);
    if (found !== undefined) return [found];
    if (this.#entry("spell")) return this.#spelled(position, seat, text);
    for (let code = 0; code < this.told.actions; code++)
      if (this.#step(seat, code) === text) return [code];
    throw new Illegal(UNKNOWN_ACTION, this.legalTexts(position, seat));
  }

  /** Carry out codes that belong to one action. */
  play(position: Position, seat: number, codes: readonly number[]): Played {
    const last = codes.at(-1);
    if (last === undefined || codes.length > MOST_CODES) throw new Illegal(UNKNOWN_ACTION);
    this.#put(position);
    // what the whole action is called is known before its last step only
    const before = codes.length > 1 ? this.#carryOut(seat, codes.slice(0, -1)) : [];
    if (codes.length > 1 && !this.#drafts(seat)) throw new Illegal("one-action");
    const whole = this.#told("write_whole", this.#state, seat, last);
    const events = [...before, ...this.#carryOut(seat, [last], position)];
    const after = this.#bytes(this.#state).slice();
    const isWhole = !this.#drafts(seat);
    return { after, whole: isWhole ? String(whole) : null, events };
  }

  /** What is certain of an action before it is taken: from a world the seat imagines, up to where chance comes in. */
  preview(
    position: Position,
    seat: number,
    codes: readonly number[],
    then: readonly string[] = [],
    along = "",
  ): Fields {
    let { after, events } = this.play(this.imagine(position, seat, 0n), seat, codes);
    for (const action of then) {
      const next = this.play(after, seat, this.codesOf(after, seat, action));
      if (next.whole === null) throw new Illegal("unfinished");
      after = next.after;
      events = [...events, ...next.events];
    }
    const brings = this.#certain(seat, events);
    let runs: Json = [];
    if (this.#entry("write_forecast")) {
      this.#put(position); // the log is still that of the last action
      runs = this.#told("write_forecast", this.#state, seat, this.#log);
    }
    return { brings, runs, ways: along ? this.#ways(after, seat, along) : [] };
  }

  /** Those of the events that the seat could have foreseen. */
  #certain(seat: number, events: readonly Happened[]): Fields[] {
    const chance = events.findIndex(({ kind }) => kind === CHANCE);
    return (chance < 0 ? events : events.slice(0, chance))
      .filter(
        ({ kind, seen_by }) =>
          this.told.certain.includes(kind) && (seen_by === undefined || seen_by.includes(seat)),
      )
      .map(openly);
  }

  /** How a seat could go on in an imagined world by actions of one verb alone; one way for each last action. */
  #ways(world: Position, seat: number, verb: string): Fields[] {
    const found = new Map<string, { actions: string[]; brings: Fields[]; same: number }>();
    const border: { at: Position; actions: string[]; events: Happened[] }[] = [
      { at: world, actions: [], events: [] },
    ];
    for (let plays = 0; plays < MOST_PLAYS; plays++) {
      const way = border.shift();
      if (!way) break;
      const going = this.legal(way.at, seat).flatMap((code) => {
        const text = this.#step(seat, code);
        return text.split(" ")[0] === verb ? [{ code, text }] : [];
      });
      const last = way.actions.at(-1);
      if (going.length === 0 && last !== undefined) {
        const known = found.get(last);
        if (known) known.same++;
        else
          found.set(last, {
            actions: way.actions,
            brings: this.#certain(seat, way.events),
            same: 1,
          });
      }
      for (const { code, text } of going) {
        const { after, events } = this.play(way.at, seat, [code]);
        border.push({
          at: after,
          actions: [...way.actions, text],
          events: [...way.events, ...events],
        });
      }
    }
    return [...found.values()];
  }

  #carryOut(seat: number, codes: readonly number[], origin?: Position): Happened[] {
    const { at } = this.#codes;
    this.#longs(this.#codes, codes.length).set(codes.map(BigInt));
    this.#bytes(this.#log).fill(0, 0, 4);
    const before = this.#bytes(this.#state).slice();
    const reason = this.call("play", this.#state, seat, { at, count: codes.length }, this.#log);
    if (reason !== 0) {
      const word = this.told.refusals[reason] ?? "refused";
      throw new Illegal(word, this.legalTexts(origin ?? before, seat));
    }
    return this.#happened();
  }

  #happened(): Happened[] {
    const events = this.#told("write_events", this.#log, EVERYTHING) as Happened[];
    const known = this.#told("write_events", this.#log, WHO_KNOWS) as number[];
    return events.map((event, place) => {
      const bits = known[place] ?? 0;
      return bits === EVERYBODY ? event : { ...event, seen_by: seers(bits) };
    });
  }

  /** Words as numbers: a number stands for itself, a word for -1 less its place in the game's spelling. */
  #spelled(position: Position, seat: number, text: string): number[] {
    const illegal = (reason: string): Illegal =>
      new Illegal(reason, this.legalTexts(position, seat));
    const words = text
      .toLowerCase()
      .split(/[\s,:]+/)
      .filter(Boolean);
    const numbers = words.map((word) =>
      /^\d{1,9}$/.test(word) ? Number(word) : -1 - this.told.spelling.indexOf(word),
    );
    if (words.length > MOST_CODES) throw illegal(UNKNOWN_ACTION);
    if (words.some((word, i) => numbers[i] === 0 && word !== "0")) throw illegal(UNKNOWN_ACTION);
    this.#put(position);
    this.#longs(this.#codes, words.length).set(numbers.map(BigInt));
    const given = { at: this.#codes.at, count: words.length };
    const count = this.call("spell", this.#state, seat, given, this.#scratch);
    if (count <= 0) throw illegal((count && this.told.refusals[-count]) || UNKNOWN_ACTION);
    return Array.from(
      new Int16Array(this.engine.bytes(this.#scratch.at, 2 * count).slice().buffer),
    );
  }

  // ---------------------------------------------------------------------------------- calling

  #step(seat: number, code: number): string {
    return String(this.#told("write_step", this.#state, seat, code));
  }

  #put(position: Position): void {
    this.#bytes(this.#state).set(position);
  }

  #bytes(block: Block): Position {
    const size = block === this.#log ? this.told.log : this.told.state.size;
    return this.engine.bytes(block.at, size * block.count);
  }

  #field(name: string): FieldTold {
    const field = this.told.state.fields[name];
    if (!field) throw new BadEngine(`a state of ${this.name} has no field ${name}`);
    return field;
  }

  #entry(role: string): Call | undefined {
    if (!this.#entries.has(role)) this.#entries.set(role, this.engine.entry(this.name, role));
    return this.#entries.get(role);
  }

  call(role: string, ...args: Argument[]): number {
    const entry = this.#entry(role);
    if (!entry) throw new BadEngine(`${this.name} has no ${role} in the engine file`);
    return entry(...args);
  }

  #longs({ at }: Block, count: number): BigInt64Array {
    return new BigInt64Array(this.engine.bytes(at, 8).buffer, at, count);
  }

  /** What an entry writes as tokens. */
  #told(role: string, ...args: Argument[]): Json {
    for (;;) {
      const { at, count } = this.#tokens;
      this.#longs(this.#tokens, 1)[0] = 1n; // nothing is written yet
      this.call(role, ...args, this.#tokens);
      const halves = new Int32Array(this.engine.bytes(at, 8).buffer, at, 2 * count);
      const wanted = tokenCount(halves);
      if (wanted <= count) return decode(halves, this.told.words);
      this.#tokens = { at: this.engine.reserve(16 * wanted), count: 2 * wanted };
    }
  }
}

function seatsOf(bits: number): number[] {
  return Array.from({ length: MAX_SEATS }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
}

/** The seats, and null for spectators, of a set of bits. */
function seers(bits: number): (number | null)[] {
  const found: (number | null)[] = seatsOf(bits);
  return (bits >> SPECTATOR_BIT) & 1 ? [...found, null] : found;
}

/** An event without who may know it, which is the arbiter's business. */
export function openly(event: Happened): Fields {
  const open: Fields = { ...event };
  delete open["seen_by"];
  return open;
}

function readField(position: Position, [at, type]: FieldTold): number {
  const view = new DataView(position.buffer, position.byteOffset, position.byteLength);
  switch (type.replace(/^[<=|]/, "")) {
    case "i1":
    case "b1":
      return view.getInt8(at);
    case "u1":
      return view.getUint8(at);
    case "i2":
      return view.getInt16(at, true);
    case "u2":
      return view.getUint16(at, true);
    case "i4":
      return view.getInt32(at, true);
    case "u4":
      return view.getUint32(at, true);
    case "i8":
      return Number(view.getBigInt64(at, true));
    default:
      throw new BadEngine(`a field of type ${type} is no number`);
  }
}

function writeField(position: Position, [at, type]: FieldTold, value: number): void {
  const view = new DataView(position.buffer, position.byteOffset, position.byteLength);
  const size = Number(type.slice(-1));
  if (size === 8) view.setBigInt64(at, BigInt(value), true);
  else if (size === 4) view.setInt32(at, value, true);
  else if (size === 2) view.setInt16(at, value, true);
  else view.setInt8(at, value);
}
