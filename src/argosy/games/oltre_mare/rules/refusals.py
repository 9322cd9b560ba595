"""Refusals as sentences, with the figures behind them."""

from __future__ import annotations

from argosy.core.actions import Action

from .actions import Refusal
from .legal import cards_to_play
from .notation import not_your_decision
from .offer_legality import largest_hand
from .state import ALL, MOST_DUCATS, MOST_OPEN_OFFERS, MOST_PURCHASES, Draft, Phase, State, hand


def explain(s: State, seat: int, action: Action, reason: Refusal) -> str:
    """Why this action is not possible; `s` is the position before any of its steps."""
    active = int(s.active)
    data = action.json
    partner = data.get("to", data.get("what"))
    partner = partner if isinstance(partner, int) and partner < s.players else ALL
    if s.draft.kind == Draft.OFFER and s.draft.seat == seat:
        partner = int(s.draft.partner)
    now = f"'{Phase(s.phase).name.lower()}' of seat {active}'s turn"
    sentences = {
        Refusal.GAME_OVER: "the game is over",
        Refusal.NOT_YOUR_DECISION: not_your_decision(s, seat),
        Refusal.WRONG_PHASE: f"'{action}' is not possible at {now}",
        Refusal.STEP_UNDER_WAY: f"'{action}' must wait until the steps under way are finished",
        Refusal.NOT_IN_HAND: f"not all cards of '{action}' are in the hand of seat {seat}",
        Refusal.NOT_PLAYED: "only cards played in this turn can be loaded",
        Refusal.ALREADY_PICKED: "this card is picked already",
        Refusal.OUT_OF_ORDER: "steps go in one order: cards upwards, then goods, ducats given, ducats wanted",
        Refusal.CARDS_LEFT: f"there are cards: {cards_to_play(s)} must be played",
        Refusal.NOT_ACTIVE: f"only the active player, seat {active}, can do that",
        Refusal.NO_PURCHASES_LEFT: f"{MOST_PURCHASES} cards, the limit, have been bought in this turn",
        Refusal.NO_CARDS_LEFT: "no card is left to draw, not even after a reshuffle",
        Refusal.NO_PIRATES: f"the pirate stack of seat {seat} is empty",
        Refusal.HAND_BELOW_LOAD: f"seat {seat} has {hand(s, seat)} cards and must play {s.load}: get more",
        Refusal.NO_ROUTE: "no route leads there from where the ship is",
        Refusal.ROUTE_USED: "this route has already been used in this turn",
        Refusal.TRAIL_TOO_SHORT: f"from there the ship could not make all its {s.moves_left} moves",
        Refusal.ALREADY_THERE: "the ship is there already: 'compass stay' keeps it there",
        Refusal.COMPASS_THERE: "a compass lies there, and a compass leads to no other compass",
        Refusal.DEALS_WITH_ACTIVE_ONLY: f"deals are between the active player, seat {active}, and one other"
        + (" or, for an offer to all, made by the active player" if partner == ALL else ""),
        Refusal.NO_DEALS_SAID: f"seat {seat} has said 'no-deals' for this turn",
        Refusal.PARTNER_WANTS_NO_DEALS: "nobody this offer is for wants deals in this turn",
        Refusal.NO_OFFERS_LEFT: f"a seat may make {s.offers_per_turn} offers in a turn, and has made them",
        Refusal.TOO_MANY_OPEN: f"{MOST_OPEN_OFFERS} offers are open: one must be answered or withdrawn first",
        Refusal.NOTHING_TO_DEAL: "there is no card that could change hands",
        Refusal.WANTS_TOO_MANY: f"there are not that many cards to ask for: {_at_most(s, seat, partner)}",
        Refusal.TOO_MANY_DUCATS: f"at most {MOST_DUCATS} ducats can be in an offer",
        Refusal.NOTHING_OFFERED: "nothing for nothing is no offer",
        Refusal.DUCATS_ONLY: "a deal must move at least one card; this table allows no deals in ducats alone",
        Refusal.LOAD_OUT_OF_REACH: f"after this deal seat {active} could not reach its load, {s.load}: "
        f"it has {hand(s, active)} cards and can buy {MOST_PURCHASES - s.purchases} more",
        Refusal.ALREADY_REFUSED: "the same offer was refused in this turn: change it",
        Refusal.NO_SUCH_OFFER: "there is no such open offer",
        Refusal.NOT_YOUR_OFFER: "only the seat that made an offer can do that",
        Refusal.OWN_OFFER: "this offer is your own: 'withdraw' it, or wait for an answer",
        Refusal.NOT_OFFERED_TO_YOU: "this offer is for another seat",
        Refusal.ALREADY_ANSWERED: "this offer has been answered already",
        Refusal.GOODS_MISSING: f"seat {seat} does not have the goods this offer wants",
        Refusal.NOT_WANTED: "this offer does not want that good, or no more of it",
        Refusal.NO_ANSWER_OF_SEAT: "that seat has not accepted this offer, or no longer can",
        Refusal.NAME_THE_SEAT: f"with two players an offer names the other seat: 'offer {1 - active} …'",
        Refusal.WRONG_NUMBER: f"exactly {cards_to_play(s)} cards must be played",
        Refusal.WRONG_CARDS: "all cards played must be loaded, and no others",
        Refusal.WRONG_GOODS: "this offer wants other goods",
        Refusal.NO_SUCH_SEAT: f"there is no such seat; there are seats 0 to {s.players - 1}",
        Refusal.ACTIVE_FINISHES: f"seat {seat} is the active player: 'finish-trade' ends its deals",
    }
    return sentences[reason]


def _at_most(s: State, seat: int, partner: int) -> str:
    return f"at most {max(0, largest_hand(s, seat, partner))}, and of each good no more than exist"
