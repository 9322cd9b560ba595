// The learned player of a game: its weights in the engine's memory, and what compiled code finds out with them.

import { type Block, BadEngine, type FieldTold } from "./engine";
import type { EngineGame, Position } from "./game";

const MAX_SEATS = 5;
const NO_CODE = -1;
const NO_STEP = -1;
const LENGTH = 8; // bytes that say how long a file's header is

interface Tensor {
  dtype: string;
  shape: number[];
  data_offsets: [begin: number, end: number];
}

/** What to expect of every action that was looked into. */
export interface Values {
  /** The steps of each: one, or all of a whole action. */
  chains: number[][];
  /** Of the win, by seat. */
  shares: number[][];
}

export class Net {
  readonly #state: Block;
  readonly #worlds: Block;
  readonly #workspace: Block;
  readonly #looks: Block;
  readonly #arrays: [weights: Block, sizes: Block, hidden: Block];
  readonly #configs = new Map<number, Block>();

  /** `file` has the format of safetensors. */
  constructor(
    readonly game: EngineGame,
    file: ArrayBuffer,
  ) {
    const { engine, told } = game;
    if (!told.net) throw new BadEngine(`there is no net for ${game.name}`);
    const room = (size: number, count: number): Block => {
      const at = engine.reserve(size * count);
      engine.bytes(at, size * count).fill(0);
      return { at, count };
    };
    const { tensors, about, data } = read(file);
    const width = tensors["enter.bias"]?.shape[0] ?? 0;
    const blocks = Number(about["blocks"]);
    if (about["game"] !== game.name || about["rules"] !== String(told.rules) || !width)
      throw new BadEngine(`the net is none for ${game.name} as it is now`);
    const weights = flat(tensors, data, blocks);
    const [kept, sizes] = [room(4, weights.length), room(8, 5)];
    engine.bytes(kept.at, weights.byteLength).set(new Uint8Array(weights.buffer));
    const numbers = [told.features, width, blocks, told.actions, Number(about["restraint"])];
    new BigInt64Array(engine.bytes(sizes.at, 8).buffer, sizes.at, 5).set(numbers.map(BigInt));
    const hidden = { ...room(4 * width, told.net.rows), columns: width };
    this.#arrays = [kept, sizes, hidden];
    this.#state = room(told.state.size, 1);
    this.#worlds = room(told.state.size, told.net.worlds);
    this.#workspace = room(told.workspace, 1);
    this.#looks = room(told.net.look.size, 1);
  }

  /** The first step of the best action, a round looked ahead. */
  decide(world: Position, seat: number, seed: bigint): number {
    this.#look(world, seat, seed, true);
    return this.#chain(this.#longs("order")[0] ?? 0)[0] ?? NO_CODE;
  }

  /** What every whole action leads to; where an action is begun, every step. */
  chainValues(world: Position, seat: number): Values {
    const count = this.#look(world, seat, this.seed(world, seat), false);
    const places = Array.from({ length: count }, (_, place) => place);
    const chains = places.map((place) => this.#chain(place));
    return { chains, shares: this.#shares(count, this.game.players(world)) };
  }

  /** What is looked into. */
  options(world: Position, seat: number): number[] {
    const count = this.#call("options", world, seat, ...this.#arrays, this.#looks);
    return this.#longs("options").slice(0, count);
  }

  /** The shares of the win to expect by what this seat knows. */
  value(world: Position, seat: number): number[] {
    this.#call("value", world, seat, ...this.#arrays, this.#looks);
    return Array.from(this.#reals("value").slice(0, this.game.players(world)), Math.fround);
  }

  /** What every step leads to, `also` among them; without imagining the world is taken for the only one. */
  stepValues(
    world: Position,
    seat: number,
    seed: bigint,
    also: number,
    imagining: boolean,
  ): Values {
    const imagined = imagining ? (this.game.told.net?.imagined ?? 1) : 0;
    const count = this.#call(
      "step_values",
      world,
      seat,
      seed,
      imagined,
      also,
      ...this.#arrays,
      this.#worlds,
      this.#looks,
    );
    const chains = this.#longs("options")
      .slice(0, count)
      .map((code) => [code]);
    return { chains, shares: this.#shares(count, this.game.players(world)) };
  }

  /** A seed made from what the seat sees, so that nothing else can show through. */
  seed(world: Position, seat: number): bigint {
    return BigInt(this.#call("seed_of", world, seat, this.#looks));
  }

  #look(world: Position, seat: number, seed: bigint, deciding: boolean): number {
    return this.#call(
      "look_ahead",
      world,
      seat,
      seed,
      Number(deciding),
      this.#config(this.game.players(world)),
      ...this.#arrays,
      this.#worlds,
      this.#workspace,
      this.#looks,
    );
  }

  #call(role: string, world: Position, ...args: (number | bigint | Block)[]): number {
    this.game.engine.bytes(this.#state.at, world.length).set(world);
    return this.game.call(role, this.#state, ...args);
  }

  #config(players: number): Block {
    let config = this.#configs.get(players);
    if (!config) {
      config = this.game.configOf(this.game.told.net?.configs[String(players)]);
      this.#configs.set(players, config);
    }
    return config;
  }

  #chain(place: number): number[] {
    const steps = this.game.told.net?.steps ?? 1;
    const row = this.#longs("chains").slice(place * steps, (place + 1) * steps);
    const end = row.indexOf(NO_STEP);
    return end < 0 ? row : row.slice(0, end);
  }

  #shares(count: number, players: number): number[][] {
    const all = this.#reals("shares");
    return Array.from({ length: count }, (_, place) =>
      Array.from(all.slice(place * MAX_SEATS, place * MAX_SEATS + players), Math.fround),
    );
  }

