"""`argosy doctor`: what is in order, what is not, and what to do about it; and completion in the shell."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from argosy.core import engine_file
from argosy.server import client_files
from argosy.store.address import open_store
from server.serving import free_port, served
from store.raw_sql import tamper

Run = Callable[..., Result]


def found(run: Run, *arguments: str, status: int = 0) -> dict[str, dict[str, str]]:
    result = run("doctor", "--json", *arguments)
    assert result.exit_code == status, result.output
    told: list[dict[str, Any]] = json.loads(result.stdout)["findings"]
    return {one["what"]: one for one in told}


def test_all_is_well_before_the_first_start(run: Run, tmp_path: Path) -> None:
    told = found(run, "--store", str(tmp_path / "new.sqlite"), "--port", str(free_port()))
    assert {one["state"] for one in told.values()} == {"ok"}
    assert {"Python", "engine file", "store", "clock", "cache", "data folder", "port"} <= set(told)
    assert not (tmp_path / "new.sqlite").exists()


def test_everything_that_is_not_well_comes_with_advice(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_file, "FILE", tmp_path / "nowhere")
    monkeypatch.setattr(client_files, "FOLDER", tmp_path / "nowhere")
    monkeypatch.setenv("ARGOSY_CACHE", "/proc/nowhere")
    monkeypatch.setattr("argosy.cli.doctor.time.time", lambda: 1_000_000.0)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = found(run, "--store", "/proc/tables.sqlite", "--port", str(port), status=1)
    wrong = {"engine file", "browser client", "cache", "clock", "data folder", "port"}
    assert {what for what, one in told.items() if one["state"] != "ok"} == wrong
    assert all(told[what]["advice"] for what in wrong)


def test_a_running_server_and_its_store_are_recognised(run: Run, tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    with served(store) as server:
        table = server.guest("Ann").open_table("port-royal", "me", "open")
        told = found(run, "--store", str(store), "--port", str(server.port))
        assert "an Argosy" in told["port"]["found"]
        assert told["store"]["found"].endswith("; 1 open")
    store.chmod(0o644)
    tamper(str(store), "UPDATE tables SET problem = 'entry 3: it is missing'")
    tamper(str(store), "UPDATE tables SET updated = updated + 3600000")
    told = found(run, "--store", str(store), "--port", "0")
    minded = {what: one["found"] for what, one in told.items() if one["state"] == "mind"}
    assert set(minded) == {"damaged tables", "file mode", "clock"}
    assert minded["damaged tables"] == f"{table}: entry 3: it is missing"


def test_a_damaged_file_is_found_out(run: Run, tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    open_store(str(store)).close()
    content = bytearray(store.read_bytes())
    content[4096 * 3] = 0xFF
    store.write_bytes(content)
    told = found(run, "--store", str(store), "--port", "0", status=1)
    assert any(one["state"] == "wrong" and "restore" in one["advice"] for one in told.values())


def test_a_database_that_cannot_be_reached_is_found_out(run: Run) -> None:
    told = found(run, "--store", "postgresql://127.0.0.1:1/argosy", "--port", "0", status=1)
    assert told["store"]["found"].startswith("PostgreSQL cannot be reached")


def test_a_database_is_looked_at(run: Run, database: str) -> None:
    open_store(database).close()
    told = found(run, "--store", database, "--port", "0")
    assert told["store"]["found"].startswith("PostgreSQL: schema ")
    assert told["clock"]["state"] == "ok"


def test_people_read_one_line_for_each_finding(run: Run, tmp_path: Path) -> None:
    result = run("doctor", "--store", str(tmp_path / "no" / "tables.sqlite"), "--port", "0")
    lines = result.stdout.splitlines()
    assert lines[0].startswith("✓ Python: ")
    assert all(line.startswith(("✓ ", "! ", "✗ ", "    ")) for line in lines)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("argosy doc", "doctor"), ("argosy play --pl", "--players"), ("argosy play ol", "oltre-mare")],
)
def test_the_shell_completes_commands_options_and_games(typed: str, offered: str) -> None:
    words = typed.split()
    asked = {"_ARGOSY_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(len(words) - 1)}
    command = [sys.executable, "-c", "from argosy.cli.app import app; app(prog_name='argosy')"]
    done = subprocess.run(command, env=asked, capture_output=True, text=True, check=False)
    assert done.stdout.split() == [offered]
