// Keys for the cards of the harbour, from the left.

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "="];

export function keyOf(place: number): string {
  return KEYS[place] ?? "";
}

/** Which card a key takes; −1: none. */
export function placeOf(key: string): number {
  return KEYS.indexOf(key);
}
