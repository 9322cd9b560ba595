"""What clients and server say to each other: every message is one JSON object with a `type`.

A client gives each message an `id` of its own choosing. It gets an `ack` or an `error` with that id; a
message that is sent again with the same id, from whatever socket, is done once and answered as before.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from argosy.core.typing import Json
from argosy.table.described import says
from argosy.table.settings import Strict

LONGEST_FRAME = 8192  # bytes
LONGEST_TEXT = 500  # characters of a line of chat

Id = Annotated[
    str,
    Meta(min_length=1, max_length=40),
    says("Chosen by the client; each of a guest's messages has another."),
]
Seat = Annotated[int, Meta(ge=0, le=4)]
OwnSeat = Annotated[Seat, says("One's own seat.")]
Seq = Annotated[int, Meta(ge=0), says("The last entry of the log the client has seen.")]
ActionText = Annotated[str, Meta(min_length=1, max_length=400)]
Steps = Annotated[list[ActionText], Meta(min_length=1, max_length=60)]
Level = Annotated[str, Meta(max_length=40), says("Of the bot; empty for the one that stands in for people.")]


class Message(Strict, tag_field="type"):
    """From a client."""

    id: Id


class Decide(Message, tag="decide"):
    """A seat's decision."""

    seat: OwnSeat
    seq: Seq
    action: Annotated[ActionText | Steps, says("A whole action, or the steps that make one, in order.")]


class Try(Message, tag="try"):
    """Nothing happens: asks which steps could follow these or, if they are a whole action, what it brings."""

    seat: OwnSeat
    seq: Seq
    steps: Annotated[Steps, says("The steps so far, or a whole action as the only one.")]


class Undo(Message, tag="undo"):
    """Take back a seat's last decision: at once where it is free, otherwise by the others' consent."""

    seat: OwnSeat
    seq: Seq
    turn: Annotated[bool, says("All that can be taken back freely, not just the last.")] = False


class Abort(Message, tag="abort"):
    """Ask the others to end the game without a winner."""

    seat: OwnSeat


class Answer(Message, tag="answer"):
    """To a request for an undo or an abort."""

    seat: OwnSeat
    request: Annotated[int, Meta(ge=0), says("`table.request.number`: the entry that made the request.")]
    yes: Annotated[bool, says("One no refuses it; the last yes grants it.")]


class Resign(Message, tag="resign"):
    """Give a running game up: a bot plays on in this seat, or with too few people left the game ends."""

    seat: OwnSeat


class Say(Message, tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT), says("Spaces are tidied.")]


class SwitchChat(Message, tag="switch-chat"):
    """For the host: the chat on or off."""

    on: bool


class Sit(Message, tag="sit"):
    """Take a seat before the game begins. A reserved seat needs its invitation."""

    seat: Annotated[Seat | None, says("Without one: the invitation's, or any that is free.")] = None
    invite: Annotated[str, Meta(max_length=64), says("The secret of a seat's own link.")] = ""


class Stand(Message, tag="stand"):
    """Leave a seat before the game begins."""

    seat: OwnSeat


class Start(Message, tag="start"):
    """For the host, once every seat is taken: the game begins."""


class Close(Message, tag="close"):
    """For the host: call the table off before the game begins."""


class Replace(Message, tag="replace"):
    """A bot plays for a seat: for the host, and for the one who sits there."""

    seat: Seat
    level: Level = ""


class Restore(Message, tag="restore"):
    """The person plays again: for the host, and for the one who sits there."""

    seat: Seat


class Remove(Message, tag="remove"):
    """For the host: a person loses the seat; in a running game a bot has it from then on."""

    seat: Seat


class Pause(Message, tag="pause"):
    """Stop the game and its clocks: for the host. Go on: for everybody who plays."""

    on: bool


class Rematch(Message, tag="rematch"):
    """After the game, for those who sat there: a new table with the same settings and the same people."""


class Show(Message, tag="show"):
    """Several seats on one screen: from now on show this seat's view on this socket."""

    seat: Annotated[Seat | None, says("None of them where it is null or left out.")] = None


class Sync(Message, tag="sync"):
    """Send an update with what happened after `seq`. There is no other answer."""

    seq: Seq


Command = (
    Decide | Undo | Abort | Answer | Resign | Say | SwitchChat | Sit | Stand | Start | Close | Replace
    | Restore | Remove | Pause | Rematch
)  # fmt: skip
Incoming = Command | Try | Show | Sync


class Outgoing(msgspec.Struct, tag_field="type", omit_defaults=True):
    """From the server."""


class Ack(Outgoing, tag="ack"):
    """It is done, and on disk."""

    id: Annotated[str, says("Of the message.")]
    seq: Annotated[int, says("The entry of the log it became; for `show` the last one.")]


