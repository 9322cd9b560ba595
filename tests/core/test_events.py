"""Events: as text and back, who may know them, and a log that never loses one silently."""

from __future__ import annotations

import json
import random
from enum import IntEnum
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import fields

import argosy
from argosy import Event, InvalidRecord
from argosy.core.cards import NOBODY, PUBLIC
from argosy.core.events import (
    CAPACITY,
    FIRST_OWN_KIND,
    GIVE,
    LOG,
    NO_AMOUNT,
    NO_CARD,
    NO_SEAT,
    ORDER,
    RESHUFFLE,
    WANT,
    Bundle,
    emit,
    emit_numbered,
    read_log,
)

GAME = argosy.game("port-royal")
FACES = ("anchor", "cross", "house")
NAMED = [("good", "gems"), ("good", "salt"), ("port", "genoa"), ("token", "sail"), ("symbol", "wheel")]
THINGS = [*(("card", face) for face in FACES), *NAMED]
GEMS, SALT = THINGS.index(("good", "gems")), THINGS.index(("good", "salt"))
WORDS = st.text("abcxyz_019", min_size=1, max_size=12)
SEATS = st.integers(0, 4)
AMOUNTS = st.integers(-(2**15) + 1, 2**15 - 1)
GOODS = st.dictionaries(st.text("abcxyz_", min_size=1, max_size=12), st.integers(0, 999), max_size=4)
BUNDLES = st.builds(Bundle, goods=GOODS.map(lambda goods: tuple(goods.items())), ducats=st.integers(0, 999))
EVENTS = st.builds(
    Event,
    kind=WORDS,
    seat=st.none() | SEATS,
    other=st.none() | SEATS,
    number=st.none() | AMOUNTS,
    card=st.none() | WORDS,
    good=st.none() | WORDS,
    port=st.none() | WORDS,
    token=st.none() | WORDS,
    symbol=st.none() | WORDS,
    amount=st.none() | AMOUNTS,
    give=st.none() | BUNDLES,
    want=st.none() | BUNDLES,
    cards=st.none() | st.lists(WORDS).map(tuple),
    seen_by=st.none() | st.frozensets(SEATS),
)


class Kind(IntEnum):
    SAIL = FIRST_OWN_KIND
    SINK = FIRST_OWN_KIND + 1


def empty_log() -> Any:
    return np.zeros(1, LOG)[0]


def bundle_of(data: dict[str, Any]) -> Bundle:
    """The inverse of bundle.to_json()."""
    return Bundle(tuple(data["goods"].items()), data["ducats"])


def whole_game(players: int, seed: int) -> list[Event]:
    """All events of a game played at random."""
    chance, pos = random.Random(seed), GAME.new(players, seed=seed)
    events: list[Event] = []
    while not pos.over:
        seat = pos.to_act[0]
        events += pos.play(seat, chance.choice(pos.legal(seat)))
    return events


# ------------------------------------------------------------------------------------------- text


@given(EVENTS)
@settings(derandomize=True, deadline=None, max_examples=200)
def test_an_event_survives_being_text(event: Event) -> None:
    text = str(event)
    assert "\n" not in text
    assert Event.from_text(text) == event
    assert str(Event.from_text(text)) == text


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_event_of_a_real_game_survives_being_text(players: int) -> None:
    events = whole_game(players, seed=players)
    assert [Event.from_text(str(event)) for event in events] == events


def test_an_event_reads_like_this() -> None:
    event = Event("fee", seat=2, other=0, amount=1)
    assert str(event) == "fee seat=2 other=0 amount=1"
    assert str(Event("clear")) == "clear"
    hidden = Event("order", cards=("anchor", "cross"), seen_by=frozenset())
    assert str(hidden) == "order cards=anchor,cross seen_by=nobody"
    assert str(Event("peek", card="house", seen_by=frozenset({3, 1}))) == "peek card=house seen_by=1,3"
    offer = Event("offer", seat=1, other=3, number=2, give=Bundle((("gems", 1),), 4), want=Bundle())
    assert str(offer) == "offer seat=1 other=3 number=2 give=gems:1+4 want=-+0"
    sold = Event("sell", number=3, good="salt", port="genoa", token="sail", symbol="wheel", amount=7)
    assert str(sold) == "sell number=3 good=salt port=genoa token=sail symbol=wheel amount=7"


