"""What an action would make of a seat's cargo, before it is taken."""

from __future__ import annotations

from argosy.core.cards import NONE
from argosy.core.compiled import rule
from argosy.core.event_log import CAPACITY
from argosy.core.tokens import close, keyed_flag, keyed_number, keyed_word, open_list, open_object
from argosy.core.typing import Ints, Log
from argosy.core.vocabulary import Common

from . import words
from .board import payout
from .cards import GOOD
from .event_kinds import EventKind
from .scoring import top_run
from .state import CARGO_OF, State
from .words import Word


@rule
def write_forecast(s: State, seat: int, log: Log, out: Ints) -> None:
    """The runs that loading makes, bottom to top; the first may lengthen the one on top of the cargo."""
    top = int(s.first[CARGO_OF + seat])
    good, length, hidden, loaded = NONE, 0, False, False
    if top != NONE:
        good = int(GOOD[s.face[top]])
        hidden = s.cargo_memory_aid == 0  # 6: nobody looks through a cargo stack: it may be longer
        length = 1 if hidden else top_run(s, seat)
    open_list(out)
    for k in range(min(int(log.count), CAPACITY)):
        event = log.events[k]
        if event["kind"] == EventKind.LOAD and event["seat"] == seat:
            next_good = int(GOOD[event["thing"]])
            if next_good != good:
                if loaded:
                    write_run(good, length, hidden, out)
                good, length, hidden = next_good, 0, False
            length += 1
            loaded = True
    if loaded:
        write_run(good, length, hidden, out)
    close(out)


@rule
def write_run(good: int, length: int, hidden: bool, out: Ints) -> None:
    open_object(out)
    keyed_word(out, Word.good, words.GOOD + good)
    keyed_number(out, Common.cards, length)
    keyed_number(out, Word.ducats, payout(good, length))
    if hidden:
        keyed_flag(out, Word.at_least, True)
    close(out)