  #field(name: string): FieldTold {
    const field = this.game.told.net?.look.fields[name];
    if (!field) throw new BadEngine(`a look has no field ${name}`);
    return field;
  }

  #longs(name: string): number[] {
    const [at, , count] = this.#field(name);
    const { buffer } = this.game.engine.bytes(this.#looks.at, 8);
    const halves = new Int32Array(buffer, this.#looks.at + at, 2 * count);
    return Array.from({ length: count }, (_, k) => halves[2 * k] ?? 0);
  }

  #reals(name: string): Float64Array {
    const [at, , count] = this.#field(name);
    const { buffer } = this.game.engine.bytes(this.#looks.at, 8);
    return new Float64Array(buffer, this.#looks.at + at, count);
  }
}

function read(file: ArrayBuffer): {
  tensors: Record<string, Tensor>;
  about: Record<string, string>;
  data: DataView;
} {
  const view = new DataView(file);
  const length = Number(view.getBigUint64(0, true));
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(file, LENGTH, length))) as Record<
    string,
    Tensor
  >;
  const { __metadata__: about, ...tensors } = head;
  return {
    tensors,
    about: about as unknown as Record<string, string>,
    data: new DataView(file, LENGTH + length),
  };
}

/** All weights in one array: in the order, and with a row for each input, as src/argosy/players/net.py has them. */
function flat(
  tensors: Readonly<Record<string, Tensor>>,
  data: DataView,
  blocks: number,
): Float32Array<ArrayBuffer> {
  const middle = Array.from({ length: blocks }, (_, k) => [`norms.${k}`, `layers.${k}`]).flat();
  const parts = ["enter", ...middle, `norms.${blocks}`, "shares", "policy"];
  const found = parts
    .flatMap((part) => [`${part}.weight`, `${part}.bias`])
    .map((name) => {
      const tensor = tensors[name];
      if (!tensor) throw new BadEngine(`the net has no ${name}`);
      return { name, tensor, size: tensor.shape.reduce((one, other) => one * other, 1) };
    });
  const weights = new Float32Array(found.reduce((sum, { size }) => sum + size, 0));
  let at = 0;
  for (const { name, tensor, size } of found) {
    const { dtype, shape, data_offsets } = tensor;
    const [rows = 1, columns = 1] = shape;
    const isTurned = /^(enter|layers\.\d+)\.weight$/.test(name);
    for (let k = 0; k < size; k++) {
      const value =
        dtype === "F16"
          ? half(data.getUint16(data_offsets[0] + 2 * k, true))
          : data.getFloat32(data_offsets[0] + 4 * k, true);
      const place = isTurned ? (k % columns) * rows + Math.floor(k / columns) : k;
      weights[at + place] = value;
    }
    at += size;
  }
  return weights;
}

/** A number of 16 bits. */
function half(bits: number): number {
  const [sign, exponent, fraction] = [bits & 0x8000 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
