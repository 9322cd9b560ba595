"""The bodies of HTTP requests and answers, beside the messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta

from argosy.core.typing import Json
from argosy.players.levels import USUAL
from argosy.table.record_import import LONGEST_RECORD
from argosy.table.settings import Clock, OptionValue, Settings, Strict
from argosy.table.wire_types import Absent, Shape, says

# ---------------------------------------------------------------------------------- requests


class Name(Strict):
    """The name of a guest."""

    name: Annotated[
        str, Meta(min_length=1, max_length=100), says("1 to 24 characters once spaces are tidied.")
    ]


class Code(Strict):
    """The code that another device shows."""

    code: Annotated[
        str, Meta(min_length=1, max_length=20), says("Upper or lower case, with or without the dash.")
    ]


class NewTable(Strict):
    """A table to open."""

    settings: Settings
    start: Annotated[bool, says("Begin the game at once; every seat must be `me` or a bot.")] = False
    id: Annotated[str, Meta(max_length=40), says("A name for the request, as messages have one.")] = ""


class Continuation(Strict):
    """A finished game to be continued from one of its moments."""

    seat: Annotated[int, Meta(ge=0, le=4), says("The guest's seat.")]
    move: Annotated[
        Annotated[int, Meta(ge=0)] | None, says("After how many moves; left out, after the last.")
    ] = None
    level: Annotated[str, Meta(max_length=40), says("Of the bots in all other seats.")] = USUAL
    action: Annotated[
        Annotated[str, Meta(max_length=400)],
        says("A whole action that the seat decides at once; left out, none."),
    ] = ""
    id: Annotated[str, Meta(max_length=40), says("A name for the request, as messages have one.")] = ""


class RecordBrought(Strict):
    """A game as text, as `GET /api/tables/{id}/record` gives it once it is over."""

    record: Annotated[str, says(f"At most {LONGEST_RECORD // 1024} kB.")]


class Report(Strict):
    """Somebody at a table is reported to the operator: lines of chat of one person, or who has a seat."""

    reason: Annotated[str, Meta(min_length=1, max_length=500), says("In the guest's own words.")]
    lines: Annotated[
        list[Annotated[int, Meta(ge=1)]],
        Meta(max_length=10),
        says("The lines concerned, by the numbers of their entries; all of one person."),
    ] = msgspec.field(default_factory=list)
    seat: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | None,
        says("Where no line is named: whose name or play it is about."),
    ] = None


# ----------------------------------------------------------------------------------- answers


class Reported(Shape):
    """The operator will see it."""

    reported: bool


class Me(Shape):
    """The guest whose token was shown."""

    name: str
    program: Annotated[bool, says("Whether a program's token was shown.")]


class MyLine(Shape):
    """A line of chat."""

    at: int
    text: str


class MyTable(Shape):
    """A table the guest was at; `problem` instead of all else where it cannot be read."""

    id: str
    game: str = ""
    status: str = ""
    created: int = 0
    seats: list[int] = msgspec.field(default_factory=list)
    record: Annotated[
        str | None, says("Of the game, as GET …/record has it, where the guest has a seat.")
    ] = None
    chat: Annotated[list[MyLine], says("The guest's own lines.")] = msgspec.field(default_factory=list)
    problem: str = ""


class SignIn(Shape):
    """Something that happened to the guest's devices."""

    at: Annotated[int, says("Milliseconds since 1970.")]
    what: Annotated[
        str,
        says(
            "What it was.",
            "came",
            "code",
            "claimed",
            "program",
            "left",
            "revoked",
            "others-revoked",
            "programs-revoked",
        ),
    ]
    about: Annotated[str, says("The device, as above.")]


class MyDevice(Shape):
    """A device or a program that acts for the guest."""

    kind: str
    about: Annotated[str, says("A browser and its system, or a program; empty where that is not known.")]
    created: int
    used: int | None
    expires: int | None


class MyReport(Shape):
    """What the guest reported to the operator."""

    at: int
    table: str
    name: Annotated[str, says("Of the person it is about, as it was then.")]
    reason: str
    closed: Annotated[int | None, says("When the operator was done with it.")]


class ReportedLine(Shape):
    """A line of chat of the guest's that somebody reported."""

    table: str
    at: int
    text: str


