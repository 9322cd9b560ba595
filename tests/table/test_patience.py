"""Patience: bots that could go on wait for what people have to say, and only for people."""

from __future__ import annotations

from typing import Any

import pytest

import argosy
from argosy.core.position import Position
from argosy.table.errors import Forbidden
from argosy.table.redaction import table_state
from argosy.table.settings import Clock
from table.offline_table import Sitting

OPTIONS = {"open_trade": True}


def dealing(players: int = 3, **more: Any) -> Position:
    """Seat 0 has just offered seat 1 a card."""
    hands = [["gems-01", "salt-01", "silk-01"], ["silk-02", "grain-01"], ["olives-01", "olives-02"]]
    scenario = {"players": players, "phase": "trade", "load": 1, "hands": hands[:players], "options": OPTIONS}
    position = argosy.game("oltre-mare").load({**scenario, **more})
    position.play(0, "offer 1 give gems-01 0 want silk:1 0")
    return position


def waits_until(sitting: Sitting) -> int | None:
    [asked] = [one for one in table_state(sitting.table, frozenset(), 0).decisions if one.seat == 1]
    return asked.until


@pytest.mark.parametrize(("patience", "seconds"), [("short", 15), ("normal", 30), ("long", 90)])
def test_a_bot_waits_for_a_persons_answer_and_says_how_long(patience: str, seconds: int) -> None:
    sitting = Sitting(dealing(), "captain", "bert", "captain", patience=patience)
    end = 1_000 + 1_000 * seconds
    assert waits_until(sitting) == sitting.table.wake_at() == end
    sitting.now = end - 1
    assert sitting.bots_decide() == []
    sitting.now = end
    assert "bot" in sitting.bots_decide()


@pytest.mark.parametrize("level", ["cabin-boy", "captain", "admiral"])
def test_a_bot_that_has_waited_in_vain_asks_nothing_more_and_waits_no_second_time(level: str) -> None:
    sitting = Sitting(dealing(load=3), level, "bert", "captain")
    sitting.now += 30_000
    before = len(sitting.log)
    assert "bot" in sitting.bots_decide()  # to the end of its turn, without another pause
    assert sitting.position.view(None)["active"] == 1
    kinds = {event.split()[0] for _, entry in sitting.log[before:] for event in getattr(entry, "events", ())}
    assert "load" in kinds
    assert not kinds & {"offer", "withdraw"}


def test_whoever_answers_late_is_waited_for_again() -> None:
    sitting = Sitting(dealing(load=3), "captain", "bert", "captain")
    sitting.now += 30_000
    sitting.bot_decides(0, "buy deck")
    assert waits_until(sitting) is None
    assert sitting.table.wake_at() == sitting.now
    sitting.bot_decides(0, "offer 1 give salt-01 0 want grain:1 0")
    sitting.decide("bert", 1, "decline 1")
    assert waits_until(sitting) == sitting.now + 30_000


def test_a_bot_goes_on_as_soon_as_it_is_answered() -> None:
    sitting = Sitting(dealing(), "captain", "bert", "captain")
    sitting.decide("bert", 1, "decline 1")
    assert sitting.table.patient() == ()
    assert sitting.table.wake_at() == sitting.now


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (("captain", "bert", "captain"), {"patience": "answered"}),
        (("captain", "bert", "captain"), {"clock": Clock("decision", 24 * 3600)}),
        (("captain", "ann", "ann"), {}),
    ],
)
def test_where_time_plays_no_part_a_bot_waits_until_it_is_answered(
    seats: tuple[str, ...], settings: dict[str, Any]
) -> None:
    sitting = Sitting(dealing(), *seats, **settings)
    sitting.now += 3_600_000
    assert waits_until(sitting) is None
    assert sitting.bots_decide() == []


def test_an_answer_in_the_making_is_waited_for_longer_but_not_for_ever() -> None:
    sitting = Sitting(dealing(), "captain", "bert", "captain", patience="short")
    for second in range(14, 200):
        sitting.now = 1_000 + 1_000 * second
        if (waits_until(sitting) or 0) > sitting.now:
            sitting.compose("bert", 1)
            assert sitting.bots_decide() == []
        else:
            break
    assert 3 * 15 < second <= 4 * 15
    assert len(sitting.log) < 20  # not every touch is written down
    assert "bot" in sitting.bots_decide()


def test_who_stops_composing_an_answer_is_waited_for_no_longer_than_anybody() -> None:
    sitting = Sitting(dealing(), "captain", "bert", "captain", patience="short")
    sitting.now += 10_000
    sitting.compose("bert", 1)
    assert waits_until(sitting) == sitting.table.wake_at() == sitting.now + 15_000


def test_only_who_is_waited_for_can_make_bots_wait_longer() -> None:
    sitting = Sitting(dealing(), "captain", "bert", "cleo", patience="short")
    before = waits_until(sitting)
    sitting.now += 10_000
    sitting.compose("cleo", 2)
    assert waits_until(sitting) == before
    with pytest.raises(Forbidden):
        sitting.compose("cleo", 1)


def test_between_bots_nothing_slows_down() -> None:
    sitting = Sitting(dealing(), "captain", "captain", "cleo")
    assert sitting.table.patient() == ()
    assert sitting.table.wake_at() == sitting.now


def test_a_bot_with_an_answer_to_give_does_not_wait_for_a_person_who_has_one_to_give_too() -> None:
    position = dealing()
    position.play(0, "offer 2 give salt-01 0 want olives:1 0")
    sitting = Sitting(position, "captain", "bert", "captain")
    assert sitting.table.patient() == (0,)
    asked = sitting.table.bot_to_ask(sitting.now)
    assert asked is not None
    assert asked[0] == 2


def test_a_bot_answers_a_counter_offer_while_its_own_offer_still_waits() -> None:
    sitting = Sitting(dealing(), "captain", "bert", "captain")
    sitting.decide("bert", 1, "offer 0 give grain-01 0 want salt:1 9")
    assert sitting.table.patient() == ()
    assert sitting.bots_decide() == ["bot"]
    assert sitting.events == ("decline seat=0 other=1 number=2",)
    assert sitting.table.patient() == (0,)
    assert waits_until(sitting) == sitting.now + 30_000


def test_what_another_bot_offers_in_return_waits_for_the_person() -> None:
    position = dealing()
    position.play(0, "withdraw 1")
    position.play(0, "offer all give gems-01 0 want silk:1 0")
    position.play(2, "offer 0 give olives-01 5 want gems:1 0")
    position.play(2, "decline 2")
    sitting = Sitting(position, "captain", "bert", "captain")
    assert sitting.position.askers == (2,)
    assert sitting.table.patient() == (0,)
    assert sitting.bots_decide() == []


def test_a_maker_whose_offer_was_accepted_is_asked_though_it_is_another_ones_turn() -> None:
    """R3: with open trade the maker chooses among answers."""
    position = dealing()
    position.play(1, "decline 1")
    position.play(1, "offer 0 give silk-02 0 want gems:1 1")
    position.play(0, "accept 2 with gems-01")
    assert position.to_act == (0, 1)
    assert position.asked == 1
    sitting = Sitting(position, "ann", "captain", "captain")
    assert sitting.bots_decide() != []
    assert sitting.position.view(None)["offers"] == []
