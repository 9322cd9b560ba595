"""The games: rules only; no clock, no files but their cards, no words for people."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from os import PathLike
from pathlib import Path
from types import ModuleType

from argosy.core.errors import InvalidData, UnknownGame, did_you_mean, shown
from argosy.core.game import Game
from argosy.games.sets import load_with

NAMES = ("port-royal", "oltre-mare")
DATA_FILES = {"oltre-mare": ("cards.csv", "board.json")}  # games that can be played with a set of one's own


def game(name: str, data: str | PathLike[str] | None = None) -> Game:
    """A game by its name; with `data`, over the cards and board in that folder."""
    if not isinstance(name, str) or name not in NAMES:
        raise UnknownGame(
            f"there is no game {shown(name)}{did_you_mean(name, NAMES)}. Games are {', '.join(NAMES)}"
        )
    if data is None:
        return _load(name)
    if name not in DATA_FILES:
        raise InvalidData(
            str(data), None, f"{name} has no card sets but its own; {', '.join(DATA_FILES)} has"
        )
    return Game(load_with(_package(name), DATA_FILES[name], Path(data)).RULES)


@cache
def _load(name: str) -> Game:
    return Game(_package(name).RULES)


def _package(name: str) -> ModuleType:
    return import_module(f"argosy.games.{name.replace('-', '_')}")
