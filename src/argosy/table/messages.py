"""What clients and server say to each other: every message is one JSON object with a `type`.

A client gives each message an `id` of its own choosing. It gets an `ack` or an `error` with that id; a
message that is sent again with the same id, from whatever socket, is done once and answered as before.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from argosy.core.typing import Json
from argosy.table.settings import Strict

LONGEST_FRAME = 8192  # bytes
LONGEST_TEXT = 500  # characters of a line of chat

Id = Annotated[str, Meta(min_length=1, max_length=40, description="Chosen by the client, unlike its others.")]
Seat = Annotated[int, Meta(ge=0, le=4)]
Seq = Annotated[int, Meta(ge=0, description="The last entry of the log the client has seen.")]
ActionText = Annotated[str, Meta(min_length=1, max_length=400)]
Steps = Annotated[list[ActionText], Meta(min_length=1, max_length=60)]
Level = Annotated[str, Meta(max_length=40)]


class Message(Strict, tag_field="type"):
    """From a client."""

    id: Id


class Decide(Message, tag="decide"):
    """A seat's decision: the text of an action, or the steps that make one, in order."""

    seat: Seat
    seq: Seq
    action: ActionText | Steps


class Try(Message, tag="try"):
    """Nothing happens: which steps could follow these, or which whole action they make."""

    seat: Seat
    seq: Seq
    steps: Steps


class Undo(Message, tag="undo"):
    """Take back this seat's last decision, or with `turn` all it may take back freely."""

    seat: Seat
    seq: Seq
    turn: bool = False


class Abort(Message, tag="abort"):
    """Ask the others to end the game without a winner."""

    seat: Seat


class Answer(Message, tag="answer"):
    """To a request for an undo or an abort; `request` is the entry that made it."""

    seat: Seat
    request: Seq
    yes: bool


class Resign(Message, tag="resign"):
    seat: Seat


class Say(Message, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class SwitchChat(Message, tag="switch-chat"):
    """For the host."""

    on: bool


class Sit(Message, tag="sit"):
    """Take a seat: a certain one, or any that is free. A reserved seat needs its invitation."""

    seat: Seat | None = None
    invite: Annotated[str, Meta(max_length=64)] = ""


class Stand(Message, tag="stand"):
    """Leave a seat before the game begins."""

    seat: Seat


class Start(Message, tag="start"):
    """For the host, once every seat is taken."""


class Close(Message, tag="close"):
    """For the host: call the table off before the game begins."""


class Replace(Message, tag="replace"):
    """A bot plays for a seat: for the host, and for the one who sits there."""

    seat: Seat
    level: Level = ""


class Restore(Message, tag="restore"):
    """The person plays again."""

    seat: Seat


class Remove(Message, tag="remove"):
    """For the host: a person loses the seat."""

    seat: Seat


class Pause(Message, tag="pause"):
    """Stop the clocks and the game: for the host. Go on: for everybody who plays."""

    on: bool


class Rematch(Message, tag="rematch"):
    """A new table with the same settings and the same people."""


class Show(Message, tag="show"):
    """Several seats on one screen: from now on show this seat's view; without a seat, none."""

    seat: Seat | None = None


class Sync(Message, tag="sync"):
    """Tell again what happened after `seq`."""

    seq: Seq


Command = (
    Decide | Undo | Abort | Answer | Resign | Say | SwitchChat | Sit | Stand | Start | Close | Replace
    | Restore | Remove | Pause | Rematch
)  # fmt: skip
Incoming = Command | Try | Show | Sync


class Outgoing(msgspec.Struct, tag_field="type", omit_defaults=True):
    """From the server."""


class Ack(Outgoing, tag="ack"):
    """It is done, and on disk; `seq` is its entry in the log."""

    id: str
    seq: int


class Error(Outgoing, tag="error"):
    """Nothing was done. `reason` is a word for programs, `message` a sentence for their authors."""

    reason: str
    message: str
    id: str | None = None
    legal: list[str] = []


class Tried(Outgoing, tag="tried"):
    """Either the whole action the steps make, or how they can go on."""

    id: str
    action: str | None = None
    choices: list[Json] = []
    draft: Json | None = None


class Decision(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A decision the table waits for."""

    seat: int
    since: int  # the entry that asked for it
    at: int  # when that was, in milliseconds since 1970
    deadline: int | None = None  # when a bot will decide instead


class SeatState(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Who sits somewhere: kind is open, reserved, person or bot."""

    kind: str
    name: str = ""
    level: str = ""  # of the bot that plays here
    stand_in: bool = False  # the bot plays for the person named
    resigned: bool = False
    connected: bool = False
    yours: bool = False
    left: int | None = None  # milliseconds on the clock of a game


class Request(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Somebody asks for an undo or an abort; `waits_for` are the seats that have not answered."""

    number: int
    seat: int
    what: str
    waits_for: list[int] = []


class TableState(msgspec.Struct, kw_only=True):
    """The table around the game, the same for everybody but for what is `yours`."""

    id: str
    game: str
    status: str  # open, running, over
    outcome: str | None  # once over: finished, aborted, resigned, closed
    winners: list[int]  # once over; empty where nobody won
    host: str
    you_host: bool
    seats: list[SeatState]
    decisions: list[Decision]
    paused: bool
    chat: bool
    request: Request | None
    spectators: int
    rematch: str | None
    settings: Json
    now: int  # the server's clock, to count down by


class Update(Outgoing, tag="update"):
    """Everything as it is after entry `seq`, and the entries since the last update."""

    seq: int
    table: TableState
    shown: int | None  # whose view this is; None: a spectator's
    view: msgspec.Raw  # of the game, or null before it begins; `choices` are open to the seat shown
    odds: msgspec.Raw  # of the next card, where the table allows aids, or null
    entries: list[Json]
    missed: bool = False  # too many entries for one message: ask for the history


AnyOutgoing = Ack | Error | Tried | Update

encoder = msgspec.json.Encoder()
_incoming: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Incoming)
_command: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Command)


def decode(data: str | bytes) -> Incoming:
    message: Incoming = _incoming.decode(data)
    return message


def decode_command(data: str | bytes) -> Command:
    command: Command = _command.decode(data)
    return command


def id_of(data: str | bytes) -> str | None:
    """The id of a message that could not be understood, if it has one."""
    try:
        loose: Any = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return None
    found = loose.get("id") if isinstance(loose, dict) else None
    return found if isinstance(found, str) and len(found) <= 40 else None
