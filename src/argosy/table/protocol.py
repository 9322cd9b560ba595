"""The messages between clients and server: each is one JSON object with a `type`.

A client gives each message an `id` of its own choosing. It gets an `ack` or an `error` with that id; a
message that is sent again with the same id, from whatever socket, is done once and answered as before.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from argosy.core.typing import Json
from argosy.table.settings import Strict
from argosy.table.wire_types import says

LONGEST_FRAME = 8192  # bytes
LONGEST_TEXT = 500  # characters of a line of chat

Id = Annotated[
    str,
    Meta(min_length=1, max_length=40),
    says("Chosen by the client; different for each message of a guest."),
]
Seat = Annotated[int, Meta(ge=0, le=4)]
OwnSeat = Annotated[Seat, says("A seat of the sender.")]
Seq = Annotated[int, Meta(ge=0), says("The last entry of the log the client has seen.")]
ActionText = Annotated[str, Meta(min_length=1, max_length=400)]
Steps = Annotated[list[ActionText], Meta(min_length=1, max_length=60)]
Verb = Annotated[str, Meta(max_length=40)]
Level = Annotated[str, Meta(max_length=40), says("Of the bot; empty for the level that replaces people.")]


class Message(Strict, tag_field="type"):
    """From a client."""

    id: Id


class Decide(Message, tag="decide"):
    """A seat's decision."""

    seat: OwnSeat
    seq: Seq
    action: Annotated[ActionText | Steps, says("A whole action, or the steps that make one, in order.")]


class Try(Message, tag="try"):
    """Changes nothing: asks which steps can follow these or, if they are a whole action, for its effects."""

    seat: OwnSeat
    seq: Seq
    steps: Annotated[Steps, says("The steps so far, or a whole action as the only one.")]
    then: Annotated[
        tuple[ActionText, ...],
        Meta(max_length=12),
        says("Whole actions of the seat that would follow, in order."),
    ] = ()
    along: Annotated[Verb, says("A verb: how the seat could go on from there by such actions alone.")] = ""


class Compose(Message, tag="compose"):
    """Somebody works on an answer that bots wait for: they wait longer, though not for ever."""

    seat: OwnSeat


class Undo(Message, tag="undo"):
    """Take back a seat's last decision: at once where it is free, otherwise with the others' consent."""

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
    """Give up a running game: a bot takes over this seat or, with too few people left, the game ends."""

    seat: OwnSeat


class Say(Message, tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT), says("Spaces are tidied.")]


class SwitchChat(Message, tag="switch-chat"):
    """For the host: switch the chat on or off."""

    on: bool


class SlowChat(Message, tag="slow-chat"):
    """For the host: slow mode. Each person says one line in so many seconds."""

    seconds: Annotated[int, Meta(ge=0, le=300), says("0 switches it off.")]


class Silence(Message, tag="silence"):
    """For the host: a person no longer takes part in the chat, or does so again."""

    seat: Annotated[Seat | None, says("Left out: everybody who does not sit at the table.")] = None
    on: Annotated[bool, says("Whether they are silent.")] = True


class Sit(Message, tag="sit"):
    """Take a seat before the game begins. A reserved seat needs its invitation."""

    seat: Annotated[Seat | None, says("Left out: the invitation's, or any free one.")] = None
    invite: Annotated[str, Meta(max_length=64), says("The secret of a seat's own link.")] = ""


class Stand(Message, tag="stand"):
    """Leave a seat before the game begins."""

    seat: OwnSeat


class Start(Message, tag="start"):
    """For the host, once every seat is taken: begin the game."""


class Close(Message, tag="close"):
    """For the host: call the table off before the game begins."""


class Replace(Message, tag="replace"):
    """For the host and the person in the seat: a bot plays there. Who is here has to be agreed on."""

    seat: Seat
    level: Level = ""


class Restore(Message, tag="restore"):
    """For the host and the person in the seat: the person plays again."""

    seat: Seat


class Remove(Message, tag="remove"):
    """For the host: take a seat away from a person; in a running game a bot takes it, as with `replace`."""

    seat: Seat


class Pause(Message, tag="pause"):
    """Stop the game and its clocks (for the host), or resume them (for every player)."""

    on: bool


class Rematch(Message, tag="rematch"):
    """After the game, for its players: a new table with the same settings and the same people."""


class Show(Message, tag="show"):
    """Several seats on one screen: from now on show this seat's view on this socket."""

    seat: Annotated[Seat | None, says("Null or left out: none of them.")] = None


class Ping(Message, tag="ping"):
    """Ask whether the connection still carries: it is acknowledged, and nothing happens."""


class Sync(Message, tag="sync"):
    """Ask for an update with what happened after `seq`. There is no other answer."""

    seq: Seq


Command = (
    Decide | Undo | Abort | Answer | Resign | Say | SwitchChat | SlowChat | Silence | Sit | Stand | Start
    | Close | Replace | Restore | Remove | Pause | Rematch
)  # fmt: skip
Incoming = Command | Try | Compose | Show | Ping | Sync


class Outgoing(msgspec.Struct, tag_field="type", omit_defaults=True):
    """From the server."""


class Ack(Outgoing, tag="ack"):
    """The message was carried out, and the result is on disk."""

    id: Annotated[str, says("Of the message.")]
    seq: Annotated[int, says("The entry of the log it became; for `show`, the last one.")]


