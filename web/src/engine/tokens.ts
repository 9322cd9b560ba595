// What compiled rules tell the outside: JSON written as numbers. The twin of `decode` in src/argosy/core/tokens.py.

import type { Json } from "../lib/protocol";

const CLOSE = 0;
const NUMBER = 1;
const WORD = 2;
const CONSTANT = 3;
const LIST = 4;
const OBJECT = 5;
const TEXT = 6;
const REAL = 7;
const KIND_BITS = 3;
const CONSTANTS = [null, false, true];
const HALF = 2 ** 32;

/** How many numbers of 64 bits were wanted, the first one included: more than there is room for, if it did not fit. */
export function tokenCount(halves: Int32Array): number {
  return halves[0] ?? 0;
}

/** The value that was written. `halves` are the tokens as pairs of 32 bits, the lower half first. */
export function decode(halves: Int32Array, words: readonly string[]): Json {
  const reader = new Reader(halves, words);
  const value = reader.value();
  if (reader.at !== 2 * tokenCount(halves)) throw new Error("one value is written, and all of it");
  return value;
}

class Reader {
  at = 2;

  constructor(
    readonly halves: Int32Array,
    readonly words: readonly string[],
  ) {}

  value(): Json {
    const kind = this.#kind();
    switch (kind) {
      case NUMBER:
        return this.#payload();
      case WORD:
        return this.#word();
      case CONSTANT:
        return CONSTANTS[this.#payload()] ?? null;
      case LIST: {
        this.at += 2;
        const items: Json[] = [];
        while (this.#kind() !== CLOSE) items.push(this.value());
        this.at += 2;
        return items;
      }
      case OBJECT: {
        this.at += 2;
        const found: Record<string, Json> = {};
        while (this.#kind() !== CLOSE) {
          const key = this.#word();
          found[key] = this.value();
        }
        this.at += 2;
        return found;
      }
      case TEXT: {
        this.at += 2;
        let text = "";
        while (this.#kind() !== CLOSE) text += String(this.value());
        this.at += 2;
        return text;
      }
      case REAL: {
        const { buffer, byteOffset } = this.halves;
        this.at += 4;
        return new DataView(buffer).getFloat64(byteOffset + (this.at - 2) * 4, true);
      }
      default:
        throw new Error("a value cannot begin with what closes one");
    }
  }

  #kind(): number {
    return (this.halves[this.at] ?? 0) & ((1 << KIND_BITS) - 1);
  }

  #payload(): number {
    const low = this.halves[this.at] ?? 0;
    const high = this.halves[this.at + 1] ?? 0;
    this.at += 2;
    // nearly all are small: then the upper half only repeats the sign
    if (high === low >> 31) return low >> KIND_BITS;
    return Math.floor((high * HALF + (low >>> 0)) / (1 << KIND_BITS));
  }

  #word(): string {
    const place = this.#payload();
    const word = this.words[place];
    if (word === undefined) throw new Error(`there is no word ${place}`);
    return word;
  }
}
