"""`argosy hint` and `argosy analyse`: as text, JSON and a picture, and wrong files named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import Result

import argosy
from argosy import Record
from argosy.players.player import ask
from argosy.players.registry import make_player
from argosy.words import LANGUAGES, Words

Run = Callable[..., Result]
Refused = Callable[..., str]


@pytest.fixture
def record(tmp_path: Path) -> str:
    """The beginning of a game of Port Royal between Ann and Bert."""
    bot = make_player("port-royal", "heuristic")
    found = Record.of(argosy.game("port-royal").new(2, seed=3), ["Ann", "Bert"])
    while (seat := found.position.asked) is not None and len(found.moves) < 40:
        found.play(seat, ask(bot, found.position, seat))
    path = tmp_path / "evening.argosy"
    path.write_text(found.to_text(), encoding="utf-8")
    return str(path)


@pytest.fixture
def odd_names(record: str) -> str:
    """The same game, of people whose names look like markup."""
    found = Record.from_text(Path(record).read_text(encoding="utf-8"))
    found.names = ("[/x]", "[red]Bob")
    Path(record).write_text(found.to_text(), encoding="utf-8")
    return record


def test_names_that_look_like_markup_are_told_as_they_are(run: Run, odd_names: str) -> None:
    shown = run("analyse", odd_names).stdout
    assert "│ [/x] " in shown
    assert "│ [red]Bob " in shown
    assert "Move " in shown.partition("[red]Bob")[2]
    for move in range(0, 40, 8):
        result = run("hint", odd_names, "--move", str(move))
        assert result.exit_code == 0, result.exception


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_is_told_in_every_language(run: Run, record: str, language: str) -> None:
    shown = run("analyse", record, "--lang", language).stdout
    assert Words(language)("analysis-title") in shown
    assert Words(language)("analysis-known") in " ".join(shown.split())
    assert "Bert" in shown


def test_programs_get_an_analysis_and_people_a_picture(run: Run, record: str, tmp_path: Path) -> None:
    picture = tmp_path / "evening.svg"
    found = json.loads(run("analyse", record, "--json", "--by", "all", "--svg", str(picture)).stdout)
    assert (found["game"], found["players"], found["judge"]) == ("port-royal", 2, "all")
    assert len(found["seats"]) == 2
    drawn = ElementTree.parse(picture).getroot()
    assert len([line for line in drawn.iter() if line.tag.endswith("polyline")]) == 2


def test_a_picture_that_cannot_be_drawn_is_refused_before_the_game_is_judged(
    refused: Refused, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("argosy.teaching.analysis.analyse", lambda *_: pytest.fail("it was judged"))
    assert refused("analyse", record, "--svg", "no/x.svg") == "no/x.svg: No such file or directory"


def test_a_hint_names_decisions_and_reasons(run: Run, record: str) -> None:
    found = json.loads(run("hint", record, "--move", "0", "--json").stdout)
    position = Record.from_text(Path(record).read_text(encoding="utf-8")).replay(argosy.game("port-royal"), 0)
    assert found["seat"] == position.asked
    scenario = {"players": 2, "harbour": ["ship_red_1_1"], "display": [["sailor_1"], []]}
    shown = run("hint", "-", input=json.dumps(scenario)).stdout
    assert shown.startswith("draw")
    assert "The next card has a 6" in shown


def test_where_there_is_nothing_to_choose_a_hint_says_so(run: Run) -> None:
    shown = run("hint", "-", input='{"players": 2}').stdout
    assert shown == Words("en")("hint-none") + "\n"


def test_wrong_files_and_moves_are_named(refused: Refused, record: str) -> None:
    assert refused("analyse", "absent.argosy") == "absent.argosy: No such file or directory"
    assert "it has 40 moves, so there is no move 41" in refused("hint", record, "--move", "41")
    assert "--move is for records" in refused("hint", "-", "--move", "1", input='{"players": 2}')
    assert "not by 'luck'" in refused("analyse", record, "--by", "luck")