def test_the_fields_of_an_event_may_stand_in_any_order() -> None:
    assert Event.from_text(" fee  amount=1 other=0 seat=2 ") == Event("fee", seat=2, other=0, amount=1)


@pytest.mark.parametrize(
    "text, reason",
    [
        ("fee seat", "name=value"),
        ("fee seat 2", "name=value"),
        ("fee seat=1 seat=2", "each once"),
        ("fee seat=", "seat must be a number; found ''"),
        ("fee seat=ann", "seat must be a number; found 'ann'"),
        ("fee seat=1.0", "seat must be a number; found '1.0'"),
        ("fee other=none", "other must be a number; found 'none'"),
        ("fee amount=1e3", "amount must be a number; found '1e3'"),
        ("offer number=two", "number must be a number; found 'two'"),
        ("offer give=gems", "goods and ducats are written like gems:1,salt:2+3; found 'gems'"),
        ("offer want=-+x", "ducats must be a number; found 'x'"),
        ("fee sseat=1", "an event has no field 'sseat'"),
        ("fee kind=bust", "an event has no field 'kind'"),
        ("fee =1", "an event has no field ''"),
        ("fee seen_by=", "seen_by must list seats or say nobody; found ''"),
        ("fee seen_by=all", "seen_by must list seats or say nobody; found 'all'"),
        ("fee seen_by=1,,2", "seen_by must list seats"),
        ("fee seen_by=-1", "seen_by must list seats"),
        ("fee seen_by=nobody,1", "seen_by must list seats"),
    ],
)
def test_a_text_that_is_no_event_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(InvalidRecord, match=r"found|no field") as caught:
        Event.from_text(text)
    assert reason in str(caught.value)


@pytest.mark.parametrize("text", ["", "   ", "\t"])
def test_a_blank_text_is_no_event(text: str) -> None:
    with pytest.raises(InvalidRecord):
        Event.from_text(text)


@pytest.mark.parametrize("number", ["--5", "5-", "-", "²", "1²", "9" * 5000], ids=lambda n: n[:6])
@pytest.mark.parametrize("name", ["seat", "other", "number", "amount", "give", "want", "seen_by"])
def test_what_looks_like_a_number_but_is_none_is_refused(name: str, number: str) -> None:
    with pytest.raises(InvalidRecord):
        Event.from_text(f"fee {name}={number}")


@given(st.text(st.sampled_from("seatcardsmounth_nbygivew=,:+-0123456789² \t"), max_size=40))
@settings(derandomize=True, deadline=None, max_examples=200)
def test_any_text_is_an_event_or_an_invalid_record(text: str) -> None:
    try:
        event = Event.from_text(text)
    except InvalidRecord:
        return
    assert Event.from_text(str(event)) == event


# ---------------------------------------------------------------------------------------- bundles


@given(BUNDLES)
@settings(derandomize=True, deadline=None)
def test_a_bundle_survives_being_text(bundle: Bundle) -> None:
    text = str(bundle)
    assert not set(text) & set(" =\n")
    assert Bundle.from_text(text) == bundle
    assert str(Bundle.from_text(text)) == text


@pytest.mark.parametrize(
    "bundle, text",
    [
        (Bundle(), "-+0"),
        (Bundle(ducats=5), "-+5"),
        (Bundle((("gems", 1),)), "gems:1+0"),
        (Bundle((("gems", 1), ("salt", 2)), 3), "gems:1,salt:2+3"),
        (Bundle((("salt", 2), ("gems", 1)), 3), "salt:2,gems:1+3"),
    ],
)
def test_a_bundle_reads_like_this(bundle: Bundle, text: str) -> None:
    assert str(bundle) == text
    assert Bundle.from_text(text) == bundle


