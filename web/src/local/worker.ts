// Where the tables of this browser run: a small server in a worker, with the engine and the bots.

import { BadEngine, Engine } from "../engine/engine";
import { EngineGame } from "../engine/game";
import type { Condition } from "../lib/keeping.svelte";
import { Bots } from "./bots";
import type { AskedToLoad, FromWorker, ToWorker } from "./messages";
import { Nets } from "./nets";
import { Refusal } from "./refusal";
import { Router } from "./router";
import { TableSocket } from "./socket";
import { openStore } from "./store";
import { type Locks, Tables } from "./tables";
import { Teaching } from "./teaching";

interface Server {
  tables: Tables;
  router: Router;
}

let wanted: AskedToLoad | null = null;
let server: Promise<Server> | null = null;
const sockets = new Map<number, TableSocket>();

function tell(message: FromWorker): void {
  postMessage(message);
}

/** Whatever could not be loaded is asked for again by the next question. */
function served(): Promise<Server> {
  if (!wanted) throw new Refusal("failed", "nothing is loaded");
  if (!server) {
    server = load(wanted);
    server.catch(() => (server = null));
  }
  return server;
}

async function load({ engine: address, integrity, nets }: AskedToLoad): Promise<Server> {
  const [engine, store] = await Promise.all([loadEngine(address, integrity), openStore()]);
  const note = (condition: Partial<Condition>): void => tell({ kind: "condition", condition });
  note({ keeps: store.keeps });
  store.onfull = (full) => note({ full });
  const games = new Map<string, EngineGame>();
  const game = (name: string): EngineGame => {
    if (!(name in engine.manifest.games)) throw new Refusal("no-game", "there is no such game");
    let found = games.get(name);
    if (!found) games.set(name, (found = new EngineGame(engine, name)));
    return found;
  };
  const judges = new Nets(nets);
  const bots = new Bots(judges, (unlearned) => note({ unlearned }));
  const tables = new Tables(store, game, bots, locks);
  return { tables, router: new Router(tables, engine, game, new Teaching(judges)) };
}

async function loadEngine(address: string, integrity: string): Promise<Engine> {
  if (typeof WebAssembly === "undefined")
    throw new Refusal("no-engine", "this browser has no WebAssembly");
  const bytes = await read(address, { integrity });
  if (bytes) return Engine.load(bytes);
  // whether it is not there or does not fit, only another attempt tells
  if (await read(address)) throw new BadEngine("the engine file is not the one of this page");
  throw new Refusal("no-rules", "the engine file cannot be fetched");
}

async function read(address: string, how?: RequestInit): Promise<ArrayBuffer | null> {
  try {
    const answer = await fetch(address, how);
    return answer.ok ? await answer.arrayBuffer() : null;
  } catch {
    return null;
  }
}

/** One tab at a time: a lock is held until it is given back, or the tab is gone. */
const locks: Locks = {
  hold: (table) =>
    new Promise((settle, fail) => {
      // pages over plain HTTP have no locks: there the store keeps two tabs apart
      if (!("locks" in navigator)) return settle(() => undefined);
      navigator.locks
        .request(`argosy ${table}`, { ifAvailable: true }, (lock) => {
          if (!lock) return settle(null);
          return new Promise<void>((release) => settle(release));
        })
        .catch(fail);
    }),
};

function refusalOf(why: unknown): { reason: string; message: string } {
  if (why instanceof Refusal) return { reason: why.reason, message: why.message };
  console.error(why);
  if (why instanceof BadEngine) return { reason: "bad-engine", message: why.message };
  return { reason: "failed", message: String(why) };
}

async function ask(message: ToWorker & { kind: "ask" }): Promise<void> {
  const { number, method, path, body } = message;
  try {
    const answer = await (await served()).router.answer(method, path, body);
    tell({ kind: "answer", number, answer });
  } catch (why) {
    tell({ kind: "answer", number, refusal: refusalOf(why) });
  }
}

async function openSocket(number: number, table: string, since: number): Promise<void> {
  const closed = (refused: string): void => {
    sockets.delete(number);
    tell({ kind: "told", number, what: { refused } });
  };
  try {
    const { tables } = await served();
    const say = (what: Parameters<TableSocket["say"]>[0]): void =>
      tell({ kind: "told", number, what });
    const socket = new TableSocket(tables, table, since, say, closed);
    sockets.set(number, socket);
    await socket.open();
    tell({ kind: "told", number, what: "open" });
    socket.wake();
  } catch (why) {
    closed(refusalOf(why).reason);
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "load":
      wanted = data;
      served().catch(() => undefined); // whoever asks is told
      break;
    case "ask":
      void ask(data);
      break;
    case "socket":
      void openSocket(data.number, data.table, data.since);
      break;
    case "say":
      void sockets.get(data.number)?.hear(data.message);
      break;
    case "close":
      sockets.get(data.number)?.close();
      break;
    default:
      data satisfies never;
  }
});
