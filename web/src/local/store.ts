// Where the tables of this browser lie: IndexedDB, or only this page's memory where a browser keeps nothing.

import type { TableSummary } from "../lib/protocol";
import type { Entry, Numbered } from "./entries";
import { Refusal } from "./refusal";

const NAME = "argosy";
const VERSION = 1;
const TABLES = "tables"; // a row for each table: what lists show of it
const ENTRIES = "entries"; // by table and number

/** Another tab wrote that place of the log first. */
export class Conflict extends Error {}

export interface Store {
  /** Whether games are still there when the page was closed. */
  readonly keeps: boolean;
  /** Told when there is no room for more, and when there is again. */
  onfull: (full: boolean) => void;
  rows(): Promise<TableSummary[]>;
  /** The log of a table, oldest entry first; empty where there is none. */
  log(table: string): Promise<Numbered[]>;
  /** New entries and the row that goes with them: all or nothing, and kept once this is done. */
  write(row: TableSummary, entries: readonly Numbered[]): Promise<void>;
  delete(table: string): Promise<void>;
}

export async function openStore(): Promise<Store> {
  try {
    return new BrowserStore(await opened());
  } catch {
    return new MemoryStore(); // a private window, or a browser that is told to keep nothing
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((settle, fail) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: "id" });
      request.result.createObjectStore(ENTRIES);
    };
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(new Error(request.error?.message));
    request.onblocked = () => fail(new Error("another tab holds an older version"));
  });
}

class BrowserStore implements Store {
  readonly keeps = true;
  onfull: Store["onfull"] = () => undefined;
  #full = false;

  constructor(readonly database: IDBDatabase) {
    database.onversionchange = () => database.close(); // a newer page wants to change it
  }

  async rows(): Promise<TableSummary[]> {
    return (await result(this.#store(TABLES).getAll())).flatMap(rowOf);
  }

  async log(table: string): Promise<Numbered[]> {
    return result(this.#store(ENTRIES).getAll(all(table)) as IDBRequest<Numbered[]>);
  }

  async write(row: TableSummary, entries: readonly Numbered[]): Promise<void> {
    try {
      await this.#write(row, entries);
      this.#note(false);
    } catch (why) {
      if (why instanceof Refusal && why.reason === "storage-full") this.#note(true);
      throw why;
    }
  }

  #note(full: boolean): void {
    if (full !== this.#full) this.onfull((this.#full = full));
  }

  async #write(row: TableSummary, entries: readonly Numbered[]): Promise<void> {
    const work = this.#change();
    const [rows, log] = [work.objectStore(TABLES), work.objectStore(ENTRIES)];
    const isNew = entries[0]?.seq === 1;
    const known = rows.count(row.id);
    let isGone = false;
    known.onsuccess = () => {
      isGone = !isNew && known.result === 0; // it was deleted in another tab
      if (isGone) return work.abort();
      rows.put(row);
      for (const entry of entries) log.add(entry, [row.id, entry.seq]);
    };
    await completed(work).catch((why: unknown) => {
      throw isGone ? new Refusal("no-table", "the table was deleted") : why;
    });
  }

  async delete(table: string): Promise<void> {
    const work = this.#change();
    const done = completed(work);
    work.objectStore(TABLES).delete(table);
    work.objectStore(ENTRIES).delete(all(table));
    await done;
  }

  #change(): IDBTransaction {
    return this.#begin([TABLES, ENTRIES], "readwrite");
  }

  #store(name: string): IDBObjectStore {
    return this.#begin([name], "readonly").objectStore(name);
  }

  #begin(stores: string[], mode: IDBTransactionMode): IDBTransaction {
    try {
      return this.database.transaction(stores, mode);
    } catch (why) {
      throw problem(why as DOMException); // it was closed, since its data were cleared or a newer page came
    }
  }
}

/** A row as it is kept. Of a damaged one at least its table is listed, so that it can be looked at or deleted. */
function rowOf(kept: Partial<TableSummary> | undefined): TableSummary[] {
  if (typeof kept?.id !== "string") return [];
  const { id, game, status, seats, updated } = kept;
  const isWhole = Array.isArray(seats) && seats.every(Boolean) && typeof updated === "number";
  if (isWhole && typeof game === "string" && (status === "running" || status === "over"))
    return [kept as TableSummary];
  return [
    {
      id,
      game: typeof game === "string" ? game : "",
      status: "over",
      host: "",
      created: 0,
      updated: typeof updated === "number" ? updated : Date.now(),
      seats: [],
      yours: [],
      your_decision: false,
    },
  ];
}

function all(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(problem(request.error));
  });
}

function completed(work: IDBTransaction): Promise<void> {
  return new Promise((settle, fail) => {
    work.oncomplete = () => settle();
    work.onabort = () => fail(problem(work.error));
    work.onerror = () => undefined; // it is aborted next
  });
}

function problem(error: DOMException | null): Error {
  if (error?.name === "QuotaExceededError")
    return new Refusal("storage-full", "this browser has no room left for games");
  if (error?.name === "ConstraintError") return new Conflict("another tab wrote first");
  return new Refusal("storage", `this browser could not keep it: ${error?.message ?? "unknown"}`);
}

/** For as long as the page is open. */
export class MemoryStore implements Store {
  readonly keeps = false;
  onfull: Store["onfull"] = () => undefined;
  readonly #tables = new Map<string, { row: TableSummary; log: Numbered[] }>();

  rows(): Promise<TableSummary[]> {
    return Promise.resolve(Array.from(this.#tables.values(), ({ row }) => row));
  }

  log(table: string): Promise<Numbered[]> {
    return Promise.resolve([...(this.#tables.get(table)?.log ?? [])]);
  }

  write(row: TableSummary, entries: readonly Numbered[]): Promise<void> {
    const { log } = this.#tables.get(row.id) ?? { log: [] };
    if (log.length === 0 && entries[0]?.seq !== 1)
      return Promise.reject(new Refusal("no-table", "the table was deleted"));
    if (entries.some(({ seq }) => seq <= (log.at(-1)?.seq ?? 0)))
      return Promise.reject(new Conflict("it is written already"));
    this.#tables.set(row.id, { row, log: [...log, ...entries] });
    return Promise.resolve();
  }

  delete(table: string): Promise<void> {
    this.#tables.delete(table);
    return Promise.resolve();
  }
}

/** Entries with their numbers. */
export function numbered(entries: readonly Entry[], first = 1): Numbered[] {
  return entries.map((entry, place) => ({ ...entry, seq: first + place }));
}
