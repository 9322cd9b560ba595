"""What a seat sees, as lines of plain text: any view of any game, word for word what its data says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from argosy.core.typing import Json

SAID_ELSEWHERE = frozenset({"game", "rules", "set", "players", "seat", "to_act", "choices", "result"})
INDENT = "  "
NOTHING = "-"


def described(view: Json, names: Sequence[str], seat: int | None) -> list[str]:
    """A view of `seat`, a line for each of its fields; seats are called by their names."""
    lines = []
    for field, value in view.items():
        if field in SAID_ELSEWHERE:
            continue
        if field == "seats":
            lines.append("seats:")
            for number, entry in enumerate(value):
                name = "you" if number == seat else names[number]
                lines.append(f"{INDENT}{number} ({name}): {_inline(entry)}")
        else:
            lines += _field(field, value)
    return lines


def cards_in(shown: Any, faces: frozenset[str]) -> Iterator[str]:
    """The cards named anywhere in a view, in their order; in the words of a choice, too."""
    if isinstance(shown, dict):
        for key, value in shown.items():
            yield from cards_in(key, faces)
            yield from cards_in(value, faces)
    elif isinstance(shown, list):
        for value in shown:
            yield from cards_in(value, faces)
    elif isinstance(shown, str):
        yield from (word for word in shown.replace(",", " ").replace("+", " ").split() if word in faces)


def consequence(choice: Json) -> str:
    """What a choice brings, as far as that is certain: `price 3, points 1`."""
    return _inline({name: value for name, value in choice.items() if name != "action"})


def _field(name: str, value: Any) -> list[str]:
    label = name.replace("_", " ")
    if isinstance(value, list) and any(isinstance(entry, dict) for entry in value):
        return [f"{label}:", *(f"{INDENT}{_inline(entry)}" for entry in value)]
    return [f"{label}: {_inline(value)}"]


def _inline(value: Any, inside: bool = False) -> str:
    """A value in words, in one line; what is inside another value has brackets around it."""
    if value is None or value == [] or value == {}:
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        parts = [f"{str(name).replace('_', ' ')} {_inline(part, True)}" for name, part in value.items()]
    elif isinstance(value, list):
        parts = [_inline(part, True) for part in value]
    else:
        return str(value)
    text = ", ".join(parts)
    return f"({text})" if inside else text
