"""The events of a log as tokens: what `Event.to_json` says, for those who may know."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np
import pytest

from argosy.core.cards import NOBODY, PUBLIC
from argosy.core.compiled import rule
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
from argosy.core.event_writer import ARBITER, SPECTATOR, events_writer
from argosy.core.tokens import ROOM, begin, close, decode, keyed_number, keyed_object
from argosy.core.typing import Ints, Json, Log
from argosy.core.vocabulary import FIRST_OWN_WORD, Vocabulary

THINGS = (("card", "ace"), ("card", "seven"), ("pitch", "north"))
GOALS = FIRST_OWN_KIND  # no event of its own: adds to the score of the event before


class Kind(IntEnum):
    KICK = FIRST_OWN_KIND + 1
    WHISTLE = FIRST_OWN_KIND + 2


class Score(NamedTuple):
    goals: int

    def to_json(self) -> Json:
        return {"goals": self.goals}


def more_goals(score: Score | None, _thing: str | None, goals: int) -> Score:
    return Score((score.goals if score else 0) + goals)


class Names(NamedTuple):
    """What reading a log asks of a game."""

    event_kinds: type[IntEnum] = Kind
    event_things: tuple[tuple[str, str], ...] = THINGS
    event_parts: EventParts = {GOALS: ("score", more_goals)}  # noqa: RUF012


Word = IntEnum("Word", "card pitch score goals", start=FIRST_OWN_WORD)
_vocabulary = Vocabulary(Word, (), Kind)
_vocabulary.add([name for _, name in THINGS])
WORDS = _vocabulary.words


@rule
def write_score(log: Log, place: int, out: Ints) -> None:
    goals = 0
    at = place + 1
    while at < min(int(log.count), CAPACITY) and log.events[at]["kind"] == GOALS:
        goals += log.events[at]["amount"]
        at += 1
    if at > place + 1:
        keyed_object(out, Word.score)
        keyed_number(out, Word.goals, goals)
        close(out)


write_events = events_writer(__name__, WORDS, Kind, THINGS, [GOALS], write_score)


def written(log: Any, observer: int) -> Any:
    out = np.zeros(16 * ROOM, np.int64)
    begin(out)
    write_events(log, observer, out)
    return decode(out, WORDS)


@pytest.fixture
def log() -> Any:
    log = np.zeros(1, LOG)[0]
    emit(log, Kind.KICK, 2, 4, 1, -7, PUBLIC)
    emit(log, Kind.WHISTLE, NO_SEAT, NO_SEAT, NO_CARD, NO_AMOUNT, 0b000101)
    emit(log, GOALS, NO_SEAT, NO_SEAT, NO_CARD, 2, PUBLIC)
    emit(log, GOALS, NO_SEAT, NO_SEAT, NO_CARD, 1, PUBLIC)
    emit(log, Kind.WHISTLE, 0, NO_SEAT, 0, 0, NOBODY)
    emit(log, RESHUFFLE, NO_SEAT, NO_SEAT, NO_CARD, 2, PUBLIC)
    for card in (1, 0, 1):
        emit(log, ORDER, NO_SEAT, NO_SEAT, card, NO_AMOUNT, NOBODY)
    emit(log, Kind.KICK, 0, NO_SEAT, NO_CARD, 2_000_000_000, 0b011111)
    emit(log, ORDER, NO_SEAT, NO_SEAT, 0, NO_AMOUNT, NOBODY)
    emit_numbered(log, Kind.KICK, NO_SEAT, NO_SEAT, 2, NO_AMOUNT, -3, PUBLIC)
    emit(log, GOALS, NO_SEAT, NO_SEAT, NO_CARD, 5, PUBLIC)
    return log


def test_the_arbiter_is_told_everything(log: Any) -> None:
    assert written(log, ARBITER) == [
        event.to_json() for event in read_log(EventLog(np.array([log])), Names())
    ]
    assert written(log, ARBITER)[1] == {"kind": "whistle", "score": {"goals": 3}}
    assert written(log, ARBITER)[4] == {"kind": "order", "cards": ["seven", "ace", "seven"]}


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3, 4])
def test_a_seat_or_a_spectator_is_told_what_it_may_know(log: Any, seat: int | None) -> None:
    visible = [
        event.to_json() for event in read_log(EventLog(np.array([log])), Names()) if event.visible_to(seat)
    ]
    assert written(log, SPECTATOR if seat is None else seat) == visible


def test_an_empty_log_is_an_empty_list_and_a_full_one_is_written_whole() -> None:
    log = np.zeros(1, LOG)[0]
    assert written(log, ARBITER) == []
    for amount in range(CAPACITY + 2):
        emit(log, Kind.KICK, NO_SEAT, NO_SEAT, NO_CARD, amount, PUBLIC)
    assert [event["amount"] for event in written(log, SPECTATOR)] == [*range(CAPACITY)]
