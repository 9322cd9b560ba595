"""Rows, the draw pile and shuffles: no card is lost, only faces move, and what is hidden is known to be."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from enum import IntEnum
from itertools import permutations
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import argosy
from argosy import Event
from argosy.core.cards import (
    DECK,
    NOBODY,
    NONE,
    PUBLIC,
    card_fields,
    clear_cards,
    holds,
    lift_top,
    move_all,
    put_last,
    shuffle_into_deck,
    state_type,
    take_face,
    take_first,
    turn_up,
    unused_pool,
)
from argosy.core.chance import seed_stream
from argosy.core.event_log import FIRST_OWN_KIND, LOG, EventLog, EventParts, read_log

CARDS, ZONES = 12, 4
QUAY, SHED, HOLD = 1, 2, 3
STATE = state_type(card_fields(CARDS, ZONES))
FACE_NAMES = tuple(f"face_{number}" for number in range(CARDS))
THINGS = tuple(("card", name) for name in FACE_NAMES)


class Kind(IntEnum):
    NOTHING_ELSE = FIRST_OWN_KIND


class Names(NamedTuple):
    """What reading a log asks of a game."""

    event_kinds: type[IntEnum] = Kind
    event_things: tuple[tuple[str, str], ...] = THINGS
    event_parts: EventParts = MappingProxyType({})


def table(seed: int = 1, **rows: list[int]) -> Any:
    """A record with these faces in its rows, laid from the first card on; the other cards lie nowhere."""
    s = np.zeros(1, STATE)[0]
    seed_stream(s.rng, seed, 0)
    clear_cards(s)
    card = 0
    for name, faces in rows.items():
        for face in faces:
            s.face[card] = face
            put_last(s, card, {"quay": QUAY, "shed": SHED, "hold": HOLD}[name])
            card += 1
    return s


def row(s: Any, zone: int) -> list[int]:
    """The cards of a zone by its links, each checked against all else the record says of them."""
    if zone == DECK:
        found = [int(card) for card in s.deck if card != NONE]
        assert list(s.deck[: len(found)]) == found
    else:
        found, card = [], int(s.first[zone])
        while card != NONE:
            assert len(found) < CARDS, "the links run in a circle"
            found.append(card)
            card = int(s.next[card])
        assert s.last[zone] == (found[-1] if found else NONE)
    assert s.length[zone] == len(found)
    assert {card for card in range(CARDS) if s.zone[card] == zone} == set(found)
    return found


def faces(s: Any, zone: int) -> list[int]:
    return [int(s.face[card]) for card in row(s, zone)]


def check_whole(s: Any) -> None:
    """Every card lies in one place, or nowhere and then without links."""
    placed = [card for zone in range(ZONES) for card in row(s, zone)]
    assert len(placed) == len(set(placed))
    for card in set(range(CARDS)) - set(placed):
        assert (s.zone[card], s.next[card]) == (NONE, NONE)


# ------------------------------------------------------------------------------------------- rows


def test_a_cleared_table_is_empty_and_every_face_unset() -> None:
    s = table(quay=[3, 4], shed=[5])
    clear_cards(s)
    check_whole(s)
    assert [row(s, zone) for zone in range(ZONES)] == [[], [], [], []]
    assert set(s.face) == {NONE}
    assert set(s.pool) == {0}
    assert set(s.known) == {PUBLIC}


def test_cards_put_last_keep_their_order() -> None:
    s = table()
    for card in (7, 2, 11, 0):
        put_last(s, card, SHED)
    assert row(s, SHED) == [7, 2, 11, 0]
    check_whole(s)


def test_the_first_card_is_taken_first_until_the_row_is_empty() -> None:
    s = table(quay=[5, 6, 7])
    assert [take_first(s, QUAY) for _ in range(3)] == [0, 1, 2]
    assert row(s, QUAY) == []
    assert s.first[QUAY] == NONE
    check_whole(s)


def test_an_emptied_row_can_be_filled_again() -> None:
    s = table(quay=[5])
    card = take_first(s, QUAY)
    put_last(s, 9, QUAY)
    put_last(s, card, QUAY)
    assert row(s, QUAY) == [9, card]
    check_whole(s)


@pytest.mark.parametrize("face, taken", [(5, 0), (6, 1), (7, 3), (8, 4)])
def test_a_card_is_taken_by_its_face_from_any_place_of_the_row(face: int, taken: int) -> None:
    s = table(quay=[5, 6, 6, 7, 8], shed=[face])
    assert take_face(s, QUAY, face) == taken
    assert row(s, QUAY) == [card for card in range(5) if card != taken]
    assert faces(s, SHED) == [face]
    check_whole(s)


def test_taking_the_only_card_by_its_face_leaves_an_empty_row() -> None:
    s = table(quay=[5])
    assert take_face(s, QUAY, 5) == 0
    assert row(s, QUAY) == []
    assert s.first[QUAY] == NONE
    check_whole(s)


def test_after_the_last_card_was_taken_the_next_one_is_put_behind_the_rest() -> None:
    s = table(quay=[5, 6, 7])
    put_last(s, take_face(s, QUAY, 7), SHED)
    put_last(s, 8, QUAY)
    assert row(s, QUAY) == [0, 1, 8]
    check_whole(s)


@pytest.mark.parametrize(
    "quay, shed", [([], []), ([], [1]), ([1], []), ([1, 2, 3], []), ([1], [4]), ([1, 2, 3], [4, 5])]
)
def test_a_whole_row_moves_behind_another_in_its_order(quay: list[int], shed: list[int]) -> None:
    s = table(quay=quay, shed=shed, hold=[9])
    assert move_all(s, QUAY, SHED) == len(quay)
    assert faces(s, QUAY) == []
    assert faces(s, SHED) == shed + quay
    assert faces(s, HOLD) == [9]
    assert s.first[QUAY] == NONE
    check_whole(s)


def test_a_row_holds_the_faces_of_its_cards_and_no_others() -> None:
    s = table(quay=[5, 6, 7], shed=[8])
    assert [face for face in range(CARDS) if holds(s, QUAY, face)] == [5, 6, 7]
    assert [face for face in range(CARDS) if holds(s, SHED, face)] == [8]
    assert not any(holds(s, HOLD, face) for face in range(CARDS))
    take_face(s, QUAY, 6)
    assert [face for face in range(CARDS) if holds(s, QUAY, face)] == [5, 7]


@pytest.mark.slow
@given(st.integers(0, 2**32 - 1))
@settings(derandomize=True, deadline=None, max_examples=40)
def test_rows_behave_like_lists_whatever_is_done_with_them(seed: int) -> None:
    chance = random.Random(seed)
    s = table(quay=[chance.randrange(4) for _ in range(CARDS)])
    rows: dict[int, list[int]] = {QUAY: list(range(CARDS)), SHED: [], HOLD: []}
    hand: list[int] = []
    for _ in range(40):
        zone, other = chance.sample(list(rows), 2)
        if hand and chance.random() < 0.5:
            card = hand.pop(chance.randrange(len(hand)))
            put_last(s, card, zone)
            rows[zone].append(card)
        elif rows[zone] and chance.random() < 0.5:
            hand.append(take_first(s, zone))
            assert hand[-1] == rows[zone].pop(0)
        elif rows[zone] and chance.random() < 0.7:
            face = int(s.face[chance.choice(rows[zone])])
            expected = next(card for card in rows[zone] if s.face[card] == face)
            assert take_face(s, zone, face) == expected
            rows[zone].remove(expected)
            hand.append(expected)
        else:
            assert move_all(s, zone, other) == len(rows[zone])
            rows[other] += rows[zone]
            rows[zone] = []
        assert {zone: row(s, zone) for zone in rows} == rows
        check_whole(s)


# -------------------------------------------------------------------------------------- draw pile


def test_a_shuffled_row_becomes_the_draw_pile_piece_by_piece_and_only_faces_change_places() -> None:
    s = table(quay=list(range(10)), shed=[10])
    shuffle_into_deck(s, QUAY, None)
    check_whole(s)
    assert row(s, DECK) == list(range(10))
    assert row(s, QUAY) == []
    assert s.first[QUAY] == NONE
    assert sorted(faces(s, DECK)) == list(range(10))
    assert faces(s, DECK) != list(range(10))
    assert faces(s, SHED) == [10]
    assert (s.next[:10] == NONE).all()


def test_after_a_shuffle_nobody_knows_the_faces_and_all_come_from_one_pool() -> None:
    s = table(quay=[0, 1, 2, 3], shed=[4, 5])
    shuffle_into_deck(s, QUAY, None)
    assert list(s.pool[:6]) == [1, 1, 1, 1, 0, 0]
    assert list(s.known[:6]) == [NOBODY] * 4 + [PUBLIC] * 2


def test_the_top_card_is_lifted_unseen_and_then_lies_nowhere() -> None:
    s = table(quay=[0, 1, 2, 3])
    shuffle_into_deck(s, QUAY, None)
    expected = row(s, DECK)[::-1]
    lifted = []
    while s.length[DECK]:
        lifted.append(lift_top(s))
        check_whole(s)
        assert (s.pool[lifted[-1]], s.known[lifted[-1]]) == (1, NOBODY)
    assert lifted == expected
    assert set(s.deck) == {NONE}


def test_a_card_that_is_turned_up_is_known_to_all_and_leaves_its_pool() -> None:
    s = table(quay=[0, 1, 2])
    shuffle_into_deck(s, QUAY, None)
    card = lift_top(s)
    turn_up(s, card)
    assert (s.pool[card], s.known[card]) == (0, PUBLIC)
    assert sorted(int(s.pool[other]) for other in row(s, DECK)) == [1, 1]


def test_a_shuffle_of_one_card_or_of_none_is_a_shuffle_too() -> None:
    s = table(quay=[4])
    shuffle_into_deck(s, QUAY, None)
    assert faces(s, DECK) == [4]
    assert s.known[0] == NOBODY
    s = table()
    shuffle_into_deck(s, QUAY, None)
    assert faces(s, DECK) == []
    check_whole(s)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        s = table(seed, quay=[0, 1, 2, 3])
        shuffle_into_deck(s, QUAY, None)
        orders[tuple(faces(s, DECK))] += 1
    assert set(orders) == set(permutations(range(4)))
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 56.0  # 23 degrees: 1 in 10,000


def test_the_same_stream_gives_the_same_shuffle_with_and_without_a_log() -> None:
    silent, logged = table(5, quay=list(range(9))), table(5, quay=list(range(9)))
    shuffle_into_deck(silent, QUAY, None)
    shuffle_into_deck(logged, QUAY, np.zeros(1, LOG)[0])
    assert silent.tobytes() == logged.tobytes()


def test_a_shuffle_tells_everybody_how_many_and_nobody_in_which_order_top_first() -> None:
    s, log = table(quay=[3, 1, 4, 0, 5]), EventLog()
    shuffle_into_deck(s, QUAY, log.array[0])
    reshuffle, order = read_log(log, Names())
    assert reshuffle == Event("reshuffle", amount=5)
    drawn = [FACE_NAMES[s.face[lift_top(s)]] for _ in range(5)]
    assert order == Event("order", cards=tuple(drawn), seen_by=frozenset())


def test_the_numbers_of_pools_are_used_again_once_no_hidden_card_carries_them() -> None:
    s = table(quay=[0, 1, 2, 3])
    assert unused_pool(s) == 1
    shuffle_into_deck(s, QUAY, None)
    assert unused_pool(s) == 2
    coin = lift_top(s)
    put_last(s, coin, HOLD)  # stays hidden, with the number of the first shuffle
    while s.length[DECK]:
        card = lift_top(s)
        turn_up(s, card)
        put_last(s, card, QUAY)
    shuffle_into_deck(s, QUAY, None)
    assert {int(s.pool[card]) for card in row(s, DECK)} == {2}
    assert s.pool[coin] == 1
    turn_up(s, coin)
    assert unused_pool(s) == 1


def test_however_many_shuffles_there_are_pool_numbers_stay_small() -> None:
    s = table(quay=list(range(8)))
    for _ in range(300):
        shuffle_into_deck(s, QUAY, None)
        put_last(s, lift_top(s), HOLD)
        if s.length[HOLD] > 3:
            card = take_first(s, HOLD)
            turn_up(s, card)
            put_last(s, card, QUAY)
        while s.length[DECK]:
            card = lift_top(s)
            turn_up(s, card)
            put_last(s, card, QUAY)
        check_whole(s)
        assert sorted(s.face[:8]) == list(range(8))
        assert 1 <= s.pool.max() <= 4
    assert row(s, HOLD)


# ------------------------------------------------------------------------------------ the record


def test_a_record_that_ends_uneven_gets_spare_bytes_with_a_name() -> None:
    record = state_type([("rng", "i8", 4), ("turn", "i2"), ("phase", "i1")])
    assert record.names == ("rng", "turn", "phase", "spare")
    assert record.itemsize == 40
    assert record["spare"].shape == (5,)


def test_a_record_without_holes_stays_as_it_is() -> None:
    record = state_type([("rng", "i8", 4), ("turn", "i4"), ("phase", "i4")])
    assert record.names == ("rng", "turn", "phase")
    assert record.itemsize == 40
    assert record.type is np.record


@pytest.mark.parametrize(
    "fields",
    [
        [("phase", "i1"), ("rng", "i8", 4)],
        [("rng", "i8", 4), ("phase", "i1"), ("turn", "i2")],
        [("rng", "i8"), ("turn", "i2"), ("purse", "i4"), ("phase", "i2")],
    ],
)
def test_fields_that_would_leave_a_hole_between_them_are_refused(fields: list[Any]) -> None:
    with pytest.raises(TypeError, match="order the fields of a state by size"):
        state_type(fields)


def test_a_hole_inside_a_record_within_the_record_is_refused_as_well() -> None:
    seat = np.dtype((np.record, np.dtype([("open", "i1"), ("points", "i2")], align=True)))
    with pytest.raises(TypeError, match="order the fields of a state by size"):
        state_type([("rng", "i8", 4), ("seats", seat, 4)])


def nested(record: np.dtype[Any]) -> Iterator[tuple[str, np.dtype[Any]]]:
    """All fields of a record and of the records in it."""
    for name in record.names or ():
        yield name, record[name].base
        yield from nested(record[name].base)


@pytest.mark.parametrize("name", argosy.NAMES)
def test_no_field_of_a_state_hides_behind_an_attribute_every_numpy_record_has(name: str) -> None:
    fields = [field for field, _ in nested(argosy.game(name).rules.state)]
    assert {"rng", "face", "seats"} <= set(fields)
    assert len(fields) > len(argosy.game(name).rules.state.names or ())
    assert [field for field in fields if hasattr(np.record, field)] == []


@pytest.mark.parametrize("name", argosy.NAMES)
def test_every_byte_of_a_state_belongs_to_a_field(name: str) -> None:
    state = argosy.game(name).rules.state
    for record in (state, *(kind for _, kind in nested(state) if kind.names)):
        covered = [
            offset + byte
            for field, (kind, offset, *_) in (record.fields or {}).items()
            for byte in range(kind.itemsize)
        ]
        assert covered == list(range(record.itemsize))
