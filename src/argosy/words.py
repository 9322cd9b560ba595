"""Words for people: one Fluent catalogue, messages/<language>/*.ftl, in six languages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from argosy.core.errors import ArgosyError
from argosy.core.events import Event

LANGUAGES = ("en", "de", "cs", "pl", "ru", "ro")

# Events that only move cards about; the sentence beside them already tells the story.
SILENT = frozenset({"dock", "spend", "go", "tax", "tax_paid", "open", "order"})


class Words:
    """The messages of one language; call it with a message's name and arguments."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ArgosyError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, message: str, /, **arguments: Any) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def card(self, game: str, face: str) -> str:
        """A card's name: faces that differ only in their figures share one."""
        base = face
        while f"{game}-card-{base}" not in self:
            base, separator, _ = base.rpartition("_")
            if not separator:
                raise KeyError(face)
        return self(f"{game}-card-{base}")

    def tell(self, game: str, event: Event, names: Sequence[str]) -> str | None:
        """An event as a sentence; None for one that needs no words."""
        if event.kind in SILENT:
            return None
        arguments: dict[str, Any] = {}
        if event.seat is not None:
            arguments["name"] = names[event.seat]
        if event.other is not None:
            arguments["other"] = names[event.other]
        if event.card is not None:
            arguments |= {"card": self.card(game, event.card), "face": event.card}
        if event.amount is not None:
            arguments["amount"] = event.amount
        return self(f"{game}-event-{event.kind}", **arguments)


@cache
def _bundle(language: str) -> FluentBundle:
    # No isolation marks: terminals show them, and names stand where no direction can change.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files("argosy").joinpath("messages", language).iterdir(), key=lambda f: f.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
