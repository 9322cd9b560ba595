// What tests of local tables share: the engine file, tables in memory, and somebody who plays at them.

import { GAMES } from "../games/registry";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Engine } from "../engine/engine";
import { EngineGame } from "../engine/game";
import type { Incoming, Update } from "../lib/protocol";
import { Bots } from "./bots";
import { Nets } from "./nets";
import { readSettings } from "./settings";
import { MemoryStore, type Store } from "./store";
import { TableSocket } from "./socket";
import { type Locks, Tables } from "./tables";

const FOLDER = resolve(import.meta.dirname, "../../../src/argosy");
export const NAMES = GAMES.map(({ name }) => name) as [string, ...string[]];

/** Chance that is the same in every run, so that a failure can be repeated. SEED=2 gives other games. */
let state = Number(process.env["SEED"] ?? 1);
function chance(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state;
}
crypto.getRandomValues = (array) => {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (const place of bytes.keys()) bytes[place] = chance() >>> 24;
  return array;
};

let engine: Promise<Engine> | null = null;

export async function games(): Promise<(name: string) => EngineGame> {
  engine ??= Engine.load(readFileSync(`${FOLDER}/engine/engine.wasm`));
  const file = await engine;
  const known = new Map<string, EngineGame>();
  return (name) => {
    const found = known.get(name) ?? new EngineGame(file, name);
    known.set(name, found);
    return found;
  };
}

export const free: Locks = { hold: () => Promise.resolve(() => undefined) };

export function nets(): Nets {
  const found = new Nets(Object.fromEntries(NAMES.map((name) => [name, name])));
  found.read = (address) => {
    const folder = address.replace("-", "_");
    const file = readFileSync(`${FOLDER}/games/${folder}/players/data/net.safetensors`);
    return Promise.resolve(new Uint8Array(file).buffer);
  };
  return found;
}

export async function tables(store: Store = new MemoryStore(), locks = free): Promise<Tables> {
  return new Tables(store, await games(), new Bots(nets()), locks);
}

/** A table with these seats: "me", or the level of a bot. */
export async function opened(
  all: Tables,
  game: string,
  seats: readonly string[],
  more: Record<string, unknown> = {},
): Promise<string> {
  const settings = {
    game,
    pace: 0,
    ...more,
    seats: seats.map((seat) => (seat === "me" ? { kind: "me" } : { kind: "bot", level: seat })),
  };
  return all.open(
    readSettings(settings, (name) => all.game(name).told),
    "Ann",
  );
}

/** Somebody at a table. */
export class Visitor {
  readonly heard: Incoming[] = [];
  readonly socket: TableSocket;
  #waiting: (() => void)[] = [];

  constructor(
    readonly all: Tables,
    readonly id: string,
  ) {
    this.socket = new TableSocket(
      all,
      id,
      0,
      (message) => {
        this.heard.push(JSON.parse(JSON.stringify(message)) as Incoming);
        for (const wake of this.#waiting.splice(0)) wake();
      },
      () => undefined,
    );
  }

  async come(): Promise<void> {
    await this.socket.open();
    this.socket.wake();
  }

  get update(): Update | undefined {
    return this.heard.findLast((message) => message.type === "update");
  }

  async until(done: (update: Update) => boolean): Promise<Update> {
    while (!this.update || !done(this.update))
      await new Promise<void>((settle) => this.#waiting.push(settle));
    return this.update;
  }

  async say(fields: Record<string, unknown>): Promise<Incoming> {
    const id = String(this.heard.length);
    await this.socket.hear({ id, ...fields });
    const answer = this.heard.findLast((message) => "id" in message && message.id === id);
    return answer as Incoming;
  }
}

export const isAsked = ({ table }: Update): boolean =>
  table.status === "over" || table.decisions.some(({ seat }) => table.seats[seat]?.yours);

/** Play on to the end, by chance. */
export async function playOut(visitor: Visitor, most = 3_000): Promise<Update> {
  for (let step = 0; step < most; step++) {
    const update = await visitor.until(isAsked);
    const { table } = update;
    if (table.status === "over") return update;
    const seat = table.decisions.find((one) => table.seats[one.seat]?.yours)?.seat ?? 0;
    if (update.shown !== seat) await visitor.say({ type: "show", seat });
    const { seq, view } = await visitor.until((one) => one.shown === seat);
    const choices = view?.choices ?? [];
    const steps: string[] = [];
    let options = choices.map(({ action }) => action);
    // bots go on trading meanwhile: what was possible need not be any more
    const isLate = (answer: Incoming): boolean =>
      answer.type === "error" && (visitor.update?.seq ?? 0) > seq;
    for (let going = true; going;) {
      const pick = options[(chance() >>> 8) % options.length] as string;
      steps.push(pick);
      const tried = await visitor.say({ type: "try", seat, seq, steps });
      if (isLate(tried)) break;
      if (tried.type !== "tried") throw new Error(JSON.stringify(tried));
      going = !tried.action;
      options = tried.choices?.map(({ action }) => action) ?? [];
    }
    const answer = await visitor.say({ type: "decide", seat, seq, action: steps });
    if (answer.type === "error" && !isLate(answer)) throw new Error(JSON.stringify(answer));
  }
  return visitor.until(isAsked);
}
