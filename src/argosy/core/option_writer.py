"""Options as tokens: what the table has chosen, under the names of the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from argosy.core.compiled import compiled, foreign_mark, rule
from argosy.core.options import FLAG, Option
from argosy.core.rules import WriteShared
from argosy.core.tokens import close, flag, keyed_object, number, word
from argosy.core.typing import Ints
from argosy.core.vocabulary import Common, places_of


@rule
def _nothing(s: Any, out: Ints) -> None:
    """Before the first option."""


def options_writer(package: str, options: Sequence[Option], words: Sequence[str]) -> WriteShared:
    """What writes the key `options` and the value of every option: a state has a field of each one's name.

    `package` is the name of the game's package, `words` its table, which has the words of the options.
    """
    write_all: WriteShared = _nothing
    for option in options:
        write_all = _and_then(write_all, package, option, words)

    @compiled(f"{package}.write_options{foreign_mark(package)}")
    def write_options(s: Any, out: Ints) -> None:
        keyed_object(out, Common.options)
        write_all(s, out)
        close(out)

    return write_options


def _and_then(before: WriteShared, package: str, option: Option, words: Sequence[str]) -> WriteShared:
    """One option more: compiled code takes fields by constant names only, so each has its own function."""
    name = option.name
    key = int(places_of([name], words)[0])
    is_number, is_flag = isinstance(option.values, range), option.values == FLAG
    values = places_of([value for value in option.values if isinstance(value, str)], words)

    @compiled(f"{package}.write_options.{name}{foreign_mark(package)}")
    def write_option(s: Any, out: Ints) -> None:
        before(s, out)
        word(out, key)
        if is_number:
            number(out, s[name])
        elif is_flag:
            flag(out, s[name] == 1)
        else:
            word(out, values[s[name]])

    return write_option
