"""Health: an answer in time whatever the store does, and one line of log for one fault."""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from argosy.server import logs, probe
from argosy.store import postgres
from argosy.store.base import Store
from argosy.store.postgres import PostgresStore
from server.raw_requests import call
from server.serving import PATIENCE, Process, Refusal, served

ENDPOINTS = ("/health", "/health/ready")


@contextmanager
def stuck(store: Store) -> Iterator[None]:
    """A database that takes questions and answers none."""
    with store._reading:
        yield


def until(done: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < ends
        time.sleep(0.05)


@pytest.mark.waits
def test_a_store_that_hangs_is_reported_while_it_hangs_to_everybody_who_asks(tmp_path: Path) -> None:
    assert probe.PATIENCE < 2
    with served(tmp_path / "tables.sqlite") as server:
        with stuck(server.services.store):
            for path in ENDPOINTS:
                reply = call(server.port, "GET", path)
                told = json.loads(reply.text)
                assert (reply.status, told["status"], told["rules"]) == (503, "failing", "ready")
                assert told["reason"].startswith("no answer for")
                elsewhere = json.loads(call(server.port, "GET", path, X_Forwarded_For="192.0.2.1").text)
                assert elsewhere["reason"] == "the store does not answer"
            assert call(server.port, "GET", "/health/live").status == 200
            assert "argosy_store_up 0\n" in call(server.port, "GET", "/metrics").text
        until(lambda: call(server.port, "GET", "/health/ready").status == 200)
        assert "argosy_store_up 1\n" in call(server.port, "GET", "/metrics").text


def test_a_server_whose_rules_are_not_ready_lives_but_is_not_ready(tmp_path: Path) -> None:
    with served(tmp_path / "tables.sqlite") as server:
        server.services.tables._compiled.clear()
        answers = {path: call(server.port, "GET", path) for path in (*ENDPOINTS, "/health/live")}
        server.services.tables._compiled.set()
    assert [reply.status for reply in answers.values()] == [200, 503, 200]
    assert json.loads(answers["/health/ready"].text)["reason"] == "the rules are being compiled"


def test_an_outage_of_postgresql_is_one_line_and_every_request_is_told_to_come_again(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postgres, "GIVE_UP", 0.2)
    store = PostgresStore(database)
    connect = store._connect

    def refuse(autocommit: bool = False) -> psycopg.Connection:
        raise psycopg.OperationalError("connection refused")

    with served(store) as server:
        ann = server.guest("Ann")
        table = ann.open_table("port-royal", "me", "open")
        monkeypatch.setattr(store, "_connect", refuse)
        for connection in (store._read, store._write):
            connection.close()
        for _ in range(5):
            for ask in (lambda: ann.look(table), lambda: ann.do(table, "say", text="Anybody?")):
                with pytest.raises(Refusal) as refusal:
                    ask()
                assert (refusal.value.status, refusal.value.reason) == (503, "store")
        assert "PostgreSQL: connection refused" in call(server.port, "GET", "/health").text
        monkeypatch.setattr(store, "_connect", connect)
        until(lambda: call(server.port, "GET", "/health").status == 200)
        assert ann.do(table, "say", text="Ah, there you are") == 2
    loud = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [record.getMessage() for record in loud] == [
        "the store does not answer: PostgreSQL: connection refused",
        "the store answers again",
    ]
    assert not [record for record in loud if record.exc_info]


def test_a_full_disk_is_told_of_until_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(commits: object) -> None:
        full = sqlite3.OperationalError("database or disk is full")
        full.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise full

    with served(tmp_path / "tables.sqlite") as server:
        ann = server.guest("Ann")
        table = ann.open_table("port-royal", "me", "open")
        with monkeypatch.context() as patched:
            patched.setattr(server.services.store, "_transaction", refuse)
            for _ in range(3):
                with pytest.raises(Refusal) as refusal:
                    ann.do(table, "say", text="Anybody?")
                assert refusal.value.reason == "store"
                assert ann.look(table)["seq"] == 1
            reply = call(server.port, "GET", "/health")
            assert (reply.status, "database or disk is full" in reply.text) == (503, True)
        until(lambda: call(server.port, "GET", "/health").status == 200)
        assert ann.do(table, "say", text="There is room") == 2
    assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) == 1


# -------------------------------------------------------------------------------------- logs


def record(message: str, problem: Exception | None = None) -> logging.LogRecord:
    info = (type(problem), problem, problem.__traceback__) if problem else None
    return logging.LogRecord("argosy.test", logging.ERROR, __file__, 1, message, (), info)


def caught() -> Exception:
    try:
        raise ValueError("here")
    except ValueError as problem:
        return problem


def test_the_same_fault_is_logged_once_in_a_while_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    once = logs.OncePerFault()
    assert once.filter(record("a request failed", caught()))
    assert not any(once.filter(record(f"request {number} failed", caught())) for number in range(45))
    assert once.filter(record("another fault"))
    clock[0] += logs.QUIET
    again = record("a request failed", caught())
    assert once.filter(again)
    assert again.getMessage() == "a request failed (45 more times in the last 60 s)"


def test_a_line_of_json_holds_the_whole_fault() -> None:
    line = logs.JsonLines().format(record("“Ahoy”\nfailed", caught()))
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("error", "argosy.test", "“Ahoy”\nfailed")
    assert told["traceback"].endswith("ValueError: here")
    assert told["time"].endswith("+00:00")


def test_a_server_logs_lines_of_json_where_it_is_asked_to(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.sqlite"), None, "--log-format", "json")
    with process:
        process.stop()
    lines = [json.loads(line) for line in process.log.read_text().splitlines()]
    process.log.unlink()
    assert {"time", "level", "logger", "message"} == set(lines[0])
    assert any(line["message"].startswith("the rules are ready") for line in lines)
