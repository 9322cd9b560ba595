"""Readings: a record in plain Python says what the record says, and stays as it was when it was read."""

from __future__ import annotations

from typing import Any

import numpy as np

import argosy
from argosy.core.compiled import rule
from argosy.core.reading import Reading, array_of, for_readings, plain, read
from contract.walks import sample


def as_plain(value: Any) -> Any:
    """A reading, or a part of one, as nested dicts and lists."""
    if isinstance(value, Reading):
        return {name: as_plain(getattr(value, name)) for name in value._kind.names or ()}
    return [as_plain(item) for item in value] if isinstance(value, tuple) else value


def by_numpy(value: Any) -> Any:
    """The same of a record, read by NumPy alone."""
    if isinstance(value, np.void):
        return {name: by_numpy(value[name]) for name in value.dtype.names or ()}
    if isinstance(value, np.ndarray):
        return [by_numpy(item) for item in value]
    return value.item()


@rule
def players_and_seat(s: Any, seat: int) -> tuple[int, int]:
    return int(s.players), seat


def test_a_reading_says_of_every_field_what_the_record_says() -> None:
    for name in argosy.NAMES:
        for position, _ in sample(argosy.game(name), games=6, every=29, seed=3):
            assert (
                as_plain(read(position.states)) == as_plain(read(position.state)) == by_numpy(position.state)
            )


def test_all_numbers_of_a_reading_are_pythons_own() -> None:
    def numbers(value: Any) -> list[Any]:
        if isinstance(value, dict):
            return [number for part in value.values() for number in numbers(part)]
        return [number for part in value for number in numbers(part)] if isinstance(value, list) else [value]

    for name in argosy.NAMES:
        found = numbers(as_plain(read(argosy.game(name).new(3, seed=1).states)))
        assert len(found) > 500
        assert {type(number) for number in found} == {int}


def test_a_reading_stays_as_it_is_when_the_position_goes_on() -> None:
    for name in argosy.NAMES:
        position = argosy.game(name).new(3, seed=1)
        before = position.to_bytes()
        early, late = read(position.states), read(position.states)
        fields_then = as_plain(early)
        for _ in range(10):
            position.play(position.to_act[0], position.legal(position.to_act[0])[0])
        assert position.to_bytes() != before
        assert as_plain(late) == fields_then, (
            "fields are read when they are asked for, yet of the moment of reading"
        )
        assert array_of(late).tobytes() == before


def test_a_plain_function_takes_a_record_an_array_or_a_reading() -> None:
    position = argosy.game("oltre-mare").new(4, seed=2)

    @plain
    def hands(s: Any, first: int) -> list[int]:
        return [s.length[first + seat] for seat in range(s.players)]

    reading = read(position.states)
    assert hands(position.state, 4) == hands(position.states, 4) == hands(reading, 4)
    assert len(hands(reading, 4)) == 4


def test_a_rule_can_be_asked_of_a_reading() -> None:
    position = argosy.game("port-royal").new(5, seed=2)
    assert for_readings(players_and_seat)(read(position.states), 3) == (5, 3)
