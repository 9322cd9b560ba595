"""`argosy games`: every option of every game, for people and for programs."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from typer.testing import Result

import argosy
from argosy.words import LANGUAGES, Words

Run = Callable[..., Result]


def test_every_option_is_listed_with_its_default_and_what_is_allowed(run: Run) -> None:
    shown = run("games").stdout
    assert "Port Royal  port-royal  2–5 players, version 1 of the rules" in shown
    assert "ending=standard   standard | expedition" in shown
    assert "claim_after_bust=false   false | true" in shown
    assert "turn_limit=400   1–10000" in shown
    assert "Oltre Mare  oltre-mare  2–5 players, version 1 of the rules" in shown
    assert "hand_card_ducats=0   −2 … 2" in shown
    for name in argosy.NAMES:
        for option in argosy.game(name).options:
            assert f"  {option.name}=" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_explained_in_every_language(run: Run, language: str) -> None:
    shown = " ".join(run("games", "--lang", language).stdout.split())
    for name in argosy.NAMES:
        for option in argosy.game(name).options:
            meaning = Words(language)(f"{name}-option-{option.name}")
            assert " ".join(meaning.split()) in shown


def test_programs_get_one_json_object(run: Run) -> None:
    game, other = json.loads(run("games", "--json").stdout)["games"]
    assert (game["name"], other["name"]) == argosy.NAMES
    assert game["set"] is other["set"] is None
    assert game["players"] == [2, 3, 4, 5]
    assert game["rules"] == 1
    options = {option["name"]: option for option in game["options"]}
    assert options["ending"]["values"] == ["standard", "expedition"]
    assert options["auto_pass"]["default"] is True
    assert options["turn_limit"]["values"] == {"min": 1, "max": 10000}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "it_IT"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    title = Words(language)("terminal-game", first=2, last=5, version="1")
    assert title in run("games").stdout


def test_an_unknown_language_is_refused(refused: Callable[..., str]) -> None:
    assert refused("games", "--lang", "it") == "there is no language 'it'; there are en, de, cs, pl, ru, ro"
