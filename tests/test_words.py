"""The catalogue: six languages that say the same things, each in the right grammatical number."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import argosy
from argosy import ArgosyError, Event
from argosy.catalogue import Catalogue, read
from argosy.games import manifest
from argosy.games.oltre_mare.rules.board import GOOD_IDS, PORTS, SYMBOL_IDS, TOKEN_IDS
from argosy.games.oltre_mare.rules.bundle import Bundle
from argosy.games.oltre_mare.rules.notation import VERBS
from argosy.games.oltre_mare.rules.state import Phase
from argosy.words import LANGUAGES, Words, catalogue_folders, sentences
from contract.walks import random_options, some_actor

PACKAGE = Path(argosy.__file__).parent
FIELDS = argosy.game("oltre-mare").rules.event_fields
AMOUNTS = (0, 1, 2, 5, 11, 21, 22, 101, -1, -3, -21)
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
    found = [Path(str(file)) for folder in catalogue_folders(language) for file in folder.iterdir()]
    parts = [file.relative_to(PACKAGE).as_posix().replace(f"messages/{language}/", "") for file in found]
    return {
        part: tuple(FluentParser().parse(file.read_text(encoding="utf-8")).body)
        for part, file in sorted(zip(parts, found, strict=True), key=lambda pair: pair[0])
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


@cache
def figures() -> frozenset[str]:
    """The variables that are counted somewhere."""
    return frozenset(selector(counting) for found in messages("en").values() for counting in counted(found))


def arguments(variables: set[str], amount: int) -> dict[str, Any]:
    tax = ("tax_max_swords", "tax_min_vp")[amount % 2]
    known: dict[str, Any] = dict.fromkeys({*figures(), "number", "percent"}, amount) | {"face": tax}
    return {name: known.get(name, f"<{name}>") for name in variables}


def named(language: str, game: str, subject: str) -> set[str]:
    """What the catalogue has words for, of events, refusals, options and so on."""
    prefix = f"{game}-{subject}-"
    return {message.removeprefix(prefix) for message in messages(language) if message.startswith(prefix)}


def kinds(game: str) -> set[str]:
    """The kinds of events of a game, and those every game has."""
    return {kind.name.lower() for kind in argosy.game(game).rules.event_kinds} | {"order", "reshuffle"}


def plain(text: str | None) -> str:
    assert text is not None
    return text.replace("\N{NO-BREAK SPACE}", " ")


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
        ("en", "oltre-mare-prestige-tokens", 1, "1 prestige token"),
        ("de", "oltre-mare-ducats", 1, "1 Dukat"),
        ("de", "oltre-mare-ducats-object", 1, "1 Dukaten"),
        ("de", "oltre-mare-port-tokens", 3, "3 Hafenmarker"),
        ("cs", "oltre-mare-ducats", 4, "4 dukáty"),
        ("cs", "oltre-mare-cards-object", 1, "1 kartu"),
        ("cs", "oltre-mare-port-tokens", 5, "5 přístavních žetonů"),
        ("pl", "oltre-mare-ducats", 1, "1 dukat"),
        ("pl", "oltre-mare-ducats-object", 1, "1 dukata"),
        ("pl", "oltre-mare-moves", 4, "4 ruchy"),
        ("ru", "oltre-mare-ducats", 21, "21 дукат"),
        ("ru", "oltre-mare-symbols", 3, "3 символа"),
        ("ru", "oltre-mare-moves", 1, "1 перемещение"),
        ("ro", "oltre-mare-ducats", 20, "20 de ducați"),
        ("ro", "oltre-mare-prestige-tokens", 2, "2 jetoane de prestigiu"),
    ],
)
def test_counts_read_as_a_native_speaker_writes_them(
    language: str, message: str, amount: int, text: str
) -> None:
    assert plain(Words(language)(message, amount=amount)) == text


@pytest.mark.parametrize(
    ("language", "amount", "text"),
    [
        ("en", -1, "−1 ducat"),
        ("en", -2, "−2 ducats"),
        ("de", -1, "−1 Dukat"),
        ("cs", -4, "−4 dukáty"),
        ("cs", -5, "−5 dukátů"),
        ("pl", -22, "−22 dukaty"),
        ("ru", -21, "−21 дукат"),
        ("ru", -11, "−11 дукатов"),
        ("ro", -1, "−1 ducat"),
        ("ro", -20, "−20 de ducați"),
    ],
)
def test_debts_have_a_minus_sign_and_the_number_of_their_absolute_value(
    language: str, amount: int, text: str
) -> None:
    assert plain(Words(language)("oltre-mare-ducats", amount=amount)) == text


def test_a_minus_sign_changes_no_hyphen() -> None:
    said = Words("en").sentence("oltre-mare", Event("win", seat=0, amount=-3), ["Anne-3"])
    assert said == "Anne-3 wins: −3 ducats"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_no_break_space_keeps_a_number_with_its_noun(language: str) -> None:
    figures = [name for name, found in messages(language).items() if found.variables == {"amount"}]
    figures = [
        name for name in figures if re.fullmatch("(port-royal|oltre-mare)-[a-z]+(-tokens|-object)?", name)
    ]
    assert len(figures) == 12
    for figure in figures:
        assert Words(language)(figure, amount=2).startswith("2\N{NO-BREAK SPACE}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_the_fluent_project_would_say_it(language: str) -> None:
    bundle, ours = FluentBundle([language], use_isolating=False), Catalogue(language)
    for folder in catalogue_folders(language):
        for file in folder.iterdir():
            text = file.read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(text))
            ours.add(read(text))
    for name, found in messages(language).items():
        pattern = bundle.get_message(name).value
        assert pattern is not None
        for amount in (*AMOUNTS, 999, -12_345, 1_234_567, 0.5, 1.0) if found.variables else (0,):
            given = dict.fromkeys(found.variables, amount) | {"face": "tax_min_vp"}
            assert (ours.say(name, given), []) == bundle.format_pattern(pattern, given)


def test_thousands_are_written_as_browsers_write_them() -> None:
    catalogue = {language: Catalogue(language) for language in LANGUAGES}
    for each in catalogue.values():
        each.add(read("amount = { $n }"))
    said = {
        language: (plain(each.say("amount", {"n": 1234})), plain(each.say("amount", {"n": 12345.5})))
        for language, each in catalogue.items()
    }
    assert said == {
        "en": ("1,234", "12,345.5"),
        "de": ("1.234", "12.345,5"),
        "cs": ("1 234", "12 345,5"),
        "pl": ("1234", "12 345,5"),
        "ru": ("1 234", "12 345,5"),
        "ro": ("1.234", "12.345,5"),
    }


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
    assert plain(Words(language).sentence("port-royal", event, ["Ada", "Bob"])) == text


@pytest.mark.parametrize(
    ("language", "event", "text"),
    [
        ("en", "turn seat=0 number=3", "Round 3: Ada"),
        ("en", "buy seat=0 amount=4", "Ada buys a card from the goods deck for 4 ducats"),
        ("de", "buy seat=0 amount=1", "Ada kauft eine Karte vom Warenstapel für 1 Dukaten"),
        ("pl", "buy seat=0 amount=1", "Ada kupuje kartę z talii towarów za 1 dukata"),
        ("en", "see seat=0 card=silk-02", "Ada sees: Silk"),
        (
            "en",
            "offer seat=0 other=1 number=3 give=gems:1,silk:2+0 want=salt:1+5",
            "Ada → Bob, offer 3. Gives: 1 × Gems, 2 × Silk. Wants: 1 × Salt, 5 ducats.",
        ),
        (
            "cs",
            "offer seat=0 number=3 give=-+2 want=salt:1+0",
            "Ada → všichni, nabídka 3. Dává: 2 dukáty. Chce: 1 × Sůl.",
        ),
        (
            "en",
            "answer seat=1 other=0 number=3 give=salt:1+0",
            "Bob → Ada: agrees to offer 3 and would give: 1 × Salt",
        ),
        (
            "de",
            "deal seat=0 other=1 number=3 give=gems:1+0 want=-+0",
            "Ada → Bob: Geschäft abgeschlossen (Angebot 3). Gibt: 1 × Edelsteine. Erhält: nichts.",
        ),
        ("ro", "hand_over seat=0 other=1 card=gems-01", "Ada → Bob: Nestemate"),
        (
            "ru",
            "claim_symbol seat=0 number=3 symbol=ship",
            "Ada о предложении 3: в нём есть карта с символом «Корабль»",
        ),
        (
            "en",
            "claim_port seat=0 number=3 port=ragusa",
            "Ada claims about offer 3: a card with the port Ragusa",
        ),
        (
            "en",
            "lapse_load seat=0 number=3",
            "Ada: offer 3 lapses: it would leave the active player short of cards for the load",
        ),
        ("cs", "ducats seat=0 number=3 amount=6", "Ada: Dukát ×3 přináší 6 dukátů"),
        ("cs", "draws seat=0 number=1 amount=1", "Ada: Dobrání karet ×1 přináší 1 kartu"),
        ("ro", "ships seat=0 number=2 amount=2", "Ada: Navă ×2 înseamnă 2 deplasări"),
        ("pl", "sail seat=0 port=costantinopoli", "Ada płynie → Costantinopoli"),
        ("en", "token seat=0 token=calm_sea", "Ada takes a port token, active from now on: Calm sea"),
        ("en", "venice", "The Venice card appears: first scoring"),
        ("en", "rank_prestige seat=0 number=2 amount=3", "Ada: prestige ranking (2) brings 3 ducats"),
        ("en", "run seat=0 number=3 good=olives amount=4", "Ada: run of 3 × Olives brings 4 ducats"),
        ("ru", "run seat=0 number=1 good=grain amount=1", "Ada: серия 1 × Зерно приносит 1 дукат"),
        ("ru", "loss seat=0 number=3 amount=3", "Ada: пиратская стопка (3) отнимает 3 дуката"),
        ("en", "hand_cards seat=0 number=3 amount=-6", "Ada: cards in hand (3) bring −6 ducats"),
        ("pl", "win seat=1 amount=45", "Bob wygrywa: 45 dukatów"),
    ],
)
def test_events_of_oltre_mare_become_sentences(language: str, event: str, text: str) -> None:
    assert (
        plain(Words(language).sentence("oltre-mare", Event.from_text(event, FIELDS), ["Ada", "Bob"])) == text
    )


@pytest.mark.parametrize(
    ("balance", "text"),
    [
        ("number=1 amount=-2", "Overall, gives: 1 card. Gets: 2 ducats."),
        ("number=-2 amount=3", "Overall, gives: 3 ducats. Gets: 2 cards."),
        ("number=2 amount=1", "Overall, gives: 2 cards, 1 ducat. Gets: nothing."),
        ("number=0 amount=0", "Overall, gives: nothing. Gets: nothing."),
    ],
)
def test_of_a_deal_in_private_others_hear_which_way_cards_and_ducats_went(balance: str, text: str) -> None:
    event = Event.from_text(f"quiet_deal seat=0 other=1 {balance}", FIELDS)
    said = Words("en").sentence("oltre-mare", event, ["Ada", "Bob"])
    assert said == f"Ada → Bob: deal made in private. {text}"


@pytest.mark.parametrize(
    ("game", "kind"), [(game, kind) for game in argosy.NAMES for kind in sorted(sentences(game).silent)]
)
def test_events_that_only_move_cards_need_no_words(game: str, kind: str) -> None:
    assert kind in kinds(game)
    assert Words("en").sentence(game, Event(kind, seat=0), ["Ada", "Bob"]) is None


def test_a_pirate_card_is_told_where_it_is_seen() -> None:
    words = Words("en")
    assert words.sentence("oltre-mare", Event("pirate", seat=0), ["Ada"]) is None
    seen = words.sentence("oltre-mare", Event("pirate", seat=0, card="silk-02"), ["Ada"])
    assert seen == "Ada puts onto the pirate stack: Silk"


@pytest.mark.parametrize("game", argosy.NAMES)
def test_every_event_of_a_random_game_can_be_told(game: str) -> None:
    chance = random.Random(5)
    rules = argosy.game(game)
    words, names = Words("cs"), ["Ada", "Bob", "Cyril", "Dana", "Eva"]
    for seed in range(8):
        position = rules.new(chance.choice(rules.rules.players), seed, random_options(rules, chance))
        while not position.over:
            seat = some_actor(position, chance)
            for event in position.play(seat, chance.choice(position.legal(seat))):
                told = words.sentence(game, event, names)
                assert told is None or event.seat is None or names[event.seat] in told
                read = words.sentence(game, event, names, you=event.seat) or ""
                assert event.seat is None or names[event.seat] not in read  # in the second person


@pytest.mark.parametrize(
    ("language", "bundle", "text"),
    [
        ("en", Bundle((("silk", 2), ("gems", 1)), 3), "2 × Silk, 1 × Gems, 3 ducats"),
        ("en", Bundle((), 1), "1 ducat"),
        ("en", Bundle(), "nothing"),
        ("de", Bundle((("scrolls", 1),)), "1 × Schriftrollen"),
        ("cs", Bundle((("salt", 1),), 5), "1 × Sůl, 5 dukátů"),
        ("pl", Bundle((), 22), "22 dukaty"),
        ("ru", Bundle(), "ничего"),
        ("ro", Bundle((("olives", 2),), 20), "2 × Măsline, 20 de ducați"),
    ],
)
def test_one_side_of_a_deal_is_goods_and_ducats(language: str, bundle: Bundle, text: str) -> None:
    assert plain(Words(language).lot("oltre-mare", "give", bundle.to_json())) == text


@pytest.mark.parametrize(
    ("language", "card", "text"),
    [
        ("en", "silk-02", "Silk 02"),
        ("de", "pottery-16", "Tonwaren 16"),
        ("ru", "gems-01", "Самоцветы 01"),
        ("en", "venice", "Venice card"),
        ("ro", "venice", "Cartea Veneția"),
    ],
)
def test_a_goods_card_is_called_by_its_good_and_its_number(language: str, card: str, text: str) -> None:
    assert Words(language).card("oltre-mare", card) == text


@pytest.mark.parametrize("card", ["silk", "silk_02", "silk-fine", "velvet-02", "venice_1", "venice-1"])
def test_a_card_of_a_set_of_ones_own_may_be_called_by_its_id(card: str) -> None:
    assert Words("en").card("oltre-mare", card) == card


@pytest.mark.parametrize("language", LANGUAGES)
def test_ports_have_one_name_in_all_languages(language: str) -> None:
    words = Words(language)
    assert [words.thing("oltre-mare", "port", port.id) for port in PORTS] == [port.name for port in PORTS]
    assert words.thing("oltre-mare", "port", "avalon") == "avalon"


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


@pytest.mark.parametrize("game", argosy.NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(language: str, game: str) -> None:
    words = Words(language)
    for face in argosy.game(game).rules.faces:
        assert words.card(game, face) not in {"", face}


def test_an_unknown_card_is_called_by_its_id() -> None:
    assert Words("en").card("port-royal", "kraken_1") == "kraken_1"


@pytest.mark.parametrize("game", argosy.NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_or_silent_by_intention(language: str, game: str) -> None:
    variants = {"offer-all"} if game == "oltre-mare" else set()
    told = {kind for kind in named(language, game, "event") if not kind.endswith("-you")}
    assert told == (kinds(game) - sentences(game).silent) | variants


@pytest.mark.parametrize("game", argosy.NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str, game: str) -> None:
    refusals = argosy.game(game).rules.refusals
    reasons = {reason.name.lower().replace("_", "-") for reason in refusals if reason != 0}
    rules = [file for file in manifest(game).folder.joinpath("rules").iterdir() if file.name.endswith(".py")]
    written = "".join(file.read_text(encoding="utf-8") for file in rules)
    reasons |= set(re.findall(r'Unfit\(\s*"([a-z-]+)"', written))
    assert named(language, game, "refusal") == reasons | {"unknown-action"}


@pytest.mark.parametrize("game", argosy.NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str, game: str) -> None:
    assert named(language, game, "option") == {option.name for option in argosy.game(game).options}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_option_means_is_told_without_the_codes_of_its_values(language: str) -> None:
    explained = Words(language)("oltre-mare-option-see_pirate_cards")
    assert "(" not in explained
    assert not re.search(r"\ball\b", explained)


@pytest.mark.parametrize(
    ("subject", "names"),
    [
        ("good", set(GOOD_IDS)),
        ("symbol", set(SYMBOL_IDS)),
        ("token", {*TOKEN_IDS, *(f"{token}-effect" for token in TOKEN_IDS)}),
        ("phase", {phase.name.lower() for phase in Phase}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_symbols_tokens_and_phases_have_names(language: str, subject: str, names: set[str]) -> None:
    assert named(language, "oltre-mare", subject) == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_oltre_mare_has_a_label(language: str) -> None:
    apart = {"buy-deck", "buy-pirates", "offer-all", "offer-to-all", "compass-stay"}
    assert (
        named(language, "oltre-mare", "action") == ({*VERBS} - {"claim", "buy"}) | apart
    )  # hints name offers


def test_every_language_calls_itself_by_its_own_name() -> None:
    names = [Words(language)("terminal-language") for language in LANGUAGES]
    assert names == ["English", "Deutsch", "Čeština", "Polski", "Русский", "Română"]


# ------------------------------------------------------------------------------ spelling and refusal


def test_romanian_has_letters_with_a_comma_below_and_none_with_a_cedilla() -> None:
    text = "".join(
        file.read_text(encoding="utf-8") for folder in catalogue_folders("ro") for file in folder.iterdir()
    )
    assert set("șț") <= set(text)
    assert not set("şţŞŢ") & set(text)


def test_an_unknown_language_is_refused_with_the_list_of_those_there_are() -> None:
    with pytest.raises(ArgosyError, match=r"no language 'it'.*en, de, cs, pl, ru, ro"):
        Words("it")
