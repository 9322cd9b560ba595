"""Tokens as JSON text, written by compiled code: for whoever only passes on what is shown.

A server shows a table to everybody at it after every decision. Text that compiled code writes need not become
Python's dicts in between, which would cost several times as much as everything else about showing it.

Numbers that need not be whole are left out, each marked by a byte that JSON never has; Python puts them in,
since the shortest text of a binary fraction is the business of a library.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

from argosy.core.compiled import rule
from argosy.core.engine_file import Entry, Resident, unchanging
from argosy.core.rules import Rules
from argosy.core.tokens import (
    CLOSE,
    CONSTANT,
    CONSTANTS,
    KIND_BITS,
    KIND_MASK,
    NUMBER,
    OBJECT,
    REAL,
    ROOM,
    TEXT,
    WORD,
    check_room,
)
from argosy.core.typing import Ints, States

TEXT_ROOM = 1 << 17  # bytes; a view of a crowded table has some eight thousand
LONGEST = 256  # bytes that one token may become
MOST_FIELDS = 64  # of the outermost object
TOO_LONG = -1

# Bytes of the text. No JSON has the last one: it is put in place of a real number.
QUOTE, COMMA, MINUS, ZERO, COLON = b'",-0:'
OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT = b"[]{}"
GAP = 0

Write = Callable[..., None]


class Fields:
    """An object as JSON, and where its fields stand in it."""

    __slots__ = ("_rests", "keys", "spans", "text")

    def __init__(self, text: bytes, keys: tuple[int, ...], spans: tuple[tuple[int, int], ...]) -> None:
        self.text = text
        self.keys = keys  # places in the game's vocabulary
        self.spans = spans  # of `"key":value`: its first byte and the byte behind it
        self._rests: dict[tuple[int, ...], bytes] = {}

    def covered_by(self, own: Fields) -> bytes:
        """Both as one object, with `own` fields in the place of these."""
        if not own.keys:
            return self.text
        if (rest := self._rests.get(own.keys)) is None:
            rest = self._rests[own.keys] = self._without(own.keys)
        return b"{" + rest + own.text[1:]

    def _without(self, keys: tuple[int, ...]) -> bytes:
        """Fields with other keys, each with a comma behind it."""
        spans = zip(self.keys, self.spans, strict=True)
        return b"".join([self.text[begin:end] + b"," for key, (begin, end) in spans if key not in keys])


@rule
def put_digits(value: int, text: Ints, at: int) -> int:
    """A whole number; returns the place behind it."""
    rest = int(value)
    if rest < 0:
        text[at] = MINUS
        at += 1
    else:
        rest = -rest  # the lowest number has no positive counterpart
    digits = 1
    shorter = rest // -10
    while shorter > 0:
        digits += 1
        shorter = shorter // 10
    for place in range(at + digits - 1, at - 1, -1):
        tens = -(rest // -10)
        text[place] = ZERO + 10 * tens - rest
        rest = tens
    return at + digits


@rule
def put_word(place: int, letters: Ints, places: Ints, text: Ints, at: int) -> int:
    """A word; returns the place behind it."""
    for letter in range(places[place], places[place + 1]):
        text[at] = letters[letter]
        at += 1
    return at


@rule
def put_quoted(place: int, letters: Ints, places: Ints, text: Ints, at: int) -> int:
    """A word between quotes; returns the place behind it."""
    text[at] = QUOTE
    at = put_word(place, letters, places, text, at + 1)
    text[at] = QUOTE
    return at + 1


@rule
def write_json(tokens: Ints, letters: Ints, places: Ints, text: Ints, fields: Ints, reals: Ints) -> int:
    """Write what tokens stand for into `text`; returns how many bytes that are, or TOO_LONG.

    Word number n is letters[places[n]:places[n + 1]], the last ones are the constants of JSON. `fields` gets
    the number of the outermost object's fields, then for each its key, its first byte and the byte behind it;
    `reals` gets the number of those that are left out, then their bits.
    """
    constants = len(places) - 1 - len(CONSTANTS)
    objects = 0  # a bit for each level that is open: an object, or else a list
    depth = 0
    at = 0
    in_text = False
    wants_key = False
    wants_comma = False
    fields[0] = 0
    reals[0] = 0
    number = 0
    while number + 1 < tokens[0]:
        number += 1
        if at > len(text) - LONGEST:
            return TOO_LONG
        kind = int(tokens[number]) & KIND_MASK
        payload = int(tokens[number]) >> KIND_BITS
        if in_text and kind != CLOSE:
            if kind == WORD:
                at = put_word(payload, letters, places, text, at)
            else:
                at = put_digits(payload, text, at)
            continue
        if kind == CLOSE:
            if in_text:
                text[at] = QUOTE
                in_text = False
            else:
                text[at] = CLOSE_OBJECT if objects & 1 == 1 else CLOSE_LIST
                objects >>= 1
                depth -= 1
            at += 1
        else:
            if wants_comma:
                text[at] = COMMA
                at += 1
                wants_comma = False
            if wants_key:
                if depth == 1:
                    field = int(fields[0])
                    if field < MOST_FIELDS:
                        fields[1 + 3 * field] = payload
                        fields[2 + 3 * field] = at
                at = put_quoted(payload, letters, places, text, at)
                text[at] = COLON
                at += 1
                wants_key = False
                continue
            if kind == NUMBER:
                at = put_digits(payload, text, at)
            elif kind == WORD:
                at = put_quoted(payload, letters, places, text, at)
            elif kind == CONSTANT:
                at = put_word(constants + payload, letters, places, text, at)
            elif kind == REAL:
                number += 1
                reals[0] += 1
                reals[reals[0]] = tokens[number]
                text[at] = GAP
                at += 1
            elif kind == TEXT:
                text[at] = QUOTE
                at += 1
                in_text = True
                continue
            else:
                depth += 1
                objects <<= 1
                wants_key = kind == OBJECT
                if wants_key:
                    objects |= 1
                text[at] = OPEN_OBJECT if wants_key else OPEN_LIST
                at += 1
                continue
        # a value has ended
        wants_comma = True
        wants_key = depth > 0 and objects & 1 == 1
        if wants_key and depth == 1:
            field = int(fields[0])
            if field < MOST_FIELDS:
                fields[3 + 3 * field] = at
            fields[0] = field + 1
    return at


class _Words(NamedTuple):
    letters: Ints
    places: Ints


@cache
def _words(rules: Rules) -> _Words:
    """The words of a game as they stand in JSON, then the constants."""
    quoted = [json.dumps(word, ensure_ascii=False)[1:-1] for word in rules.words]
    written = [word.encode() for word in (*quoted, *map(json.dumps, CONSTANTS))]
    longest = max(map(len, written))
    assert longest + 4 < LONGEST, f"a word of {rules.name} has {longest} bytes"
    return _Words(
        unchanging(np.frombuffer(bytearray(b"".join(written)), np.uint8)),
        unchanging(np.cumsum([0, *map(len, written)], dtype=np.int64)),
    )


# ---------------------------------------------------------------------------------------- how it is called

_SHAPES = ((np.int64, ROOM), (np.uint8, TEXT_ROOM), (np.int64, 1 + 3 * MOST_FIELDS), (np.int64, ROOM))
_RESIDENTS = tuple(Resident(np.dtype(kind), length) for kind, length in _SHAPES)


class _InArrays:
    """A writer and `write_json`, one after the other, in arrays of a thread's own."""

    def __init__(self, write: Write, rules: Rules) -> None:
        self._write, self._words = write, _words(rules)
        self._room: tuple[Any, ...] = tuple(np.zeros(length, kind) for kind, length in _SHAPES)

    def text(self, states: States, seats: tuple[int, ...]) -> bytes:
        tokens, text, *others = self._room
        tokens[0] = 1
        self._write(states, *seats, tokens)
        check_room(int(tokens[0]))
        length = write_json(tokens, *self._words, text, *others)
        return bytes(text[: _checked(length)])

    def fields(self) -> list[int]:
        fields = self._room[2]
        found: list[int] = fields[: 1 + 3 * min(MOST_FIELDS, int(fields[0]))].tolist()
        return found

    def reals(self, count: int) -> bytes:
        return bytes(self._room[3][1 : 1 + count])


