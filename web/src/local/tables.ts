// The tables of this browser, and the only way to change one: an entry is kept first, then the table moves on and the
// page learns of it.

import { fromBase64 } from "../engine/base64";
import { BadEngine } from "../engine/engine";
import type { EngineGame, Position } from "../engine/game";
import { inOrder } from "../lib/here";
import type { TableSummary } from "../lib/protocol";
import type { Bots } from "./bots";
import { newSeed, newTableId } from "./chance";
import { decided, prepare, type Prepared } from "./commands";
import type { Entry, Opened, Settings } from "./entries";
import { LiveTable } from "./liveTable";
import { Refusal } from "./refusal";
import { Conflict, numbered, type Store } from "./store";
import { openedTable, type Table } from "./table";

const NO_ROOM = new Set(["storage", "storage-full"]); // refusals of the store
const RETRY_AFTER = 2_000; // milliseconds until something is written that could not be
const MOST_RACES = 5; // attempts to write where another tab writes too
const MOST_PASTS = 4; // tables nobody plays at that are kept at hand

export interface Watcher {
  /** The table has changed. */
  wake(): void;
  /** Nobody can play at it any more. */
  close(reason: string): void;
}

/** A table somebody plays at here: no other tab does. */
interface Held {
  live: LiveTable;
  watchers: Set<Watcher>;
  thinking: boolean;
  waking: number | null; // when bots stop waiting for a person
  release: () => void;
}

export interface Locks {
  /** What gives the table free again; null while another tab has it. */
  hold(table: string): Promise<(() => void) | null>;
}

export class Tables {
  readonly #held = new Map<string, Held>();
  readonly #past = new Map<string, LiveTable>();
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(
    readonly store: Store,
    readonly game: (name: string) => EngineGame,
    readonly bots: Pick<Bots, "decide">,
    readonly locks: Locks,
    readonly now: () => number = Date.now,
    readonly retryAfter = RETRY_AFTER,
  ) {}

  // ---------------------------------------------------------------------------------- finding

  /** All tables, those that wait for a decision first, then the latest. */
  async mine(): Promise<TableSummary[]> {
    return inOrder(await this.store.rows());
  }

  /** A table that can be played at. */
  async find(id: string): Promise<LiveTable> {
    return playable(await this.readable(id));
  }

  /** A table as it is kept, as far as it can be read. */
  async readable(id: string): Promise<LiveTable> {
    const held = this.#held.get(id);
    if (held) return held.live;
    const past = this.#past.get(id);
    if (past?.table.state.status === "over") return past;
    const live = await this.#read(id);
    this.#past.delete(id);
    this.#past.set(id, live);
    for (const oldest of this.#past.keys())
      if (this.#past.size > MOST_PASTS) this.#past.delete(oldest);
    return live;
  }

  async #read(id: string): Promise<LiveTable> {
    const log = await this.store.log(id);
    const [opened] = log;
    if (log.length === 0) throw new Refusal("no-table", "there is no such table");
    try {
      if (opened?.kind !== "opened") throw new Refusal("damaged", "its first entry is missing");
      return new LiveTable(id, this.game(opened.settings.game), log);
    } catch (why) {
      if (why instanceof Refusal || why instanceof BadEngine) throw why;
      throw new Refusal("damaged", "its first entry cannot be read");
    }
  }

  // --------------------------------------------------------------------------------- watching

  /** Play at a table; refused while another tab does. */
  async watch(id: string, watcher: Watcher): Promise<LiveTable> {
    let held = this.#held.get(id);
    if (!held) {
      const release = await this.locks.hold(id);
      if (!release) throw new Refusal("elsewhere", "this table is open in another tab");
      try {
        // in its turn: what is written meanwhile would be missed by who holds the table
        held = await this.#inTurn(id, async () => {
          const live = playable(await this.#read(id));
          this.#past.delete(id);
          const fresh = {
            live,
            watchers: new Set<Watcher>(),
            thinking: false,
            waking: null,
            release,
          };
          this.#held.set(id, fresh);
          return fresh;
        });
      } catch (why) {
        release();
        throw why;
      }
    }
    held.watchers.add(watcher);
    void this.#runBots(id, held);
    return held.live;
  }

  leave(id: string, watcher: Watcher): void {
    const held = this.#held.get(id);
    held?.watchers.delete(watcher);
    if (held?.watchers.size === 0) {
      this.#held.delete(id);
      // what is under way is written before another tab may go on
      void this.#inTurn(id, () => Promise.resolve(held.release()));
    }
  }

