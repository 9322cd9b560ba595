"""`argosy bench server` prints figures that fit together; how large they are is not tested."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from argosy.cli.app import app
from argosy.lab.bench import seeded_store
from argosy.lab.bench import server as bench_server
from argosy.store.address import open_store
from server.serving import Person, served

TABLES, RATE, SECONDS = 3, 30, 0.4


def figures(*arguments: str) -> dict[str, Any]:
    load = ["--tables", str(TABLES), "--rate", str(RATE), "--seconds", str(SECONDS), "--stored", "0"]
    done = CliRunner().invoke(app, ["bench", "server", *load, *arguments, "--json"])
    assert done.exit_code == 0, done.output
    data: dict[str, Any] = json.loads(done.stdout)  # one object and nothing else on standard output
    return data


def check_moves(moves: dict[str, Any]) -> None:
    assert moves["refused"] == {}
    for name in ("to_acknowledgement_ms", "to_last_other_ms"):
        assert 0 < moves[name]["p50"] <= moves[name]["p99"] <= moves[name]["max"]
    assert moves["server_ms_per_move"] > 0
    assert moves["processors"]["server"] > 0


@pytest.mark.slow
def test_the_figures_of_both_stores_and_of_echo_hang_together(database: str) -> None:
    told = figures("oltre-mare", "--postgres", database)
    assert told["game"] == "oltre-mare"
    served = told["server"]
    assert served["sockets"] == 4 * TABLES
    assert list(served["stores"]) == ["sqlite", "postgres"]
    for store in (*served["stores"].values(), served["echo"]):
        assert store["sockets_held"] == 4 * TABLES
        assert store["at_rate"]["moves"] > 0
        check_moves(store["at_rate"])
        check_moves(store["flat_out"])
    for store in served["stores"].values():
        assert 40 < store["frames"]["decision_bytes"] < 500
        assert 1000 < store["frames"]["update_bytes"] < 20_000
        assert store["memory"]["server_mb"] > 50
        assert store["start_seconds"] > 0
        own, bare = (each["at_rate"]["server_ms_per_move"] for each in (store, served["echo"]))
        assert store["times_echo"]["server_time_per_move"] == pytest.approx(own / bare)
        own, bare = (each["flat_out"]["moves_per_second"] for each in (store, served["echo"]))
        assert store["times_echo"]["moves_per_second_flat_out"] == pytest.approx(own / bare)
    sizes = served["echo"]["frames"]
    of_a_game = served["stores"]["sqlite"]["frames"]
    assert sizes == pytest.approx(of_a_game, abs=1)


def test_a_server_finds_the_games_that_were_stored_for_the_measurement(store_address: str) -> None:
    table, token = asyncio.run(
        seeded_store.fill(open_store(store_address), "port-royal", 30, lambda text: None)
    )
    with served(store_address) as server:
        host = Person(server.address, "Host", token)
        mine = host.ask("GET", "/api/tables/mine")["tables"]
        assert {about["status"] for about in mine} == {"running"}
        assert len(mine) == 30
        for about in mine:
            assert host.look(about["id"])["view"]["seat"] == 0
        line = host.watch(table)
        assert line.view["players"] == 4
        line.close()


@pytest.mark.slow
def test_a_start_upon_stored_games_is_measured_to_the_first_view(tmp_path: Path) -> None:
    load = bench_server.Load(("port-royal",), TABLES, RATE, SECONDS, stored=50)
    address = str(tmp_path / "tables.sqlite")
    start = asyncio.run(bench_server.measure_start(load, address, tmp_path, lambda text: None))
    assert start["games"] == 50
    assert 0 < start["health_seconds"] <= start["view_seconds"]


def test_without_a_postgresql_it_is_left_out_and_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_server, "find_spec", lambda name: None)
    told = figures("--stores", "postgres")["server"]
    assert "--postgres" in told["stores"]["postgres"]["missing"]
    assert "echo" not in told


def test_an_unknown_store_is_named() -> None:
    done = CliRunner().invoke(app, ["bench", "server", "--stores", "sqlite,mysql"])
    assert done.exit_code != 0
    assert "mysql" in str(done.exception) + done.output
