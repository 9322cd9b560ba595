"""What a game hands over: one object that names its parts. Nothing else of a game is imported by others.

A manifest is cheap to import: it only says where its parts are. A part that is None is one the game does
without: then nobody but the random player plays it, the terminal and the browser show it plainly, and the
protocol does not describe its views.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from argosy.core.parts import Part

if TYPE_CHECKING:  # the compiler is slow to import; the contracts of outer rings lie beside what uses them
    from argosy.core.rules import Rules
    from argosy.players.player_set import PlayerSet
    from argosy.table.game_types import GameTypes
    from argosy.terminal.game_terminal import GameTerminal


@dataclass(frozen=True, slots=True)
class Manifest:
    """One game. `package` is its folder: messages/, sentences.json, lesson.json and picture.jpg lie there."""

    name: str  # in addresses, records, commands and the ids of messages
    title: str
    package: str
    order: int  # games are listed by it; the first is the one that need not be named
    rules: Part[Rules]
    players: Part[PlayerSet] | None = None
    types: Part[GameTypes] | None = None
    terminal: Part[type[GameTerminal]] | None = None
    card_files: tuple[str, ...] = ()  # of a card set of one's own: the rules are loaded once more over them
    public_names: Mapping[str, str] = field(default_factory=dict)  # what it adds to `argosy`: name and module
    minutes: tuple[int, ...] | None = None  # a game takes with the fewest players, with one more, and so on
    load_share: int = 1  # of the tables of a load test, beside the other games' shares

    @property
    def folder(self) -> Traversable:
        return files(self.package)
