"""Tables that nobody watches leave the memory, and looking for them keeps nobody waiting."""

from __future__ import annotations

import asyncio
from math import ceil
from typing import Any, cast

import pytest

from argosy.server import bot_runner
from argosy.server.bot_runner import ROUND, BotRunner


class _Live:
    """As much of a table in use as it takes to see that it is idle."""

    timer = thinking = None

    def __init__(self, watchers: int) -> None:
        self.watchers = range(watchers)
        self.lock = asyncio.Lock()
        self.looks = 0
        self._idle_since: float | None = None

    @property
    def idle_since(self) -> float | None:
        return self._idle_since

    @idle_since.setter
    def idle_since(self, at: float | None) -> None:
        self._idle_since = at
        self.looks += 1


class _Tables:
    def __init__(self, watchers: list[int]) -> None:
        self.live = {f"table {number}": _Live(count) for number, count in enumerate(watchers)}
        self.on_change: Any = None


def test_all_idle_tables_are_put_away_and_no_sweep_looks_at_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "IDLE", 0.0)
    tables = _Tables([number % 5 for number in range(103)])
    watched = {id for id, live in tables.live.items() if live.watchers}
    runner = BotRunner(cast("Any", tables))
    everybody = list(tables.live.values())
    for _ in range(ROUND):
        before = sum(live.looks for live in everybody)
        runner._put_away()
        assert sum(live.looks for live in everybody) - before <= ceil(103 / ROUND)
    assert [live.looks for live in everybody] == [1] * 103
    for _ in range(ROUND):
        runner._put_away()
    assert set(tables.live) == watched


def test_a_table_that_went_by_itself_is_not_looked_for() -> None:
    tables = _Tables([1] * 30)
    runner = BotRunner(cast("Any", tables))
    runner._put_away()
    tables.live.clear()
    for _ in range(2 * ROUND):
        runner._put_away()
