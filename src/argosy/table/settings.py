"""The settings of a table: the game and its options, the seats, the clock, the aids."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from argosy.core.game import Game
from argosy.players.registry import check_level
from argosy.table import lesson
from argosy.table.errors import Refused
from argosy.table.visible_text import is_visible
from argosy.table.wire_types import says

LONGEST_NAME = 24
LONGEST_WAIT = 14 * 24 * 3600  # seconds: slow play by days is play too

PATIENCE = {"short": 15_000, "normal": 30_000, "long": 90_000, "answered": None}  # milliseconds
SLOW_CLOCK = 600  # seconds for a decision: who has more is not hurried by bots either

OptionValue = bool | int | Annotated[str, Meta(max_length=40)]


class Strict(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Input from outside: an unknown field is an error."""


class Clock(Strict):
    """How long a decision may take. When the time is up, a bot decides instead."""

    kind: Annotated[
        Literal["none", "decision", "game"],
        says("Whether each decision, or the whole game, is limited."),
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
        says("The host, anybody, anybody with the seat's invitation, or a bot."),
    ]
    level: Annotated[str, Meta(max_length=40), says("Of a bot: one of the levels in GET /api/games.")] = ""
    name: Annotated[
        str, Meta(max_length=40), says("Of `me`: the player's name, if it is not the host's.")
    ] = ""


class Settings(Strict):
    """How a table is set up."""

    game: Annotated[str, Meta(max_length=40), says("The name of a game in GET /api/games.")]
    seats: Annotated[
        tuple[SeatSetting, ...],
        Meta(min_length=2, max_length=5),
        says("In the order of play; `me` several times means several people at one screen."),
    ]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], OptionValue],
        says("Of the game; options left out have their defaults."),
    ] = {}
    clock: Annotated[Clock, says("How long decisions may take.")] = msgspec.field(default_factory=Clock)
    aids: Annotated[bool, says("Whether the odds of the next card are shown and hints given.")] = True
    undo: Annotated[bool, says("Whether decisions can be taken back.")] = True
    practice: Annotated[
        bool,
        says(
            "Also decisions by which cards were seen are taken back, without asking bots; it does not count."
        ),
    ] = False
    chat: Annotated[bool, says("Whether there is a chat; the host can switch it later.")] = True
    spectators: Annotated[bool, says("Whether people without a seat may look on.")] = True
    public: Annotated[bool, says("Whether it is in the list of tables; if not, its id is needed.")] = False
    pace: Annotated[int, Meta(ge=0, le=5000), says("Milliseconds a bot waits before it decides.")] = 700
    patience: Annotated[
        Literal["short", "normal", "long", "answered"],
        says("How long bots wait for what a person says to them, where they could go on: 15, 30 or 90 s."),
    ] = "normal"
    lesson: Annotated[
        bool,
        says("The first lesson: a prepared position, bots that begin by a script; seats `me` and one bot."),
    ] = False


def check(settings: Settings, game: Game) -> None:
    """Refuse settings that no game can be played with."""
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
        lesson.check(settings.game, kinds, settings.options, settings.public)
    if settings.practice and not settings.undo:
        raise Refused("settings", "to practise with take-backs, undo has to be possible")
    if settings.clock.kind == "none" and (settings.clock.seconds or settings.clock.increment):
        raise Refused("settings", "a clock of kind 'none' has no seconds; choose 'decision' or 'game'")
    if settings.clock.kind != "none" and settings.clock.seconds < 5:
        raise Refused("settings", "a clock gives at least 5 seconds")
    if settings.clock.kind == "decision" and settings.clock.increment:
        raise Refused("settings", "only a clock for the whole game has an increment")


def tidy_name(name: str) -> str:
    """A person's name as it is stored; refuses what cannot be shown."""
    tidy = " ".join(name.split())
    if not 0 < len(tidy) <= LONGEST_NAME or not is_visible(tidy):
        raise Refused("name", f"a name has 1 to {LONGEST_NAME} characters that can be shown")
    return tidy