class MyData(Shape):
    """All that is kept of a guest."""

    name: str
    devices: list[MyDevice]
    happened: Annotated[list[SignIn], says("To the devices.")]
    tables: list[MyTable]
    reports: Annotated[list[MyReport], says("What the guest reported.")]
    reported: Annotated[list[ReportedLine], says("The guest's own lines that others reported.")]


class AllForgotten(Shape):
    """The guest is gone."""

    forgotten: Literal[True]
    tables: Annotated[int, says("At how many tables a name and lines of chat were taken away.")]


class Forgotten(Shape):
    """This device's token was deleted."""

    forgotten: Literal[True] = True


class Revoked(Shape):
    """All tokens of programs were deleted."""

    revoked: Literal[True] = True


class CodeGiven(Shape):
    """A code for another device, valid once."""

    code: str
    expires: Annotated[int, says("Milliseconds since 1970.")]


class ProgramToken(Shape):
    """Shown only this once: the server stores its hash."""

    token: str


class OptionTold(Shape):
    """An option of the rules: either one of `values`, or a number `from` … `to`."""

    name: str
    default: bool | int | str
    values: list[bool | str] | Absent = UNSET
    from_: int | Absent = msgspec.field(name="from", default=UNSET)
    to: int | Absent = UNSET


class GameTold(Shape):
    """A game that can be played here."""

    name: str
    title: str
    rules: Annotated[int, says("The version of the rules.")]
    players: Annotated[tuple[int, int], says("Fewest and most.")]
    minutes: Annotated[
        list[int] | None, says("A game takes with the fewest players, with one more, and so on.")
    ]
    options: list[OptionTold]
    levels: Annotated[list[str], says("Of bots.")]
    lesson: Annotated[bool, says("Whether there is a first lesson.")]
    patience: Annotated[bool, says("Whether bots may have to wait for what people say to them.")]


class Games(Shape):
    """The games that can be played here."""

    games: list[GameTold]
    version: Annotated[str, says("Of the server and, after a plus, of the client it serves.")]


class Box(Shape):
    """One game's box."""

    name: str
    cards: Sequence[Shape]
    board: Annotated[Shape | None, says("Null for a game that has none.")]


class SettingsTold(Shape):
    """How a table was opened, without its game, its seats and its chat."""

    options: Annotated[dict[str, OptionValue], says("Those that were chosen; a view has all of them.")]
    clock: Clock
    aids: bool
    undo: bool
    practice: bool
    spectators: bool
    public: bool
    pace: int
    patience: str
    lesson: bool


class TableOpened(Shape):
    """The new table."""

    table: Annotated[str, says("Its id, which is also the secret of a table that is not public.")]


class ListedSeat(Shape):
    """A seat in a list of tables."""

    kind: Annotated[str, says("Who it is.", "open", "reserved", "person", "bot")]
    name: str = ""
    level: str = ""


class DeviceTold(Shape):
    """A device of the guest, or a program that plays for the guest."""

    id: Annotated[str, says("To revoke it by.")]
    program: Annotated[bool, says("Whether it is a program's token.")]
    about: Annotated[str, says("A browser and its system, or a program; empty where that is not known.")]
    created: Annotated[int, says("Milliseconds since 1970.")]
    used: Annotated[int, says("When it was last used, to the hour.")]
    this: Annotated[bool, says("Whether it is the one that asks.")]


class Devices(Shape):
    """The guest's devices, and the last 50 things that happened to them, each with the latest first."""

    devices: list[DeviceTold]
    happened: list[SignIn]


class Listed(Shape):
    """A table in a list. What has its default is left out."""

    id: str
    game: str
    status: Annotated[str, says("How far it is.", "open", "running", "over")]
    host: Annotated[str, says("A name.")]
    created: Annotated[int, says("Milliseconds since 1970.")]
    updated: int
    seats: list[ListedSeat]
    yours: Annotated[list[int], says("The guest's own seats.")]
    your_decision: Annotated[bool, says("Whether it waits for one of these.")]
    wanted: Annotated[list[int], says("The seats it waits for.")] = msgspec.field(default_factory=list)
    outcome: str | None = None
    clock: Annotated[str, says("Of which kind.")] = "none"
    winners: list[int] = msgspec.field(default_factory=list)
    practice: Annotated[bool, says("With take-backs: its result does not count.")] = False


class Tables(Shape):
    """At most 100 tables, those that wait for the guest's decision first."""

    tables: list[Listed]
    more: Annotated[bool, says("Whether more follow: ask again with `?after=` the number of those had.")]


