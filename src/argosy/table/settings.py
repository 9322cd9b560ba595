"""What a table is set up with: the game and its options, the seats, the clock, the aids."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from argosy.core.game import Game
from argosy.players.roster import check_level
from argosy.table import lessons
from argosy.table.described import says
from argosy.table.errors import Refused

LONGEST_NAME = 24
LONGEST_WAIT = 14 * 24 * 3600  # seconds: slow play by days is play too

OptionValue = bool | int | Annotated[str, Meta(max_length=40)]


class Strict(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What comes from outside: a field that is not known is a mistake worth naming."""


class Clock(Strict):
    """How long a decision may take. When time is out a bot decides in that seat's place."""

    kind: Annotated[
        Literal["none", "decision", "game"], says("Whether time runs for each decision or for a whole game.")
    ] = "none"
    seconds: Annotated[
        int, Meta(ge=0, le=LONGEST_WAIT), says("For each decision, or for the game; 5 or more.")
    ] = 0
    increment: Annotated[
        int, Meta(ge=0, le=3600), says("Seconds added after each decision; for kind game.")
    ] = 0


class SeatSetting(Strict):
    """Who may sit here."""

    kind: Annotated[
        Literal["me", "open", "reserved", "bot"],
        says("The one who opens the table, anybody, whoever has the seat's own invitation, or a bot."),
    ]
    level: Annotated[str, Meta(max_length=40), says("Of a bot: one of the levels in GET /api/games.")] = ""
    name: Annotated[
        str, Meta(max_length=40), says("Of `me`: what this player is called, if not as who opens the table.")
    ] = ""


class Settings(Strict):
    """How a table is set up."""

    game: Annotated[str, Meta(max_length=40), says("The name of a game in GET /api/games.")]
    seats: Annotated[
        tuple[SeatSetting, ...],
        Meta(min_length=2, max_length=5),
        says("In the order of play; `me` may stand several times: several people at one screen."),
    ]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], OptionValue],
        says("Of the game; the others have their defaults."),
    ] = {}
    clock: Annotated[Clock, says("How long decisions may take.")] = msgspec.field(default_factory=Clock)
    aids: Annotated[bool, says("Whether the odds of the next card are told, and hints given.")] = True
    undo: Annotated[bool, says("Whether decisions can be taken back.")] = True
    chat: Annotated[bool, says("Whether there is a chat; the host can switch it later.")] = True
    spectators: Annotated[bool, says("Whether people without a seat may look on.")] = True
    public: Annotated[bool, says("In the list of tables; otherwise it is found by its id alone.")] = False
    pace: Annotated[int, Meta(ge=0, le=5000), says("Milliseconds a bot lets pass before it decides.")] = 700
    lesson: Annotated[
        bool,
        says("The first lesson: a prepared position, bots that begin by a script; seats `me` and one bot."),
    ] = False


def check(settings: Settings, game: Game) -> None:
    """Refuse what no game could be played with."""
    game.new(len(settings.seats), seed=0, options=settings.options)  # raises for a wrong number or option
    for number, seat in enumerate(settings.seats):
        if seat.kind == "bot":
            check_level(game.name, seat.level)
        elif seat.level:
            raise Refused("settings", f"seat {number} is '{seat.kind}': only a bot has a level")
        if seat.name and seat.kind != "me":
            raise Refused("settings", f"seat {number} is '{seat.kind}': only 'me' is given a name")
        if seat.name:
            tidy_name(seat.name)
    if settings.lesson:
        kinds = tuple(seat.kind for seat in settings.seats)
        lessons.check(settings.game, kinds, settings.options, settings.public)
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
