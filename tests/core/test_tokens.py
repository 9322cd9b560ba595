"""JSON written as numbers by compiled code."""

from __future__ import annotations

import numpy as np
import pytest

from argosy.core import tokens
from argosy.core.compiled import rule
from argosy.core.typing import Ints

WORDS = ("ship", "swords", "gain", "next", "fate", "cards", "offer ", " to ")


@rule
def write(out: Ints) -> None:
    tokens.begin(out)
    tokens.open_object(out)
    tokens.keyed_number(out, 1, -3)
    tokens.keyed_number(out, 2, (1 << 52) + 1)
    tokens.keyed_word(out, 0, 3)
    tokens.keyed_null(out, 3)
    tokens.keyed_list(out, 5)
    tokens.flag(out, True)
    tokens.flag(out, False)
    tokens.real(out, 0.1)
    tokens.open_list(out)
    tokens.close(out)
    tokens.close(out)
    tokens.word(out, 4)
    tokens.open_text(out)
    tokens.word(out, 6)
    tokens.number(out, 5)
    tokens.word(out, 7)
    tokens.number(out, 2)
    tokens.close(out)
    tokens.close(out)


def test_what_is_written_is_read() -> None:
    out = np.zeros(tokens.ROOM, np.int64)
    write(out)
    assert tokens.decode(out, WORDS) == {
        "swords": -3,
        "gain": (1 << 52) + 1,
        "ship": "next",
        "next": None,
        "cards": [True, False, 0.1, []],
        "fate": "offer 5 to 2",
    }


def test_what_does_not_fit_is_counted_and_refused() -> None:
    room, small = np.zeros(tokens.ROOM, np.int64), np.zeros(10 + tokens.SCRATCH, np.int64)
    write(room)
    write(small)
    assert small[0] == room[0]
    assert (small[1:10] == room[1:10]).all()
    assert not small[10:].any()
    with pytest.raises(RuntimeError, match="the array holds 10"):
        tokens.decode(small, WORDS)


def test_there_is_room_for_a_list_before_it_is_written() -> None:
    out = np.zeros(tokens.ROOM, np.int64)
    room = tokens.scratch(out)
    room[:] = range(len(room))
    write(out)
    assert len(room) == 4 * tokens.SCRATCH
    assert room.tolist() == [*range(len(room))]
