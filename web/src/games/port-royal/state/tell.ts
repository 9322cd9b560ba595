// The whole table in sentences, for whoever listens instead of looking.

import { percent, w } from "../../../lib/words.svelte";
import { cardLabel } from "./names";
import { cardName } from "./sentences";
import type { TableModel } from "./tableModel.svelte";

/** The harbour in figures: its cards, its ship types, and how many cards can be taken. */
export function harbourText({ view, types }: TableModel): string {
  const picks = view?.phase === "trade" ? view.picks : view?.worth?.picks;
  const figures = [
    w("web-port-royal-count-cards", { count: view?.harbour.length ?? 0 }),
    w("web-port-royal-count-types", { count: types.size }),
    ...(picks === undefined ? [] : [w("web-port-royal-picks", { picks })]),
  ];
  return `${w("port-royal-harbour")}: ${figures.join(", ")}`;
}

function listed(heading: string, cards: readonly string[]): string {
  return `${heading}: ${cards.join("; ") || w("port-royal-empty")}`;
}

export function tell(model: TableModel): string[] {
  const { view, question, odds } = model;
  if (!view) return [];
  const players = model.order.flatMap((number) => {
    const seat = view.seats[number];
    if (!seat) return [];
    const name = number === model.you ? w("you-first") : (model.names[number] ?? "");
    const figures = [
      w("port-royal-coins", { amount: seat.coins }),
      w("port-royal-swords", { amount: seat.swords }),
      w("port-royal-points", { amount: seat.points }),
    ].join(", ");
    const display = seat.display.map((card) => cardName(card)).join(", ");
    return [`${name}: ${figures}. ${display || w("web-port-royal-display-empty")}`];
  });
  return [
    `${question.title}: ${question.text}`,
    listed(harbourText(model), view.harbour.map(cardLabel)),
    ...(view.pending === null ? [] : [cardLabel(view.pending)]),
    listed(w("port-royal-row"), view.row.map(cardLabel)),
    ...players,
    `${w("web-port-royal-deck")}: ${view.deck}. ${w("web-port-royal-discard")}: ${view.discard.length}`,
    ...(odds?.bust == null ? [] : [`${w("web-port-royal-bust")}: ${percent(odds.bust)}`]),
  ];
}
