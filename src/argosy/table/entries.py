"""The log of a table: one entry for everything that happened at it, in the game and around it.

The log is all there is: a table is what its entries make of it, in order. Entries are stored as JSON and
never changed; new kinds may be added, old ones keep their meaning.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from argosy.core.events import Event
from argosy.core.game import Game
from argosy.core.typing import Json
from argosy.table.errors import Damaged
from argosy.table.settings import Settings


class Entry(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="kind"):
    """`at` is when, in milliseconds; `by` the guest who caused it; `ref` the id of that guest's message."""

    at: int
    by: str = ""
    ref: str = ""


class Opened(Entry, tag="opened"):
    """Somebody opened the table. It is the first entry of every log."""

    settings: Settings
    name: str  # of the host, who is `by`
    seated: dict[
        int, tuple[str, str]
    ] = {}  # guest and name by seat, for people who are seated from the start
    before: str = ""  # the table this is the rematch of


class Sat(Entry, tag="sat"):
    """A person took a seat."""

    seat: int
    name: str


class Stood(Entry, tag="stood"):
    """A person left a seat before the game began."""

    seat: int


class Started(Entry, tag="started"):
    """The game began."""

    rules: int
    names: tuple[str, ...]
    opening: Json  # the arbiter's whole position


class Decided(Entry, tag="decided"):
    """A seat decided, and this is what it caused."""

    seat: int
    action: str
    events: tuple[str, ...]  # what it caused, what chance gave included
    how: str = "person"  # or "bot", or "clock"
    informs: bool = False  # somebody learned something by it, so it is not taken back freely


class Composing(Entry, tag="composing"):
    """A person is at work on what to say; bots that wait for it wait longer."""

    seat: int


class Undone(Entry, tag="undone"):
    """Decisions were taken back without asking anybody."""

    seat: int
    first: int  # the entry of the first decision that was taken back; all after it are too
    redeal: int | None = None  # cards were seen since: those nobody knew are dealt anew by this seed


class Requested(Entry, tag="requested"):
    """A seat asks the others for an undo or an abort; where nobody is to be asked an abort is done by it.

    Or the host asks them to have a bot play for a person who is there, or to remove that person.
    """

    seat: int
    what: str  # "undo", "abort", "replace" or "remove"
    first: int = 0  # for an undo: as above
    of: int | None = None  # the seat a bot would play at …
    level: str = ""  # … and which one


class Answered(Entry, tag="answered"):
    """A seat answered the open request; granted, an undo or an abort is done by it."""

    seat: int
    yes: bool
    outcome: str = "open"  # "open", "granted" or "refused"
    redeal: int | None = None  # of a granted undo, as above


class Said(Entry, tag="said"):
    """A line of chat; without a seat, of a spectator."""

    name: str
    text: str
    seat: int | None = None


class Silenced(Entry, tag="silenced"):
    """The host took a person out of the chat, or back in; without a seat, everybody who does not sit."""

    on: bool
    seat: int | None = None


class ChatSwitched(Entry, tag="chat-switched"):
    """The host switched the chat on or off."""

    on: bool


class ChatSlowed(Entry, tag="chat-slowed"):
    """The host let everybody say one line in so many seconds; with 0, as many as they like."""

    seconds: int


class Replaced(Entry, tag="replaced"):
    """A bot takes a seat, or plays for the person who has it."""

    seat: int
    level: str


class Restored(Entry, tag="restored"):
    """The person plays again."""

    seat: int


class Removed(Entry, tag="removed"):
    """The host took a person's seat away."""

    seat: int
    level: str = ""  # the bot that plays on, in a running game


class Paused(Entry, tag="paused"):
    """The host stopped the game."""


class Resumed(Entry, tag="resumed"):
    """The game goes on."""


class Resigned(Entry, tag="resigned"):
    """A person gave the game up."""

    seat: int
    level: str = ""  # the bot that plays on; empty where the game ends by it


class Adopted(Entry, tag="adopted"):
    """The rules have changed since the game began: it goes on from here under the new ones."""

    rules: int
    position: Json


class Closed(Entry, tag="closed"):
    """The host called the table off before a game began."""


class Rematched(Entry, tag="rematched"):
    """The same people meet again at another table."""

    table: str


AnyEntry = (
    Opened | Sat | Stood | Started | Decided | Composing | Undone | Requested | Answered | Said | Silenced
    | ChatSwitched | ChatSlowed | Replaced | Restored | Removed | Paused | Resumed | Resigned | Adopted
    | Closed | Rematched
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyEntry)


class LogEntry(NamedTuple):
    """An entry in its place in the log: with its number, and as the text that is stored.

    `events` are those of a decision that was made just now; otherwise they are in its text.
    """

    seq: int
    entry: AnyEntry
    body: str
    events: tuple[Event, ...] | None = None


def encode(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def decode(body: str, seq: int) -> AnyEntry:
    """What a stored text says; Damaged where it cannot be read."""
    try:
        entry: AnyEntry = _decoder.decode(body)
    except msgspec.DecodeError as problem:
        raise Damaged(f"it cannot be read, or a newer version wrote it ({problem})", seq) from None
    return entry


def events_of(entry: Decided, game: Game) -> tuple[Event, ...]:
    """What a decision caused."""
    return tuple(Event.from_text(text, game.rules.event_fields) for text in entry.events)
