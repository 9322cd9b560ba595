"""What a table is set up with: the game and its options, the seats, the clock, the aids."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from argosy.core.game import Game
from argosy.players.roster import check_level
from argosy.table.errors import Refused

LONGEST_NAME = 24
LONGEST_WAIT = 14 * 24 * 3600  # seconds: slow play by days is play too

OptionValue = bool | int | Annotated[str, Meta(max_length=40)]


class Strict(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What comes from outside: a field that is not known is a mistake worth naming."""


class Clock(Strict):
    """How long a decision may take. When time is out a bot decides in that seat's place."""

    kind: Literal["none", "decision", "game"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] = 0  # for each decision, or for the whole game
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0  # added after each decision of a game clock


class SeatSetting(Strict):
    """Who may sit here: the host (me), anybody (open), whoever has the seat's own link (reserved), a bot."""

    kind: Literal["me", "open", "reserved", "bot"]
    level: Annotated[str, Meta(max_length=40)] = ""  # of a bot


class Settings(Strict):
    """A whole table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatSetting, ...], Meta(min_length=2, max_length=5)]
    options: dict[Annotated[str, Meta(max_length=40)], OptionValue] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    aids: bool = True  # odds, and whatever else helps to decide
    undo: bool = True
    chat: bool = True
    spectators: bool = True  # may people who hold no seat look on?
    public: bool = False  # in the list of tables, or by link only
    pace: Annotated[int, Meta(ge=0, le=5000)] = 700  # milliseconds a bot lets pass before it decides


def check(settings: Settings, game: Game) -> None:
    """Refuse what no game could be played with."""
    game.new(len(settings.seats), seed=0, options=settings.options)  # raises for a wrong number or option
    for number, seat in enumerate(settings.seats):
        if seat.kind == "bot":
            check_level(game.name, seat.level)
        elif seat.level:
            raise Refused("settings", f"seat {number} is '{seat.kind}': only a bot has a level")
    if settings.clock.kind == "none" and (settings.clock.seconds or settings.clock.increment):
        raise Refused("settings", "a clock of kind 'none' has no seconds; choose 'decision' or 'game'")
    if settings.clock.kind != "none" and settings.clock.seconds < 5:
        raise Refused("settings", "a clock gives at least 5 seconds")
    if settings.clock.kind == "decision" and settings.clock.increment:
        raise Refused("settings", "only a clock for the whole game has an increment")


def tidy_name(name: str) -> str:
    """A person's name as it is kept; refuses what cannot be shown."""
    tidy = " ".join(name.split())
    if not tidy.isprintable() or not 0 < len(tidy) <= LONGEST_NAME:
        raise Refused("name", f"a name has 1 to {LONGEST_NAME} characters that can be shown")
    return tidy
