"""`argosy odds`: the engine's exact odds, readable or as JSON, and every wrong scenario named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

import argosy
from argosy.words import LANGUAGES, Words

Run = Callable[..., Result]
SCENARIO = {"players": 2, "harbour": ["ship_red_1_1"], "display": [["sailor_1"], []]}


def test_programs_get_exactly_what_the_engine_says(run: Run) -> None:
    result = run("odds", "-", "--json", input=json.dumps(SCENARIO))
    assert json.loads(result.stdout) == argosy.game("port-royal").load(SCENARIO).odds(None)


def test_a_person_reads_the_risk_and_what_may_come(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "scenario.json"
    file.write_text(json.dumps(SCENARIO), encoding="utf-8")
    shown = run("odds", str(file)).stdout
    # 117 cards may come; 7 red Frigates are stronger than one sword
    assert Words("en")("port-royal-terminal-bust", percent=6.0) in shown
    assert [line.split()[:2] for line in shown.splitlines() if line.startswith("Ship ")] == [["Ship", "49"]]
    assert "red Frigate" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_are_told_in_every_language(run: Run, language: str) -> None:
    shown = run("odds", "-", "--lang", language, input=json.dumps(SCENARIO)).stdout
    assert Words(language)("port-royal-terminal-bust", percent=6.0) in shown
    assert Words(language).card("port-royal", "ship_red_1_1") in shown


def test_where_there_is_no_draw_to_decide_on_it_says_so(run: Run) -> None:
    shown = run("odds", "-", input='{"players": 2, "phase": "trade", "picks": 1}').stdout
    assert shown.startswith("There is no draw to decide on right now.")


def test_when_no_card_is_left_there_are_no_odds_to_tell(run: Run) -> None:
    result = run("odds", "-", input='{"players": 2, "rest": "coins:0"}')
    assert result.exit_code == 0
    assert result.stdout.startswith("There is no draw to decide on right now.")


def test_piped_output_has_no_escape_codes(run: Run) -> None:
    assert "\x1b" not in run("odds", "-", input=json.dumps(SCENARIO)).stdout


# ------------------------------------------------------------------------------ wrong scenarios


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "-: is not JSON: Expecting value (line 1, column 1)"),
        ("{'players': 2}", "-: is not JSON: Expecting property name"),
        ("[" * 100_000, "-: is not JSON that can be read"),
        ("[2]", "-: scenario: must be an object with named fields"),
        ("null", "-: scenario: must be an object with named fields"),
        ("{}", "-: players: is required"),
        ('{"players": 7}', "-: players: Port Royal is for 2 to 5 players, not 7"),
        ('{"players": 2, "game": "chess"}', "-: there is no game 'chess'"),
        ('{"players": 2, "game": []}', "-: game: must be the name of a game"),
        ('{"players": 2, "harbor": []}', "-: harbor: is not a field of a scenario (did you mean 'harbour'?"),
        ('{"players": 2, "harbour": ["kraken"]}', "-: harbour[0]: there is no card 'kraken'"),
        ('{"players": 2, "harbour": {"a": 1}}', "-: harbour: must be a list of cards"),
        ('{"players": 2, "coins": [1]}', "-: coins: must be a list with one entry for each of the 2 seats"),
        ('{"players": 2, "options": {"ending": "never"}}', "-: options: option 'ending' is 'never'"),
        ('{"players": 2, "seed": -1}', "-: seed: a seed is a whole number"),
    ],
)
def test_a_wrong_scenario_is_refused_by_field_and_reason(
    refused: Callable[..., str], text: str, said: str
) -> None:
    assert refused("odds", "-", input=text).startswith(said)


GARBAGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    1.5,
    "x",
    [],
    [[]],
    [None, None],
    {},
    {"x": []},
    ["x", "x"],
)
FIELDS = (
    *("game", "players", "start", "options", "seed", "active", "acting", "phase", "picks", "turn", "drawn"),
    *("deck", "rest", "discard", "harbour", "row", "box", "coins", "display", "pending", "hidden_state"),
)


@pytest.mark.slow
@pytest.mark.parametrize("field", FIELDS)
def test_garbage_in_any_field_never_ends_in_a_traceback(run: Run, field: str) -> None:
    for garbage in GARBAGE:
        result = run("odds", "-", input=json.dumps({"players": 2, field: garbage}))
        assert result.exit_code in {0, 2}, (garbage, result.exception)
        assert isinstance(result.exception, SystemExit | None)


def test_a_file_that_is_not_there_is_named(refused: Callable[..., str]) -> None:
    assert refused("odds", "nowhere.json") == "nowhere.json: No such file or directory"


def test_a_folder_is_no_scenario(refused: Callable[..., str], tmp_path: Path) -> None:
    assert refused("odds", str(tmp_path)) == f"{tmp_path}: Is a directory"


def test_a_file_must_be_utf_8(refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "latin.json"
    file.write_bytes(b'{"players": \xfc}')
    assert refused("odds", str(file)) == f"{file}: is not UTF-8 text (byte 12)"


def test_a_file_name_with_a_null_byte_is_refused(refused: Callable[..., str]) -> None:
    assert "null" in refused("odds", "a\0b")


def test_a_byte_order_mark_does_no_harm(run: Run) -> None:
    assert run("odds", "-", input=b"\xef\xbb\xbf" + json.dumps(SCENARIO).encode()).exit_code == 0


# --------------------------------------------------------------------------------- Oltre Mare

OLTRE_MARE = {"game": "oltre-mare", "players": 3, "hands": [["gems-01", "gems-02"], [], []]}


def test_the_next_card_of_oltre_mare_is_told_by_its_good(run: Run) -> None:
    shown = run("odds", "-", input=json.dumps({**OLTRE_MARE, "venice_out": True})).stdout
    assert "Probability that the next card is Venice: 0%" in shown
    assert "The next card, by kind of goods (one of 98 unseen cards)" in shown
    assert ["Gems", "8", "8.2%"] in [line.split()[:3] for line in shown.splitlines()]


def test_venice_on_top_is_certain_to_come(run: Run) -> None:
    on_top = {**OLTRE_MARE, "deck": ["venice"], "rest": "removed"}
    assert (
        "Probability that the next card is Venice: 100%" in run("odds", "-", input=json.dumps(on_top)).stdout
    )


def test_without_a_card_there_are_no_odds_in_oltre_mare(run: Run) -> None:
    empty = {**OLTRE_MARE, "rest": "removed", "venice_out": True}
    assert run("odds", "-", input=json.dumps(empty)).stdout == "There are no cards left to draw.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_of_oltre_mare_are_told_in_every_language(run: Run, language: str) -> None:
    shown = run("odds", "-", "--lang", language, input=json.dumps(OLTRE_MARE)).stdout
    assert Words(language).thing("oltre-mare", "good", "scrolls") in shown


def test_programs_get_the_odds_of_oltre_mare_as_the_engine_says(run: Run) -> None:
    result = run("odds", "-", "--json", input=json.dumps(OLTRE_MARE))
    assert json.loads(result.stdout) == argosy.game("oltre-mare").load(OLTRE_MARE).odds(None)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"game": "oltre-mare"}', "-: players: is required"),
        ('{"game": "oltre-mare", "players": 9}', "-: players: Oltre Mare is for 2 to 5 players, not 9"),
        ('{"game": "oltre-mare", "players": 2, "harbour": []}', "-: harbour: is not a field of a scenario"),
        (
            '{"game": "oltre-mare", "players": 2, "hands": [["kraken"], []]}',
            "-: hands[0][0]: there is no card",
        ),
    ],
)
def test_a_wrong_scenario_of_oltre_mare_is_refused(refused: Callable[..., str], text: str, said: str) -> None:
    assert refused("odds", "-", input=text).startswith(said)
