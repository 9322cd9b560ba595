// The questions that a server answers over HTTP, answered for the tables of this browser: same paths, same answers.

import type { Engine } from "../engine/engine";
import { EngineGame } from "../engine/game";
import type { Entry } from "./entries";
import { asLog, recordText } from "./record";
import { continueGame, moves, viewAfter } from "./past";
import { LOCAL } from "../lib/here";
import { newTableId } from "./chance";
import { Refusal } from "./refusal";
import { readSettings, tidyName } from "./settings";
import type { Tables } from "./tables";
import { sha256 } from "./sha256";
import type { Teaching } from "./teaching";

const MOST_ENTRIES = 200; // in one answer

type Body = Record<string, unknown>;

interface Question {
  table: string;
  query: URLSearchParams;
  body: Body;
}

export class Router {
  constructor(
    readonly tables: Tables,
    readonly engine: Engine,
    readonly game: (name: string) => EngineGame,
    readonly teaching: Teaching,
  ) {}

  /** `path` is one of docs/protocol.md, with its query. */
  async answer(method: string, path: string, body: unknown): Promise<unknown> {
    const [place = "", search = ""] = path.split("?");
    const [, root, table = "", ...rest] = place.split("/");
    const question = { table, query: new URLSearchParams(search), body: (body ?? {}) as Body };
    const isTable = root === "tables" && table.startsWith(LOCAL);
    const name = isTable
      ? ["tables", "{id}", ...rest].join("/")
      : [root, table, ...rest].filter(Boolean).join("/");
    const endpoint = this.#endpoints[`${method} ${name}`];
    if (!endpoint) throw new Refusal("http", `there is no ${method} ${path} in this browser`);
    return endpoint(question);
  }

  readonly #endpoints: Readonly<Record<string, (question: Question) => unknown>> = {
    "GET tables/mine": async () => ({ tables: await this.tables.mine() }),

    "POST tables": async ({ body }) => {
      const settings = readSettings(body["settings"], (name) => this.game(name).told);
      const name = tidyName(String(body["name"] ?? ""));
      return { table: await this.tables.open(settings, name, String(body["id"] ?? "")) };
    },

    "POST records": async ({ body }) => {
      const text = String(body["record"] ?? "");
      const id = LOCAL + sha256(text).slice(0, newTableId().length - LOCAL.length);
      const known = (await this.tables.mine()).some((row) => row.id === id);
      if (!known) {
        const name = tidyName(String(body["name"] ?? ""));
        await this.tables.openWith(id, await this.#read(text, name));
      }
      return { table: id };
    },

    "GET tables/{id}": async ({ table, query }) => {
      const live = await this.tables.readable(table);
      const seat = this.#ownSeat(live.table.yours, number(query, "seat")) ?? live.onlySeat();
      return live.update(seat, number(query, "since"), this.tables.now());
    },

    "POST tables/{id}": async ({ table, body }) => ({
      type: "ack",
      id: body["id"],
      seq: await this.tables.command(table, body),
    }),

    "DELETE tables/{id}": async ({ table }) => {
      await this.tables.delete(table);
      return {};
    },

    "GET tables/{id}/entries": async ({ table, query }) => {
      const live = await this.tables.readable(table);
      const seat = this.#ownSeat(live.table.yours, number(query, "seat")) ?? live.onlySeat();
      const entries = live.entries(number(query, "after") ?? 0, seat, MOST_ENTRIES);
      return { seq: live.table.seq, entries };
    },

    "GET tables/{id}/record": async ({ table }) => recordText(await this.tables.readable(table)),

    "GET tables/{id}/problem": async ({ table }) => (await this.tables.readable(table)).problem,

    "GET tables/{id}/moves": async ({ table, query }) =>
      moves(await this.tables.readable(table), number(query, "after") ?? 0),

    "GET tables/{id}/view": async ({ table, query }) =>
      viewAfter(await this.tables.readable(table), number(query, "move"), number(query, "seat")),

    "GET tables/{id}/hints": async ({ table, query }) => {
      const live = await this.tables.find(table);
      return this.teaching.hints(live, number(query, "seat") ?? live.onlySeat());
    },

    "GET tables/{id}/analysis": async ({ table, query }) =>
      this.teaching.analysis(await this.tables.find(table), query.get("by") ?? "known"),

    "POST tables/{id}/continue": async ({ table, body }) => {
      const live = await this.tables.find(table);
      const wanted = {
        move: body["move"] === undefined ? null : Number(body["move"]),
        seat: Number(body["seat"]),
        level: String(body["level"] ?? "boatswain"),
        action: String(body["action"] ?? ""),
        id: String(body["id"] ?? ""),
      };
      const name = tidyName(String(body["name"] ?? live.table.state.host));
      return { table: await continueGame(this.tables, live, wanted, name) };
    },
  };

  /** A record comes from anywhere: it is played in an engine of its own. */
  async #read(text: string, name: string): Promise<Entry[]> {
    const twins = new Map<string, EngineGame>();
    const names = Object.keys(this.engine.manifest.games);
    const engine = await this.engine.twin();
    for (const game of names) twins.set(game, new EngineGame(engine, game));
    const game = (wanted: string): EngineGame => {
      const found = twins.get(wanted);
      if (!found) throw new Refusal("no-game", "there is no such game");
      return found;
    };
    try {
      return asLog(text, game, name, this.tables.now());
    } catch (why) {
      if (why instanceof WebAssembly.RuntimeError)
        throw new Refusal("record", "its opening position is wrong");
      throw why;
    }
  }

  #ownSeat(yours: readonly number[], seat: number | null): number | null {
    if (seat !== null && !yours.includes(seat))
      throw new Refusal("not-yours", "that seat is not yours");
    return seat;
  }
}

function number(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  if (text === null) return null;
  if (!/^\d{1,9}$/.test(text)) throw new Refusal("malformed", `'${name}' must be a whole number`);
  return Number(text);
}