  // ---------------------------------------------------------------------------------- opening

  /** A new table at which the game has begun. */
  async open(settings: Settings, name: string, ref = ""): Promise<string> {
    const game = this.game(settings.game);
    const { lesson } = game.told;
    const position =
      settings.lesson && lesson
        ? fromBase64(lesson.state)
        : game.newGame(settings.seats.length, settings.options, newSeed());
    return this.openAt(settings, name, position, ref);
  }

  /** A new table whose game begins with a position; `first` is what a seat decides before all others. */
  async openAt(
    settings: Settings,
    name: string,
    position: Position,
    ref = "",
    first?: { seat: number; action: string },
  ): Promise<string> {
    const at = this.now();
    const game = this.game(settings.game);
    const opened: Opened = { kind: "opened", at, ref, settings, name };
    const id = newTableId();
    const { seats } = openedTable(id, game, opened).state;
    const log: Entry[] = [
      opened,
      {
        kind: "started",
        at,
        rules: game.told.rules,
        names: seats.map((seat) => seat.name),
        opening: game.dump(position),
        state: position,
        table: game.table(position),
      },
    ];
    if (first) {
      const { table } = new LiveTable(id, game, numbered(log));
      log.push(decided(table, first.seat, [first.action], "person", at).entry);
    }
    await this.openWith(id, log);
    return id;
  }

  /** A new table with its first entries. */
  async openWith(id: string, entries: readonly Entry[]): Promise<void> {
    const log = numbered(entries);
    const [opened] = log;
    if (opened?.kind !== "opened") throw new Refusal("damaged", "a log begins with its opening");
    const live = new LiveTable(id, this.game(opened.settings.game), log);
    await this.store.write(live.row(live.table, opened.at), log);
  }

  async delete(id: string): Promise<void> {
    const held = this.#held.get(id);
    for (const watcher of held?.watchers ?? []) watcher.close("no-table");
    await this.#inTurn(id, () => this.store.delete(id));
    this.#past.delete(id);
  }

  // --------------------------------------------------------------------------------- changing

