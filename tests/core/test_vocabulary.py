"""A game's table of words, and the options that are written with it."""

from __future__ import annotations

from enum import IntEnum

import numpy as np
import pytest

from argosy.core.cards import state_type
from argosy.core.event_log import FIRST_OWN_KIND
from argosy.core.option_writer import options_writer
from argosy.core.options import FLAG, Option
from argosy.core.tokens import ROOM, begin, close, decode, open_object
from argosy.core.vocabulary import FIRST_OWN_WORD, Common, Vocabulary, places_of

OPTIONS = (
    Option("ending", "early", ("early", "late")),
    Option("open", True, FLAG),
    Option("rounds", 7, range(1, 1000)),
)


class Kind(IntEnum):
    LAST_BELL = FIRST_OWN_KIND


Word = IntEnum("Word", "harbour coins", start=FIRST_OWN_WORD)


def test_the_common_words_come_first_then_keys_options_kinds_and_what_is_added() -> None:
    vocabulary = Vocabulary(Word, OPTIONS, Kind)
    first = vocabulary.add(["ace", "seven"])
    words = vocabulary.words
    assert words[Common.game] == "game"
    assert words[Word.coins] == "coins"
    assert words[first : first + 2] == ("ace", "seven")
    assert words[FIRST_OWN_WORD:first] == (
        "harbour", "coins", "ending", "early", "late", "open", "rounds", "last_bell",
    )  # fmt: skip


def test_own_words_that_leave_a_place_out_are_refused() -> None:
    gap = IntEnum("gap", "harbour", start=FIRST_OWN_WORD + 1)
    with pytest.raises(ValueError, match="begin at FIRST_OWN_WORD"):
        Vocabulary(gap, (), Kind)


def test_a_word_that_is_there_twice_is_found_at_its_first_place_and_a_missing_one_is_named() -> None:
    assert places_of(["b", "a"], ("a", "b", "a")).tolist() == [1, 0]
    with pytest.raises(ValueError, match="lacks c, d"):
        places_of(["c", "a", "d"], ("a", "b"))


@pytest.mark.parametrize(
    "chosen",
    [{"ending": "late", "open": False, "rounds": 999}, {"ending": "early", "open": True, "rounds": 1}],
)
def test_options_are_written_as_the_table_has_chosen_them(chosen: dict[str, bool | int | str]) -> None:
    words = Vocabulary(Word, OPTIONS, Kind).words
    s = np.zeros(1, state_type([(option.name, "i2") for option in OPTIONS]))[0]
    for option in OPTIONS:
        s[option.name] = option.encode(chosen[option.name])
    out = np.zeros(ROOM, np.int64)
    begin(out)
    open_object(out)
    options_writer(__name__, OPTIONS, words)(s, out)
    close(out)
    assert decode(out, words) == {"options": chosen}
