"""The actions as numbers, and the reasons why one may not be possible."""

from __future__ import annotations

from enum import IntEnum

from .cards import CLAIMS, HARBOUR_FACES

# Actions: five words, then one per harbour face to take, then one per way to claim.
DRAW = 0
STOP = 1
KEEP = 2
REPEL = 3
PASS = 4
FIRST_TAKE = 5
FIRST_CLAIM = FIRST_TAKE + HARBOUR_FACES
ACTION_COUNT = FIRST_CLAIM + len(CLAIMS)


class Refusal(IntEnum):
    """Why an action is not possible; FINE if it is."""

    FINE = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    SHIP_PENDING = 3
    NO_SHIP_PENDING = 4
    NOT_DISCOVERING = 5
    NOT_TRADING = 6
    FIRST_CARD_COMPULSORY = 7
    HARBOUR_EMPTY = 8
    NO_CARDS_LEFT = 9
    SHIP_MUST_BE_REPELLED = 10
    NO_PICKS_LEFT = 11
    NOT_IN_HARBOUR = 12
    TOO_EXPENSIVE = 13
    NOT_ACTIVE = 14
    NOT_IN_ROW = 15
    PERSONS_MISSING = 16
