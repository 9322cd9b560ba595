"""The actions as numbers, and the reasons why one may not be possible.

What a number means can depend on the moment: to pick a card is to discard it, to play it, to load it, or to
put it into an offer. An offer, an acceptance, the cards to play and their order on the cargo are chains
of such steps; people write the whole chain as one action (see notation.py).
"""

from __future__ import annotations

from enum import IntEnum

from .board import GOODS, PORT_COUNT, SYMBOL_IDS
from .cards import GOODS_CARDS, MOST_LOAD, MOST_POWER
from .state import MAX_PLAYERS, MOST_OPEN_OFFERS

PICK = 0  # a card, by its face
GO = PICK + GOODS_CARDS  # to a port
STAY = GO + PORT_COUNT  # decline the compass
NOTHING = STAY + 1  # no card is left to play or to load (X5)
BUY_DECK = NOTHING + 1
BUY_PIRATES = BUY_DECK + 1
FINISH_TRADE = BUY_PIRATES + 1
NO_DEALS = FINISH_TRADE + 1
OFFER_TO = NO_DEALS + 1  # begin an offer to a seat
OFFER_TO_ALL = OFFER_TO + MAX_PLAYERS
WANT = OFFER_TO_ALL + 1  # one more card of a good
GIVE_DUCATS = WANT + GOODS
COINS = (20, 5, 1)  # how many ducats a step adds
WANT_DUCATS = GIVE_DUCATS + len(COINS)
SEND = WANT_DUCATS + len(COINS)
ACCEPT = SEND + 1  # by the place of the offer among the open ones
DECLINE = ACCEPT + MOST_OPEN_OFFERS
WITHDRAW = DECLINE + MOST_OPEN_OFFERS
CHOOSE = WITHDRAW + MOST_OPEN_OFFERS  # by place and seat
ACTION_COUNT = CHOOSE + MOST_OPEN_OFFERS * MAX_PLAYERS

# Claims (T7) are talk: always possible about an own open offer, never listed, of no consequence.
CLAIM = ACTION_COUNT
CLAIMED_SYMBOL = 0
CLAIMED_POWER = CLAIMED_SYMBOL + len(SYMBOL_IDS)
CLAIMED_LOAD = CLAIMED_POWER + MOST_POWER + 1
CLAIMED_PORT = CLAIMED_LOAD + MOST_LOAD + 1
CLAIMS_PER_OFFER = CLAIMED_PORT + PORT_COUNT
END_OF_CLAIMS = CLAIM + MOST_OPEN_OFFERS * CLAIMS_PER_OFFER


class Refusal(IntEnum):
    """Why an action is not possible; FINE if it is."""

    FINE = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    WRONG_PHASE = 3
    STEP_UNDER_WAY = 4
    NOT_IN_HAND = 5
    NOT_PLAYED = 6
    ALREADY_PICKED = 7
    OUT_OF_ORDER = 8
    CARDS_LEFT = 9
    NOT_ACTIVE = 10
    NO_PURCHASES_LEFT = 11
    NO_CARDS_LEFT = 12
    NO_PIRATES = 13
    HAND_BELOW_LOAD = 14
    NO_ROUTE = 15
    ROUTE_USED = 16
    TRAIL_TOO_SHORT = 17
    ALREADY_THERE = 18
    COMPASS_THERE = 19
    DEALS_WITH_ACTIVE_ONLY = 20
    NO_DEALS_SAID = 21
    PARTNER_WANTS_NO_DEALS = 22
    NO_OFFERS_LEFT = 23
    TOO_MANY_OPEN = 24
    NOTHING_TO_DEAL = 25
    WANTS_TOO_MANY = 26
    TOO_MANY_DUCATS = 27
    NOTHING_OFFERED = 28
    DUCATS_ONLY = 29
    LOAD_OUT_OF_REACH = 30
    ALREADY_REFUSED = 31
    NO_SUCH_OFFER = 32
    NOT_YOUR_OFFER = 33
    OWN_OFFER = 34
    NOT_OFFERED_TO_YOU = 35
    ALREADY_ANSWERED = 36
    GOODS_MISSING = 37
    NOT_WANTED = 38
    NO_ANSWER_OF_SEAT = 39
    ACTIVE_FINISHES = 40
    NAME_THE_SEAT = 41
    # of whole actions, before any step
    WRONG_NUMBER = 42
    WRONG_CARDS = 43
    WRONG_GOODS = 44
    NO_SUCH_SEAT = 45
