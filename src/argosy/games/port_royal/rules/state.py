"""The state of a game of Port Royal, and how a new game is laid out."""

from __future__ import annotations

from enum import IntEnum
from typing import Protocol

import numpy as np

from argosy.core.cards import (
    DECK,
    NONE,
    card_fields,
    clear_cards,
    lift_top,
    put_last,
    shuffle_into_deck,
    state_type,
)
from argosy.core.chance import below
from argosy.core.compiled import rule
from argosy.core.options import FLAG, Option
from argosy.core.seats import left_of
from argosy.core.typing import Cards, Ints, Log

from .cards import CARD_COUNT, COLOUR, COUNT, CREW, KIND, POINTS, SPECIAL_EXPEDITION, SWORDS, Crew, Kind

NAME = "port-royal"
RULES_VERSION = 1
MIN_PLAYERS, MAX_PLAYERS = 2, 5
START_COINS = 3
POINTS_TO_END = 12

# Zones: each of the 120 cards lies in exactly one of them after every action.
DISCARD = 1
HARBOUR = 2
ROW = 3  # open expeditions
BOX = 4
PENDING = 5  # the card just drawn, while it takes effect or a ship's fate is open
COINS_OF = 6  # 6…10: the coins of seats 0…4, oldest first
DISPLAY_OF = 11  # 11…15: persons and completed expeditions
ZONES = 16


class Phase(IntEnum):
    DISCOVER = 0
    TRADE = 1
    AFTER_BUST = 2  # only with claim_after_bust
    OVER = 3


PHASES = tuple(phase.name.lower() for phase in Phase)


class Ending(IntEnum):
    STANDARD = 0
    EXPEDITION = 1


OPTIONS = (
    Option("ending", "standard", ("standard", "expedition")),
    Option("voluntary_bust", True, FLAG),
    Option("governor_immediate", True, FLAG),
    Option("claim_after_bust", False, FLAG),
    Option("stop_on_empty_harbour", True, FLAG),
    Option("auto_pass", True, FLAG),
    Option("turn_limit", 400, range(1, 10001)),  # R8
)

SEAT = np.dtype(
    (np.record, np.dtype([("points", "i2"), ("swords", "i2"), ("crew", "i2", len(Crew))], align=True))
)
STATE = state_type(
    [
        *card_fields(CARD_COUNT, ZONES),
        ("seats", SEAT, MAX_PLAYERS),
        ("players", "i2"),
        ("start", "i2"),
        ("active", "i2"),
        ("acting", "i2"),
        ("phase", "i2"),
        ("picks", "i2"),
        ("drawn", "i2"),
        ("turn", "i2"),
        ("last_round", "i2"),
        *[(option.name, "i2") for option in OPTIONS],
    ]
)


class Seat(Protocol):
    """What a display adds up to."""

    points: int
    swords: int
    crew: Ints  # how many of each Crew


class State(Cards, Protocol):
    """The fields of STATE, for readers and the type checker."""

    seats: list[Seat]
    players: int
    start: int
    active: int  # whose turn it is
    acting: int  # whose decision is wanted
    phase: int
    picks: int  # cards the acting seat may still take in this go
    drawn: int  # cards drawn in this turn
    turn: int  # from 1
    last_round: int  # somebody has what the ending asks for
    ending: int
    voluntary_bust: int
    governor_immediate: int
    claim_after_bust: int
    stop_on_empty_harbour: int
    auto_pass: int
    turn_limit: int


@rule
def count_in(me: Seat, face: int, sign: int) -> None:
    """A card joins (+1) or leaves (-1) a display."""
    me.points += sign * POINTS[face]
    me.crew[CREW[face]] += sign
    if KIND[face] == Kind.PERSON:
        me.swords += sign * SWORDS[face]


@rule
def clear_table(s: State) -> None:
    """Everything but the options and the random stream back to nothing."""
    clear_cards(s)
    for seat in range(MAX_PLAYERS):
        s.seats[seat].points = 0
        s.seats[seat].swords = 0
        for crew in range(len(s.seats[seat].crew)):
            s.seats[seat].crew[crew] = 0
    s.players = 0
    s.start = 0
    s.active = 0
    s.acting = 0
    s.phase = Phase.DISCOVER
    s.picks = 0
    s.drawn = 0
    s.turn = 1
    s.last_round = 0


@rule
def set_up(s: State, players: int, start: int, log: Log) -> None:
    """A2: shuffle, deal three coins each, put the special expedition where it belongs.

    `start` is the start player, or -1 to let chance choose.
    """
    clear_table(s)
    s.players = players
    card = 0
    for face in range(len(COUNT)):
        for _ in range(COUNT[face]):
            s.face[card] = face
            if face != SPECIAL_EXPEDITION:
                put_last(s, card, DISCARD)
            elif players == MAX_PLAYERS:
                put_last(s, card, ROW)
            else:
                put_last(s, card, BOX)
            card += 1
    shuffle_into_deck(s, DISCARD, log)
    s.start = start if start >= 0 else below(s.rng, players)
    s.active = s.start
    s.acting = s.start
    seat = int(s.start)
    for _ in range(players):
        for _ in range(START_COINS):
            put_last(s, lift_top(s), COINS_OF + seat)
        seat = left_of(s, seat)


@rule
def coins(s: State, seat: int) -> int:
    return int(s.length[COINS_OF + seat])


@rule
def colours_in_harbour(s: State) -> int:
    """The ship colours in the harbour, as a set of bits."""
    colours = 0
    card = int(s.first[HARBOUR])
    while card != NONE:
        face = s.face[card]
        if KIND[face] == Kind.SHIP:
            colours |= 1 << COLOUR[face]
        card = int(s.next[card])
    return colours


@rule
def cards_left(s: State) -> bool:
    """Whether a card can still be drawn, be it after a reshuffle."""
    return s.length[DECK] > 0 or s.length[DISCARD] > 0
