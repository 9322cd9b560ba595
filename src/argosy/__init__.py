"""Argosy: board games as a fast, exact engine, and a table to play them at."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argosy.core.actions import Action
    from argosy.core.batch import Batch
    from argosy.core.errors import (
        ArgosyError,
        IllegalAction,
        InvalidData,
        InvalidOption,
        InvalidRecord,
        InvalidScenario,
        UnknownGame,
        UnknownSeat,
    )
    from argosy.core.events import Event
    from argosy.core.game import Game
    from argosy.core.position import Position
    from argosy.games import NAMES, game
    from argosy.games.record import Move, Record

__version__ = "1.0.0"
__all__ = [
    "NAMES",
    "Action",
    "ArgosyError",
    "Batch",
    "Bundle",
    "Event",
    "Game",
    "IllegalAction",
    "InvalidData",
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

_HOMES = {
    "argosy.core.actions": ("Action",),
    "argosy.core.batch": ("Batch",),
    "argosy.core.errors": (
        "ArgosyError",
        "IllegalAction",
        "InvalidData",
        "InvalidOption",
        "InvalidRecord",
        "InvalidScenario",
        "UnknownGame",
        "UnknownSeat",
    ),
    "argosy.core.events": ("Event",),
    "argosy.core.game": ("Game",),
    "argosy.core.position": ("Position",),
    "argosy.games.record": ("Move", "Record"),
    "argosy.games": ("NAMES", "game"),
}


def __dir__() -> list[str]:
    return sorted([*__all__, *(name for name in globals() if name.startswith("__"))])


def __getattr__(name: str) -> Any:
    """Fetch names on first use: the compiler is slow to import, and `argosy --help` does not need it."""
    for module, names in _HOMES.items():
        if name in names:
            value = globals()[name] = getattr(import_module(module), name)
            return value
    if not name.startswith("_"):  # a game may add names of its own
        for manifest in import_module("argosy.games").MANIFESTS.values():
            if name in manifest.public_names:
                value = globals()[name] = getattr(import_module(manifest.public_names[name]), name)
                return value
    raise AttributeError(f"module 'argosy' has no attribute {name!r}")
