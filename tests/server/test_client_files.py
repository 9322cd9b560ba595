"""The client that is handed out, and how an older page learns that there is another."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from argosy.server import client_files
from argosy.server.app import VERSION
from server.raw_requests import call, shake
from server.serving import Served


def page(folder: Path, script: str, changed: int) -> None:
    file = folder / "index.html"
    file.write_text(f'<script type="module" crossorigin src="./assets/{script}.js"></script>')
    os.utime(file, ns=(changed, changed))


def test_a_build_goes_by_the_name_of_its_script(tmp_path: Path) -> None:
    assert client_files.build(tmp_path) == ""
    page(tmp_path, "index-DQqhWlNV", 1_000)
    assert client_files.build(tmp_path) == "index-DQqhWlNV"


def test_a_client_that_is_built_anew_while_the_server_runs_is_noticed(tmp_path: Path) -> None:
    page(tmp_path, "index-one", 1_000)
    assert client_files.build(tmp_path) == "index-one"
    page(tmp_path, "index-two", 2_000)
    assert client_files.build(tmp_path) == "index-two"


@pytest.mark.parametrize("path", ["/health", "/api/games", "/api/me", "/api/tables/none", "/nowhere"])
def test_every_answer_tells_which_client_is_handed_out(
    server: Served, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(client_files, "build", lambda: "index-another")
    assert call(server.port, "GET", path).headers[VERSION] == "+index-another"


def test_a_refused_handshake_tells_it_too(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_files, "build", lambda: "index-another")
    refusal = shake(server.port, "none")
    assert refusal is not None
    assert refusal.headers[VERSION] == "+index-another"
