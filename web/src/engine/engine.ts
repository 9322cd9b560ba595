// The engine file: compiled rules and bots of all games, its manifest, its memory, and how an entry is called.

/** One form of an entry. */
export interface EntryTold {
  export: string;
  /** `i64`, `f64` and `bool` are numbers, all others arrays: `i2[]`, `struct:1032[]`, of two dimensions `f4[,]`. */
  args: readonly string[];
  result: string;
}

/** Where a field of a state lies, what it consists of and how often. */
export type FieldTold = readonly [at: number, type: string, count: number];

export interface OptionTold {
  name: string;
  default: boolean | number | string;
  values?: readonly (boolean | string)[];
  from?: number;
  to?: number;
}

/** A bot: a compiled player by the number of players at the table, or a learned one. */
export type LevelTold =
  { readonly configs: Readonly<Record<string, string>> } | { readonly net: string };

/** How actions with these verbs are explained: by a chance in the odds, or compared with an action of another verb. */
export interface ExplanationTold {
  verbs: readonly string[];
  by: "chance" | "card" | "deal";
  /** The name of the chance, or the verb to compare with. */
  of: string;
}

export interface GameTold {
  title: string;
  rules: number;
  players: readonly [fewest: number, most: number];
  actions: number;
  /** How many numbers of 16 bits some entries want to work with. */
  scratch: number;
  words: readonly string[];
  /** The words that actions are written with, where some are chains of steps. */
  spelling: readonly string[];
  /** By number; 0 is "fine". */
  refusals: readonly (string | null)[];
  state: { size: number; fields: Readonly<Record<string, FieldTold>> };
  /** Bytes of a log. */
  log: number;
  /** Some actions are chains of steps. */
  chains: boolean;
  options: readonly OptionTold[];
  levels: Readonly<Record<string, LevelTold>>;
  /** Of the net, where there is one. */
  net?: {
    configs: Readonly<Record<string, string>>;
    look: { size: number; fields: Readonly<Record<string, FieldTold>> };
    /** How many worlds are imagined for one step, and how many states there must be room for. */
    imagined: number;
    worlds: number;
    /** Of what is hidden. */
    rows: number;
    /** Of a chain, at most. */
    steps: number;
    /** Verbs of offers and answers. */
    negotiation: readonly string[];
    explains: readonly ExplanationTold[];
  };
  features: number;
  /** Options that bots take to be no more than so, where they play with people. */
  among_people?: Readonly<Record<string, number>>;
  /** Bytes of a workspace, and how many worlds a player needs. */
  workspace: number;
  worlds: number;
  /** Every seat knows the same, so odds are the same for all. */
  shared_knowledge: boolean;
  /** Kinds of events that are the same in every world a seat could imagine. */
  certain: readonly string[];
  lesson?: { state: string; line: readonly (readonly [seat: number, action: string])[] };
  /** The name of the entry by what it does. */
  roles: Readonly<Record<string, string>>;
}

export interface Manifest {
  format: number;
  hash: string;
  entries: Readonly<Record<string, readonly EntryTold[]>>;
  games: Readonly<Record<string, GameTold>>;
}

/** An array in the engine's memory. */
export interface Block {
  readonly at: number;
  readonly count: number;
  readonly columns?: number;
}

export type Argument = number | bigint | Block;
/** An entry, called; what it returns, 0 for nothing. */
export type Call = (...args: Argument[]) => number;
type Exported = (...args: (number | bigint)[]) => number | bigint | undefined;

const FORMAT = 1;
const SECTION = "argosy";
const ALIGNED = 16;
const PAGE = 65_536;

/** The file cannot be used here; the message says why. */
export class BadEngine extends Error {}

export class Engine {
  #memory: WebAssembly.Memory;
  #top: number;

  private constructor(
    readonly manifest: Manifest,
    readonly module: WebAssembly.Module,
    readonly exports: WebAssembly.Exports,
  ) {
    const { memory, __heap_base: base } = exports;
    if (!(memory instanceof WebAssembly.Memory) || !(base instanceof WebAssembly.Global))
      throw new BadEngine("the engine file has no memory of its own");
    this.#memory = memory;
    this.#top = Number(base.value);
  }

  static async load(bytes: BufferSource): Promise<Engine> {
    let module: WebAssembly.Module;
    try {
      module = await WebAssembly.compile(bytes);
    } catch (why) {
      throw new BadEngine(`the engine file is damaged: ${String(why)}`);
    }
    const [section] = WebAssembly.Module.customSections(module, SECTION);
    if (!section) throw new BadEngine("the engine file has no manifest");
    const manifest = JSON.parse(new TextDecoder().decode(section)) as Manifest;
    if (manifest.format !== FORMAT)
      throw new BadEngine(`the engine file has format ${manifest.format}, not ${FORMAT}`);
    return Engine.#begun(manifest, module);
  }

  static async #begun(manifest: Manifest, module: WebAssembly.Module): Promise<Engine> {
    const imports: WebAssembly.Imports = {};
    for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
      const found = (Math as unknown as Record<string, unknown>)[name];
      if (kind !== "function" || typeof found !== "function")
        throw new BadEngine(`the engine file wants ${from}.${name}, which is not there`);
      (imports[from] ??= {})[name] = found;
    }
    return new Engine(manifest, module, (await WebAssembly.instantiate(module, imports)).exports);
  }

  /** Another one with a memory of its own: for positions that nobody vouches for. */
  twin(): Promise<Engine> {
    return Engine.#begun(this.manifest, this.module);
  }

  /** Room that is never given back. */
  reserve(bytes: number): number {
    const at = Math.ceil(this.#top / ALIGNED) * ALIGNED;
    this.#top = at + bytes;
    const missing = this.#top - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** A part of the memory; good until more is reserved. */
  bytes(at: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#memory.buffer as ArrayBuffer, at, length);
  }

  /** What a game does by a name; undefined where it does no such thing. */
  entry(game: string, role: string): Call | undefined {
    const name = this.manifest.games[game]?.roles[role];
    const [told] = this.manifest.entries[name ?? ""] ?? [];
    const found = told && (this.exports[told.export] as Exported | undefined);
    if (!told || !found) return undefined;
    return (...args) => {
      if (told.args.length !== args.length)
        throw new BadEngine(`${name} takes ${told.args.length} arguments, not ${args.length}`);
      return Number(
        found(...told.args.flatMap((type, i) => passed(type, args[i] as Argument))) ?? 0,
      );
    };
  }
}

/** An argument as a compiled function takes it. */
function passed(type: string, value: Argument): (number | bigint)[] {
  if (typeof value !== "object") return [type === "f64" ? Number(value) : BigInt(value)];
  if (!type.endsWith("]")) return [value.at]; // one struct
  if (type.endsWith("[,]")) return [value.at, value.count, value.columns ?? 0];
  return [value.at, value.count];
}
