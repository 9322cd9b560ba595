"""Words for people: one Fluent catalogue in six languages, the shared messages and those of every game.

How an event becomes a sentence is data: `sentences.json` in a game's folder says which events are silent and
what a sentence can speak of. The browser reads the same file, and `tests/events/sentences.json` holds both to
the same words. Where no line may break is data as well: `typography.json`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.syntax import ast

from argosy.catalogue import Catalogue, read
from argosy.core.errors import ArgosyError
from argosy.core.events import Event
from argosy.core.typing import Json
from argosy.games import MANIFESTS, manifest

LANGUAGES = ("en", "de", "cs", "pl", "ru", "ro")
SIGN = re.compile(r"(?<![\w-])-(?=\d)")  # of a negative number
FIGURE, WORD, MARK = (
    "0x·"  # what stands in for a value beside a text: a figure, a word, anything that comes next
)


class CardNames(msgspec.Struct, frozen=True):
    """How a card is named: by the stem of its id, or by a term and a number."""

    named_by: str = "stem"
    term: str = ""


class NameList(msgspec.Struct):
    """Names that are the same in all languages: a list of ids and names in a data file of the game."""

    file: str
    list: str


class Lot(msgspec.Struct):
    """A field that holds counted things and an amount: under which names, and which term names the things."""

    counts: str
    term: str
    amount: str


class UnheardLots(msgspec.Struct):
    """Two sides whose parts were not heard: figures of the event, with their sign for either side."""

    give: int
    want: int
    parts: dict[str, str]  # by field of the event, the message that names it


class Sentences(msgspec.Struct):
    """See `sentences.json` of a game."""

    silent: frozenset[str] = frozenset()  # only move cards about; the sentence beside them tells the story
    silent_without: dict[str, str] = {}  # by kind: the field without which there is nothing to say
    card: CardNames = CardNames()
    terms: tuple[str, ...] = ()  # fields named by a message of their own
    proper_names: dict[str, NameList] = {}
    lots: dict[str, Lot] = {}
    unheard_lots: dict[str, UnheardLots] = {}

    def is_silent(self, event: Event) -> bool:
        """Whether an event needs no words."""
        needed = self.silent_without.get(event.kind)
        return event.kind in self.silent or (needed is not None and getattr(event, needed) is None)


@cache
def sentences(game: str) -> Sentences:
    file = manifest(game).folder.joinpath("sentences.json")
    return msgspec.json.decode(file.read_bytes(), type=Sentences) if file.is_file() else Sentences()


class Words:
    """The messages of one language; call it with a message's name and arguments."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ArgosyError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._catalogue = _catalogue(language)

    def __call__(self, message: str, /, **arguments: Any) -> str:
        text = self._catalogue.say(message, arguments)
        if any(isinstance(value, int) and value < 0 for value in arguments.values()):
            return SIGN.sub("\N{MINUS SIGN}", text)
        return text

    def __contains__(self, message: str) -> bool:
        return message in self._catalogue

    def title(self, game: str) -> str:
        message = f"{game}-title"
        return self(message) if message in self else manifest(game).title

    def option(self, game: str, name: str) -> str:
        """What an option of a table means; its name where the game does not say."""
        message = f"{game}-option-{name}"
        return self(message) if message in self else name

    def card(self, game: str, face: str) -> str:
        """A card's name; an id of an unknown form, in a card set of one's own, is shown as it is."""
        rule = sentences(game).card
        if rule.named_by == "number":
            thing, _, number = face.rpartition("-")
            if number.isdecimal() and f"{game}-{rule.term}-{thing}" in self:
                return self(f"{game}-card", number=number, **{rule.term: self.thing(game, rule.term, thing)})
            return self(f"{game}-card-{face}") if f"{game}-card-{face}" in self else face
        stem = face  # faces that differ only in their figures share a name
        while f"{game}-card-{stem}" not in self:
            stem, separator, _ = stem.rpartition("_")
            if not separator:
                return face
        return self(f"{game}-card-{stem}")

    def spoken_card(self, game: str, face: str) -> str:
        """As people speak of a card: what numbers the cards of one sort is not printed on them."""
        rule = sentences(game).card
        thing, _, number = face.rpartition("-")
        if rule.named_by == "number" and number.isdecimal() and f"{game}-{rule.term}-{thing}" in self:
            return self.thing(game, rule.term, thing)
        return self.card(game, face)

    def thing(self, game: str, kind: str, name: str) -> str:
        """What something is called here; proper names are the same in all languages."""
        if kind in sentences(game).proper_names:
            return _proper_names(game, kind).get(name, name)
        return self(f"{game}-{kind}-{name}")

    def lot(self, game: str, field: str, lot: Json) -> str:
        """Counted things and an amount: two of this, three of that, and seven."""
        rule = sentences(game).lots[field]
        parts = [
            self(f"{game}-{rule.counts}", number=count, **{rule.term: self.thing(game, rule.term, thing)})
            for thing, count in lot[rule.counts].items()
        ]
        if lot[rule.amount]:
            parts.append(self(f"{game}-{rule.amount}", amount=lot[rule.amount]))
        return ", ".join(parts) or self(f"{game}-nothing")

    def sentence(self, game: str, event: Event, names: Sequence[str], you: int | None = None) -> str | None:
        """An event as a sentence; None for one that needs no words, or has none in this language.

        `you` is the seat of whoever reads it: what this seat does is told in the second person.
        """
        message = f"{game}-event-{event.kind}"
        if event.other is None and f"{message}-all" in self:
            message = f"{message}-all"
        if you is not None:
            variant = "-you" if event.seat == you else "-with-you" if event.other == you else ""
            message = message + variant if message + variant in self else message
        if sentences(game).is_silent(event) or message not in self:
            return None
        return self(message, **self._arguments(game, event, names, you))

    def _arguments(self, game: str, event: Event, names: Sequence[str], you: int | None) -> dict[str, Any]:
        """What a sentence can speak of."""
        rule = sentences(game)
        seats = {"name": event.seat, "other": event.other}
        mine = {"name": "you-first", "other": "you-within"}
        arguments: dict[str, Any] = {
            word: self(mine[word]) if seat == you else names[seat]
            for word, seat in seats.items()
            if seat is not None
        }
        figures = {"number": event.number, "amount": event.amount, "face": event.card}
        arguments |= {word: value for word, value in figures.items() if value is not None}
        if event.card is not None:
            arguments["card"] = self.spoken_card(game, event.card)
        for field in (*rule.terms, *rule.proper_names):
            if (name := getattr(event, field)) is not None:
                arguments[field] = self.thing(game, field, name)
        for field in rule.lots:
            if (lot := getattr(event, field)) is not None:
                arguments[field] = self.lot(game, field, lot.to_json())
        if (unheard := rule.unheard_lots.get(event.kind)) is not None:
            for side, sign in (("give", unheard.give), ("want", unheard.want)):
                amounts = {part: sign * (getattr(event, field) or 0) for field, part in unheard.parts.items()}
                arguments[side] = self._unheard(game, amounts)
        return arguments

    def _unheard(self, game: str, amounts: Mapping[str, int]) -> str:
        """One side of which only figures are known; what went the other way is not part of it."""
        parts = [self(f"{game}-{part}", amount=amount) for part, amount in amounts.items() if amount > 0]
        return ", ".join(parts) or self(f"{game}-nothing")


