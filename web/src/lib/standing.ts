// The log as it stands: what was taken back is left out.

import type { Entry } from "./protocol";

/**
 * Entries without the decisions that were taken back. What took them back is told as `undone` by whoever wanted it,
 * also where the others had to be asked and the log says `answered`.
 */
export function standing(entries: readonly Entry[]): Entry[] {
  let kept: Entry[] = [];
  let asked: Entry | null = null;
  for (const entry of entries) {
    if (entry.kind === "requested") asked = entry.what === "undo" ? entry : null;
    const undo = entry.kind === "undone" ? entry : granted(entry, asked);
    if (undo) {
      const first = undo.first ?? Infinity;
      kept = kept.filter((before) => before.kind !== "decided" || before.seq < first);
    }
    kept.push(undo ?? entry);
  }
  return kept;
}

/** The undo that an answer grants. */
function granted(entry: Entry, asked: Entry | null): Entry | null {
  if (!asked || entry.kind !== "answered" || entry.outcome !== "granted") return null;
  return { ...asked, seq: entry.seq, at: entry.at, kind: "undone" } as Entry;
}
