// Chance from the browser: seeds, streams and names that nobody can foretell.

import { LOCAL } from "../lib/here";

const SEED_BITS = 62n;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

export function newSeed(): bigint {
  const [low = 0, high = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((BigInt(high) << 32n) | BigInt(low)) & ((1n << SEED_BITS) - 1n);
}

/** Four words to begin a stream with. */
export function newStream(): Uint32Array {
  return crypto.getRandomValues(new Uint32Array(4));
}

export function newTableId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return LOCAL + Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}
