"""First lessons: the position a lesson begins with, and what its bot decides as long as that is possible.

A lesson is a table like any other. Its file holds a scenario and a line of play. Learners may leave the line
whenever they like: the bot follows it while its decisions there are legal, and otherwise decides by itself.
"""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from argosy.core.errors import ArgosyError
from argosy.core.game import Game
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.games import manifest
from argosy.table.errors import Refused


class Lesson(msgspec.Struct):
    """The file `lesson.json` of a game."""

    position: Json  # a scenario, see docs/scenarios.md
    line: list[tuple[int, str]]  # seats and their decisions, in order

    def decision(self, seat: int, decided: int) -> str | None:
        """What a seat decides after so many decisions of its own."""
        own = [action for whose, action in self.line if whose == seat]
        return own[decided] if decided < len(own) else None


_lessons = msgspec.json.Decoder(Lesson)


def exists(game: str) -> bool:
    """Whether a game has a first lesson."""
    return _file(game).is_file()


@cache
def lesson(game: str) -> Lesson:
    if not exists(game):
        raise Refused("settings", f"there is no lesson for {game}")
    return _lessons.decode(_file(game).read_bytes())


def _file(game: str) -> Traversable:
    return manifest(game).folder.joinpath("lesson.json")


def check(game: str, seats: tuple[str, ...], options: Json, public: bool) -> None:
    """Refuse a lesson with any settings but its own. `seats` are their kinds."""
    if seats != ("me", "bot"):
        raise Refused("settings", "a lesson has two seats: 'me', then a bot")
    if options:
        raise Refused("settings", "a lesson brings its own options")
    if public:
        raise Refused("settings", "a lesson cannot be public")
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
    except ArgosyError:  # the learner has left the line
        return None
    return [action]
