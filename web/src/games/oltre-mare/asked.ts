// What is wanted of the person at the table, or whom all wait for, in one sentence.

import { w } from "../../lib/words.svelte";
import type { Helm } from "./helm.svelte";

export function asked(helm: Helm): string {
  const view = helm.view;
  if (!view || view.phase === "over") return "";
  if (!helm.isWanted) {
    const waits = helm.table.live
      ? (helm.table.update?.table.decisions.map((open) => open.seat) ?? [])
      : view.to_act;
    return w("web-oltre-mare-waits-for", { names: waits.map((n) => helm.names[n]).join(", ") });
  }
  if (helm.offersToMe.length > 0 && view.phase === "trade") {
    const from = helm.offersToMe[0]?.from ?? 0;
    return w("web-oltre-mare-why-offer", { name: helm.names[from] ?? "" });
  }
  const count = { discard: view.to_discard, play: view.to_play, sail: view.moves_left }[
    view.phase as "discard"
  ];
  return w(`web-oltre-mare-why-${view.phase}`, { count: count ?? 0 });
}
