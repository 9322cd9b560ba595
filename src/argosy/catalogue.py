"""Messages of a Fluent catalogue put into words: as much of Project Fluent as Argosy's catalogues use.

Fluent's own runtime needs the plurals, dates and figures of every language there is, which take more room
than NumPy. Tests hold this one to the same words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

NO_BREAK = "\N{NO-BREAK SPACE}"
MOST_DECIMALS = 3


class Figures(NamedTuple):
    """How a language writes numbers."""

    group: str  # between thousands
    point: str
    grouped_from: int = 1000  # as browsers do


FIGURES = {
    "en": Figures(",", "."),
    "de": Figures(".", ","),
    "cs": Figures(NO_BREAK, ","),
    "pl": Figures(NO_BREAK, ",", 10_000),
    "ru": Figures(NO_BREAK, ","),
    "ro": Figures(".", ","),
}


def _one_or_other(n: float) -> str:
    return "one" if n == 1 else "other"


def _czech(n: float) -> str:
    if not isinstance(n, int):
        return "many"
    return "one" if n == 1 else "few" if 2 <= n <= 4 else "other"


def _slavic(n: float, one: bool) -> str:
    if not isinstance(n, int):
        return "other"
    if one:
        return "one"
    return "few" if n % 10 in {2, 3, 4} and n % 100 not in {12, 13, 14} else "many"


def _polish(n: float) -> str:
    return _slavic(n, n == 1)


def _russian(n: float) -> str:
    return _slavic(n, n % 10 == 1 and n % 100 != 11)


def _romanian(n: float) -> str:
    if n == 1:
        return "one"
    return "few" if not isinstance(n, int) or n == 0 or 1 <= n % 100 <= 19 else "other"


PLURALS: dict[str, Callable[[float], str]] = {
    "en": _one_or_other,
    "de": _one_or_other,
    "cs": _czech,
    "pl": _polish,
    "ru": _russian,
    "ro": _romanian,
}


def read(text: str) -> ast.Resource:
    """What a file of a catalogue says."""
    return FluentParser(with_spans=False).parse(text)


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self._figures, self._plural = FIGURES[language], PLURALS[language]
        self._messages: dict[str, ast.Pattern] = {}

    def add(self, resource: ast.Resource) -> None:
        """The messages of a file; one that is there already stays."""
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                self._messages.setdefault(entry.id.name, entry.value)

    def __contains__(self, message: str) -> bool:
        return message in self._messages

    def say(self, message: str, arguments: Mapping[str, Any]) -> str:
        """LookupError where there is no such message, or it speaks of something that is not given."""
        return self._pattern(self._messages[message], arguments)

    def _pattern(self, pattern: ast.Pattern, arguments: Mapping[str, Any]) -> str:
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._shown(element, arguments)
            for element in pattern.elements
        )

    def _shown(self, placeable: ast.Placeable, arguments: Mapping[str, Any]) -> str:
        value = self._value(placeable.expression, arguments)
        return value if isinstance(value, str) else self._number(value)

    def _value(self, expression: Any, arguments: Mapping[str, Any]) -> Any:
        match expression:
            case ast.VariableReference():
                value = arguments[expression.id.name]
                if isinstance(value, float) and value.is_integer():
                    return int(value)
                return value if isinstance(value, str | int | float) else str(value)
            case ast.MessageReference(attribute=None):
                return self.say(expression.id.name, arguments)
            case ast.SelectExpression():
                return self._selected(expression, arguments)
            case ast.StringLiteral():
                return expression.parse()["value"]
            case ast.Placeable():
                return self._value(expression.expression, arguments)
        raise NotImplementedError(f"{type(expression).__name__} in a message")

    def _selected(self, selection: ast.SelectExpression, arguments: Mapping[str, Any]) -> str:
        """The first variant that fits, or the default."""
        value = self._value(selection.selector, arguments)
        plural = None if isinstance(value, str) else self._plural(abs(value))
        for variant in selection.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                fits = value == float(variant.key.value)
            else:
                fits = variant.key.name == (value if plural is None else plural)
            if fits:
                return self._pattern(variant.value, arguments)
        (default,) = [variant for variant in selection.variants if variant.default]
        return self._pattern(default.value, arguments)

    def _number(self, value: float) -> str:
        whole, _, decimals = f"{abs(value):,.{0 if isinstance(value, int) else MOST_DECIMALS}f}".partition(
            "."
        )
        whole = whole.replace(",", self._figures.group if abs(value) >= self._figures.grouped_from else "")
        decimals = decimals.rstrip("0")
        return f"{'-' if value < 0 else ''}{whole}{self._figures.point if decimals else ''}{decimals}"
