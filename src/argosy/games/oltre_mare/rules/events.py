"""Events as compiled code writes them, with both sides of a deal gathered into one event each."""

from __future__ import annotations

from argosy.core.compiled import rule
from argosy.core.event_log import CAPACITY, NO_CARD
from argosy.core.event_writer import events_writer
from argosy.core.tokens import close, keyed_number, keyed_object
from argosy.core.typing import Ints, Log

from . import words
from .cards import GOOD_THING, THINGS
from .event_kinds import GIVE, WANT, EventKind
from .words import WORDS, Word


@rule
def write_bundles(log: Log, place: int, out: Ints) -> None:
    """What the event at a place gives and wants, as far as the parts behind it say."""
    place = write_bundle(log, place + 1, GIVE, Word.give, out)
    write_bundle(log, place, WANT, Word.want, out)


@rule
def write_bundle(log: Log, place: int, kind: int, key: int, out: Ints) -> int:
    """One side of a deal: goods by count, and ducats; says where its parts end."""
    count = min(int(log.count), CAPACITY)
    if place >= count or log.events[place]["kind"] != kind:
        return place
    ducats = 0
    keyed_object(out, key)
    keyed_object(out, Word.goods)
    while place < count and log.events[place]["kind"] == kind:
        event = log.events[place]
        if event["thing"] == NO_CARD:
            ducats = int(event["amount"])
        else:
            keyed_number(out, words.GOOD + int(event["thing"]) - GOOD_THING, int(event["amount"]))
        place += 1
    close(out)
    keyed_number(out, Word.ducats, ducats)
    close(out)
    return place


write_events = events_writer(__package__, WORDS, EventKind, THINGS, (GIVE, WANT), write_bundles)