@pytest.mark.parametrize(
    "text",
    [
        "", "-", "+", "3", "+3", "-+", "gems", "gems:1", "gems+3", "gems:+3", ":1+3", "gems:1,+3",
        ",gems:1+3", "-,gems:1+3", "gems:1 salt:2+3", "gems:-1+3", "gems:1.5+3", "gems:²+3", "gems:1000+3",
        "gems:1:2+3", "Gems:1+3", "gems:1+", "gems:1+x", "gems:1+2+3", "gems:1+²", "gems:1+" + "9" * 5000,
        "gems:1+3\n",
    ],
    ids=lambda text: ascii(text)[:20],
)  # fmt: skip
def test_a_text_that_is_no_bundle_is_refused(text: str) -> None:
    with pytest.raises(InvalidRecord, match=r"gems:1,salt:2|ducats must be a number") as caught:
        Bundle.from_text(text)
    assert len(str(caught.value)) < 120


@given(BUNDLES)
@settings(derandomize=True, deadline=None)
def test_the_json_of_a_bundle_says_all_of_it(bundle: Bundle) -> None:
    data = bundle.to_json()
    assert set(data) == {"goods", "ducats"}
    assert json.loads(json.dumps(data)) == data
    assert bundle_of(data) == bundle


# -------------------------------------------------------------------------------- who may know it


def test_an_event_for_everybody_is_seen_by_seats_and_spectators() -> None:
    assert all(Event("turn").visible_to(seat) for seat in (0, 1, 2, 3, 4, None))


def test_an_event_for_some_is_seen_by_those_only_and_never_by_spectators() -> None:
    event = Event("peek", card="house", seen_by=frozenset({1, 3}))
    assert [seat for seat in (0, 1, 2, 3, 4, None) if event.visible_to(seat)] == [1, 3]


def test_an_event_for_nobody_is_seen_by_nobody() -> None:
    event = Event("order", cards=FACES, seen_by=frozenset())
    assert not any(event.visible_to(seat) for seat in (0, 1, 2, 3, 4, None))


@given(EVENTS)
@settings(derandomize=True, deadline=None)
def test_the_json_of_an_event_never_says_who_may_know_it(event: Event) -> None:
    data = event.to_json()
    assert set(data) <= {field.name for field in fields(Event)} - {"seen_by"}
    assert "seen_by" not in json.dumps(data).replace(event.kind, "")
    assert json.loads(json.dumps(data)) == data
    for name in {"give", "want"} & set(data):
        data[name] = bundle_of(data[name])
    assert Event(**{**data, "cards": event.cards, "seen_by": event.seen_by}) == event


def test_fields_an_event_does_not_need_are_left_out_but_zero_is_kept() -> None:
    assert Event("clear").to_json() == {"kind": "clear"}
    assert Event("stop", seat=0, amount=0).to_json() == {"kind": "stop", "seat": 0, "amount": 0}
    assert Event("deal", number=0, want=Bundle()).to_json() == {
        "kind": "deal",
        "number": 0,
        "want": {"goods": {}, "ducats": 0},
    }


@pytest.mark.parametrize("players", [2, 5])
def test_of_a_real_game_only_the_order_of_shuffles_is_hidden(players: int) -> None:
    events = whole_game(players, seed=40 + players)
    assert {event.kind for event in events if event.seen_by is not None} == {"order"}
    for event in events:
        assert (event.kind == "order") == (not event.visible_to(None)) == (not event.visible_to(0))


# ---------------------------------------------------------------------------------------- the log


def test_a_log_gives_back_what_was_emitted() -> None:
    log = empty_log()
    emit(log, Kind.SAIL, 2, 4, 1, -7, PUBLIC)
    emit(log, Kind.SINK, NO_SEAT, NO_SEAT, NO_CARD, NO_AMOUNT, 0b000101)
    emit(log, Kind.SINK, 0, NO_SEAT, 0, 0, NOBODY)
    emit(log, Kind.SAIL, 0, NO_SEAT, NO_CARD, 32767, 0b011111)
    assert read_log(log, Kind, THINGS) == (
        Event("sail", seat=2, other=4, card="cross", amount=-7),
        Event("sink", seen_by=frozenset({0, 2})),
        Event("sink", seat=0, card="anchor", amount=0, seen_by=frozenset()),
        Event("sail", seat=0, amount=32767, seen_by=frozenset({0, 1, 2, 3, 4})),
    )


