// A name in a sentence: one that is written from right to left must not turn the words around it.

const FROM_THE_RIGHT =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The text by itself, whatever stands beside it; most need nothing for that. */
export function isolated(text: string): string {
  return FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : text;
}
