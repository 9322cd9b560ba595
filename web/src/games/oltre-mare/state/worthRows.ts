// What a deal would bring me, as rows of figures: as the server says it, or else what is public.

import { figure, w } from "../../../lib/words.svelte";
import type { Consequence } from "../parts/DealOutcome.svelte";
import type { Worth } from "./view";

function change(before: number, after: number): string {
  return `${figure(before)} → ${figure(after)}`;
}

/** Rows in the order of what matters: the run, prestige, the hand against the naval power, ducats. */
export function worthRows(worth: Worth): Consequence[] {
  const [poorer, richer] = worth.run;
  const [before, after, limit] = worth.hand;
  const [had, has] = worth.ducats;
  const rows: Consequence[] = [
    {
      icon: "bale",
      label: w("web-oltre-mare-worth-run"),
      figures: change(poorer, richer),
      tone: richer > poorer ? "ok" : richer < poorer ? "warn" : undefined,
    },
  ];
  if (worth.prestige > 0)
    rows.push({
      icon: "laurel",
      label: w("web-oltre-mare-prestige-short"),
      figures: `+${figure(worth.prestige)}`,
      tone: "ok",
    });
  rows.push({
    icon: "hand",
    label: w("web-oltre-mare-worth-hand", { power: limit }),
    figures: change(before, after),
    tone: after > limit && after > before ? "warn" : undefined,
  });
  if (had !== has)
    rows.push({
      icon: "ducat",
      label: w("web-oltre-mare-then-ducats"),
      figures: change(had, has),
      tone: has < 0 ? "warn" : undefined,
    });
  return rows;
}
