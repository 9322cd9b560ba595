// The shape of a view of Oltre Mare, as the server makes it.

import type { Bundle, OltreMareOffer, OltreMareView } from "../../../lib/protocol.gen";

export type {
  Bundle,
  OltreMareAnswer as AnswerView,
  OltreMareOffer as OfferView,
  OltreMareSeat as SeatView,
  OltreMareView as TableView,
} from "../../../lib/protocol.gen";

export type Phase = OltreMareView["phase"];

/** How many cards one side of a deal holds. */
export function cardsIn(side: Bundle): number {
  return Object.values(side.goods).reduce((sum, count) => sum + count, 0);
}

/** What a deal is worth to whoever looks at it, as the server works it out: before and after. */
export interface Worth {
  /** Ducats of the best run in the cargo. */
  run: [before: number, after: number];
  /** Prestige tokens it brings. */
  prestige: number;
  /** Cards in hand, and how many the naval power keeps. */
  hand: [before: number, after: number, limit: number];
  ducats: [before: number, after: number];
}

/** Of an offer that concerns me, or of my draft, where the server says so. */
export function worthOf(of: OltreMareOffer | object | null | undefined): Worth | null {
  return (of as { worth?: Worth | null } | null | undefined)?.worth ?? null;
}
