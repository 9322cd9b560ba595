// How a table is played, in one word: what the words stand for.

import type { Setup } from "./protocol";

export interface Manner {
  aids: boolean;
  undo: boolean;
  /** Milliseconds a bot lets pass. */
  pace: number;
  /** At a server's table. */
  clock: NonNullable<Setup["clock"]>;
}

export const PRESETS = {
  quick: { aids: true, undo: true, pace: 350, clock: { kind: "decision", seconds: 30 } },
  friendly: { aids: true, undo: true, pace: 700, clock: { kind: "none" } },
  strict: { aids: false, undo: false, pace: 700, clock: { kind: "decision", seconds: 60 } },
} as const satisfies Record<string, Manner>;

export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

/** The word for a manner, where there is one. */
export function presetOf(manner: Manner): Preset | undefined {
  return PRESET_NAMES.find((name) => JSON.stringify(PRESETS[name]) === JSON.stringify(manner));
}