  /** Carry out a message of the page; the number of its entry, which is kept. */
  async command(id: string, message: Record<string, unknown>): Promise<number> {
    if (message["type"] === "rematch") return this.#rematch(id, message);
    const ref = typeof message["id"] === "string" ? message["id"] : "";
    return this.#act(id, ref, (live) =>
      prepare(live.table, message, this.now(), (seq) => live.before(seq)),
    );
  }

  /** Somebody is at work on an answer: bots that wait for it wait longer. */
  async compose(id: string, seat: number): Promise<void> {
    const { table } = await this.find(id);
    if (!table.yours.includes(seat) || !table.mayCompose(seat, this.now())) return;
    await this.#act(id, "", (live) => {
      if (!live.table.mayCompose(seat, this.now()))
        throw new Refusal("late", "the table has moved on");
      return { entry: { kind: "composing", at: this.now(), seat } };
    }).catch((why: unknown) => {
      if (!(why instanceof Refusal)) throw why;
    });
  }

  #act(id: string, ref: string, prepared: (live: LiveTable) => Prepared): Promise<number> {
    return this.#inTurn(id, async () => {
      for (let race = 0; race < MOST_RACES; race++) {
        const live = await this.find(id);
        const before = ref ? live.sentBefore(ref) : undefined;
        if (before !== undefined) return before;
        const { entry, position } = prepared(live);
        const table = live.table.after(entry, position ?? null);
        const kept = { ...entry, ...(ref ? { ref } : {}), seq: table.seq };
        try {
          await this.store.write(live.row(table, entry.at), [kept]);
        } catch (why) {
          if (!(why instanceof Conflict)) throw why;
          await this.#catchUp(id);
          continue;
        }
        live.moveOn(table, kept, position);
        this.#changed(id);
        return table.seq;
      }
      throw new Refusal("busy", "another tab writes at this table");
    });
  }

  /** Where nothing keeps two tabs apart, one of them may have written meanwhile. */
  async #catchUp(id: string): Promise<void> {
    this.#past.delete(id);
    const held = this.#held.get(id);
    if (!held) return;
    held.live = await this.#read(id);
    this.#changed(id);
  }

  async #rematch(id: string, message: Record<string, unknown>): Promise<number> {
    const { table, opened } = await this.find(id);
    if (table.state.status !== "over") throw new Refusal("not-over", "the game is not over yet");
    if (table.yours.length === 0) throw new Refusal("not-yours", "nobody here sat at that table");
    if (table.state.rematch) throw new Refusal("rematch", "there is a rematch already");
    const settings = { ...table.state.settings, lesson: false };
    const rematch = await this.open(settings, opened.name);
    return this.#act(id, String(message["id"] ?? ""), () => ({
      entry: { kind: "rematched", at: this.now(), table: rematch },
    }));
  }

  #changed(id: string): void {
    const held = this.#held.get(id);
    if (!held) return;
    for (const watcher of held.watchers) watcher.wake();
    void this.#runBots(id, held);
  }

  /** One thing after the other at each table. */
  #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(id) ?? Promise.resolve();
    const done = before.then(work, work);
    const settled = done
      .catch(() => undefined)
      .then(() => {
        if (this.#queues.get(id) === settled) this.#queues.delete(id);
      });
    this.#queues.set(id, settled);
    return done;
  }

  // ------------------------------------------------------------------------------------- bots

  /** Let bots decide, one after the other, while somebody watches. */
  async #runBots(id: string, held: Held): Promise<void> {
    if (held.thinking) return;
    held.thinking = true;
    try {
      while (this.#held.get(id) === held) {
        const { table } = held.live;
        const asked = table.botToAsk(this.now());
        if (!asked || table.position === null) {
          this.#wakeLater(id, held);
          return;
        }
        const { seat, level } = asked;
        const waited = table.patient.includes(seat);
        const codes =
          this.#byScript(table, seat) ??
          (await this.bots.decide(table.game, level, table.position, seat, waited));
        const pause = table.state.movedAt + table.state.settings.pace - this.now();
        if (pause > 0) await new Promise((settle) => setTimeout(settle, pause));
        if (held.live.table !== table && !isSame(held.live.table, table, seat, this.now()))
          continue;
        if (this.#held.get(id) !== held) return;
        await this.#carryOut(id, held, (live) => {
          if (!isSame(live.table, table, seat, this.now()))
            throw new Refusal("late", "the table has moved on");
          return decided(live.table, seat, codes, "bot", this.now());
        });
      }
    } catch (why) {
      console.error("a bot could not decide", why);
      for (const watcher of held.watchers)
        watcher.close(why instanceof Refusal ? why.reason : "failed");
    } finally {
      held.thinking = false;
    }
  }

  /** Bots that wait for a person do so for a while. */
  #wakeLater(id: string, held: Held): void {
    const { table } = held.live;
    const { patient, patienceUntil } = table;
    if (patient.length === 0 || patienceUntil === null || held.waking === patienceUntil) return;
    held.waking = patienceUntil;
    const wake = (): void => {
      held.waking = null; // a timer may be early by this clock: then it is set once more
      void this.#runBots(id, held);
    };
    setTimeout(wake, Math.max(1, patienceUntil - this.now()));
  }

  /** What a bot has decided waits while this browser has no room for it. */
  async #carryOut(id: string, held: Held, prepared: (live: LiveTable) => Prepared): Promise<void> {
    while (this.#held.get(id) === held) {
      try {
        await this.#act(id, "", prepared);
        return;
      } catch (why) {
        if (!(why instanceof Refusal)) throw why;
        if (why.reason === "late") return;
        if (!NO_ROOM.has(why.reason)) throw why;
        await new Promise((settle) => setTimeout(settle, this.retryAfter));
      }
    }
  }

  /** What the bot of a lesson decides, while the lesson's script fits. */
  #byScript(table: Table, seat: number): number[] | null {
    const { game, position, state } = table;
    if (!state.settings.lesson || position === null || state.seats[seat]?.kind !== "bot")
      return null;
    const line = game.told.lesson?.line.filter(([whose]) => whose === seat);
    const action = line?.[state.made.filter((made) => made.seat === seat).length]?.[1];
    if (action === undefined) return null;
    try {
      const codes = game.codesOf(position, seat, action);
      return game.play(position, seat, codes).whole === null ? null : codes;
    } catch {
      return null; // the learner has left the line
    }
  }
}

function playable(live: LiveTable): LiveTable {
  if (live.problem) throw new Refusal(live.problem, "it can be looked at, not played");
  return live;
}

/** Whether a bot that thought about one still has to decide at the other. */
function isSame(now: Table, then: Table, seat: number, at: number): boolean {
  return now.position === then.position && now.botToAsk(at)?.seat === seat;
}
