"""Tokens as JSON text."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from argosy.core import json_text, tokens
from argosy.core.compiled import rule
from argosy.core.typing import Ints

WORDS = ("ship", 'a "quoted" word', "Łódź", "offer ", " to ", "null", "false", "true")
LETTERS = [json.dumps(word, ensure_ascii=False)[1:-1].encode() for word in WORDS]
NUMBERS = (0, 7, -7, 10, -10, 99, 100, 2**60 - 1, -(2**60))


@rule
def write_one_of_each(out: Ints) -> None:
    tokens.open_object(out)
    tokens.keyed_number(out, 0, -3)
    tokens.keyed_list(out, 1)
    tokens.flag(out, True)
    tokens.flag(out, False)
    tokens.null(out)
    tokens.real(out, 0.1)
    tokens.open_list(out)
    tokens.close(out)
    tokens.open_object(out)
    tokens.keyed_word(out, 2, 1)
    tokens.keyed_null(out, 0)
    tokens.close(out)
    tokens.close(out)
    tokens.word(out, 2)
    tokens.open_text(out)
    tokens.word(out, 3)
    tokens.number(out, 5)
    tokens.word(out, 4)
    tokens.number(out, -2)
    tokens.close(out)
    tokens.close(out)


def text_of(out: Ints, text: Ints) -> tuple[bytes, list[int], list[int]]:
    fields, reals = np.zeros(1 + 3 * json_text.MOST_FIELDS, np.int64), np.zeros(tokens.ROOM, np.int64)
    letters = np.frombuffer(bytearray(b"".join(LETTERS)), np.uint8)
    places = np.cumsum([0, *map(len, LETTERS)], dtype=np.int64)
    length = json_text.write_json(out, letters, places, text, fields, reals)
    assert length != json_text.TOO_LONG
    return text[:length].tobytes(), fields.tolist(), reals.tolist()


def fresh() -> Ints:
    out = np.zeros(tokens.ROOM, np.int64)
    tokens.begin(out)
    return out


def test_text_is_the_json_of_what_tokens_mean() -> None:
    out = fresh()
    write_one_of_each(out)
    text, fields, reals = text_of(out, np.zeros(4096, np.uint8))
    assert json.loads(text.replace(b"\0", b"0.1")) == tokens.decode(out, WORDS)
    assert reals[:2] == [1, np.float64(0.1).view(np.int64)]
    keys, begins, ends = fields[1:10:3], fields[2:10:3], fields[3:11:3]
    assert fields[0] == 3
    assert keys == [0, 1, 2]
    assert [text[begin] for begin in begins] == [ord('"')] * 3
    assert [text[end : end + 1] for end in ends] == [b",", b",", b"}"]


@pytest.mark.parametrize("number", NUMBERS)
def test_whole_numbers_are_written_as_python_writes_them(number: int) -> None:
    out = fresh()
    tokens.number(out, number)
    assert text_of(out, np.zeros(4096, np.uint8))[0] == str(number).encode()


def test_a_text_without_room_is_refused() -> None:
    out = fresh()
    write_one_of_each(out)
    with pytest.raises(AssertionError):
        text_of(out, np.zeros(json_text.LONGEST, np.uint8))


def test_reals_are_put_where_they_belong() -> None:
    def write(_: Any, out: Ints) -> None:
        tokens.open_list(out)
        for value in (0.1, 1 / 3, 5e-324, 1.0):
            tokens.real(out, value)
        tokens.close(out)

    class AnyRules:
        name, words = "any", WORDS

    rules: Any = AnyRules()
    found = json_text.text_of(write, rules, np.zeros(1, np.void))
    assert found == b"[0.1,0.3333333333333333,5e-324,1.0]"
