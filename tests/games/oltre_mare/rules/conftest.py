"""A folder with a copy of the game's own card set, to be changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.oltre_mare.rules.card_folder import Folder


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path / "set").copy_of_the_games_own()
