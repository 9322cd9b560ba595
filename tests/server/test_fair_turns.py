"""Bots think in turns: whoever has many tables waits for oneself."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from argosy.server import bot_runner
from argosy.server.fair_turns import FairTurns
from server.serving import served


def test_one_thought_of_each_owner_at_a_time_and_owners_after_one_another() -> None:
    order: list[str] = []

    async def think() -> None:
        turns, may_end = FairTurns(2), asyncio.Event()

        async def thought(owner: str, name: str) -> None:
            async with turns.turn(owner):
                order.append(name)
                await may_end.wait()

        names = [*(("a", f"a{n}") for n in range(5)), ("b", "b0"), ("c", "c0"), ("b", "b1")]
        tasks = [asyncio.create_task(thought(*one)) for one in names]
        await asyncio.sleep(0)
        assert order == ["a0", "b0"]  # however many of the first wait
        may_end.set()
        await asyncio.gather(*tasks)

    asyncio.run(think())
    assert order[:5] == ["a0", "b0", "c0", "a1", "b1"]
    assert sorted(order[5:]) == ["a2", "a3", "a4"]


def test_who_gives_up_waiting_takes_no_turn_from_others() -> None:
    async def think() -> list[str]:
        turns, order = FairTurns(1), list[str]()
        may_end = asyncio.Event()

        async def thought(name: str) -> None:
            async with turns.turn(name):
                order.append(name)
                await may_end.wait()

        tasks = [asyncio.create_task(thought(name)) for name in "abc"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        may_end.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        await thought("d")
        return order

    assert asyncio.run(think()) == ["a", "c", "d"]


def test_a_guest_with_a_dozen_tables_has_one_bot_that_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking: list[str] = []
    most: list[int] = []
    decide = bot_runner.decide

    def counted(*values: Any) -> list[str]:
        thinking.append("")
        most.append(len(thinking))
        try:
            return decide(*values)
        finally:
            thinking.pop()

    monkeypatch.setattr(bot_runner, "decide", counted)
    with served(tmp_path / "tables.sqlite") as server:
        ann = server.guest("Ann")
        tables = [ann.open_table("port-royal", "random", "random", "me", start=True) for _ in range(12)]
        for table in tables:
            watched = ann.watch(table)
            watched.hear_until(lambda watched=watched: 2 in watched.wanted)
            watched.close()
    assert most
    assert max(most) == 1