class Error(Outgoing, tag="error"):
    """Nothing was done."""

    reason: Annotated[str, says("A stable word for programs.")]
    message: Annotated[str, says("A sentence for their authors.")]
    id: Annotated[str | None, says("Of the message, if it had one that could be read.")] = None
    legal: Annotated[list[str], says("Where an action was not legal: what the seat could do or add.")] = []


class Run(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Oltre Mare: cards of one good that would lie together in a cargo, and what they would pay."""

    good: str
    cards: Annotated[int, says("How many.")]
    ducats: Annotated[int, says("What they would pay if they were scored as they are.")]
    at_least: Annotated[
        bool, says("What lies under the top card is nobody's to look at: it may be longer.")
    ] = False


class Tried(Outgoing, tag="tried"):
    """How the steps can go on or, if they are one, the whole action and what it brings for certain."""

    id: Annotated[str, says("Of the message.")]
    action: Annotated[str | None, says("The whole action; then there are no choices.")] = None
    choices: Annotated[list[Json], says("The steps that can follow.")] = []
    draft: Annotated[Json | None, says("What the steps come to so far.")] = None
    brings: Annotated[
        list[Json], says("Of a whole action: events it causes whatever the hidden cards are.")
    ] = []
    runs: Annotated[list[Run], says("Of a loading in Oltre Mare: the runs it makes, bottom to top.")] = []


class Decision(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A decision the table waits for."""

    seat: int
    since: Annotated[int, says("A decision about an entry before this one comes late.")]
    at: Annotated[int, says("Since when it is wanted.")]
    deadline: Annotated[
        int | None, says("When a bot will decide instead; absent without a running clock.")
    ] = None


class SeatState(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Who sits somewhere."""

    kind: Annotated[str, says("Who it is.", "open", "reserved", "person", "bot")]
    name: Annotated[str, says("Of the person; of a bot, its level.")] = ""
    level: Annotated[str, says("Of the bot that decides here.")] = ""
    stand_in: Annotated[bool, says("That bot plays for the person named, who can take the seat back.")] = (
        False
    )
    resigned: Annotated[bool, says("The person has given up.")] = False
    connected: Annotated[bool, says("The person has a socket open at this table.")] = False
    yours: Annotated[bool, says("It is the seat of who reads this.")] = False
    left: Annotated[int | None, says("Milliseconds on the clock of a game, without what runs now.")] = None
    undo: Annotated[str, says("Of one's own seat: what an undo would be.", "", "free", "ask")] = ""


class Request(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Somebody asks the others for something."""

    number: Annotated[int, says("The entry that made it; answers name it.")]
    seat: Annotated[int, says("Who asks.")]
    what: Annotated[str, says("For what.", "undo", "abort")]
    waits_for: Annotated[list[int], says("The seats that have not answered.")] = []
    first: Annotated[int, says("For an undo: the entry of the first decision it would take back.")] = 0


class TableState(msgspec.Struct, kw_only=True):
    """The table around the game, the same for everybody but for what is `yours`."""

    id: str
    game: str
    status: Annotated[str, says("How far it is.", "open", "running", "over")]
    outcome: Annotated[str | None, says("Once over: finished, aborted, resigned or closed; null before.")]
    winners: Annotated[list[int], says("Once over: their seats; empty where nobody won.")]
    host: Annotated[str, says("The name of who opened it.")]
    you_host: Annotated[bool, says("Whether that is who reads this.")]
    seats: Annotated[list[SeatState], says("By number, from 0.")]
    decisions: Annotated[list[Decision], says("What the table waits for; often one, sometimes several.")]
    paused: bool
    chat: Annotated[bool, says("Whether it is on.")]
    request: Annotated[Request | None, says("The one that is open.")]
    spectators: Annotated[int, says("Sockets of people without a seat.")]
    rematch: Annotated[str | None, says("The id of the new table, if there is one.")]
    settings: Annotated[Json, says("How the table was opened.")]
    now: Annotated[int, says("The server's clock: count down to a deadline by the difference.")]


class Update(Outgoing, tag="update"):
    """Everything as it is after entry `seq`, and the entries since the last update of this socket."""

    seq: Annotated[int, says("The last entry of the log.")]
    table: TableState
    shown: Annotated[int | None, says("Whose view this is; null: a spectator's.")]
    view: Annotated[msgspec.Raw, says("The game as that seat may see it; null before it begins.")]
    odds: Annotated[msgspec.Raw, says("Of the next card; null without aids, before the game and after it.")]
    entries: Annotated[list[msgspec.Raw], says("What happened, oldest first, as that seat may know it.")]
    missed: Annotated[bool, says("More happened than is at hand: `entries` is empty, ask for the log.")] = (
        False
    )


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
