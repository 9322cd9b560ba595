"""The games there are: every distribution can bring some, by the entry-point group `argosy.games`."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from argosy.core.card_sets import load_with
from argosy.core.errors import InvalidData, UnknownGame, did_you_mean, shown
from argosy.games.manifest import Manifest

if TYPE_CHECKING:
    from argosy.core.game import Game

GROUP = "argosy.games"


class Manifests(Mapping[str, Manifest]):
    """By name, in the games' order; looked for when somebody first asks."""

    def __init__(self) -> None:
        self._found: dict[str, Manifest] | None = None

    def _all(self) -> dict[str, Manifest]:
        if self._found is None:
            loaded = sorted(_load_all(), key=lambda found: (found.order, found.name))
            self._found = {found.name: found for found in loaded}
        return self._found

    def __getitem__(self, name: str) -> Manifest:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())


def _load_all() -> Iterator[Manifest]:
    """Every manifest that can be loaded; one that cannot is left out, with a warning, and breaks no other."""
    points = list(entry_points(group=GROUP))
    if not any(point.value.startswith(f"{__name__}.") for point in points):  # run from a tree, not installed
        own = sorted(file.parent.name for file in Path(__file__).parent.glob("*/game.py"))
        points += [EntryPoint(name, f"{__name__}.{name}.game:GAME", GROUP) for name in own]
    for point in points:
        try:
            found = point.load()
            if not isinstance(found, Manifest):
                raise TypeError(f"it is no Manifest but {shown(found)}")
        except Exception as problem:  # whatever is wrong with it is its author's to mend
            warnings.warn(f"the game {point.name!r} ({point.value}) is left out: {problem}", stacklevel=2)
        else:
            yield found


MANIFESTS = Manifests()

NAMES: tuple[str, ...]  # of all games; made when it is asked for


def __getattr__(name: str) -> Any:
    if name == "NAMES":
        return tuple(MANIFESTS)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def manifest(name: str) -> Manifest:
    """What a game of this name hands over."""
    if not isinstance(name, str) or name not in MANIFESTS:
        hint = did_you_mean(name, MANIFESTS)
        raise UnknownGame(f"there is no game {shown(name)}{hint}. Games are {', '.join(MANIFESTS)}")
    return MANIFESTS[name]


def game(name: str, data: str | PathLike[str] | None = None) -> Game:
    """A game by its name; with `data`, over the cards and board in that folder."""
    from argosy.core.game import Game

    found = manifest(name)
    if data is None:
        return _game(name)
    if not found.card_files:
        others = ", ".join(with_card_sets()) or "none"
        raise InvalidData(str(data), None, f"{name} has no card sets but its own; {others} has")
    rules = import_module(found.rules.reference.partition(":")[0])
    return Game(load_with(rules, found.card_files, Path(data)).RULES)


def with_card_sets() -> tuple[str, ...]:
    """The games that can be played with a card set of one's own."""
    return tuple(name for name, found in MANIFESTS.items() if found.card_files)


@cache
def _game(name: str) -> Game:
    from argosy.core.game import Game

    return Game(MANIFESTS[name].rules())
