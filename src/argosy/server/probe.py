"""Whether the store answers, told within a moment whatever it does."""

from __future__ import annotations

import asyncio
import contextlib
import time
from concurrent.futures import ThreadPoolExecutor

from argosy.core.errors import ArgosyError
from argosy.store.base import Store

PATIENCE = 1.5  # seconds: who watches a server gives up after two or more


class Probe:
    """One question at a time, in a thread of its own: it waits behind nobody and holds up nobody."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pool = ThreadPoolExecutor(1, "probe")
        self._asked: asyncio.Future[str] | None = None
        self._asked_at = 0.0

    async def trouble(self) -> str:
        """Why the store cannot be used now; empty where it can."""
        if self._asked is None or self._asked.done():
            self._asked_at = time.monotonic()
            self._asked = asyncio.get_running_loop().run_in_executor(self._pool, self._ask)
        await asyncio.wait([self._asked], timeout=PATIENCE)
        if self._asked.done() and self._store.is_read_only and not self._asked.result():
            await asyncio.wait([asyncio.ensure_future(self._write())], timeout=PATIENCE / 5)
            return self._store.outage
        if self._asked.done():
            return self._asked.result()
        return self._store.outage or f"no answer for {time.monotonic() - self._asked_at:.1f} s"

    async def _write(self) -> None:
        """It could not be written to before; perhaps it can now."""
        with contextlib.suppress(Exception):
            await self._store.try_to_write()

    def _ask(self) -> str:
        try:
            self._store.read("SELECT 1")
        except ArgosyError as problem:
            return str(problem)
        except Exception as problem:
            return f"{type(problem).__name__}: {problem}"
        return ""

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
