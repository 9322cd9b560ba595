"""`argosy serve` before anybody comes: what keeps it from beginning is told, and the right page opened."""

from __future__ import annotations

import ctypes
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from argosy.cli.serve import page_of, share_memory

ARGOSY = [sys.executable, "-m", "argosy"]


def ended(*arguments: str) -> list[str]:
    """What a command that cannot begin says, without its log. A process: serving changes its process."""
    done = subprocess.run([*ARGOSY, *arguments], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    return [line for line in done.stderr.splitlines() if line.startswith("argosy: ")]


def test_a_system_that_has_no_places_for_memory_is_served_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda name: object())
    share_memory()


@pytest.mark.slow
def test_a_port_in_use_is_told_in_one_line_with_what_to_do(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        (said,) = ended("serve", "--port", str(port), "--store", str(tmp_path / "tables.sqlite"))
    assert said.startswith(f"argosy: could not listen on 127.0.0.1:{port}; try another --port")


@pytest.mark.slow
def test_a_host_that_is_not_of_this_machine_is_told_in_one_line(tmp_path: Path) -> None:
    (said,) = ended(
        "serve", "--host", "2001:db8::1", "--port", "0", "--store", str(tmp_path / "tables.sqlite")
    )
    assert said.startswith("argosy: could not listen on [2001:db8::1]:0; ")


@pytest.mark.slow
@pytest.mark.parametrize("command", [("serve",), ("backup", "tables.backup")])
def test_a_data_folder_that_cannot_be_made_is_refused(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", f"{os.devnull}/x")
    (said,) = ended(*command)
    assert said == f"argosy: {os.devnull}/x/argosy: Not a directory; name a file with --store"


def test_the_page_that_is_opened_has_the_port_the_server_took(tmp_path: Path) -> None:
    command = [*ARGOSY, "serve", "--open", "--port", "0", "--store", str(tmp_path / "tables.sqlite")]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "BROWSER": "true"},
    ) as server:
        try:
            assert server.stdout is not None
            page = server.stdout.readline().strip()
            port = int(page.removeprefix("http://localhost:").removesuffix("/"))
            assert port > 0
            socket.create_connection(("127.0.0.1", port), timeout=10).close()
        finally:
            server.kill()


@pytest.mark.parametrize(
    ("host", "page"),
    [
        ("127.0.0.1", "http://localhost:8710/"),
        ("::", "http://localhost:8710/"),
        ("::1", "http://[::1]:8710/"),
        ("games.example", "http://games.example:8710/"),
    ],
)
def test_the_page_of_a_server_is_one_a_browser_can_open(host: str, page: str) -> None:
    assert page_of(host, 8710) == page
