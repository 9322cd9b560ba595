"""The same events in the same words: one file of sentences that Python and the browser's code are held to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import argosy
from argosy import Event
from argosy.words import Words, sentences

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "events/sentences.json").read_text(encoding="utf-8")
)


def event_from(game: str, wire: dict[str, Any]) -> Event:
    """An event as it came over the wire."""
    read = argosy.game(game).rules.event_fields
    fields = {
        name: argosy.Bundle(tuple(value["goods"].items()), value["ducats"])
        if name in read and isinstance(value, dict)
        else value
        for name, value in wire.items()
    }
    return Event(**fields)


@pytest.mark.parametrize(
    "case", CASES, ids=lambda case: f"{case['game']}-{case['event']['kind']}-{case['language']}"
)
def test_python_says_an_event_as_the_browser_does(case: dict[str, Any]) -> None:
    event = event_from(case["game"], case["event"])
    assert event.to_json() == case["event"]
    said = Words(case["language"]).sentence(case["game"], event, case["names"], case.get("you"))
    assert said == case["sentence"]


@pytest.mark.parametrize("game", argosy.NAMES)
def test_the_file_has_a_case_for_every_rule_of_a_games_sentences(game: str) -> None:
    events = [case["event"] for case in CASES if case["game"] == game]
    rule = sentences(game)
    assert any(case["sentence"] is None for case in CASES if case["game"] == game)
    assert {field for event in events for field in event} >= {
        "card",
        *rule.terms,
        *rule.proper_names,
        *rule.lots,
    }
    assert {event["kind"] for event in events} >= {*rule.silent_without, *rule.unheard_lots}
