"""The table of commands: every message that changes a table has one line in it."""

from __future__ import annotations

from typing import get_args

import pytest

from argosy.table import protocol as m
from argosy.table.commands import CHAT, COMMANDS, KINDS, kind_of
from argosy.table.errors import Refused
from argosy.table.prepared import Prepared, Sender, TakesBack
from table.offline_table import Sitting, port_royal


def test_every_command_of_the_protocol_has_one_line_and_nothing_else_has() -> None:
    assert [kind.type for kind in KINDS] == list(COMMANDS)
    assert set(COMMANDS) == set(get_args(m.Command))
    assert set(get_args(m.Incoming)) - set(COMMANDS) == {m.Try, m.Compose, m.Show, m.Ping, m.Sync}


def test_only_chat_is_limited_and_only_an_invitation_lets_people_in() -> None:
    assert [kind.type for kind in KINDS if kind.limit is CHAT] == [m.Say]
    assert [kind.type for kind in KINDS if kind.limit is not None] == [m.Say]
    assert [kind.type for kind in KINDS if kind.from_outside] == [m.Sit]


def test_what_a_message_is_about_comes_before_what_it_becomes() -> None:
    messages = (
        m.Decide("d", 0, 7, "draw"),
        m.Undo("u", 0, 8),
        m.Answer("a", 0, 9, True),
        m.Say("s", "Ahoy"),
    )
    assert [kind_of(message).about(message) for message in messages] == [7, 8, 9, 0]


def test_taking_back_asks_for_the_position_and_is_complete_with_it() -> None:
    sitting = Sitting(
        port_royal(phase="discover", harbour=["ship_blue_1_1", "ship_green_2_1"]), "ann", "bert"
    )
    before = sitting.position.copy()
    decided = sitting.decide("ann", 0, "stop")
    command = m.Undo("u", 0, sitting.table.seq)
    outcome = kind_of(command).prepare(sitting.table, Sender("ann", "Ann", 1), command)
    assert isinstance(outcome, TakesBack)
    assert outcome.first == decided
    prepared = outcome.complete(before)
    assert isinstance(prepared, Prepared)
    assert prepared.position is before


def test_a_refused_undo_asks_for_nothing() -> None:
    sitting = Sitting(port_royal(phase="discover", harbour=["ship_blue_1_1"]), "ann", "bert")
    command = m.Undo("u", 1, sitting.table.seq)
    with pytest.raises(Refused, match="decided nothing"):
        kind_of(command).prepare(sitting.table, Sender("bert", "Bert", 1), command)


def test_the_events_of_a_decision_come_with_its_entry() -> None:
    sitting = Sitting(port_royal(phase="discover", harbour=["ship_blue_1_1"]), "ann", "bert")
    command = m.Decide("d", 0, sitting.table.seq, "stop")
    prepared = kind_of(command).prepare(sitting.table, Sender("ann", "Ann", 1), command)
    assert isinstance(prepared, Prepared)
    assert [str(event) for event in prepared.events] == list(getattr(prepared.entry, "events"))  # noqa: B009
    assert prepared.events
