// What is wanted of the person at the table, or whom all wait for, in one sentence.

import { w } from "../../../lib/words.svelte";
import type { TableModel } from "./tableModel.svelte";

export function prompt(model: TableModel): string {
  const view = model.view;
  if (!view || view.phase === "over") return "";
  const agreed = model.agreed[0];
  if (agreed) return w("web-oltre-mare-why-choose", { name: model.names[agreed.seat] ?? "" });
  const chooser = model.offersToMe.find((offer) => model.hasAnswered(offer));
  if (chooser && model.unanswered.length === 0 && view.phase === "trade")
    return w("web-oltre-mare-why-chosen", { name: model.names[chooser.from] ?? "" });
  if (!model.isWanted) {
    const waits = model.table.live
      ? (model.table.update?.table.decisions.map((open) => open.seat) ?? [])
      : view.to_act;
    return w("web-oltre-mare-waits-for", { names: waits.map((n) => model.names[n]).join(", ") });
  }
  if (model.unanswered.length > 0 && view.phase === "trade") {
    const from = model.unanswered[0]?.from ?? 0;
    return w("web-oltre-mare-why-offer", { name: model.names[from] ?? "" });
  }
  const count = { discard: view.to_discard, play: view.to_play, sail: view.moves_left }[
    view.phase as "discard"
  ];
  return w(`web-oltre-mare-why-${view.phase}`, { count: count ?? 0 });
}
