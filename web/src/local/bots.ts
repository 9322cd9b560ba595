// The bots of the engine at a table in this browser. They see worlds that their seat imagines, never the position.

import type { Block, LevelTold } from "../engine/engine";
import type { EngineGame, Position } from "../engine/game";
import type { Net } from "../engine/net";
import { newSeed, newStream } from "./chance";
import { Refusal } from "./refusal";
import type { Nets } from "./nets";

const CLOCK = 2_000; // milliseconds a bot may take for one step
const SLICE = 20; // milliseconds between looks at the clock
const MOST_STEPS = 200; // of one decision
const AGAIN = 10_000; // milliseconds until a net that could not be fetched is asked for again

/** What compiled players think in. */
interface Workspace {
  state: Block;
  chance: Block;
  worlds: Block;
  workspace: Block;
}

export class Bots {
  readonly #workspaces = new Map<EngineGame, Workspace>();
  #turn: Promise<unknown> = Promise.resolve(); // they share one workspace, so they think one after the other

  readonly #missed = new Map<EngineGame, number>(); // when a net was asked for in vain

  /** `onmissing` is told whether a weaker bot decides, since what a stronger one has learned is not to be had. */
  constructor(
    readonly nets: Nets,
    readonly onmissing: (missing: boolean) => void = () => undefined,
  ) {}

  /** The codes of one whole decision; whether the bot has waited in vain for what people say. */
  decide(
    game: EngineGame,
    level: string,
    position: Position,
    seat: number,
    waited: boolean,
  ): Promise<number[]> {
    const decision = this.#turn.then(() => this.#decide(game, level, position, seat, waited));
    this.#turn = decision.catch(() => undefined);
    return decision;
  }

  async #decide(
    game: EngineGame,
    level: string,
    position: Position,
    seat: number,
    waited: boolean,
  ): Promise<number[]> {
    const codes: number[] = [];
    let at = position;
    for (let step = 0; step < MOST_STEPS; step++) {
      const world = game.politely(game.imagine(at, seat, newSeed()), waited);
      const code = await this.#step(game, level, world, seat);
      codes.push(code);
      const { after, whole } = game.play(at, seat, [code]);
      if (whole !== null) return codes;
      at = after;
    }
    throw new Refusal("failed", `no decision after ${MOST_STEPS} steps`);
  }

  async #step(game: EngineGame, level: string, world: Position, seat: number): Promise<number> {
    const legal = game.legal(world, seat);
    const [only] = legal;
    if (only === undefined) throw new Refusal("failed", "there is nothing to decide");
    if (legal.length === 1) return only;
    const told = game.told.levels[level];
    if (!told) {
      const [word = 0] = newStream(); // "random"
      return legal[word % legal.length] ?? only;
    }
    if ("configs" in told) return this.#compiled(game, told, world, seat);
    const net = await this.#net(game);
    if (net) return net.decide(world, seat, newSeed());
    const weaker = Object.values(game.told.levels).findLast((one) => "configs" in one);
    if (!weaker) throw new Refusal("no-net", "no other bot plays this game");
    return this.#compiled(game, weaker, world, seat);
  }

  async #net(game: EngineGame): Promise<Net | null> {
    if (performance.now() - (this.#missed.get(game) ?? -Infinity) < AGAIN) return null;
    try {
      const net = await this.nets.of(game);
      this.onmissing(false);
      return net;
    } catch (why) {
      if (!(why instanceof Refusal) || why.reason !== "no-net") throw why;
      this.#missed.set(game, performance.now());
      this.onmissing(true);
      return null;
    }
  }

  /** A compiled player, in slices that grow to what fits between two looks at the clock. */
  async #compiled(
    game: EngineGame,
    told: Extract<LevelTold, { configs: unknown }>,
    world: Position,
    seat: number,
  ): Promise<number> {
    const { engine } = game;
    const { state, chance, worlds, workspace } = this.#workspace(game);
    const config = game.configOf(told.configs[String(game.players(world))]);
    engine.bytes(state.at, world.length).set(world);
    const stream = new BigInt64Array(engine.bytes(chance.at, 32).buffer, chance.at, 4);
    stream.set(Array.from(newStream(), BigInt));
    const call = (role: string, ...args: (number | Block)[]): number => game.call(role, ...args);
    const deadline = performance.now() + CLOCK;
    let done = call("think", state, seat, config, 0, chance, worlds, workspace) !== 0;
    for (let spent = 0, step = 1; !done && performance.now() < deadline;) {
      const began = performance.now();
      spent += step;
      done = call("think_on", seat, config, 0, spent, chance, worlds, workspace) !== 0;
      if (performance.now() - began < SLICE / 2) step *= 2;
      else await breath();
    }
    return call("conclude", config, 0, workspace);
  }

  #workspace(game: EngineGame): Workspace {
    let found = this.#workspaces.get(game);
    if (!found) {
      const { state, worlds, workspace } = game.told;
      const room = (size: number, count: number): Block => {
        const at = game.engine.reserve(size * count);
        game.engine.bytes(at, size * count).fill(0);
        return { at, count };
      };
      found = {
        state: room(state.size, 1),
        chance: room(8, 4),
        worlds: room(state.size, worlds),
        workspace: room(workspace, 1),
      };
      this.#workspaces.set(game, found);
    }
    return found;
  }
}

/** Let messages of the page be heard in between. */
function breath(): Promise<void> {
  return new Promise((settle) => setTimeout(settle));
}
