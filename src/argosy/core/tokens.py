"""What compiled rules tell the outside: JSON written as numbers.

A compiled function that shows something (a view, odds, a result) writes *tokens* into an array of int64;
`decode` makes plain Python of them, and `web/src/engine/tokens.ts` makes the same JSON of them in a browser.
So nothing above the rules has to know a rule in order to show one. A token is a kind in its lowest three bits
and a number above them. Words (keys, cards, phases …) are written as their place in the game's own table.

The first element of the array is the place of the next token: `begin` sets it, and whatever does not fit is
counted but not written, so that a reader finds out how much room is wanted. No token is written into the
last SCRATCH elements: they are for whoever needs to make a list before writing it (`scratch`).
"""

from __future__ import annotations

import struct
import threading
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from argosy.core.compiled import inlined, rule
from argosy.core.engine_file import written
from argosy.core.typing import Ints

KIND_BITS = 3
KIND_MASK = (1 << KIND_BITS) - 1
CLOSE, NUMBER, WORD, CONSTANT, LIST, OBJECT, TEXT, REAL = range(1 << KIND_BITS)
NULL, FALSE, TRUE = range(3)  # the constants
CONSTANTS = (None, False, True)
ROOM = 8192  # elements of an array; a view of a crowded table has some two thousand tokens
SCRATCH = 512  # of these

_thread = threading.local()


@rule
def begin(out: Ints) -> None:
    """Nothing is written yet."""
    out[0] = 1


def fresh() -> Ints:
    """This thread's own array, with nothing written yet: decode it before the next is wanted."""
    try:
        out: Ints = _thread.out
    except AttributeError:
        out = _thread.out = written(np.zeros(ROOM, np.int64))
    out[0] = 1
    return out


@inlined
def scratch(out: Ints) -> Ints:
    """Room for 4 * SCRATCH small numbers, such as legal codes, until the next writer wants it."""
    return out[len(out) - SCRATCH :].view(np.int16)


@rule
def put(out: Ints, kind: int, payload: int) -> None:
    at = int(out[0])
    if at < len(out) - SCRATCH:
        out[at] = (int(payload) << KIND_BITS) | kind  # a number of a state may be small: so may its type
    out[0] = at + 1


@rule
def number(out: Ints, value: int) -> None:
    put(out, NUMBER, value)


@rule
def word(out: Ints, place: int) -> None:
    """A word of the game's table: a value, a key of an object, or a part of a text."""
    put(out, WORD, place)


@rule
def null(out: Ints) -> None:
    put(out, CONSTANT, NULL)


@rule
def flag(out: Ints, value: bool) -> None:
    put(out, CONSTANT, TRUE if value else FALSE)


@rule
def real(out: Ints, value: float) -> None:
    """A number that need not be whole; its bits are the token after this one."""
    put(out, REAL, 0)
    at = int(out[0])
    if at < len(out) - SCRATCH:
        out[at : at + 1].view(np.float64)[0] = value
    out[0] = at + 1


@rule
def open_list(out: Ints) -> None:
    put(out, LIST, 0)


@rule
def open_object(out: Ints) -> None:
    """What follows, up to `close`, is a key (a word) and its value, again and again."""
    put(out, OBJECT, 0)


@rule
def open_text(out: Ints) -> None:
    """What follows, up to `close`, are words and numbers that make up one text, nothing between them."""
    put(out, TEXT, 0)


@rule
def close(out: Ints) -> None:
    put(out, CLOSE, 0)


# ------------------------------------------------------------------- a key and its value, the most common


@rule
def keyed_number(out: Ints, key: int, value: int) -> None:
    word(out, key)
    number(out, value)


@rule
def keyed_flag(out: Ints, key: int, value: bool) -> None:
    word(out, key)
    flag(out, value)


@rule
def keyed_word(out: Ints, key: int, place: int) -> None:
    word(out, key)
    word(out, place)


@rule
def keyed_null(out: Ints, key: int) -> None:
    word(out, key)
    null(out)


@rule
def keyed_list(out: Ints, key: int) -> None:
    word(out, key)
    open_list(out)


@rule
def keyed_object(out: Ints, key: int) -> None:
    word(out, key)
    open_object(out)


# ------------------------------------------------------------------------------------------------ reading


def check_room(count: int, size: int = ROOM) -> int:
    """The number of tokens in an array of this size, if all of them had room in it."""
    if count > size - SCRATCH:
        raise RuntimeError(f"there are {count} tokens; the array holds {size - SCRATCH}")
    return count


def decode(out: Ints, words: Sequence[str]) -> Any:
    """The value that was written: plain Python, ready for JSON."""
    count = check_room(int(out[0]), len(out))
    tokens = iter(out[1:count].tolist())
    value = _value(next(tokens), tokens, words)
    assert next(tokens, None) is None, "one value is written, and all of it"
    return value


def _value(token: int, rest: Iterator[int], words: Sequence[str]) -> Any:
    """The value that begins with a token; `rest` are the tokens behind it."""
    kind = token & KIND_MASK
    if kind == OBJECT:
        return _object(rest, words)
    if kind == LIST:
        return _items(rest, words)
    if kind == CONSTANT:
        return CONSTANTS[token >> KIND_BITS]
    if kind == WORD:
        return words[token >> KIND_BITS]
    if kind == NUMBER:
        return token >> KIND_BITS
    if kind == TEXT:
        return "".join(map(str, _items(rest, words)))
    if kind == REAL:
        return struct.unpack("=d", struct.pack("=q", next(rest)))[0]
    raise RuntimeError("a value cannot begin with what closes one")


def _items(rest: Iterator[int], words: Sequence[str]) -> list[Any]:
    """Values, up to what closes them. Most are words or numbers, so these are looked for first."""
    items: list[Any] = []
    for token in rest:
        kind = token & KIND_MASK
        if kind == WORD:
            items.append(words[token >> KIND_BITS])
        elif kind == NUMBER:
            items.append(token >> KIND_BITS)
        elif kind == CLOSE:
            return items
        else:
            items.append(_value(token, rest, words))
    raise RuntimeError("a list or a text is not closed")


def _object(rest: Iterator[int], words: Sequence[str]) -> dict[str, Any]:
    """Keys and values, up to what closes them."""
    found: dict[str, Any] = {}
    for key in rest:
        if key == CLOSE:
            return found
        token = next(rest)
        kind = token & KIND_MASK
        if kind == NUMBER:
            found[words[key >> KIND_BITS]] = token >> KIND_BITS
        elif kind == WORD:
            found[words[key >> KIND_BITS]] = words[token >> KIND_BITS]
        else:
            found[words[key >> KIND_BITS]] = _value(token, rest, words)
    raise RuntimeError("an object is not closed")
