"""The catalogue: six languages that say the same things, each in the right grammatical number."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import argosy
from argosy import ArgosyError, Event
from argosy.games.port_royal.cards import FACE_IDS
from argosy.games.port_royal.legal import Refusal
from argosy.games.port_royal.moves import Happening
from argosy.words import LANGUAGES, SILENT, Words

AMOUNTS = (0, 1, 2, 5, 11, 21, 22, 101)
TRANSLATIONS = tuple(language for language in LANGUAGES if language != "en")
TEXT_SELECTORS = {"face"}  # selected by their words, not counted


class Finder(Visitor):
    """Collects what one message refers to and selects on."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selections: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selections.append(node)
        self.generic_visit(node)


@cache
def catalogue(language: str) -> dict[str, tuple[ast.EntryType, ...]]:
    """The entries of each file, comments and all."""
    folder = files("argosy").joinpath("messages", language)
    return {
        file.name: tuple(FluentParser().parse(file.read_text(encoding="utf-8")).body)
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
    }


@cache
def messages(language: str) -> dict[str, Finder]:
    found: dict[str, Finder] = {}
    for entries in catalogue(language).values():
        for entry in entries:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Finder()
                found[entry.id.name].visit(entry)
    for finder in found.values():
        for name in finder.messages:  # what a message needs, those it refers to need as well
            finder.variables |= found[name].variables
    return found


def selector(selection: ast.SelectExpression) -> str:
    assert isinstance(selection.selector, ast.VariableReference)
    return selection.selector.id.name


def counted(found: Finder) -> list[ast.SelectExpression]:
    return [selection for selection in found.selections if selector(selection) not in TEXT_SELECTORS]


def outline(language: str) -> dict[str, list[tuple[str, str | None]]]:
    """Ids and comments of each file, in their order."""
    return {
        name: [
            (
                type(entry).__name__,
                entry.id.name if isinstance(entry, ast.Message | ast.Term) else entry.content,
            )
            for entry in entries
        ]
        for name, entries in catalogue(language).items()
    }


def arguments(variables: set[str], amount: int) -> dict[str, Any]:
    tax = ("tax_max_swords", "tax_min_vp")[amount % 2]
    known: dict[str, Any] = {"amount": amount, "players": amount, "percent": amount, "face": tax}
    return {name: known.get(name, f"<{name}>") for name in variables}


# ------------------------------------------------------------------------------ the same in all languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_catalogue_is_understood(language: str) -> None:
    entries = [entry for file in catalogue(language).values() for entry in file]
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_defined_twice(language: str) -> None:
    ids = [text for file in outline(language).values() for kind, text in file if kind == "Message"]
    assert len(ids) == len(set(ids)) == len(messages(language))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_ids_of_the_english_catalogue_in_its_order(language: str) -> None:
    assert outline(language) == outline("en")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_message_uses_the_variables_of_the_english_one(language: str) -> None:
    translated = {name: found.variables for name, found in messages(language).items()}
    assert translated == {name: found.variables for name, found in messages("en").items()}


