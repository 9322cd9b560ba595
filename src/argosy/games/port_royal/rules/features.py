"""The numbers a learner gets, made from what the seat may know."""

from __future__ import annotations

from argosy.core.cards import DECK, NONE
from argosy.core.compiled import rule
from argosy.core.typing import Floats, Ints

from .cards import COINS, COLOUR, FACE_COUNT, HARBOUR_FACES, SWORDS, Crew
from .odds import bust_count, next_faces
from .state import (
    COINS_OF,
    DISCARD,
    HARBOUR,
    MAX_PLAYERS,
    PENDING,
    ROW,
    Ending,
    Phase,
    State,
    colours_in_harbour,
)

PER_SEAT = 4 + len(Crew)
# Name and length of each block of the observation, in order. Seats are relative: 0 is the observer.
FEATURES: tuple[tuple[str, int], ...] = (
    ("players: 2, 3, 4, 5", 4),
    ("decision: draw or stop, keep or repel, take, claim after a bust", 4),
    ("active seat, relative", MAX_PLAYERS),
    ("start seat, relative", MAX_PLAYERS),
    ("picks left / 4", 1),
    ("first card of the turn not yet drawn", 1),
    ("last round", 1),
    ("turn / 40", 1),
    ("options: ending with expedition, bust on purpose, governor at once, claim after bust, empty stop", 5),
    (
        "per seat, relative: present, coins / 12, points / 12, swords / 6, each Crew / 2",
        MAX_PLAYERS * PER_SEAT,
    ),
    ("harbour: cards of each harbour face", HARBOUR_FACES),
    ("harbour: cards / 5", 1),
    ("harbour: colours present", 5),
    ("row: expeditions open", 6),
    ("ship awaiting its fate: colour", 5),
    ("ship awaiting its fate: coins / 4, swords / 7, duplicate", 3),
    ("next card: probability of each face", FACE_COUNT),
    ("bust probability of a draw", 1),
    ("draw pile / 120", 1),
    ("discard pile: cards of each face / 4", FACE_COUNT),
)
FEATURE_COUNT = sum(length for _, length in FEATURES)
FIRST_EXPEDITION = HARBOUR_FACES


@rule
def observe(s: State, seat: int, out: Floats, counts: Ints) -> None:
    """The FEATURES of a position for a seat. `counts` is scratch, at least one number per face."""
    for i in range(len(out)):
        out[i] = 0
    out[s.players - 2] = 1
    at = 4
    pending = int(s.first[PENDING])
    if s.phase == Phase.DISCOVER:
        out[at + (0 if pending == NONE else 1)] = 1
    elif s.phase == Phase.TRADE:
        out[at + 2] = 1
    elif s.phase == Phase.AFTER_BUST:
        out[at + 3] = 1
    at += 4
    out[at + (s.active - seat) % s.players] = 1
    at += MAX_PLAYERS
    out[at + (s.start - seat) % s.players] = 1
    at += MAX_PLAYERS
    out[at] = s.picks / 4
    out[at + 1] = s.drawn == 0
    out[at + 2] = s.last_round
    out[at + 3] = s.turn / 40
    at += 4
    out[at] = s.ending == Ending.EXPEDITION
    out[at + 1] = s.voluntary_bust
    out[at + 2] = s.governor_immediate
    out[at + 3] = s.claim_after_bust
    out[at + 4] = s.stop_on_empty_harbour
    at += 5
    at = observe_seats(s, seat, out, at)
    at = observe_harbour(s, out, at)
    if pending != NONE:
        ship = int(s.face[pending])
        out[at + COLOUR[ship]] = 1
        out[at + 5] = COINS[ship] / 4
        out[at + 6] = SWORDS[ship] / 7
        out[at + 7] = (colours_in_harbour(s) >> COLOUR[ship]) & 1
    at += 8
    total = next_faces(s, counts)
    if total > 0:
        each = 1 / total
        for face in range(FACE_COUNT):
            out[at + face] = counts[face] * each
        out[at + FACE_COUNT] = bust_count(s, counts) / total
    at += FACE_COUNT + 1
    out[at] = s.length[DECK] / 120
    at += 1
    card = int(s.first[DISCARD])
    while card != NONE:
        out[at + int(s.face[card])] += 0.25
        card = int(s.next[card])


@rule
def observe_seats(s: State, seat: int, out: Floats, at: int) -> int:
    for relative in range(MAX_PLAYERS):
        if relative < s.players:
            other = (seat + relative) % s.players
            me = s.seats[other]
            out[at] = 1
            out[at + 1] = s.length[COINS_OF + other] / 12
            out[at + 2] = me.points / 12
            out[at + 3] = me.swords / 6
            for crew in range(len(me.crew)):
                out[at + 4 + crew] = me.crew[crew] * 0.5
        at += 4 + len(s.seats[0].crew)
    return at


@rule
def observe_harbour(s: State, out: Floats, at: int) -> int:
    card = int(s.first[HARBOUR])
    while card != NONE:
        out[at + int(s.face[card])] += 1
        card = int(s.next[card])
    at += HARBOUR_FACES
    out[at] = s.length[HARBOUR] / 5
    colours = colours_in_harbour(s)
    for colour in range(5):
        out[at + 1 + colour] = (colours >> colour) & 1
    at += 6
    card = int(s.first[ROW])
    while card != NONE:
        out[at + int(s.face[card]) - FIRST_EXPEDITION] = 1
        card = int(s.next[card])
    return at + 6
