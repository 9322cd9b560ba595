"""A thread for work that anybody may ask for: reading, replaying and writing down whole games.

Whoever asks for much waits for oneself: callers take turns, and each has so many seconds of processor time,
which come back slowly. Nothing else waits for this thread.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from argosy.server.limits import ADDRESS, Buckets
from argosy.table.errors import Refused

MOST_EACH = 8  # jobs of one address that wait
MOST_WAITING = 64  # jobs of all
AT_ONCE = 3.0  # minutes' worth of time that can be used up at once

T = TypeVar("T")


class Caller(NamedTuple):
    """Who asks: an address, and the guest there if there is one."""

    address: str
    guest: str = ""

    @property
    def accounts(self) -> list[str]:
        return [ADDRESS + self.address, *([f"guest {self.guest}"] if self.guest else [])]


class _Job(NamedTuple):
    caller: Caller
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class FairPool:
    """One for each process."""

    def __init__(self, seconds_per_minute: float) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="past")
        self._budgets = Buckets(seconds_per_minute / 60, AT_ONCE * seconds_per_minute)
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()  # by address, whose turn is next first
        self._working = False

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def run(self, caller: Caller, work: Callable[..., T], *values: Any) -> T:
        """The result of `work(*values)`; Refused where this caller, or everybody, asks for too much."""
        if not all(self._budgets.has_some(account) for account in caller.accounts):
            raise Refused(
                "too-fast", "the server has worked long enough on games of the past for you; wait a minute"
            )
        if len(self._waiting.get(caller.address, ())) >= MOST_EACH:
            raise Refused("too-fast", "too much is being worked on for this address; wait for the answers")
        if sum(map(len, self._waiting.values())) >= MOST_WAITING:
            raise Refused("busy", "too many people look at games of the past; ask again in a minute")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = _Job(caller, lambda: work(*values), done)
        self._waiting.setdefault(caller.address, deque()).append(job)
        self._begin_next()
        return await done

    def _begin_next(self) -> None:
        """The first job of the address whose turn it is; then that address is the last."""
        while self._waiting and not self._working:
            address, jobs = self._waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self._waiting[address] = jobs
            if job.done.done():
                continue  # whoever asked is gone
            self._working = True
            task = asyncio.get_running_loop().run_in_executor(self._thread, _timed, job.work)
            task.add_done_callback(lambda task, job=job: self._finish(job, task))  # type: ignore[misc]

    def _finish(self, job: _Job, task: asyncio.Future[tuple[float, Any, Exception | None]]) -> None:
        self._working = False
        if task.cancelled() or task.exception() is not None:
            job.done.cancel()
            return
        seconds, result, problem = task.result()
        for account in job.caller.accounts:
            self._budgets.charge(account, seconds)
        if not job.done.done():
            if problem is None:
                job.done.set_result(result)
            else:
                job.done.set_exception(problem)
        self._begin_next()


def _timed(work: Callable[[], Any]) -> tuple[float, Any, Exception | None]:
    """The seconds of processor time it took, and what came of it."""
    began = time.thread_time()
    try:
        result, problem = work(), None
    except Exception as failure:
        result, problem = None, failure
    return time.thread_time() - began, result, problem
