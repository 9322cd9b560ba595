// SHA-256: `crypto.subtle` is missing on pages that come over plain HTTP, as from a server in the same room.

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The digest as hexadecimal figures. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(64 * blocks);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const sum = Int32Array.from(START);
  const w = new Int32Array(64);
  const at = (words: Int32Array, place: number): number => words[place] ?? 0;
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [at(w, i - 15), at(w, i - 2)];
      const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      w[i] = at(w, i - 16) + low + at(w, i - 7) + high;
    }
    const s = Int32Array.from(sum);
    for (let i = 0; i < 64; i++) {
      const [a, b, c, , e, f, g] = s as unknown as number[] as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const next = (at(s, 7) + one + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + at(w, i)) | 0;
      const two = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      s.copyWithin(1, 0, 7);
      s[4] = at(s, 4) + next;
      s[0] = next + two + ((a & b) ^ (a & c) ^ (b & c));
    }
    for (let i = 0; i < 8; i++) sum[i] = at(sum, i) + at(s, i);
  }
  return Array.from(sum, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