def test_the_cards_of_each_shuffle_are_gathered_into_one_event_that_nobody_may_see() -> None:
    log = empty_log()
    for kind, card in [(ORDER, 2), (ORDER, 0), (RESHUFFLE, NO_CARD), (ORDER, 1), (ORDER, 1)]:
        amount, known = (2, PUBLIC) if kind == RESHUFFLE else (NO_AMOUNT, NOBODY)
        emit(log, kind, NO_SEAT, NO_SEAT, card, amount, known)
    assert read_log(log, Kind, THINGS) == (
        Event("order", cards=("house", "anchor"), seen_by=frozenset()),
        Event("reshuffle", amount=2),
        Event("order", cards=("cross", "cross"), seen_by=frozenset()),
    )


def test_a_named_thing_stands_in_the_field_of_its_sort_and_a_number_in_its_own() -> None:
    log = empty_log()
    for thing in range(2, len(THINGS)):
        emit_numbered(log, Kind.SAIL, NO_SEAT, NO_SEAT, thing, NO_AMOUNT, 2 - thing, PUBLIC)
    assert read_log(log, Kind, THINGS) == (
        Event("sail", card="house", number=0),
        Event("sail", good="gems", number=-1),
        Event("sail", good="salt", number=-2),
        Event("sail", port="genoa", number=-3),
        Event("sail", token="sail", number=-4),
        Event("sail", symbol="wheel", number=-5),
    )


def test_what_is_given_and_wanted_is_gathered_into_the_event_before_it() -> None:
    log = empty_log()
    emit_numbered(log, Kind.SAIL, 0, 1, NO_CARD, NO_AMOUNT, 4, PUBLIC)
    for kind, thing, amount in [(GIVE, SALT, 2), (GIVE, NO_CARD, 3), (GIVE, GEMS, 1), (WANT, NO_CARD, 0)]:
        emit(log, kind, NO_SEAT, NO_SEAT, thing, amount, PUBLIC)
    emit(log, Kind.SINK, 2, NO_SEAT, NO_CARD, NO_AMOUNT, PUBLIC)
    emit(log, WANT, NO_SEAT, NO_SEAT, GEMS, 1, PUBLIC)
    emit(log, Kind.SINK, 3, NO_SEAT, NO_CARD, NO_AMOUNT, PUBLIC)
    assert read_log(log, Kind, THINGS) == (
        Event("sail", seat=0, other=1, number=4, give=Bundle((("salt", 2), ("gems", 1)), 3), want=Bundle()),
        Event("sink", seat=2, want=Bundle((("gems", 1),))),
        Event("sink", seat=3),
    )


def test_what_is_given_in_an_event_is_known_to_those_who_know_the_event() -> None:
    log = empty_log()
    emit(log, Kind.SAIL, 0, 2, NO_CARD, NO_AMOUNT, 0b000101)
    emit(log, GIVE, NO_SEAT, NO_SEAT, GEMS, 1, PUBLIC)
    (event,) = read_log(log, Kind, THINGS)
    assert event == Event("sail", 0, 2, give=Bundle((("gems", 1),)), seen_by=frozenset({0, 2}))


def test_without_a_log_nothing_is_emitted_and_nothing_fails() -> None:
    emit(None, Kind.SAIL, 0, 0, 0, 0, PUBLIC)
    assert read_log(empty_log(), Kind, THINGS) == ()


def test_a_full_log_is_read_whole_and_one_event_more_is_reported_not_lost() -> None:
    logs = np.zeros(2, LOG)
    for amount in range(CAPACITY):
        emit(logs[0], Kind.SAIL, NO_SEAT, NO_SEAT, NO_CARD, amount, PUBLIC)
    assert [event.amount for event in read_log(logs[0], Kind, THINGS)] == list(range(CAPACITY))
    emit(logs[0], Kind.SINK, 4, 4, 2, 4, PUBLIC)
    emit(logs[0], Kind.SINK, 4, 4, 2, 4, PUBLIC)
    with pytest.raises(RuntimeError, match=f"caused {CAPACITY + 2} events; the log holds {CAPACITY}"):
        read_log(logs[0], Kind, THINGS)
    assert logs[1].tobytes() == bytes(LOG.itemsize)
