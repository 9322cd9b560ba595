"""The 120 cards: read from cards.csv, checked, and laid out as arrays indexed by face.

The order of the file is the order of the faces: ships, persons, expeditions, taxes. Ships and persons
are what a harbour can hold, so a harbour card's face doubles as the number of the action that takes it.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from argosy.core.card_sets import data_file


class Kind(IntEnum):
    SHIP = 0
    PERSON = 1
    EXPEDITION = 2
    TAX = 3


class Colour(IntEnum):
    """Ship types go by their colour: their names differ from language to language."""

    YELLOW = 0
    BLUE = 1
    GREEN = 2
    RED = 3
    BLACK = 4


class Crew(IntEnum):
    """What a card in a display counts as."""

    SAILOR = 0
    PIRATE = 1
    CAPTAIN = 2
    PRIEST = 3
    SETTLER = 4
    JACK = 5
    MADEMOISELLE = 6
    JESTER = 7
    ADMIRAL = 8
    GOVERNOR = 9
    EXPEDITION = 10
    TRADER_YELLOW = 11
    TRADER_BLUE = 12
    TRADER_GREEN = 13
    TRADER_RED = 14
    TRADER_BLACK = 15


SKULL = 100  # swords nobody can have: the whole deck holds 16
SYMBOLS = {"anchor": Crew.CAPTAIN, "cross": Crew.PRIEST, "house": Crew.SETTLER}


@dataclass(frozen=True, slots=True)
class Face:
    """One printed face, as the file has it."""

    id: str
    kind: Kind
    colour: Colour | None
    coins: int
    swords: int
    cost: int
    points: int
    needs: tuple[Crew, ...]  # expeditions: one person for each symbol
    crew: Crew | None  # persons: what they count as
    tax_bonus: str | None
    count: int


def _read() -> Iterator[Face]:
    for row in csv.DictReader(data_file(__package__, "cards.csv").text.splitlines()):
        kind = Kind[row["type"].upper()]
        colour = Colour[row["color"].upper()] if row["color"] else None
        symbols = row["symbols"].split("+")
        yield Face(
            id=row["id"],
            kind=kind,
            colour=colour,
            coins=int(row["coins"] or 0),
            swords=SKULL if row["swords"] == "skull" else int(row["swords"] or 0),
            cost=int(row["cost"] or 0),
            points=int(row["vp"] or 0),
            needs=tuple(SYMBOLS[s] for s in symbols) if kind == Kind.EXPEDITION else (),
            crew=_crew(row["id"]) if kind == Kind.PERSON else None,
            tax_bonus=row["symbols"] if kind == Kind.TAX else None,
            count=int(row["count"]),
        )


def _crew(face: str) -> Crew:
    """`trader_yellow_2` counts as TRADER_YELLOW, `sailor_1` as SAILOR, `jack` as JACK."""
    return Crew[face.rstrip("_0123456789").upper()]


FACES = tuple(_read())
FACE_IDS = tuple(face.id for face in FACES)
FACE_NUMBER = {face.id: number for number, face in enumerate(FACES)}
FACE_COUNT = len(FACES)
CARD_COUNT = sum(face.count for face in FACES)
HARBOUR_FACES = sum(face.kind in (Kind.SHIP, Kind.PERSON) for face in FACES)
EXPEDITION_FACES = tuple(number for number, face in enumerate(FACES) if face.kind == Kind.EXPEDITION)
SPECIAL_EXPEDITION = FACE_NUMBER["expedition_cps_5p"]  # five players only; it has no coin on its back

if [face.kind for face in FACES] != sorted(face.kind for face in FACES):
    raise ValueError("cards.csv must list ships, then persons, then expeditions, then taxes")


def _column(value: Callable[[Face], Any]) -> npt.NDArray[np.int16]:
    column = np.array([value(face) for face in FACES], np.int16)
    column.flags.writeable = False
    return column


KIND = _column(lambda face: face.kind)
COLOUR = _column(lambda face: -1 if face.colour is None else face.colour)
COINS = _column(lambda face: face.coins)
SWORDS = _column(lambda face: face.swords)
COST = _column(lambda face: face.cost)
POINTS = _column(lambda face: face.points)
COUNT = _column(lambda face: face.count)
CREW = _column(
    lambda face: Crew.EXPEDITION if face.kind == Kind.EXPEDITION else -1 if face.crew is None else face.crew
)
TAX_ON_SWORDS = _column(lambda face: face.tax_bonus == "max_swords")
PERSON_FACE = {crew: number for number, face in enumerate(FACES) if (crew := face.crew) is not None}


@dataclass(frozen=True, slots=True)
class Claim:
    """One way to man an expedition: which persons leave the display for it."""

    expedition: int
    persons: tuple[Crew, ...]  # in the order captain, priest, settler, jack


def _ways_to_claim() -> Iterator[Claim]:
    """A7: each Jack may stand for any one symbol, also for one the player owns."""
    for expedition in EXPEDITION_FACES:
        ways: set[tuple[Crew, ...]] = {()}
        for need in FACES[expedition].needs:
            ways = {tuple(sorted((*way, person))) for way in ways for person in (need, Crew.JACK)}
        for way in sorted(ways):
            yield Claim(expedition, way)


CLAIMS = tuple(_ways_to_claim())
SPENDABLE = (Crew.CAPTAIN, Crew.PRIEST, Crew.SETTLER, Crew.JACK)
CLAIM_EXPEDITION = np.array([claim.expedition for claim in CLAIMS], np.int16)
CLAIM_PERSONS = np.array([[claim.persons.count(crew) for crew in SPENDABLE] for claim in CLAIMS], np.int16)
EXPEDITION_NEEDS = np.array([[face.needs.count(crew) for crew in SPENDABLE] for face in FACES], np.int16)
FIRST_CLAIM_OF = np.array(
    [sum(claim.expedition < face for claim in CLAIMS) for face in range(len(FACES) + 1)], np.int16
)
SPENDABLE_FACE = np.array([PERSON_FACE[crew] for crew in SPENDABLE], np.int16)