class _InEngine:
    """The same in the memory of an engine: nothing is copied but the state in, and the text out.

    A view is a matter of a few microseconds, of which a call by way of `Entry` would take half.
    """

    def __init__(self, write: Entry, write_json: Entry, rules: Rules) -> None:
        self._engine = engine = write.instance()
        arrays: list[Any] = [*_RESIDENTS[:1], *_words(rules), *_RESIDENTS[1:]]
        places, lengths = [engine.keep(one) for one in arrays], [len(one) for one in arrays]
        self._tokens, _, _, self._text, self._fields, self._reals = places
        self._state = engine.keep(Resident(rules.state, 1))
        self._write, self._write_json = write.bare_call(), write_json.bare_call()
        self._values = self._write.values
        self._values[2] = 1  # state
        for slot, value in enumerate((self._tokens, ROOM), len(self._values) // 2 - 2):
            self._values[2 * slot] = value
        for slot, value in enumerate(value for pair in zip(places, lengths, strict=True) for value in pair):
            self._write_json.values[2 * slot] = value

    def text(self, states: States, seats: tuple[int, ...]) -> bytes:
        engine, blob = self._engine, states.tobytes()
        engine.view[self._state : self._state + len(blob)] = blob
        engine.longs[self._tokens >> 3] = 1
        self._values[0] = self._state  # where the result of the last call was
        if seats:
            (self._values[4],) = seats
        self._write()
        check_room(engine.longs[self._tokens >> 3])
        self._write_json.values[0] = self._tokens
        length = _checked(self._write_json())
        return bytes(engine.view[self._text : self._text + length])

    def fields(self) -> list[int]:
        begin, longs = self._fields >> 3, self._engine.longs
        return longs[begin : begin + 1 + 3 * min(MOST_FIELDS, longs[begin])].tolist()

    def reals(self, count: int) -> bytes:
        begin = self._reals + 8
        return bytes(self._engine.view[begin : begin + 8 * count])


def _checked(length: int) -> int:
    if length == TOO_LONG:
        raise RuntimeError(f"the text does not fit into {TEXT_ROOM} bytes")
    return length


_thread = threading.local()


def _writer(write: Write, rules: Rules) -> _InArrays | _InEngine:
    """This thread's own."""
    try:
        found: dict[Write, _InArrays | _InEngine] = _thread.writers
    except AttributeError:
        found = _thread.writers = {}
    if (writer := found.get(write)) is None:
        as_json: Any = write_json
        in_engine = isinstance(write, Entry) and isinstance(as_json, Entry)
        writer = _InEngine(write, as_json, rules) if in_engine else _InArrays(write, rules)  # type: ignore[arg-type]
        found[write] = writer
    return writer


# ------------------------------------------------------------------------------------------------- asking


def text_of(write: Write, rules: Rules, states: States, *seats: int) -> bytes:
    """What a compiled writer writes of a position, for a seat where it depends on one, as JSON."""
    writer = _writer(write, rules)
    text = writer.text(states, seats)
    if GAP not in text:
        return text
    parts = text.split(bytes([GAP]))
    reals = np.frombuffer(writer.reals(len(parts) - 1), np.float64).tolist()
    numbers = [b"", *msgspec.json.encode(reals)[1:-1].split(b",")]
    return b"".join([piece for pair in zip(numbers, parts, strict=True) for piece in pair])


def fields_of(write: Write, rules: Rules, states: States, *seats: int) -> Fields:
    """The same, field by field, of an object without real numbers."""
    writer = _writer(write, rules)
    text = writer.text(states, seats)
    count, *found = writer.fields()
    if count > MOST_FIELDS:
        raise RuntimeError(f"there are {count} fields; there is room for {MOST_FIELDS}")
    return Fields(text, tuple(found[::3]), tuple(zip(found[1::3], found[2::3], strict=True)))
