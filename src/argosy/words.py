"""Words for people: one Fluent catalogue, messages/<language>/*.ftl, in six languages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from argosy.core.errors import ArgosyError
from argosy.core.events import Bundle, Event
from argosy.games import DATA_FILES

LANGUAGES = ("en", "de", "cs", "pl", "ru", "ro")

# Events that only move cards about; the sentence beside them already tells the story.
SILENT: Mapping[str, frozenset[str]] = {
    "port-royal": frozenset({"dock", "spend", "go", "tax", "tax_paid", "open", "order"}),
    "oltre-mare": frozenset({"order", "offer_card", "answer_card", "draw", "unload"}),
}
SIGN = re.compile(r"(?<![\w-])-(?=\d)")  # of a negative number


def is_silent(game: str, event: Event) -> bool:
    """Whether an event needs no words."""
    unseen = event.kind == "pirate" and event.card is None  # A4: counted already by the flags
    return unseen or event.kind in SILENT[game]


class Words:
    """The messages of one language; call it with a message's name and arguments."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ArgosyError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._catalogue = _catalogue(language)

    def __call__(self, message: str, /, **arguments: Any) -> str:
        pattern = self._catalogue.get_message(message).value
        assert pattern is not None
        text, errors = self._catalogue.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        if any(isinstance(value, int) and value < 0 for value in arguments.values()):
            return SIGN.sub("\N{MINUS SIGN}", str(text))
        return str(text)

    def __contains__(self, message: str) -> bool:
        return self._catalogue.has_message(message)

    def card(self, game: str, face: str) -> str:
        """A card's name: faces of Port Royal that differ only in their figures share one."""
        if game in DATA_FILES:
            return self._goods_card(game, face)
        base = face
        while f"{game}-card-{base}" not in self:
            base, separator, _ = base.rpartition("_")
            if not separator:
                raise KeyError(face)
        return self(f"{game}-card-{base}")

    def _goods_card(self, game: str, face: str) -> str:
        """Its good and its number; an id of another form, in a set of one's own, is shown as it is."""
        good, _, number = face.rpartition("-")
        if number.isdecimal() and f"{game}-good-{good}" in self:
            return self(f"{game}-card", good=self.thing(game, "good", good), number=number)
        return self(f"{game}-card-{face}") if f"{game}-card-{face}" in self else face

    def thing(self, game: str, kind: str, name: str) -> str:
        """What a good, a token or a symbol is called here; a port has one name in all languages."""
        if kind == "port":
            return _port_names().get(name, name)
        return self(f"{game}-{kind}-{name}")

    def bundle(self, game: str, bundle: Bundle) -> str:
        """One side of a deal: `2 × Silk, 3 ducats`."""
        parts = [
            self(f"{game}-goods", number=count, good=self.thing(game, "good", good))
            for good, count in bundle.goods
        ]
        if bundle.ducats:
            parts.append(self(f"{game}-ducats", amount=bundle.ducats))
        return ", ".join(parts) or self(f"{game}-nothing")

    def tell(self, game: str, event: Event, names: Sequence[str]) -> str | None:
        """An event as a sentence; None for one that needs no words."""
        if is_silent(game, event):
            return None
        message = f"{game}-event-{event.kind}"
        if event.other is None and f"{message}-all" in self:
            message = f"{message}-all"
        return self(message, **self._arguments(game, event, names))

    def _arguments(self, game: str, event: Event, names: Sequence[str]) -> dict[str, Any]:
        """What a sentence can speak of."""
        seats = {"name": event.seat, "other": event.other}
        arguments: dict[str, Any] = {word: names[seat] for word, seat in seats.items() if seat is not None}
        figures = {"number": event.number, "amount": event.amount, "face": event.card}
        arguments |= {word: value for word, value in figures.items() if value is not None}
        if event.card is not None:
            arguments["card"] = self.card(game, event.card)
        for kind in ("good", "port", "token", "symbol"):
            if (name := getattr(event, kind)) is not None:
                arguments[kind] = self.thing(game, kind, name)
        for side in ("give", "want"):
            if (bundle := getattr(event, side)) is not None:
                arguments[side] = self.bundle(game, bundle)
        if event.kind == "quiet_deal":  # R2: others only see which way cards and ducats went in the end
            cards, ducats = event.number or 0, event.amount or 0
            arguments |= {
                "give": self._unnamed(game, cards, ducats),
                "want": self._unnamed(game, -cards, -ducats),
            }
        return arguments

    def _unnamed(self, game: str, cards: int, ducats: int) -> str:
        """One side of a deal whose goods were not heard; what went the other way is not part of it."""
        parts = [
            self(f"{game}-{word}", amount=amount)
            for word, amount in (("cards", cards), ("ducats", ducats))
            if amount > 0
        ]
        return ", ".join(parts) or self(f"{game}-nothing")


@cache
def _port_names() -> Mapping[str, str]:
    """Of the board that comes with the game; a port of another board is called by its id."""
    from argosy.games.oltre_mare.board import PORTS

    return {port.id: port.name for port in PORTS}


@cache
def _catalogue(language: str) -> FluentBundle:
    # No isolation marks: terminals show them, and names stand where no direction can change.
    catalogue = FluentBundle([language], use_isolating=False)
    for file in sorted(files("argosy").joinpath("messages", language).iterdir(), key=lambda f: f.name):
        catalogue.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return catalogue