@cache
def _proper_names(game: str, kind: str) -> Mapping[str, str]:
    """Of the data that comes with the game; a thing of another set is called by its id."""
    where = sentences(game).proper_names[kind]
    data = msgspec.json.decode(manifest(game).folder.joinpath(*where.file.split("/")).read_bytes())
    return {entry["id"]: entry["name"] for entry in data[where.list]}


def catalogue_folder(game: str, language: str) -> Traversable | None:
    """Where a game's own messages lie: in this language, or in English where it does not speak it."""
    folders = [manifest(game).folder.joinpath("messages", name) for name in (language, LANGUAGES[0])]
    return next((folder for folder in folders if folder.is_dir()), None)


def catalogue_folders(language: str) -> list[Traversable]:
    """Where the messages of a language lie: what all share first, then every game's own."""
    shared = files("argosy").joinpath("messages", language)
    return [
        shared,
        *(folder for name in MANIFESTS if (folder := catalogue_folder(name, language)) is not None),
    ]


@cache
def _catalogue(language: str) -> Catalogue:
    catalogue = Catalogue(language)
    for folder in catalogue_folders(language):
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            catalogue.add(bound(read(file.read_text(encoding="utf-8")), language))
    return catalogue


# ------------------------------------------------------------------------------ where no line may break


class Typography(msgspec.Struct):
    """See `typography.json`: which spaces are no-break, beside those between a figure and its noun."""

    holds: str  # words of one letter, and marks, that keep the next word on their line
    held: str  # marks that stay with the word before them


@cache
def _no_break(language: str) -> re.Pattern[str] | None:
    """Matches the spaces at which no line of this language may end."""
    table = files("argosy").joinpath("typography.json").read_bytes()
    rule = msgspec.json.decode(table, type=dict[str, Typography]).get(language)
    if rule is None:
        return None
    holds = rule.holds + rule.holds.upper()
    return re.compile(rf"(?<=(?<!\w)[{holds}]) (?=\S)| (?=[{rule.held}])|(?<=\d) (?=[^\W\d_])")


def bound(resource: ast.Resource, language: str) -> ast.Resource:
    """The messages with no-break spaces where the language wants them; the files have plain ones only."""
    spaces = _no_break(language)
    if spaces is not None:
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                _bind(entry.value, spaces, frozenset())
    return resource


def _bind(pattern: ast.Pattern, spaces: re.Pattern[str], counted: frozenset[str]) -> None:
    """`counted` are the variables whose number decides which variant this is: there they are figures."""
    before = ""
    for place, element in enumerate(pattern.elements, 1):
        if isinstance(element, ast.TextElement):
            after = MARK if place < len(pattern.elements) else ""
            text = spaces.sub("\N{NO-BREAK SPACE}", before + element.value + after)
            element.value = text.removeprefix(before).removesuffix(after)
            continue
        match element.expression:
            case ast.SelectExpression(selector=ast.VariableReference(id=selector), variants=variants):
                for variant in variants:
                    _bind(variant.value, spaces, counted | {selector.name})
                before = WORD
            case ast.VariableReference(id=variable) if variable.name in counted:
                before = FIGURE
            case _:
                before = WORD
