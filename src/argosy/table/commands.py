"""The commands of the protocol in one table: what carries each out, how often it may come, what it is about.

WebSocket and HTTP use the same table. A command becomes an entry or is refused; no table is changed here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from argosy.table import decision_commands as decisions
from argosy.table import protocol as m
from argosy.table import seat_commands as seats
from argosy.table.prepared import Outcome, Sender
from argosy.table.table import Table

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Limit:
    """Commands of which one guest may send only so many a minute; how many, the server's operator decides."""

    message: str  # to a guest who sends more


CHAT = Limit("you say too much; wait a little")


@dataclass(frozen=True, slots=True)
class CommandKind(Generic[C]):
    """One line of the table below."""

    type: type[C]
    prepare: Callable[[Table, Sender, C], Outcome]  # what it leads to; ArgosyError says why it is refused
    # The entry its sender had seen, or that it answers: whatever it became comes later in the log.
    about: Callable[[C], int] = lambda command: 0
    limit: Limit | None = None
    from_outside: bool = False  # also from people who may not watch the table


KINDS: tuple[CommandKind[Any], ...] = (
    CommandKind(m.Decide, decisions.decide, about=lambda command: command.seq),
    CommandKind(m.Undo, decisions.undo, about=lambda command: command.seq),
    CommandKind(m.Answer, decisions.answer, about=lambda command: command.request),
    CommandKind(m.Abort, decisions.abort),
    CommandKind(m.Resign, seats.resign),
    CommandKind(m.Say, seats.say, limit=CHAT),
    CommandKind(m.SwitchChat, seats.switch_chat),
    CommandKind(m.SlowChat, seats.slow_chat),
    CommandKind(m.Silence, seats.silence),
    CommandKind(m.Sit, seats.sit, from_outside=True),  # an invitation lets people in
    CommandKind(m.Stand, seats.stand),
    CommandKind(m.Start, seats.start),
    CommandKind(m.Close, seats.close),
    CommandKind(m.Replace, seats.replace_person),
    CommandKind(m.Restore, seats.restore),
    CommandKind(m.Remove, seats.remove),
    CommandKind(m.Pause, seats.pause),
    CommandKind(m.Rematch, seats.rematch),
)
COMMANDS: dict[type[Any], CommandKind[Any]] = {kind.type: kind for kind in KINDS}


def kind_of(command: m.Command) -> CommandKind[Any]:
    return COMMANDS[type(command)]