class Error(Outgoing, tag="error"):
    """The message was refused; nothing was changed."""

    reason: Annotated[str, says("A stable word for programs.")]
    message: Annotated[str, says("A sentence for their authors.")]
    id: Annotated[str | None, says("Of the message, if it could be read.")] = None
    legal: Annotated[list[str], says("If an action was illegal: the seat's legal actions or steps.")] = []


class Way(msgspec.Struct, kw_only=True):
    """Actions that a seat could take one after the other."""

    actions: list[str]
    brings: Annotated[list[Json], says("Events they cause, whatever the hidden cards are.")]
    same: Annotated[int, says("How many ways end with the same action, this one included.")]


class Tried(Outgoing, tag="tried"):
    """The steps that can follow or, if the action is complete, the whole action and its certain effects."""

    id: Annotated[str, says("Of the message.")]
    action: Annotated[str | None, says("The whole action; then there are no choices.")] = None
    choices: Annotated[list[Json], says("The steps that can follow.")] = []
    draft: Annotated[Json | None, says("What the steps add up to so far.")] = None
    brings: Annotated[
        list[Json], says("Of a whole action: events it causes, whatever the hidden cards are.")
    ] = []
    runs: Annotated[list[Json], says("Their effect on the seat's cards, if the game says so.")] = []
    ways: Annotated[
        list[Way], says("If asked for: how the seat could go on to the end, one way for each last action.")
    ] = []


class Decision(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A decision the table waits for."""

    seat: int
    since: Annotated[int, says("A decision about an earlier entry is refused as late.")]
    at: Annotated[int, says("When the table began to wait for it.")]
    deadline: Annotated[
        int | None, says("When a bot will decide instead; absent without a running clock.")
    ] = None
    until: Annotated[
        int | None, says("How long bots that could go on wait for it; absent where none does.")
    ] = None


class SeatState(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A seat and who plays there."""

    kind: Annotated[str, says("Who it is.", "open", "reserved", "person", "bot")]
    name: Annotated[str, says("Of the person; of a bot, its level.")] = ""
    level: Annotated[str, says("Of the bot that decides here.")] = ""
    stand_in: Annotated[bool, says("The bot plays for the person named, who can take the seat back.")] = False
    resigned: Annotated[bool, says("The person has given up.")] = False
    connected: Annotated[bool, says("The person has a socket open at this table.")] = False
    silent: Annotated[bool, says("The host has taken the person out of the chat.")] = False
    yours: Annotated[bool, says("It is a seat of the recipient.")] = False
    left: Annotated[int | None, says("Milliseconds left for the game, before the decision under way.")] = None
    undo: Annotated[str, says("Of the recipient's seat: what an undo would be.", "", "free", "ask")] = ""


class Request(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A player asks the others for an undo or an abort, or the host for a bot in a present player's seat."""

    number: Annotated[int, says("The entry that made it; answers name it.")]
    seat: Annotated[int, says("Who asks.")]
    what: Annotated[str, says("For what.", "undo", "abort", "replace", "remove")]
    waits_for: Annotated[list[int], says("The seats that have not answered.")] = []
    first: Annotated[int, says("For an undo: the entry of the first decision it would take back.")] = 0
    of: Annotated[int | None, says("To replace or remove a person: that seat.")] = None
    level: Annotated[str, says("Of the bot that would play there.")] = ""


class TableState(msgspec.Struct, kw_only=True):
    """The table around the game, the same for everybody except for what is `yours`."""

    id: str
    game: str
    status: Annotated[str, says("How far it is.", "open", "running", "over")]
    outcome: Annotated[str | None, says("Once over: finished, aborted, resigned or closed; null before.")]
    winners: Annotated[list[int], says("Once over: their seats; empty where nobody won.")]
    host: Annotated[str, says("The name of the person who opened it.")]
    you_host: Annotated[bool, says("Whether that is the recipient.")]
    seats: Annotated[list[SeatState], says("By number, from 0.")]
    decisions: Annotated[list[Decision], says("What the table waits for; often one, sometimes several.")]
    paused: bool
    chat: Annotated[bool, says("Whether it is on.")]
    quiet: Annotated[bool, says("Whether only those who sit at the table take part in the chat.")]
    slow: Annotated[int, says("In how many seconds each person may say one line; 0: there is no such limit.")]
    request: Annotated[Request | None, says("The one that is open.")]
    spectators: Annotated[int, says("Sockets of people without a seat.")]
    rematch: Annotated[str | None, says("The id of the new table, if there is one.")]
    settings: Annotated[Json, says("How the table was opened.")]
    now: Annotated[int, says("The server's clock: count down to a deadline from the difference.")]


class Update(Outgoing, tag="update"):
    """Everything as it is after entry `seq`, and the entries since the last update of this socket."""

    seq: Annotated[int, says("The last entry of the log.")]
    table: TableState
    shown: Annotated[int | None, says("Whose view this is; null: a spectator's.")]
    view: Annotated[msgspec.Raw, says("The game as that seat may see it; null before it begins.")]
    odds: Annotated[msgspec.Raw, says("Of the next card; null without aids, before the game and after it.")]
    entries: Annotated[list[msgspec.Raw], says("The new entries, oldest first, as that seat may know them.")]
    missed: Annotated[bool, says("Too much has happened: `entries` is empty, ask for the log.")] = False


class Notice(Outgoing, tag="notice"):
    """Something the operator has to say to everybody at a table; an empty text takes it back."""

    text: str
    until: Annotated[int, says("When it no longer matters.")]


AnyOutgoing = Ack | Error | Tried | Update | Notice

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
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    found = loose.get("id") if isinstance(loose, dict) else None
    return found if isinstance(found, str) and len(found) <= 40 else None
