// The end of a choice among all members of a union: the type checker finds the one that was forgotten.

export function unreachable(value: never): never {
  throw new Error(`not foreseen: ${JSON.stringify(value)}`);
}
