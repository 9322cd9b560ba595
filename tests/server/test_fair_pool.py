"""Work that anybody may ask for: callers take turns, each has a budget, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from argosy.server import fair_pool
from argosy.server.fair_pool import MOST_EACH, MOST_WAITING, Caller, FairPool
from argosy.table import record_import
from argosy.table.errors import Refused
from server.serving import PATIENCE, Refusal, Served
from server.test_record_import import bring, played


def use(seconds: float) -> None:
    ends = time.thread_time() + seconds
    while time.thread_time() < ends:
        pass


async def reason(work: Coroutine[Any, Any, Any]) -> str | None:
    try:
        await work
    except Refused as problem:
        return problem.reason
    return None


def test_callers_take_turns_however_many_jobs_one_of_them_has() -> None:
    order: list[str] = []

    async def ask() -> None:
        pool, begin = FairPool(1000), threading.Event()
        first = asyncio.create_task(pool.run(Caller("a"), begin.wait, PATIENCE))
        await asyncio.sleep(0)
        jobs = [
            (address, f"{address}{n}")
            for address, many in (("b", 4), ("c", 1), ("d", 2))
            for n in range(many)
        ]
        rest = [asyncio.create_task(pool.run(Caller(address), order.append, job)) for address, job in jobs]
        await asyncio.sleep(0)
        begin.set()
        await asyncio.gather(first, *rest)
        pool.stop()

    asyncio.run(ask())
    assert order == ["b0", "c0", "d0", "b1", "d1", "b2", "b3"]


def test_who_has_used_up_the_time_is_refused_and_others_are_not() -> None:
    async def ask() -> list[str | None]:
        pool = FairPool(seconds_per_minute=0.4)  # and of that three times as much at once
        reasons = [await reason(pool.run(Caller("a", "Ann"), use, 1.25))]
        reasons.append(await reason(pool.run(Caller("a", "Bert"), use, 0)))  # by address
        reasons.append(await reason(pool.run(Caller("b", "Ann"), use, 0)))  # by guest
        reasons.append(await reason(pool.run(Caller("b", "Bert"), use, 0)))
        pool.stop()
        return reasons

    assert asyncio.run(ask()) == [None, "too-fast", "too-fast", None]


def test_so_many_jobs_wait_for_one_address_and_for_all() -> None:
    async def ask() -> tuple[str | None, str | None]:
        pool, begin = FairPool(1000), threading.Event()
        jobs: list[asyncio.Task[Any]] = [asyncio.create_task(pool.run(Caller("first"), begin.wait, PATIENCE))]
        await asyncio.sleep(0)
        for number in range(MOST_WAITING):
            jobs.append(asyncio.create_task(pool.run(Caller(f"{number // MOST_EACH}"), int)))
        await asyncio.sleep(0)
        refused = await reason(pool.run(Caller("0"), int)), await reason(pool.run(Caller("new"), int))
        begin.set()
        await asyncio.gather(*jobs)
        pool.stop()
        return refused

    assert asyncio.run(ask()) == ("too-fast", "busy")


def test_what_goes_wrong_comes_back_and_the_next_has_its_turn() -> None:
    async def ask() -> int:
        pool = FairPool(1000)
        with pytest.raises(ZeroDivisionError):
            await pool.run(Caller("a"), lambda: 1 // 0)
        found = await pool.run(Caller("a"), int, "7")
        pool.stop()
        return found

    assert asyncio.run(ask()) == 7


def test_nobody_waits_behind_records_that_take_forever(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, text = server.guest("Ann"), played("port-royal", 5).to_text()
    began, may_end = threading.Semaphore(0), threading.Event()
    read = record_import.read

    def slow(text: str) -> Any:
        began.release()
        may_end.wait(PATIENCE)
        return read(text)

    monkeypatch.setattr(record_import, "read", slow)
    many = MOST_EACH + 1  # one is under way
    with ThreadPoolExecutor(many) as people:
        brought = [people.submit(bring, server.guest(f"{n}"), text) for n in range(many)]
        began.acquire(timeout=PATIENCE)
        waiting = server.services.past_pool._waiting
        while sum(map(len, waiting.values())) < MOST_EACH:
            time.sleep(0.01)
        assert ann.ask("GET", "/api/me")["name"] == "Ann"
        table = ann.open_table("port-royal", "me", "random", start=True)
        assert ann.look(table)["table"]["status"] == "running"
        with pytest.raises(Refusal) as refusal:
            bring(ann, text)
        assert (refusal.value.status, refusal.value.reason) == (429, "too-fast")
        may_end.set()
        assert all(one.result(PATIENCE) for one in brought)


def test_looking_at_moments_of_the_past_is_paid_for(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.guest("Ann")
    tables = [bring(ann, played("port-royal", 5, seed=seed).to_text()) for seed in (1, 2)]
    monkeypatch.setattr(fair_pool, "_timed", lambda work: (1e9, work(), None))
    ann.ask("GET", f"/api/tables/{tables[0]}/view?move=1")
    server.services.past_pool._budgets.charge("address 127.0.0.1", -1e9)  # others go on with this server
    for page in ("view?move=1", "moves", "record", "entries"):
        with pytest.raises(Refusal) as refusal:
            ann.ask("GET", f"/api/tables/{tables[1]}/{page}")
        assert (refusal.value.status, refusal.value.reason) == (429, "too-fast")