class Invitations(Shape):
    """For `sit`: anybody with a seat's secret may take it."""

    table: str
    seats: Annotated[dict[str, str], says("The secrets of empty seats, by number.")]


class MoveTold(Shape):
    """One decision that was not taken back, or a `redeal`."""

    number: Annotated[int, says("From 1.")]
    entry: Annotated[int, says("Its entry in the log.")]
    seat: int
    action: str
    events: list[Json]
    table: Annotated[Json, says("The public table after it.")]


class Moves(Shape):
    """A game move by move; at most 100 in one answer."""

    names: list[str]
    opening: Annotated[Json, says("The public table at the beginning.")]
    count: Annotated[int, says("How many moves there are; continue with `?after=`.")]
    moves: list[MoveTold]


class ViewTold(Shape):
    """A view of the past."""

    move: Annotated[int, says("After how many moves.")]
    seat: Annotated[int | None, says("Whose; null: a spectator's.")]
    view: Json


class HintReason(Shape):
    """A message of the catalogues, and its arguments."""

    id: str
    args: Annotated[
        dict[str, float | int | str],
        says("Shares and chances from 0 to 1; `card` is a card's id, `seat` the number of one."),
    ]


class HintTold(Shape):
    """One decision as the strongest bot judges it, from what the seat may know."""

    action: Annotated[str, says("A whole action, or the first step of one.")]
    share: Annotated[float, says("The share of the win that the seat may expect from it, from 0 to 1.")]
    difference: Annotated[float, says("From the best decision's: 0 or negative.")]
    reasons: list[HintReason]


class Hints(Shape):
    """Up to three decisions, the best first; none if there is no choice."""

    seq: Annotated[int, says("The last entry of the log when they were computed.")]
    seat: int
    hints: list[HintTold]


class OptionJudged(Shape):
    """A possible decision."""

    action: Annotated[str, says("An action, or a step of one.")]
    share: Annotated[float, says("The share of the win that its seat could expect from it.")]


class DecisionJudged(Shape):
    """A decision of the past."""

    move: Annotated[int, says("After how many moves it was made: the view before it is `?move=` that.")]
    seat: int
    action: str
    share: float
    lost: Annotated[float, says("How much less than with the best decision.")]
    best: Annotated[str, says("The first of `options`.")]
    options: Annotated[list[OptionJudged], says("At most five, the best first, the one decided among them.")]


class Shares(Shape):
    """The expected shares of the win, by seat, after so many moves."""

    move: int
    shares: list[float]


class SeatJudged(Shape):
    """Where a seat's share of the win came from: the parts before `outcome` add up to it."""

    seat: int
    start: float
    luck: Annotated[float, says("The part of chance.")]
    deals: Annotated[float, says("The part of offers and answers, and of what happened between them.")]
    skill: Annotated[float, says("The part of its own decisions.")]
    others: Annotated[float, says("The part of the others' decisions.")]
    outcome: float
    accuracy: Annotated[float, says("Of its decisions, from 0 to 100.")]
    decisions: Annotated[int, says("How many left a choice.")]


class Judged(Shape):
    """A whole game as the strongest bot judges it."""

    game: str
    players: int
    judge: Annotated[str, says("From which knowledge.", "known", "all")]
    finished: Annotated[bool, says("Whether it was played to its end.")]
    start: Annotated[list[float], says("Shares of the win before the first decision, by seat.")]
    curve: Annotated[list[Shares], says("At every judged decision; the last is the outcome.")]
    decisions: list[DecisionJudged]
    costly: Annotated[list[int], says("Moves of the most costly decisions, the worst first.")]
    seats: list[SeatJudged]


class Analysis(Shape):
    """The progress of an analysis, and its result."""

    progress: Annotated[float, says("From 0 to 1.")]
    analysis: Annotated[Judged | None, says("Null until it is done: ask again.")]


class Log(Shape):
    """A piece of a table's log as the guest may know it; at most 200 entries in one answer."""

    seq: Annotated[int, says("The last entry of the log; continue with `?after=`.")]
    entries: list[Json]


class Health(Shape):
    """The state of the server."""

    status: Literal["ok", "failing"]
    rules: Annotated[str, says("Until they are ready, requests about tables wait.", "ready", "compiling")]
    version: Annotated[str, says("Of the server and, after a plus, of the client it serves.")]
    reason: Annotated[str, says("Why it is failing, with status 503; empty otherwise.")] = ""
