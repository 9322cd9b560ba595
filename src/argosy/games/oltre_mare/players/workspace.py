"""The scratch record of Oltre Mare's compiled players."""

from __future__ import annotations

from typing import Annotated, Protocol

from argosy.core.typing import Ints
from argosy.games.oltre_mare.rules.actions import ACTION_COUNT
from argosy.games.oltre_mare.rules.board import GOODS, MOST_MOVES, PORT_COUNT, Symbol
from argosy.games.oltre_mare.rules.cards import CARD_COUNT, CARDS, GOODS_CARDS, MOST_LOAD
from argosy.games.oltre_mare.rules.state import MAX_PLAYERS
from argosy.players.sequential_halving import HalvingWorkspace
from argosy.players.struct_types import Float, Int, Reals, struct_type

MOST_HAND = GOODS_CARDS + MOST_LOAD
MOST_FORESEEN, MOST_RESTING = 24, 8  # cards in hand; of a good among them: no bound for more
CARD_KINDS = sorted({(card.load, card.power) for card in CARDS})  # by what a card leaves for the next turn
MOST_ASKED = 6  # ducats in an offer
DUCATS = 2 * MOST_ASKED + 1
MOST_OPTIONS = 8
MOST_STEPS = 24  # of one action


class Prospects(Protocol):
    """What lies ahead of a seat (`prospects.py`)."""

    turns: Float  # expected after the next action phase
    future: Float  # how much of a promise can still come true
    sure: Float  # how likely there is another action phase
    stay: Float  # what the active token is worth
    left: Annotated[Reals, "f8", GOODS]  # unseen cards of each good
    ease: Annotated[Reals, "f8", GOODS]  # how easily a run of each good goes on
    ends: Annotated[Reals, "f8", PORT_COUNT]  # what it is worth to end in a port
    near: Annotated[Reals, "f8", PORT_COUNT]
    voyage: Annotated[Reals, "f8", MOST_MOVES + 1]  # what so many moves are worth
    run_good: Int  # of the run on top of the cargo; -1 without one
    run_length: Int
    load: Int
    power: Int
    price: Int  # of a purchase
    token: Int  # the active one
    hidden: Int  # unseen cards
    end_ducats: Int  # for a hand card when the game is over
    fifth_ducats: Int  # for a fifth ducat symbol
    unseen: Annotated[Ints, "i1", GOODS_CARDS]  # by face


class Plan(Protocol):
    """Which cards are played and how they are loaded (`action_plans.py`)."""

    marks: Float  # what the symbols of the cards that stay in hand are worth
    promise: Float  # and their runs
    stays: Int  # how many stay
    planned: Int  # how many of `plan` there are
    kind: Int  # of the plan that is being carried out
    ahead: Annotated[Reals, "f8", MOST_LOAD]  # the outlook with each picked card on top
    goods: Annotated[Ints, "i8", GOODS]  # of the cards that stay
    picked: Annotated[Ints, "i8", MOST_LOAD]
    at: Annotated[Ints, "i8", MOST_LOAD]  # places in `hand`
    order: Annotated[Ints, "i8", MOST_LOAD]
    plan: Annotated[Ints, "i8", MOST_LOAD]
    hand: Annotated[Ints, "i8", MOST_HAND]  # the hand that is valued
    mine: Annotated[Ints, "i8", MOST_HAND]  # the hand as it is


class Bounds(Protocol):
    """What a choice of cards can be worth at most (`loading_bounds.py`)."""

    held: Int  # the goods of the whole hand, counted in digits
    held_pays: Int
    foreseen: Int  # bits: for which numbers of cards `next_turn` is known
    bounded: Annotated[Ints, "i8", GOODS]  # bits: which of `most_on_top` are known
    most_steps: Annotated[Ints, "i8", (GOODS, MOST_LOAD)]
    calm: Annotated[Ints, "i8", MOST_LOAD + 1]  # ducats of a calm sea for so many ship symbols
    brings: Annotated[Reals, "f8", (len(Symbol), MOST_LOAD + 1)]  # what so many symbols bring
    next_turn: Annotated[Reals, "f8", (MOST_FORESEEN, len(CARD_KINDS))]
    most_on_top: Annotated[Reals, "f8", (GOODS, (MOST_LOAD + 1) * MOST_RESTING)]


class Deals(Protocol):
    """What deals are worth to both sides (`planned_offers.py`, `partner_valuation.py`, `offer_terms.py`)."""

    now: Float  # what the own hand is worth
    own: Float  # what a deal's prestige is worth
    taken: Float  # how likely an offer is taken
    loss: Float  # what is lost by what the others gain
    gains: Annotated[Reals, "f8", MAX_PLAYERS]  # of another seat, by the offer without ducats
    doubts: Annotated[Reals, "f8", MAX_PLAYERS]
    holds: Annotated[Reals, "f8", MAX_PLAYERS]  # how likely another seat has the cards
    tempts: Annotated[Reals, "f8", DUCATS]  # how much likelier so many ducats make it
    deals: Annotated[Ints, "i8", MAX_PLAYERS]  # hand cards of another seat; -1 where it cannot deal
    most_cards: Int  # of them
    stand_ins: Annotated[Ints, "i8", (GOODS, 2)]  # faces that stand for an unseen card of a good
    his_gain: Annotated[Reals, "f8", (MAX_PLAYERS, GOODS)]  # by a card of a good
    his_loss: Annotated[Reals, "f8", (MAX_PLAYERS, GOODS)]
    has: Annotated[Reals, "f8", (MAX_PLAYERS, GOODS)]  # how likely
    his_prestige: Annotated[Reals, "f8", MAX_PLAYERS]
    rivalry: Annotated[Reals, "f8", MAX_PLAYERS]  # how much of his gain counts as the own loss
    given: Annotated[Ints, "i8", MOST_HAND]
    got: Annotated[Ints, "i8", MOST_LOAD]
    offer_score: Float  # the best offer so far
    offer_seat: Int  # the seat that plans it; -1 without one
    offer_partner: Int
    offer_given: Int  # how many of `offer_give` there are
    offer_wanted: Int  # cards of `offer_good`
    offer_good: Int
    offer_ducats: Int  # asked for where below 0
    offer_give: Annotated[Ints, "i8", 2]
    asked_goods: Annotated[Ints, "i8", GOODS]  # that the offer to be countered asks for
    offered_goods: Annotated[Ints, "i8", GOODS]  # and that it gives


class Workspace(Prospects, Plan, Bounds, Deals, HalvingWorkspace, Protocol):
    """Nothing in it outlasts a decision, but for the plan that is being carried out."""

    options: Annotated[Ints, "i8", MOST_OPTIONS]  # rows of `chains`
    visits: Annotated[Ints, "i8", MOST_OPTIONS]
    total: Annotated[Reals, "f8", MOST_OPTIONS]
    squares: Annotated[Reals, "f8", MOST_OPTIONS]
    rewards: Annotated[Reals, "f8", MOST_OPTIONS]
    priors: Annotated[Reals, "f8", MOST_OPTIONS]  # what the planner thinks of each whole action
    chains: Annotated[Ints, "i8", (MOST_OPTIONS, MOST_STEPS)]  # its steps
    lengths: Annotated[Ints, "i8", MOST_OPTIONS]
    tops: Annotated[Ints, "i8", MOST_OPTIONS]  # the card it leaves on top
    listed: Int  # how many there are
    codes: Annotated[Ints, "i2", ACTION_COUNT]  # legal actions
    scratch: Annotated[Ints, "i2", 2 * CARD_COUNT]


WORKSPACE = struct_type(Workspace)
