"""Clocks: whose time runs, when it is out, and who decides then."""

from __future__ import annotations

import argosy
from argosy.table import protocol as m
from argosy.table.settings import Clock
from table.offline_table import Sitting, port_royal
from table.test_undo import trading

PER_DECISION = Clock("decision", 20)
PER_GAME = Clock("game", 60, 5)


def test_without_a_clock_nobody_is_hurried() -> None:
    sitting = Sitting(trading(), "ann", "bert")
    sitting.now += 10**9
    assert sitting.table.wake_at() is None
    assert sitting.table.bot_to_ask(sitting.now) is None


def test_the_time_for_a_decision_runs_from_when_it_is_wanted() -> None:
    sitting = Sitting(trading(), "ann", "bert", clock=PER_DECISION)
    assert sitting.table.deadline(0) == 1_000 + 20_000
    assert sitting.table.deadline(1) is None
    sitting.now = 5_000
    sitting.decide("ann", 0, "stop")
    assert sitting.table.deadline(0) == 5_000 + 20_000


def test_when_time_is_out_a_bot_makes_this_one_decision() -> None:
    sitting = Sitting(trading(), "ann", "bert", clock=PER_DECISION)
    sitting.now = 20_999
    assert sitting.bots_decide() == []
    sitting.now = 21_000
    assert sitting.bots_decide() == ["clock"]
    wanted = sitting.table.wanted()
    assert sitting.table.deadline(wanted[0]) == 41_000
    assert sitting.table.seats_of("ann") == [0]


def test_a_clock_for_the_game_runs_down_and_grows_with_each_decision() -> None:
    sitting = Sitting(trading(), "ann", "bert", clock=PER_GAME)
    sitting.now += 10_000
    sitting.decide("ann", 0, "stop")
    assert sitting.table.state.waiting[0].left == 55_000
    sitting.now += 4_000
    sitting.decide("ann", 0, "take ship_green_2_1")
    assert [waiting.left for waiting in sitting.table.state.waiting] == [56_000, 60_000]
    sitting.now += 61_000
    assert sitting.bots_decide()[0] == "clock"


def test_a_pause_stops_every_clock() -> None:
    sitting = Sitting(trading(), "ann", "bert", clock=PER_DECISION)
    sitting.now = 11_000
    sitting.do("ann", m.Pause("p", on=True))
    assert sitting.table.deadline(0) is None
    sitting.now = 500_000
    assert sitting.bots_decide() == []
    sitting.do("ann", m.Pause("q", on=False))
    assert sitting.table.deadline(0) == 510_000


def test_a_seat_that_is_still_wanted_keeps_its_deadline_while_others_decide() -> None:
    """In Oltre Mare the active player's decision is wanted throughout the trade phase."""
    position = argosy.game("oltre-mare").new(3, seed=1, start=0)
    sitting = Sitting(position, "ann", "bert", "cleo", clock=PER_DECISION)
    deadline = sitting.table.deadline(0)
    sitting.now += 3_000
    sitting.decide("bert", 1, "no-deals")
    assert sitting.table.deadline(0) == deadline


def test_the_server_wakes_a_table_for_its_bots_after_their_pace() -> None:
    position = port_royal(2, phase="discover", active=1, start=1, turn=1)
    sitting = Sitting(position, "ann", "simple")
    assert sitting.table.wake_at() == 1_000
    sitting.bots_decide()
    assert sitting.table.wanted() == (0,)
    assert sitting.table.wake_at() is None
