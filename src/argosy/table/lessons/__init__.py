"""First lessons: the position a lesson begins with, and what its bot decides as long as that is possible.

A lesson is a table like any other. Its file holds a scenario and a line of play. The learner may leave the
line whenever he likes: the bot goes on with its decisions of it while they are legal, and else by itself.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from argosy.core.errors import ArgosyError
from argosy.core.game import Game
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.table.errors import Refused

FOLDER = Path(__file__).parent


class Lesson(msgspec.Struct):
    """A file of this folder."""

    position: Json  # a scenario, see docs/scenarios.md
    line: list[tuple[int, str]]  # who decides what, in order

    def decision(self, seat: int, decided: int) -> str | None:
        """What a seat decides after so many decisions of its own."""
        own = [action for whose, action in self.line if whose == seat]
        return own[decided] if decided < len(own) else None


_lessons = msgspec.json.Decoder(Lesson)


@cache
def lesson(game: str) -> Lesson:
    path = FOLDER / f"{game}.json"
    if not path.exists():
        raise Refused("settings", f"there is no lesson of {game}")
    return _lessons.decode(path.read_bytes())


def check(game: str, seats: tuple[str, ...], options: Json, public: bool) -> None:
    """Refuse a lesson that is set up in any other way than its own. `seats` are their kinds."""
    if seats != ("me", "bot"):
        raise Refused("settings", "a lesson has two seats: 'me', then a bot")
    if options:
        raise Refused("settings", "a lesson brings its own options")
    if public:
        raise Refused("settings", "a lesson is nobody else's")
    lesson(game)


def opening(game: Game) -> Position:
    """Where the game's lesson begins."""
    return game.load(lesson(game.name).position)


def scripted(position: Position, seat: int, decided: int) -> list[str] | None:
    """The bot's decision by the line, if it is possible in this position."""
    action = lesson(position.game.name).decision(seat, decided)
    if action is None:
        return None
    try:
        position.copy().play(seat, action)
    except ArgosyError:  # the learner went a way of his own
        return None
    return [action]
