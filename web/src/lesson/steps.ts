// What a lesson is made of, and where in it a learner stands: worked out from the table's log alone, so that a
// reload, an undo or another device find the same place.

import type { Entry } from "../lib/protocol";
import { standing } from "../lib/standing";

export interface Step {
  /** The message `web-lesson-<game>-<say>`. */
  say: string;
  /** What it is about: selectors, of which the first that is visible counts, with all it finds. */
  at?: readonly string[];
  /** The learner's decision that the step waits for; without it, it is read and put away. */
  does?: RegExp;
  /** A kind of event that must have happened since the learner's last decision. */
  when?: string;
}

export interface Place {
  /** Which of the lesson's decisions comes next: steps between two of them belong together. */
  part: number;
  /** The steps of this part, the last of which waits for a decision; at the very end none does. */
  steps: readonly Step[];
  /** How many steps lie before them. */
  before: number;
  /** How many of the learner's decisions are not those of the lesson; 0: he follows it. */
  astray: number;
  /** The kinds of events since the learner's last decision. */
  happened: ReadonlySet<string>;
}

/** Where the learner in this seat stands. */
export function placeOf(steps: readonly Step[], entries: readonly Entry[], seat: number): Place {
  const decided = standing(entries).filter((entry) => entry.kind === "decided");
  const own = decided.filter((entry) => entry.seat === seat);
  const wanted = steps.flatMap((step) => step.does ?? []);
  const left = own.findIndex((entry, i) => wanted[i] !== undefined && !fits(wanted[i], entry));
  const part = Math.min(left < 0 ? own.length : left, wanted.length);
  const ends = steps.flatMap((step, i) => (step.does ? [i + 1] : []));
  const from = part === 0 ? 0 : (ends[part - 1] ?? 0);
  const last = decided.findLastIndex((entry) => entry.seat === seat);
  const events = decided.slice(Math.max(0, last)).flatMap((entry) => entry.events ?? []);
  return {
    part,
    steps: steps.slice(from, ends[part] ?? steps.length),
    before: from,
    astray: left < 0 ? 0 : own.length - left,
    happened: new Set(events.map((event) => event.kind)),
  };
}

function fits(wanted: RegExp | undefined, entry: Entry): boolean {
  return wanted?.test(entry.action ?? "") ?? false;
}
