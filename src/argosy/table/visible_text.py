"""Text that people see: names and lines of chat show what they are, and are nothing that cannot be seen.

Joiners are allowed where they join something: emoji of several parts, and letters of scripts that need them.
"""

from __future__ import annotations

import unicodedata

JOINER, NON_JOINER = "\u200d", "\u200c"
# Letters and symbols in name only: nothing is seen of them.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
VARIATIONS = frozenset(map(chr, range(0xFE00, 0xFE10)))  # how the character before is drawn


def is_visible(text: str) -> bool:
    """Whether all of it is seen, and there is something to see."""
    return any(_is_base(letter) for letter in text) and all(
        _is_seen(text, place) for place in range(len(text))
    )


def _is_base(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS" and letter not in INVISIBLE


def _is_seen(text: str, place: int) -> bool:
    letter = text[place]
    if letter in INVISIBLE:
        return False
    if letter in {JOINER, NON_JOINER}:
        return 0 < place < len(text) - 1 and _joins(text, place)
    if unicodedata.category(letter)[0] == "M":  # a mark needs a letter to stand on
        return place > 0 and (_is_base(text[place - 1]) or unicodedata.category(text[place - 1])[0] == "M")
    return letter == " " or letter.isprintable()


def _joins(text: str, place: int) -> bool:
    before, after = _before(text, place), text[place + 1]
    kinds = {_kind(before), _kind(after)}
    if text[place] == JOINER and kinds <= {"emoji"}:
        return True
    return kinds <= {"letter"}


def _before(text: str, place: int) -> str:
    """The character a joiner follows, without what says how it is drawn."""
    place -= 1
    while place > 0 and (
        text[place] in VARIATIONS or unicodedata.category(text[place]) in {"Mn", "Me", "Sk"}
    ):
        place -= 1
    return text[place]


def _kind(letter: str) -> str:
    category = unicodedata.category(letter)
    if category == "So" or letter in "♀♂⚕⚖✈❤":
        return "emoji"
    # scripts without joined forms have no use for joiners, only for looking like another name
    return "letter" if category[0] in "LM" and letter >= "\u0590" and _is_joining(letter) else ""


def _is_joining(letter: str) -> bool:
    """Arabic and Persian, Syriac, N'Ko, Indic scripts, Mongolian."""
    return any(
        first <= letter <= last
        for first, last in (("\u0600", "\u08ff"), ("\u0900", "\u0dff"), ("\u1800", "\u18af"))
    )
