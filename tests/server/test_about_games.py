"""What a client without a server knows of a game is what a server would tell it.

`python tests/server/test_about_games.py` writes the files anew.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import argosy
from argosy.games import manifest
from argosy.server.http_games import about


def file_of(game: str) -> Path:
    return Path(str(manifest(game).folder)) / "about.json"


def text_of(game: str) -> str:
    return json.dumps(about(game), indent=2, ensure_ascii=False) + "\n"


@pytest.mark.parametrize("game", argosy.NAMES)
def test_what_a_game_offers_is_kept_as_a_server_tells_it(game: str) -> None:
    assert file_of(game).read_text("utf-8") == text_of(game), f"renew it: python {Path(__file__)}"


if __name__ == "__main__":
    for game in argosy.NAMES:
        file_of(game).write_text(text_of(game), encoding="utf-8")
