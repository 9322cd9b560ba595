"""What requests and answers by HTTP hold, beside the messages."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta

from argosy.core.typing import Json
from argosy.players.levels import USUAL
from argosy.table import messages as m
from argosy.table.boxes import Box
from argosy.table.described import says
from argosy.table.records import LONGEST_RECORD
from argosy.table.settings import Clock, OptionValue, Settings, Strict
from argosy.table.views import Absent, Event, Shape

# ---------------------------------------------------------------------------------- requests


class Name(Strict):
    """Who one wants to be called."""

    name: Annotated[
        str, Meta(min_length=1, max_length=100), says("1 to 24 characters once spaces are tidied.")
    ]


class Code(Strict):
    """What another device shows."""

    code: Annotated[str, Meta(min_length=1, max_length=20), says("Small letters and the dash do not matter.")]


class NewTable(Strict):
    """A table to open."""

    settings: Settings
    start: Annotated[bool, says("The game begins at once, if every seat is `me` or a bot.")] = False
    id: Annotated[str, Meta(max_length=40), says("A name for the request, as messages have one.")] = ""


class Continuation(Strict):
    """A finished game to go on with, from one of its moments."""

    seat: Annotated[int, Meta(ge=0, le=4), says("Where one wants to sit.")]
    move: Annotated[
        Annotated[int, Meta(ge=0)] | None, says("After how many moves; left out, after the last.")
    ] = None
    level: Annotated[str, Meta(max_length=40), says("Of the bots in all other seats.")] = USUAL
    action: Annotated[
        Annotated[str, Meta(max_length=400)],
        says("What the seat decides at once, a whole action; left out, nothing."),
    ] = ""
    id: Annotated[str, Meta(max_length=40), says("A name for the request, as messages have one.")] = ""


class RecordBrought(Strict):
    """A game as text, as `GET /api/tables/{id}/record` gives it once it is over."""

    record: Annotated[str, says(f"At most {LONGEST_RECORD // 1024} kB.")]


# ----------------------------------------------------------------------------------- answers


class Me(Shape):
    """Who the server thinks one is."""

    name: str
    program: Annotated[bool, says("Whether a program's token was shown.")]


class Forgotten(Shape):
    """This device's token is gone."""

    forgotten: Literal[True] = True


class Revoked(Shape):
    """All tokens of programs are gone."""

    revoked: Literal[True] = True


class CodeGiven(Shape):
    """For another device, once."""

    code: str
    expires: Annotated[int, says("Milliseconds since 1970.")]


class ProgramToken(Shape):
    """Shown this once: the server keeps only its hash."""

    token: str


class OptionTold(Shape):
    """A rule the table may choose: either one of `values`, or a number `from` … `to`."""

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
    options: list[OptionTold]
    levels: Annotated[list[str], says("Of bots.")]


class Games(Shape):
    """What can be played."""

    games: list[GameTold]
    version: Annotated[str, says("Of the server and, after a plus, of the client it hands out.")]


class SettingsTold(Shape):
    """How a table was opened, but for its game, its seats and its chat."""

    options: Annotated[dict[str, OptionValue], says("Those that were chosen; a view tells all.")]
    clock: Clock
    aids: bool
    undo: bool
    spectators: bool
    public: bool
    pace: int
    lesson: bool


class TableOpened(Shape):
    """The new table."""

    table: Annotated[str, says("Its id, which is also the secret of a table that is not public.")]


class ListedSeat(Shape):
    """A seat in a list of tables."""

    kind: Annotated[str, says("Who it is.", "open", "reserved", "person", "bot")]
    name: str = ""
    level: str = ""


class Listed(Shape):
    """A table in a list. What has its default is left out."""

    id: str
    game: str
    status: Annotated[str, says("How far it is.", "open", "running", "over")]
    host: Annotated[str, says("A name.")]
    created: Annotated[int, says("Milliseconds since 1970.")]
    updated: int
    seats: list[ListedSeat]
    yours: Annotated[list[int], says("One's own seats.")]
    your_decision: Annotated[bool, says("It waits for one of them.")]
    wanted: Annotated[list[int], says("The seats it waits for.")] = msgspec.field(default_factory=list)
    outcome: str | None = None
    clock: Annotated[str, says("Of which kind.")] = "none"
    winners: list[int] = msgspec.field(default_factory=list)


class Tables(Shape):
    """At most 100, those that wait for one's own decision first."""

    tables: list[Listed]


class Invitations(Shape):
    """For `sit`: whoever has a seat's secret may take it."""

    table: str
    seats: Annotated[dict[str, str], says("By number of the seat, where nobody sits.")]


class MoveTold(Shape):
    """One decision that stands, or a `redeal`."""

    number: Annotated[int, says("From 1.")]
    entry: Annotated[int, says("The entry of the log that it was.")]
    seat: int
    action: str
    events: list[Event]
    table: Annotated[Json, says("What lay on the table after it.")]


class Moves(Shape):
    """A game move by move; at most 100 in one answer."""

    names: list[str]
    opening: Annotated[Json, says("What lay on the table at the beginning.")]
    count: Annotated[int, says("How many moves there are; go on with `?after=`.")]
    moves: list[MoveTold]


