// The whole table in sentences, for whoever listens instead of looking.

import { figure, w } from "../../../lib/words.svelte";
import { card } from "./cards";
import { cardLabel, goodName, portName } from "./names";
import { prompt } from "./prompt";
import { lotText, termName } from "./sentences";
import type { TableModel } from "./tableModel.svelte";
import type { OfferView, SeatView } from "./view";

/** What is asked of me, or whom all wait for. */
export function askedText(model: TableModel): string {
  const text = prompt(model);
  return model.isWanted ? `${w("web-oltre-mare-your-decision")}: ${text}` : text;
}

function fact(label: string, value: string | number): string {
  return `${w(label)}: ${typeof value === "number" ? figure(value) : value}`;
}

function figures(seat: SeatView): string[] {
  const top = seat.top ? card(seat.top) : null;
  return [
    fact("web-oltre-mare-ducats", seat.ducats),
    fact("oltre-mare-prestige", seat.prestige),
    fact("oltre-mare-ship", seat.ship ? portName(seat.ship) : "–"),
    w("web-oltre-mare-cargo-size", { amount: seat.cargo }),
    ...(top
      ? [goodName(top.good), fact("oltre-mare-power", top.power), fact("oltre-mare-load", top.load)]
      : []),
    fact("oltre-mare-pirates", seat.pirates),
    seat.active_token ? termName("token", seat.active_token) : w("web-oltre-mare-no-active-token"),
  ];
}

function offerText(model: TableModel, offer: OfferView): string {
  const whose =
    offer.from === model.seat
      ? w("web-oltre-mare-your-offer")
      : w("web-oltre-mare-offer-of", { name: model.names[offer.from] ?? "" });
  return `${whose}. ${w("web-oltre-mare-give")}: ${lotText("give", { ...offer.give })}; ${w("web-oltre-mare-want")}: ${lotText("want", { ...offer.want })}`;
}

export function tell(model: TableModel): string[] {
  const { view, me, seat: mine } = model;
  if (!view) return [];
  const others = view.seats.flatMap((seat, number) =>
    number === mine
      ? []
      : [
          `${model.names[number] ?? ""}: ${[...figures(seat), fact("oltre-mare-hand", seat.hand)].join(", ")}`,
        ],
  );
  const round = w(view.last_round ? "web-oltre-mare-last-round" : "web-oltre-mare-round", {
    number: view.round,
  });
  return [
    askedText(model),
    `${round}. ${w("web-oltre-mare-turn-of", {
      name: model.names[view.active] ?? "",
      phase: w(`oltre-mare-phase-${view.phase}`),
    })}`,
    ...(me ? [`${w("web-oltre-mare-you")}: ${figures(me).join(", ")}`] : []),
    ...(mine === null
      ? []
      : [
          `${w("oltre-mare-hand")}: ${model.hand.map(cardLabel).join("; ") || w("oltre-mare-nothing")}`,
        ]),
    ...others,
    ...view.offers.map((offer) => offerText(model, offer)),
    fact("oltre-mare-deck", view.deck),
  ];
}