# ------------------------------------------------------------------------------ number


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_distinguishes_exactly_the_plural_categories_of_its_language(language: str) -> None:
    expected = {*Locale.parse(language).plural_form.tags, "other"}
    for name, found in messages(language).items():
        for selection in counted(found):
            keys = [variant.key for variant in selection.variants]
            categories = [key.name for key in keys if isinstance(key, ast.Identifier)]
            assert sorted(categories) == sorted(expected), f"{language}: {name}"
            (default,) = [variant.key for variant in selection.variants if variant.default]
            assert isinstance(default, ast.Identifier), f"{language}: {name}"
            assert default.name == "other", f"{language}: {name}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_what_is_counted_in_english_is_counted_in_every_language(language: str) -> None:
    english = {name for name, found in messages("en").items() if counted(found)}
    assert english
    assert english <= {name for name, found in messages(language).items() if counted(found)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("amount", AMOUNTS)
def test_every_message_can_be_said_with_any_amount(language: str, amount: int) -> None:
    words = Words(language)
    for name, found in messages(language).items():
        given = arguments(found.variables, amount)
        text = words(name, **given)
        assert text.strip()
        for variable in found.variables - TEXT_SELECTORS:
            if isinstance(given[variable], str):
                assert given[variable] in text, f"{language}: {name} does not show {variable}"


@pytest.mark.parametrize(
    ("language", "message", "amount", "text"),
    [
        ("en", "port-royal-coins", 1, "1 coin"),
        ("en", "port-royal-coins", 2, "2 coins"),
        ("de", "port-royal-coins", 1, "1 Münze"),
        ("de", "port-royal-coins", 0, "0 Münzen"),
        ("de", "port-royal-swords", 5, "5 Säbel"),
        ("cs", "port-royal-coins", 1, "1 mince"),
        ("cs", "port-royal-points", 4, "4 body"),
        ("cs", "port-royal-coins", 5, "5 mincí"),
        ("cs", "port-royal-cards", 22, "22 karet"),
        ("pl", "port-royal-coins", 1, "1 moneta"),
        ("pl", "port-royal-coins", 12, "12 monet"),
        ("pl", "port-royal-coins", 21, "21 monet"),
        ("pl", "port-royal-coins", 22, "22 monety"),
        ("pl", "port-royal-coins", 25, "25 monet"),
        ("ru", "port-royal-coins", 11, "11 монет"),
        ("ru", "port-royal-coins", 21, "21 монета"),
        ("ru", "port-royal-coins", 22, "22 монеты"),
        ("ru", "port-royal-coins", 25, "25 монет"),
        ("ro", "port-royal-coins", 1, "1 galben"),
        ("ro", "port-royal-coins", 0, "0 galbeni"),
        ("ro", "port-royal-coins", 19, "19 galbeni"),
        ("ro", "port-royal-coins", 20, "20 de galbeni"),
        ("ro", "port-royal-coins", 101, "101 galbeni"),
        ("ro", "port-royal-cards", 120, "120 de cărți"),
    ],
)
def test_counts_read_as_a_native_speaker_writes_them(
    language: str, message: str, amount: int, text: str
) -> None:
    said = Words(language)(message, amount=amount)
    assert said.replace("\N{NO-BREAK SPACE}", " ") == text


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_no_break_space_keeps_a_number_with_its_noun(language: str) -> None:
    for noun in ("coins", "points", "swords", "cards"):
        assert Words(language)(f"port-royal-{noun}", amount=2).startswith("2\N{NO-BREAK SPACE}")


# ------------------------------------------------------------------------------ sentences


@pytest.mark.parametrize(
    ("language", "event", "text"),
    [
        ("en", Event("taxed", seat=0, amount=6), "Ada pays tax: 6 coins"),
        ("de", Event("stop", seat=0, amount=1), "Ada hört auf und darf 1 Karte nehmen"),
        ("cs", Event("stop", seat=0, amount=1), "Ada ukončuje dobírání a může vzít 1 kartu"),
        ("cs", Event("taxed", seat=0, amount=6), "Ada platí daň: 6 mincí"),
        ("pl", Event("stop", seat=0, amount=1), "Ada przerywa i może wziąć 1 kartę"),
        ("ru", Event("stop", seat=0, amount=1), "Ada останавливается и может взять 1 карту"),
        ("ru", Event("repel", seat=0, card="ship_red_1_1"), "Ada топит: Красный фрегат"),
        ("ro", Event("fee", seat=0, other=1, amount=1), "Ada → Bob: 1 galben"),
        ("pl", Event("hire", seat=0, card="governor", amount=0), "Ada rekrutuje: Gubernator (za darmo)"),
        ("de", Event("hire", seat=0, card="pirate_2", amount=7), "Ada heuert an: Pirat (7 Münzen)"),
        ("de", Event("bonus", seat=1, card="tax_max_swords"), "Bob hat die meisten Säbel"),
        ("de", Event("bonus", seat=1, card="tax_min_vp"), "Bob hat die wenigsten Punkte"),
        ("de", Event("turn", seat=1, amount=9), "Zug 9: Bob"),
    ],
)
def test_events_become_sentences(language: str, event: Event, text: str) -> None:
    said = Words(language).tell("port-royal", event, ["Ada", "Bob"])
    assert said is not None
    assert said.replace("\N{NO-BREAK SPACE}", " ") == text


@pytest.mark.parametrize("kind", sorted(SILENT))
def test_events_that_only_move_cards_need_no_words(kind: str) -> None:
    assert Words("en").tell("port-royal", Event(kind, seat=0), ["Ada", "Bob"]) is None


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "yellow Pinnace, blue Flute, green Skiff, red Frigate, black Galleon"),
        ("de", "gelbe Pinasse, blaue Fleute, grüne Barke, rote Fregatte, schwarze Galeone"),
        ("cs", "Žlutá šalupa, Modrá flauta, Zelená briga, Červená fregata, Černá galeona"),
        ("pl", "Żółta szalupa, Niebieska fluita, Zielony skiff, Czerwona fregata, Czarny galeon"),
        ("ru", "Жёлтая лодка, Синий ялик, Зелёный шлюп, Красный фрегат, Чёрный галеон"),
        ("ro", "Pinasă galbenă, Bric albastru, Barcă verde, Fregată roșie, Galion negru"),
    ],
)
def test_the_colour_of_a_ship_agrees_with_its_name_in_gender(language: str, names: str) -> None:
    ships = ("ship_yellow_1_1", "ship_blue_1_1", "ship_green_1_1", "ship_red_1_1", "ship_black_1_2")
    assert ", ".join(Words(language).card("port-royal", ship) for ship in ships) == names


# ------------------------------------------------------------------------------ nothing is missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(language: str) -> None:
    words = Words(language)
    for face in FACE_IDS:
        assert words.card("port-royal", face)


def test_an_unknown_card_has_no_name() -> None:
    with pytest.raises(KeyError, match="kraken_1"):
        Words("en").card("port-royal", "kraken_1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_or_silent_by_intention(language: str) -> None:
    words = Words(language)
    told = {kind.name.lower() for kind in Happening} | {"reshuffle"}
    told -= SILENT
    assert [kind for kind in sorted(told) if f"port-royal-event-{kind}" not in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    words = Words(language)
    reasons = [reason.name.lower().replace("_", "-") for reason in Refusal if reason != Refusal.FINE]
    assert [reason for reason in reasons if f"port-royal-refusal-{reason}" not in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    words = Words(language)
    names = [option.name for option in argosy.game("port-royal").options]
    assert [name for name in names if f"port-royal-option-{name}" not in words] == []


def test_every_language_calls_itself_by_its_own_name() -> None:
    names = [Words(language)("terminal-language") for language in LANGUAGES]
    assert names == ["English", "Deutsch", "Čeština", "Polski", "Русский", "Română"]


# ------------------------------------------------------------------------------ spelling and refusal


def test_romanian_has_letters_with_a_comma_below_and_none_with_a_cedilla() -> None:
    text = "".join(
        file.read_text(encoding="utf-8") for file in files("argosy").joinpath("messages", "ro").iterdir()
    )
    assert set("șț") <= set(text)
    assert not set("şţŞŢ") & set(text)


def test_an_unknown_language_is_refused_with_the_list_of_those_there_are() -> None:
    with pytest.raises(ArgosyError, match=r"no language 'it'.*en, de, cs, pl, ru, ro"):
        Words("it")
