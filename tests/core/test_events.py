"""Events: as text and back, who may know them, and a log that never loses one silently."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from argosy import Event, InvalidRecord
from argosy.core.cards import NOBODY, PUBLIC
from argosy.core.event_log import (
    CAPACITY,
    FIRST_OWN_KIND,
    LOG,
    NO_AMOUNT,
    NO_CARD,
    NO_SEAT,
    ORDER,
    RESHUFFLE,
    EventLog,
    EventParts,
    emit,
    emit_numbered,
    read_log,
)
from argosy.core.events import NAME, NO_FIELDS, EventFields
from argosy.core.typing import Json


@dataclass(frozen=True)
class Score:
    """A field of a game that is more than a name, written `3:1`."""

    home: int = 0
    away: int = 0

    def __str__(self) -> str:
        return f"{self.home}:{self.away}"

    def to_json(self) -> Json:
        return {"home": self.home, "away": self.away}

    @classmethod
    def from_text(cls, text: str) -> Score:
        home, colon, away = text.partition(":")
        if not colon or not all(
            goals.isascii() and goals.isdecimal() and len(goals) < 4 for goals in (home, away)
        ):
            raise InvalidRecord(f"a score is written like 3:1; found {text[:20]!r}")
        return cls(int(home), int(away))

    @classmethod
    def with_goals(cls, score: Score | None, side: str | None, goals: int) -> Score:
        before = score or cls()
        if side == "home":
            return cls(before.home + goals, before.away)
        return cls(before.home, before.away + goals)


FIELDS: EventFields = {"card": NAME, "pitch": NAME, "score": Score.from_text}
FACES = ("ace", "queen", "seven")
THINGS = (*(("card", face) for face in FACES), ("pitch", "north"), ("pitch", "south"), ("side", "home"))
HOME = THINGS.index(("side", "home"))
GOALS = FIRST_OWN_KIND  # no event of its own: adds to the score of the event before


class Kind(IntEnum):
    KICK = FIRST_OWN_KIND + 1
    WHISTLE = FIRST_OWN_KIND + 2


class Names(NamedTuple):
    """What reading a log asks of a game."""

    event_kinds: type[IntEnum] = Kind
    event_things: tuple[tuple[str, str], ...] = THINGS
    event_parts: EventParts = MappingProxyType({GOALS: ("score", Score.with_goals)})


WORDS = st.text("abcxyz_019", min_size=1, max_size=12)
SEATS = st.integers(0, 4)
AMOUNTS = st.integers(-999_999_999, 999_999_999)
SCORES = st.builds(Score, home=st.integers(0, 999), away=st.integers(0, 999))
EVENTS = st.builds(
    Event,
    kind=WORDS,
    seat=st.none() | SEATS,
    other=st.none() | SEATS,
    number=st.none() | AMOUNTS,
    amount=st.none() | AMOUNTS,
    cards=st.none() | st.lists(WORDS).map(tuple),
    seen_by=st.none() | st.frozensets(st.none() | SEATS),
    card=st.none() | WORDS,
    pitch=st.none() | WORDS,
    score=st.none() | SCORES,
)


def empty_log() -> EventLog:
    return EventLog()


def read(text: str) -> Event:
    return Event.from_text(text, FIELDS)


# ------------------------------------------------------------------------------------- as a value


def test_an_event_has_the_fields_it_was_given_and_none_for_all_others() -> None:
    event = Event("kick", 2, card="ace", score=Score(1, 0))
    assert (event.kind, event.seat, event.card, event.score) == ("kick", 2, "ace", Score(1, 0))
    assert (event.other, event.number, event.amount, event.cards, event.seen_by) == (None,) * 5
    assert event.pitch is None
    assert event.anything_a_game_might_declare is None


def test_a_private_name_is_no_field_of_an_event() -> None:
    with pytest.raises(AttributeError):
        _ = Event("kick")._nothing


@pytest.mark.parametrize("name", ["kind", "seat", "seen_by", "card", "weather"])
def test_an_event_cannot_be_changed(name: str) -> None:
    event = Event("kick", seat=1, card="ace")
    with pytest.raises(AttributeError, match="`having` makes another one"):
        setattr(event, name, "other")
    assert event == Event("kick", seat=1, card="ace")


def test_having_makes_another_event_with_some_fields_changed() -> None:
    event = Event("kick", seat=1, card="ace", seen_by=frozenset({1}))
    other = event.having(card="queen", amount=3)
    assert other == Event("kick", seat=1, amount=3, card="queen", seen_by=frozenset({1}))
    assert event == Event("kick", seat=1, card="ace", seen_by=frozenset({1}))
    assert event.having(card=None) == Event("kick", seat=1, seen_by=frozenset({1}))


@given(EVENTS, EVENTS)
@settings(derandomize=True, deadline=None)
def test_events_are_equal_when_all_their_fields_are(event: Event, other: Event) -> None:
    twin = event.having()
    assert twin == event
    assert hash(twin) == hash(event)
    assert (event == other) == (str(event) == str(other))
    assert len({event, twin, other}) == 1 + (event != other)


CHANGES: list[Callable[[Event], Event]] = [
    lambda event: event.having(kind="whistle"),
    lambda event: event.having(seat=0),
    lambda event: event.having(seat=None),
    lambda event: event.having(other=1),
    lambda event: event.having(number=0),
    lambda event: event.having(amount=0),
    lambda event: event.having(cards=()),
    lambda event: event.having(seen_by=frozenset()),
    lambda event: event.having(card="queen"),
    lambda event: event.having(card=None),
    lambda event: event.having(pitch="ace"),
]


@pytest.mark.parametrize("change", CHANGES)
def test_events_that_differ_in_one_field_are_not_equal(change: Callable[[Event], Event]) -> None:
    event = Event("kick", seat=1, card="ace")
    assert change(event) != event


def test_an_event_equals_nothing_but_events() -> None:
    assert Event("kick") != "kick"
    assert Event("kick").__eq__("kick") is NotImplemented


@given(EVENTS)
@settings(derandomize=True, deadline=None)
def test_an_event_survives_being_pickled(event: Event) -> None:
    again = pickle.loads(pickle.dumps(event))
    assert again == event
    assert str(again) == str(event)


# ------------------------------------------------------------------------------------------- text


@given(EVENTS)
@settings(derandomize=True, deadline=None, max_examples=200)
def test_an_event_survives_being_text(event: Event) -> None:
    text = str(event)
    assert "\n" not in text
    assert read(text) == event
    assert str(read(text)) == text


def test_an_event_reads_like_this() -> None:
    assert str(Event("pass", seat=2, other=0, amount=1)) == "pass seat=2 other=0 amount=1"
    assert str(Event("whistle")) == "whistle"
    hidden = Event("order", cards=("ace", "queen"), seen_by=frozenset())
    assert str(hidden) == "order cards=ace,queen seen_by=nobody"
    assert str(Event("peek", card="seven", seen_by=frozenset({3, 1}))) == "peek card=seven seen_by=1,3"
    assert str(Event("peek", seen_by=frozenset({None, 1}))) == "peek seen_by=1,spectators"
    kick = Event("kick", seat=1, number=2, score=Score(2, 1), amount=7, pitch="north")
    assert str(kick) == "kick seat=1 number=2 pitch=north amount=7 score=2:1"


def test_the_fields_of_an_event_may_stand_in_any_order() -> None:
    event = Event("pass", seat=2, other=0, amount=1, card="ace")
    assert read(" pass  amount=1 card=ace other=0 seat=2 ") == event


def test_only_fields_that_the_game_declares_are_read() -> None:
    assert read("kick pitch=north score=1:0") == Event("kick", pitch="north", score=Score(1, 0))
    with pytest.raises(InvalidRecord, match="an event has no field 'pitch'"):
        Event.from_text("kick pitch=north", {"card": NAME})
    with pytest.raises(InvalidRecord, match="an event has no field 'card'"):
        Event.from_text("kick card=ace", NO_FIELDS)


@pytest.mark.parametrize(
    "text, reason",
    [
        ("pass seat", "name=value"),
        ("pass seat 2", "name=value"),
        ("pass seat=1 seat=2", "each once"),
        ("pass seat=", "seat must be a number; found ''"),
        ("pass seat=ann", "seat must be a number; found 'ann'"),
        ("pass seat=1.0", "seat must be a number; found '1.0'"),
        ("pass other=none", "other must be a number; found 'none'"),
        ("pass amount=1e3", "amount must be a number; found '1e3'"),
        ("pass number=two", "number must be a number; found 'two'"),
        ("pass score=two", "a score is written like 3:1; found 'two'"),
        ("pass sseat=1", "an event has no field 'sseat'"),
        ("pass kind=kick", "an event has no field 'kind'"),
        ("pass =1", "an event has no field ''"),
        ("pass seen_by=", "seen_by must list seats or say nobody; found ''"),
        ("pass seen_by=all", "seen_by must list seats or say nobody; found 'all'"),
        ("pass seen_by=1,,2", "seen_by must list seats"),
        ("pass seen_by=-1", "seen_by must list seats"),
        ("pass seen_by=nobody,1", "seen_by must list seats"),
    ],
)
def test_a_text_that_is_no_event_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(InvalidRecord, match=r"found|no field") as caught:
        read(text)
    assert reason in str(caught.value)


@pytest.mark.parametrize("text", ["", "   ", "\t"])
def test_a_blank_text_is_no_event(text: str) -> None:
    with pytest.raises(InvalidRecord):
        read(text)


@pytest.mark.parametrize("number", ["--5", "5-", "-", "²", "1²", "9" * 5000], ids=lambda n: n[:6])
@pytest.mark.parametrize("name", ["seat", "other", "number", "amount", "score", "seen_by"])
def test_what_looks_like_a_number_but_is_none_is_refused(name: str, number: str) -> None:
    with pytest.raises(InvalidRecord):
        read(f"pass {name}={number}")


@given(st.text(st.sampled_from("seatcardsmounth_nbypitchscore=,:+-0123456789² \t"), max_size=40))
@settings(derandomize=True, deadline=None, max_examples=200)
def test_any_text_is_an_event_or_an_invalid_record(text: str) -> None:
    try:
        event = read(text)
    except InvalidRecord:
        return
    assert read(str(event)) == event


# -------------------------------------------------------------------------------- who may know it


def test_an_event_for_everybody_is_seen_by_seats_and_spectators() -> None:
    assert all(Event("turn").visible_to(seat) for seat in (0, 1, 2, 3, 4, None))


def test_an_event_for_some_is_seen_by_those_only_and_never_by_spectators() -> None:
    event = Event("peek", card="seven", seen_by=frozenset({1, 3}))
    assert [seat for seat in (0, 1, 2, 3, 4, None) if event.visible_to(seat)] == [1, 3]


def test_an_event_for_nobody_is_seen_by_nobody() -> None:
    event = Event("order", cards=FACES, seen_by=frozenset())
    assert not any(event.visible_to(seat) for seat in (0, 1, 2, 3, 4, None))


@given(EVENTS)
@settings(derandomize=True, deadline=None)
def test_the_json_of_an_event_never_says_who_may_know_it(event: Event) -> None:
    data = event.to_json()
    assert set(data) <= {"kind", "seat", "other", "number", "amount", "cards", *FIELDS}
    assert "seen_by" not in json.dumps(data).replace(event.kind, "")
    assert json.loads(json.dumps(data)) == data
    if "score" in data:
        data["score"] = Score(**data["score"])
    assert Event(**{**data, "cards": event.cards, "seen_by": event.seen_by}) == event


def test_fields_an_event_does_not_need_are_left_out_but_zero_is_kept() -> None:
    assert Event("whistle").to_json() == {"kind": "whistle"}
    assert Event("stop", seat=0, amount=0).to_json() == {"kind": "stop", "seat": 0, "amount": 0}
    assert Event("kick", number=0, score=Score()).to_json() == {
        "kind": "kick",
        "number": 0,
        "score": {"home": 0, "away": 0},
    }


# ---------------------------------------------------------------------------------------- the log


def test_a_log_gives_back_what_was_emitted() -> None:
    log = empty_log()
    emit(log.array[0], Kind.KICK, 2, 4, 1, -7, PUBLIC)
    emit(log.array[0], Kind.WHISTLE, NO_SEAT, NO_SEAT, NO_CARD, NO_AMOUNT, 0b000101)
    emit(log.array[0], Kind.WHISTLE, 0, NO_SEAT, 0, 0, NOBODY)
    emit(log.array[0], Kind.KICK, 0, NO_SEAT, NO_CARD, 2_000_000_000, 0b011111)
    assert read_log(log, Names()) == (
        Event("kick", seat=2, other=4, card="queen", amount=-7),
        Event("whistle", seen_by=frozenset({0, 2})),
        Event("whistle", seat=0, card="ace", amount=0, seen_by=frozenset()),
        Event("kick", seat=0, amount=2_000_000_000, seen_by=frozenset({0, 1, 2, 3, 4})),
    )


def test_the_cards_of_each_shuffle_are_gathered_into_one_event_that_nobody_may_see() -> None:
    log = empty_log()
    for kind, card in [(ORDER, 2), (ORDER, 0), (RESHUFFLE, NO_CARD), (ORDER, 1), (ORDER, 1)]:
        amount, known = (2, PUBLIC) if kind == RESHUFFLE else (NO_AMOUNT, NOBODY)
        emit(log.array[0], kind, NO_SEAT, NO_SEAT, card, amount, known)
    assert read_log(log, Names()) == (
        Event("order", cards=("seven", "ace"), seen_by=frozenset()),
        Event("reshuffle", amount=2),
        Event("order", cards=("queen", "queen"), seen_by=frozenset()),
    )


def test_a_named_thing_stands_in_the_field_of_its_sort_and_a_number_in_its_own() -> None:
    log = empty_log()
    for thing in range(2, HOME):
        emit_numbered(log.array[0], Kind.KICK, NO_SEAT, NO_SEAT, thing, NO_AMOUNT, 2 - thing, PUBLIC)
    assert read_log(log, Names()) == (
        Event("kick", card="seven", number=0),
        Event("kick", pitch="north", number=-1),
        Event("kick", pitch="south", number=-2),
    )


def test_a_part_is_gathered_into_the_event_before_it() -> None:
    log = empty_log()
    emit_numbered(log.array[0], Kind.KICK, 0, 1, NO_CARD, NO_AMOUNT, 4, PUBLIC)
    for thing, amount in [(HOME, 2), (NO_CARD, 1), (HOME, 1)]:
        emit(log.array[0], GOALS, NO_SEAT, NO_SEAT, thing, amount, PUBLIC)
    emit(log.array[0], Kind.WHISTLE, 2, NO_SEAT, NO_CARD, NO_AMOUNT, PUBLIC)
    emit(log.array[0], GOALS, NO_SEAT, NO_SEAT, NO_CARD, 5, PUBLIC)
    emit(log.array[0], Kind.WHISTLE, 3, NO_SEAT, NO_CARD, NO_AMOUNT, PUBLIC)
    assert read_log(log, Names()) == (
        Event("kick", seat=0, other=1, number=4, score=Score(3, 1)),
        Event("whistle", seat=2, score=Score(0, 5)),
        Event("whistle", seat=3),
    )


def test_a_part_is_known_to_those_who_know_the_event() -> None:
    log = empty_log()
    emit(log.array[0], Kind.KICK, 0, 2, NO_CARD, NO_AMOUNT, 0b000101)
    emit(log.array[0], GOALS, NO_SEAT, NO_SEAT, HOME, 1, PUBLIC)
    (event,) = read_log(log, Names())
    assert event == Event("kick", 0, 2, score=Score(1, 0), seen_by=frozenset({0, 2}))


def test_without_a_log_nothing_is_emitted_and_nothing_fails() -> None:
    emit(None, Kind.KICK, 0, 0, 0, 0, PUBLIC)
    assert read_log(empty_log(), Names()) == ()


def test_a_full_log_is_read_whole_and_one_event_more_is_reported_not_lost() -> None:
    logs = np.zeros(2, LOG)
    emit(logs[0], Kind.KICK, NO_SEAT, NO_SEAT, NO_CARD, 0, PUBLIC)
    before = logs["events"][0]
    before[: CAPACITY - 1] = before[0]  # as emitting them would, one by one
    before["amount"][: CAPACITY - 1] = range(CAPACITY - 1)
    logs["count"][0] = CAPACITY - 1
    emit(logs[0], Kind.KICK, NO_SEAT, NO_SEAT, NO_CARD, CAPACITY - 1, PUBLIC)
    assert [event.amount for event in read_log(EventLog(logs[:1]), Names())] == list(range(CAPACITY))
    emit(logs[0], Kind.WHISTLE, 4, 4, 2, 4, PUBLIC)
    emit(logs[0], Kind.WHISTLE, 4, 4, 2, 4, PUBLIC)
    with pytest.raises(RuntimeError, match=f"caused {CAPACITY + 2} events; the log holds {CAPACITY}"):
        read_log(EventLog(logs[:1]), Names())
    assert logs[1].tobytes() == bytes(LOG.itemsize)
