// The log as it stands: what was taken back is left out.

import type { Entry } from "./protocol";

/**
 * Entries without the decisions that were taken back. What took them back is told as `undone` by whoever wanted it,
 * also where the others had to be request and the log says `answered`.
 */
export function standing(entries: readonly Entry[]): Entry[] {
  let kept: Entry[] = [];
  let request: Entry | null = null;
  for (const entry of entries) {
    if (entry.kind === "requested") request = entry.what === "undo" ? entry : null;
    const undo = entry.kind === "undone" ? entry : granted(entry, request);
    if (undo) {
      const first = undo.first ?? Infinity;
      kept = kept.filter((before) => before.kind !== "decided" || before.seq < first);
    }
    kept.push(undo ?? entry);
  }
  return kept;
}

/** What an update brings, as it stands; `entries` are all, those of the update included. */
export function newsIn(entries: readonly Entry[], update: readonly Entry[]): Entry[] {
  const fresh = new Set(update.map(({ seq }) => seq));
  return fresh.size === 0 ? [] : standing(entries).filter(({ seq }) => fresh.has(seq));
}

/** The undo that an answer grants. */
function granted(entry: Entry, request: Entry | null): Entry | null {
  if (!request || entry.kind !== "answered" || entry.outcome !== "granted") return null;
  return { ...request, seq: entry.seq, at: entry.at, kind: "undone" } as Entry;
}
