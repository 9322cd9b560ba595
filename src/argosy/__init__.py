"""Argosy: Port Royal as a fast, exact engine, and a table to play it at."""

from argosy.core.actions import Action
from argosy.core.batch import Batch
from argosy.core.errors import (
    ArgosyError,
    IllegalAction,
    InvalidOption,
    InvalidRecord,
    InvalidScenario,
    UnknownGame,
    UnknownSeat,
)
from argosy.core.events import Event
from argosy.core.game import Game
from argosy.core.position import Position
from argosy.core.record import Move, Record
from argosy.games import NAMES, game

__version__ = "0.1.0"
__all__ = [
    "NAMES",
    "Action",
    "ArgosyError",
    "Batch",
    "Event",
    "Game",
    "IllegalAction",
    "InvalidOption",
    "InvalidRecord",
    "InvalidScenario",
    "Move",
    "Position",
    "Record",
    "UnknownGame",
    "UnknownSeat",
    "game",
]
