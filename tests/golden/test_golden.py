"""The golden play-throughs come out line by line as they stand in the files."""

from __future__ import annotations

import json
from typing import Any

import pytest

import argosy
from golden.play_through import FOLDER, GAMES, actions_in, file_of, lines

CASES = [(name, setup) for name, setups in GAMES.items() for setup in setups]


@pytest.mark.parametrize(("name", "setup"), CASES)
def test_a_play_through_has_not_changed(name: str, setup: dict[str, Any]) -> None:
    expected = file_of(name, setup).read_text(encoding="utf-8").splitlines()
    assert expected[0] == f"# {name} {json.dumps(setup)}"
    actual = list(lines(name, setup, actions_in("\n".join(expected))))
    for number, (now, then) in enumerate(zip(actual, expected, strict=False), start=1):
        assert now == then, f"line {number}"
    assert len(actual) == len(expected)
    assert 'phase = "over"' in "\n".join(actual[-40:])


def test_no_play_through_lies_about_unlisted() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(*case).name for case in CASES}


# Hardly ever met; tests of their own lay them out.
TOO_RARE = {
    "port-royal": set[str](),
    "oltre-mare": {
        "claim_symbol", "claim_power", "claim_load", "claim_port", "no_card", "score_start", "gather",
        "lapse_load", "lapse_hand", "lapse_cards", "answer_void", "stay",
    },
}  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_the_play_throughs_together_show_every_kind_of_event(name: str) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob(f"{name}-*.txt"))
    kinds = {kind.name.lower() for kind in argosy.game(name).rules.event_kinds}
    missing = {kind for kind in kinds if f"\n  {kind}" not in text}
    assert missing <= TOO_RARE[name]
