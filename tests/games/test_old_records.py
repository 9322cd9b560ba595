"""Records and positions that were written before 1.0 can still be read and played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import argosy
from argosy.games.record import ARBITER
from fixtures.old_games import FOLDER, lost

RECORDS = sorted(FOLDER.glob("*.argosy"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_is_read_and_written_as_it_was(path: Path) -> None:
    text = path.read_text()
    record = argosy.Record.from_text(text)
    assert len(record.moves) > 10
    assert record.to_text() == text
    assert list(record.tables(argosy.game(record.game)))


@pytest.mark.parametrize(
    "path", [path for path in RECORDS if "arbiter" in path.name], ids=lambda path: path.stem
)
def test_an_old_record_replays_by_the_rules(path: Path) -> None:
    record = argosy.Record.from_text(path.read_text())
    assert record.observer == ARBITER
    position = record.replay(argosy.game(record.game))
    assert position.over
    assert position.result is not None


def test_one_of_the_records_deals_anew_after_an_undo() -> None:
    records = [argosy.Record.from_text(path.read_text()) for path in RECORDS]
    assert sorted(any(move.is_redeal for move in record.moves) for record in records) == [
        False,
        False,
        True,
        True,
    ]


@pytest.mark.parametrize("name", argosy.NAMES)
def test_an_old_position_is_loaded_and_looks_as_it_did(name: str) -> None:
    before = json.loads((FOLDER / f"{name}-position.json").read_text())
    position = argosy.game(name).load(before["dump"])
    for seat, old in zip((None, 0, 1, 2, 3), before["views"], strict=True):
        assert lost(old, json.loads(json.dumps(position.view(seat)))) == []
    assert position.asked is not None
    assert [str(action) for action in position.legal(position.asked)] == before["legal"]
    position.play(position.asked, before["legal"][0])
