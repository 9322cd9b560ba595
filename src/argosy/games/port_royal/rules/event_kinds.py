"""The kinds of events, and what they carry."""

from __future__ import annotations

from enum import IntEnum

from argosy.core.event_log import FIRST_OWN_KIND
from argosy.core.events import NAME, EventFields

EVENT_FIELDS: EventFields = {"card": NAME}


class EventKind(IntEnum):
    """The kinds of events. Those that move cards say all a spectator needs to follow the cards."""

    TURN = FIRST_OWN_KIND  # seat's turn, number `amount`, begins
    REVEAL = 5  # seat turns up the top card, which then lies aside
    DOCK = 6  # the revealed card lies in the harbour
    OPEN = 7  # the revealed expedition lies in the row
    REPEL = 8  # the revealed ship goes to the discard pile
    BUST = 9  # the revealed ship and the whole harbour go to the discard pile
    TAX = 10  # the revealed tax card takes effect
    TAXED = 11  # seat must give up `amount` coins
    BONUS = 12  # seat has most swords or fewest points
    TAX_PAID = 13  # the tax card goes to the discard pile
    GAIN = 14  # seat gains `amount` coins, face down from the draw pile
    SPEND = 15  # one of seat's coins goes to the discard pile and shows its face
    STOP = 16  # seat stops and may take `amount` cards
    GO = 17  # seat may take `amount` cards
    ADMIRAL = 18  # seat's `amount` admirals pay
    JESTER = 19  # seat's `amount` jesters pay
    TRADE = 20  # seat takes a ship: to the discard pile, for `amount` coins
    HIRE = 21  # seat takes a person into its display, for `amount` coins
    FEE = 22  # seat gives the active player `other` one coin, face down
    PASS = 23
    SKIP = 24  # seat's go ends by itself: nothing it could take
    CLAIM = 25  # seat takes an expedition from the row into its display
    DISMISS = 26  # a person leaves seat's display for it
    CLEAR = 27  # what is left in the harbour, `amount` cards, goes to the discard pile
    LAST_ROUND = 28  # seat has what the ending asks for: this round is the last
    OVER = 29
    WIN = 30  # seat has won, alone or with others, with `amount` points
    KEEP = 31  # seat lets a ship in that it could have repelled
