"""Which decisions of a log count: one file of logs that the server and the browser's code are held to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from argosy.table.entries import AnyEntry, Decided, Undone
from argosy.table.history import standing

CASES = json.loads((Path(__file__).parent.parent / "events/standing.json").read_text(encoding="utf-8"))
KINDS = {kind.__struct_config__.tag: kind for kind in get_args(AnyEntry)}

# What clients are not told: here it makes no difference.
HIDDEN = {
    "opening": {},
    "position": {},
    "name": "",
    "settings": {"game": "", "seats": [{"kind": "me"}, {"kind": "open"}]},
}


def stored(told: dict[str, Any]) -> AnyEntry:
    """An entry as it is in the store, from what clients are told of it."""
    kind = KINDS[told["kind"]]
    missing = {name: value for name, value in HIDDEN.items() if name in kind.__struct_fields__}
    entry: AnyEntry = msgspec.convert({**missing, **told}, kind)
    return entry


def decisions(entries: list[AnyEntry]) -> list[int]:
    log = standing(enumerate(entries, 1))
    return [seq for seq, entry in log if isinstance(entry, Decided)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["case"])
def test_decisions_that_were_taken_back_do_not_count(case: dict[str, Any]) -> None:
    assert [entry["seq"] for entry in case["entries"]] == list(range(1, len(case["entries"]) + 1))
    assert decisions([stored(entry) for entry in case["entries"]]) == case["standing"]


def test_cards_dealt_anew_count_in_their_place() -> None:
    """Clients are not told of the seed; in the record it is a move."""
    (case,) = [case for case in CASES if case["case"] == "a free undo takes back the last decision"]
    entries = [stored(entry) for entry in case["entries"]]
    undone = entries[-1]
    assert isinstance(undone, Undone)
    entries[-1] = msgspec.structs.replace(undone, redeal=7)
    assert [seq for seq, _ in standing(enumerate(entries, 1))] == [2, 3, 5]
