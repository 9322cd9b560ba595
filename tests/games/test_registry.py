"""Games are found by entry points; what cannot be loaded is left out and breaks nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import argosy.games
from argosy.core.rules import Rules
from argosy.games import MANIFESTS, Manifests
from argosy.games.manifest import Manifest

OWN = ["port-royal", "oltre-mare"]


def found_with(monkeypatch: pytest.MonkeyPatch, *others: EntryPoint) -> list[str]:
    ours = [EntryPoint(name, MANIFESTS[name].package + ".game:GAME", "argosy.games") for name in OWN]
    monkeypatch.setattr(argosy.games, "entry_points", lambda group: [*others, *ours])
    return list(Manifests())


def test_the_games_come_in_the_order_of_their_manifests(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found_with(monkeypatch) == OWN


@pytest.mark.parametrize(
    "value", ["no_such_module:GAME", "argosy.core.errors:GAME", "argosy.core.errors:ArgosyError"]
)
def test_a_game_that_cannot_be_loaded_is_left_out_with_a_warning(
    monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    with pytest.warns(UserWarning, match=r"the game 'broken' .* is left out"):
        assert found_with(monkeypatch, EntryPoint("broken", value, "argosy.games")) == OWN


def test_a_tree_that_is_not_installed_finds_its_own_games(tmp_path: Path) -> None:
    sources = Path(argosy.__file__).parent.parent
    script = (
        "import sys, importlib.metadata as m; m.entry_points = lambda **_: []; "
        "import argosy; print(*argosy.NAMES)"
    )
    environment = os.environ | {"PYTHONPATH": str(sources)}
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
    )
    assert done.stdout.split() == OWN


@pytest.mark.parametrize("name", OWN)
def test_every_part_of_a_manifest_is_what_it_says(name: str) -> None:
    from argosy.players.player_set import PlayerSet
    from argosy.table.game_types import GameTypes

    manifest = MANIFESTS[name]
    assert isinstance(manifest, Manifest)
    assert isinstance(manifest.rules(), Rules)
    assert manifest.rules().name == name
    assert manifest.players is not None
    assert isinstance(manifest.players(), PlayerSet)
    assert manifest.types is not None
    assert isinstance(manifest.types(), GameTypes)
    assert manifest.terminal is not None
    assert callable(manifest.terminal())
    for file in ("sentences.json", "lesson.json", "messages/en/game.ftl"):
        assert manifest.folder.joinpath(*file.split("/")).is_file()
