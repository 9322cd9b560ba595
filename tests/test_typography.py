"""Typography: the marks and the spaces that a printer of each language would set."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from argosy.words import LANGUAGES, Words, bound, catalogue_folders
from test_words import AMOUNTS, arguments, messages

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "events/no_break.json").read_text(encoding="utf-8")
)
QUOTES = {"en": "“”", "de": "„“", "cs": "„“", "pl": "„”", "ru": "«»", "ro": "„”"}
ALL_QUOTES = set("\"'`´‘‚“”„‟«»‹›")
DASH = {"ru": "—"}  # a half one elsewhere
SHORT_WORDS = {"cs": "aikosuvz", "pl": "aiouwz", "ru": "аивкосуя"}
BOUND = tuple(language for language in LANGUAGES if language != "en")


@cache
def written(language: str) -> dict[str, list[str]]:
    """By message, every text of the files as it stands between braces."""
    found: dict[str, list[str]] = {}
    for folder in catalogue_folders(language):
        for file in folder.iterdir():
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    assert entry.value is not None
                    found[entry.id.name] = texts(entry.value)
    return found


def texts(pattern: ast.Pattern) -> list[str]:
    """The variants of a message, with a bullet for every value."""
    whole, variants = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            whole += element.value
            continue
        whole += "•"
        if isinstance(element.expression, ast.SelectExpression):
            variants += [text for variant in element.expression.variants for text in texts(variant.value)]
    return [whole, *variants]


@cache
def said(language: str) -> list[tuple[str, str]]:
    """Every message as people read it, with some amounts."""
    words = Words(language)
    return [
        (name, words(name, **arguments(found.variables, amount)))
        for name, found in messages(language).items()
        for amount in AMOUNTS[:5]
    ]


def wrong(language: str, pattern: str) -> dict[str, str]:
    """The messages in which something is found that should not be there."""
    return {
        name: text for name, parts in written(language).items() for text in parts if re.search(pattern, text)
    }


def read_wrong(language: str, pattern: str) -> dict[str, str]:
    return {name: text for name, text in said(language) if re.search(pattern, text)}


# ------------------------------------------------------------------------------ marks


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language_and_come_in_pairs(language: str) -> None:
    for name, parts in written(language).items():
        for text in parts:
            marks = [mark for mark in text if mark in ALL_QUOTES]
            assert "".join(marks) == QUOTES[language] * (len(marks) // 2), f"{name}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_apostrophe_stands_inside_or_behind_a_word(language: str) -> None:
    assert wrong(language, r"(?<![\w•])’") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_is_one_character(language: str) -> None:
    assert wrong(language, r"\.\.") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_stands_apart_in_german_and_close_to_its_word_elsewhere(language: str) -> None:
    apart = r"[^\s(„]…" if language == "de" else r"\s…(?!\w)"  # what is taken up again begins with one
    assert wrong(language, apart) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dash_between_words_is_that_of_the_language(language: str) -> None:
    others = "".join(sorted({"-", "–", "—", "―"} - {DASH.get(language, "–")}))  # a hyphen comes first
    assert wrong(language, rf"(?<=\s)[{others}](?=\s)|--") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_has_a_space_before_it_where_the_language_wants_one(language: str) -> None:
    is_close = language in {"en", "pl"}
    assert wrong(language, r"\s%" if is_close else r"[\d•]%") == {}


def test_a_polish_sentence_ends_behind_its_closing_quote() -> None:
    assert wrong("pl", r"\.”") == {}


# ------------------------------------------------------------------------------ spaces


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_spaces_at_its_ends_or_two_in_a_row_or_before_a_stop(language: str) -> None:
    assert wrong(language, r"\s{2}|\s[,;:.!?)”»](?!\w)|[(«„]\s") == {}
    for name, parts in written(language).items():
        assert parts[0] == parts[0].strip(), name
    for folder in catalogue_folders(language):
        for file in folder.iterdir():
            lines = file.read_text(encoding="utf-8").split("\n")
            assert [line for line in lines if line != line.rstrip()] == [], file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_have_plain_spaces_only(language: str) -> None:
    assert wrong(language, "[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\t]") == {}


def test_english_needs_no_no_break_space() -> None:
    assert read_wrong("en", "\N{NO-BREAK SPACE}") == {}


@pytest.mark.parametrize("language", SHORT_WORDS)
def test_no_line_ends_with_a_word_of_one_letter(language: str) -> None:
    assert read_wrong(language, rf"(?i)(?<!\w)[{SHORT_WORDS[language]}] \S") == {}


@pytest.mark.parametrize("language", BOUND)
def test_no_line_begins_with_a_dash_an_ellipsis_or_a_sign(language: str) -> None:
    assert read_wrong(language, " [–—…%×]") == {}


@pytest.mark.parametrize("language", BOUND)
def test_a_figure_stays_with_its_noun(language: str) -> None:
    counts = {name for name, found in messages(language).items() if found.selections}
    split = read_wrong(language, r"\d [^\W\d_]")
    assert {
        name: text
        for name, text in split.items()
        if name in counts or re.search(r"\d ", written(language)[name][0])
    } == {}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']}-{case['message']}")
def test_python_binds_a_text_as_the_browser_does(case: dict[str, Any]) -> None:
    catalogue = FluentBundle([case["language"]], use_isolating=False)
    resource = FluentResource("\n".join(["text = " + case["message"][0], *case["message"][1:]]))
    catalogue.add_resource(bound(resource, case["language"]))
    pattern = catalogue.get_message("text").value
    assert pattern is not None
    text, errors = catalogue.format_pattern(pattern, case["arguments"])
    assert errors == []
    assert text == case["text"]
