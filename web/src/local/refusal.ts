// A refusal of a table in this browser: the same words as a server's (docs/protocol.md), and a few of its own.

/** Nothing was changed. `reason` is a word that the catalogues have a sentence for. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    message = reason,
    readonly legal: string[] = [],
  ) {
    super(message);
  }
}
