"""The words of what a game tells the outside: one table per game, in which compiled code names them by place.

A game lays its table out in `rules/words.py`: the words of every game come first, then its own keys, an
IntEnum whose members are named like the keys of the JSON, then whatever it names by number (faces, phases,
actions …), a row of words each, of which it keeps the place of the first:

    Word = IntEnum("Word", "round hand", start=FIRST_OWN_WORD)

    _vocabulary = Vocabulary(Word, OPTIONS, EventKind)
    FACE = _vocabulary.add(FACE_IDS)
    WORDS = _vocabulary.words

Then `word(out, Word.hand)` and `word(out, FACE + face)` write them (`core/tokens.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum

import numpy as np

from argosy.core.options import Option
from argosy.core.typing import Ints

Common = IntEnum(
    "Common",
    "game rules players options start phase to_act active seats seat choices action result "  # of views
    "winners ranking scores columns "  # of results
    "kind other number amount cards order reshuffle "  # of events
    "hidden_state rng pool known",  # of dumps
    start=0,
)
FIRST_OWN_WORD = len(Common)


class Vocabulary:
    """A table of words while it is laid out: with what every game names, its keys, its options and events."""

    def __init__(self, own: type[IntEnum], options: Sequence[Option], event_kinds: type[IntEnum]) -> None:
        self._words = [member.name for member in (*Common, *own)]
        if [*own] != [*range(FIRST_OWN_WORD, len(self._words))]:
            raise ValueError("a game's own words begin at FIRST_OWN_WORD and leave no place out")
        for option in options:
            self.add([option.name])
            self.add([value for value in option.values if isinstance(value, str)])
        self.add([kind.name.lower() for kind in event_kinds])

    def add(self, words: Iterable[str]) -> int:
        """Words that are named by number, in the order of the numbers; says the place of the first."""
        first = len(self._words)
        self._words += words
        return first

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(self._words)


def places_of(wanted: Sequence[str], words: Sequence[str]) -> Ints:
    """Where in the table these words are."""
    place = {word: at for at, word in reversed([*enumerate(words)])}
    missing = [word for word in wanted if word not in place]
    if missing:
        raise ValueError(f"the table of words lacks {', '.join(missing)}")
    return np.array([place[word] for word in wanted], np.int64)