class ViewTold(Shape):
    """A view of the past."""

    move: Annotated[int, says("After how many moves.")]
    seat: Annotated[int | None, says("Whose; null: a spectator's.")]
    view: Json


class HintReason(Shape):
    """Why: a message of the catalogues, and what it speaks of."""

    id: str
    args: Annotated[
        dict[str, float | int | str],
        says("Shares and chances from 0 to 1; `card` is a card's id, `seat` the number of one."),
    ]


class HintTold(Shape):
    """One decision, as the strongest bot judges it by what the seat may know."""

    action: Annotated[str, says("A whole action, or the first step of one.")]
    share: Annotated[float, says("Of the win that the seat may expect of it, from 0 to 1.")]
    difference: Annotated[float, says("From that of the best: 0 or negative.")]
    reasons: list[HintReason]


class Hints(Shape):
    """Up to three decisions, the best first; none where there is no choice."""

    seq: Annotated[int, says("The last entry of the log when they were worked out.")]
    seat: int
    hints: list[HintTold]


class OptionJudged(Shape):
    """Something that could be decided."""

    action: Annotated[str, says("An action, or a step of one.")]
    share: Annotated[float, says("Of the win that its seat could expect of it.")]


class DecisionJudged(Shape):
    """A decision of the past."""

    move: Annotated[int, says("After how many moves it was made: the view before it is `?move=` that.")]
    seat: int
    action: str
    share: float
    lost: Annotated[float, says("How much less than the best one could expect.")]
    best: Annotated[str, says("The first of `options`.")]
    options: Annotated[list[OptionJudged], says("At most five, the best first, the one decided among them.")]


class Shares(Shape):
    """Of the win, by seat, as they are to be expected after so many moves."""

    move: int
    shares: list[float]


class SeatJudged(Shape):
    """Where a seat's share of the win came from: what stands before the outcome adds up to it."""

    seat: int
    start: float
    luck: Annotated[float, says("What chance changed.")]
    deals: Annotated[float, says("What offers and answers changed, and what came up meanwhile.")]
    skill: Annotated[float, says("What its own decisions changed.")]
    others: Annotated[float, says("What the others' decisions changed.")]
    outcome: float
    accuracy: Annotated[float, says("Of its decisions, from 0 to 100.")]
    decisions: Annotated[int, says("How many were more than one thing to do.")]


class Judged(Shape):
    """A whole game as the strongest bot judges it."""

    game: str
    players: int
    judge: Annotated[str, says("By what.", "known", "all")]
    finished: Annotated[bool, says("Whether it was played to its end.")]
    start: Annotated[list[float], says("Shares of the win before the first decision, by seat.")]
    curve: Annotated[list[Shares], says("Where something was judged; the last is the outcome.")]
    decisions: list[DecisionJudged]
    costly: Annotated[list[int], says("Moves of the decisions that cost most, the worst first.")]
    seats: list[SeatJudged]


class Analysis(Shape):
    """How far an analysis is, and what it found once it is done."""

    progress: Annotated[float, says("From 0 to 1.")]
    analysis: Annotated[Judged | None, says("Null until it is done: ask again.")]


class Log(Shape):
    """A piece of a table's log, as one may know it; at most 200 entries in one answer."""

    seq: Annotated[int, says("The last entry there is; go on with `?after=`.")]
    entries: list[Json]


class Health(Shape):
    """Whether the server is well."""

    status: Literal["ok"]
    rules: Annotated[str, says("Until they are ready requests about tables wait.", "ready", "compiling")]
    version: Annotated[str, says("Of the server and, after a plus, of the client it hands out.")]


TEXT = "text"  # an answer that is not JSON

# By endpoint: what the request holds, and the answer.
HTTP: dict[str, tuple[type | None, object]] = {
    "POST /api/me": (Name, Me),
    "GET /api/me": (None, Me),
    "DELETE /api/me": (None, Forgotten),
    "POST /api/me/code": (None, CodeGiven),
    "POST /api/me/claim": (Code, Me),
    "POST /api/me/programs": (None, ProgramToken),
    "DELETE /api/me/programs": (None, Revoked),
    "GET /api/games": (None, Games),
    "GET /api/games/{name}": (None, Box),
    "POST /api/tables": (NewTable, TableOpened),
    "GET /api/tables": (None, Tables),
    "GET /api/tables/mine": (None, Tables),
    "GET /api/tables/{id}": (None, m.Update),
    "POST /api/tables/{id}": (m.Message, m.Ack),
    "GET /api/tables/{id}/invitations": (None, Invitations),
    "GET /api/tables/{id}/hints": (None, Hints),
    "GET /api/tables/{id}/entries": (None, Log),
    "GET /api/tables/{id}/record": (None, TEXT),
    "GET /api/tables/{id}/moves": (None, Moves),
    "GET /api/tables/{id}/view": (None, ViewTold),
    "GET /api/tables/{id}/analysis": (None, Analysis),
    "POST /api/tables/{id}/continue": (Continuation, TableOpened),
    "POST /api/records": (RecordBrought, TableOpened),
    "GET /api/schema.json": (None, TEXT),
    "GET /health": (None, Health),
    "GET /metrics": (None, TEXT),
}
