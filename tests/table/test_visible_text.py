"""Names and lines of chat: what cannot be seen is refused, what only looks odd to a program is not."""

from __future__ import annotations

import pytest

from argosy.table.errors import Refused
from argosy.table.settings import tidy_name

FINE = [
    "Ann", "Zoë", "Łukasz", "Анна", "李小龍", "김", "Ann-Marie O'Neil", "A1", "★", "👍", "Zoe\u0301",
    "👨\u200d👩\u200d👧",  # a family, by joiners
    "🏴\u200d☠\ufe0f",  # a pirate's flag
    "👩🏽\u200d🚀",  # with a colour of skin
    "🤷\u200d♀\ufe0f",
    "می\u200cخواهم",  # Persian is written with a non-joiner
    "क्\u200dष",
    "שלום", "مرحبا",
]  # fmt: skip
REFUSED = [
    "", " ", "\u3164", "\u2800", "\u2800\u2800", "A\u3164", "\u115f\u1160", "\uffa0",
    "\u0301", "\u0301\u0301", " \u0301a",  # marks without a letter
    "\u200d", "\u200c", "Ann\u200d", "\u200dAnn", "An\u200dn", "An\u200cn",  # would look like Ann
    "👍\u200d", "👍\u200c👍", "A\u200d👍",
    "\u202eAnn", "Ann\u2066", "\u00adAnn", "A\u180en", "Ann\ufeff", "A\nB\x00", "\ue000", "\ud83d",
]  # fmt: skip


@pytest.mark.parametrize("name", FINE, ids=ascii)
def test_names_of_all_scripts_and_emoji_are_names(name: str) -> None:
    assert tidy_name(name) == name


@pytest.mark.parametrize("name", REFUSED, ids=ascii)
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    with pytest.raises(Refused) as refusal:
        tidy_name(name)
    assert refusal.value.reason == "name"
