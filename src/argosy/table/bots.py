"""Bots at the tables: who decides for a seat without a person, in worker threads, after a decent pause.

Nothing a bot needs is kept in memory: when the server starts again, or the process that thought for a table
is gone, the table's `wake_at` in the store says that somebody must go on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from argosy.core.errors import ArgosyError
from argosy.core.position import Position
from argosy.players import roster
from argosy.players.player import ask
from argosy.players.roster import PLAIN, STAND_IN, hire, is_prepared, prepare
from argosy.table import commands, lessons
from argosy.table.errors import Refused
from argosy.table.harbour import Harbour, now
from argosy.table.live import LiveTable
from argosy.table.table import REMEMBERED_DECISIONS, Prepared, Table

log = logging.getLogger("argosy.bots")

LEASE = 10_000  # milliseconds a process may think for a table before it says so again
OVERDUE = 3_000  # milliseconds after which the process responsible for a table is thought to be gone
GRACE = 30_000  # milliseconds after the start in which no clock runs out: people have to come back first
A_MOMENT = 1  # millisecond by which alarms ring rather late than early
SWEEP = 1.0  # seconds
IDLE = 120.0  # seconds a table nobody looks at stays in memory
MOST_STEPS = 200  # of one decision
CLOCK_LIMIT = 2.0  # seconds a bot may take
PATIENCE = 3.0  # seconds a table waits for a player that is being compiled before another decides for it


class Bots:
    """Listens to the harbour and lets bots decide."""

    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour
        self.name = secrets.token_hex(8)  # of this process, in claims
        self._began = now()
        self._pool = ThreadPoolExecutor(max(2, (os.cpu_count() or 2) - 1), thread_name_prefix="bot")
        self._without_persons = asyncio.Lock()  # tables of bots alone think one by one: nobody waits for them
        self._sweeping: asyncio.Task[None] | None = None
        self._preparing: dict[str, asyncio.Future[None]] = {}
        harbour.on_change = self.notice

    def start(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        self.harbour.on_change = lambda live: None
        if self._sweeping is not None:
            self._sweeping.cancel()
        for live in list(self.harbour.live.values()):
            self._rest(live)
            if live.claimed_until:
                await self.harbour.store.release(live.table.id, self.name)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def notice(self, live: LiveTable) -> None:
        """A table has changed: set its alarm."""
        if self.harbour.live.get(live.table.id) is not live:
            return  # it was set aside
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        at = live.table.wake_at()
        if at is not None:
            self._set_alarm(live, at)

    def _set_alarm(self, live: LiveTable, at: int) -> None:
        if live.timer is not None:
            live.timer.cancel()
        delay = (max(0, at - now()) + A_MOMENT) / 1000
        live.timer = asyncio.get_running_loop().call_later(delay, self._wake, live)

    def _wake(self, live: LiveTable) -> None:
        live.timer = None
        if live.thinking is None or live.thinking.done():
            live.thinking = asyncio.create_task(self._decide(live))

    async def _decide(self, live: LiveTable) -> None:
        """One decision. The entry it makes sets the next alarm."""
        table = live.table
        if (asked := table.bot_to_ask(now())) is None or table.position is None:
            self.notice(live)  # an alarm may ring a little early, and a machine's clock may be set back
            return
        seat, level, how = asked
        if how == "clock" and now() - self._began < GRACE:
            self._set_alarm(live, self._began + GRACE)
            return
        try:
            if not await self._claimed(live):
                self._set_alarm(live, live.others_until)
                return
            steps = _by_script(table, seat)
            if not steps:
                turn = contextlib.nullcontext() if _has_persons(table) else self._without_persons
                async with turn:
                    steps = await self._think(table.game.name, level, table.position, seat)

            def prepare(latest: Table) -> Prepared:
                if latest.position is not table.position or latest.bot_to_ask(now()) != asked:
                    raise Refused("late", "the table has moved on while the bot thought")
                return commands.decide_for(latest, seat, steps, how, now())

            await self.harbour.act_for(live, prepare)
        except Refused:
            # the alarm may have rung while this one was still thinking
            asyncio.get_running_loop().call_soon(self.notice, live)
        except Exception:
            log.exception("a bot could not decide at table %s", live.table.id)
            self._set_alarm(live, now() + OVERDUE)
        else:
            asyncio.get_running_loop().call_soon(self.notice, live)

    async def _think(self, game: str, level: str, position: Position, seat: int) -> list[str]:
        began = time.perf_counter()
        loop = asyncio.get_running_loop()
        if not await self._is_ready(game, level):
            level = STAND_IN
        try:
            return await loop.run_in_executor(self._pool, decide, game, level, position.copy(), seat)
        except Exception:  # a bot may be anybody's code
            log.exception("a %s bot of level %s failed; chance decides", game, level)
            self.harbour.metrics.bot_failures.add()
            return await loop.run_in_executor(self._pool, decide, game, "random", position.copy(), seat)
        finally:
            self.harbour.metrics.thinking.add(time.perf_counter() - began)

    async def _is_ready(self, game: str, level: str) -> bool:
        """Whether a bot can decide soon: the first time, players must be compiled, for a minute or two."""
        if level in PLAIN:
            return True
        if game not in self._preparing:
            # Not among the threads that bots think in: there are few, and those who can decide would wait.
            self._preparing[game] = asyncio.get_running_loop().run_in_executor(None, _prepare, game)
        await asyncio.wait([self._preparing[game]], timeout=PATIENCE)
        return self._preparing[game].done()

    async def _claimed(self, live: LiveTable) -> bool:
        """Whether it is for this process to think here; where only one can be, it is."""
        if not self.harbour.store.shared:
            return True
        at = now()
        if at < live.others_until:
            return False
        if live.claimed_until - at < LEASE // 3:
            if not await self.harbour.store.claim(live.table.id, self.name, at, at + LEASE):
                live.claimed_until, live.others_until = 0, at + OVERDUE
                return False
            live.claimed_until = at + LEASE
        return True

    # ------------------------------------------------------------------------------ sweeping

    async def _sweep(self) -> None:
        """Bring in tables that must go on, put away those nobody needs."""
        overdue = 0  # at the start, whatever should have happened by now
        while True:
            try:
                due = await asyncio.to_thread(self.harbour.store.to_wake, now() - overdue, 200)
                for id in due:
                    if id not in self.harbour.live:
                        await self._bring_in(id)
                self._put_away()
            except Exception:
                log.exception("looking for tables that must go on failed")
            overdue = OVERDUE
            await asyncio.sleep(SWEEP)

    async def _bring_in(self, id: str) -> None:
        try:
            await self.harbour.find(id)
        except Exception as problem:  # whatever it is, other tables wait
            log.warning("table %s cannot go on: %s", id, problem)

    def _put_away(self) -> None:
        at = time.monotonic()
        for id, live in list(self.harbour.live.items()):
            busy = live.watchers or live.timer or live.lock.locked()
            busy = busy or (live.thinking is not None and not live.thinking.done())
            if busy:
                live.idle_since = None
            elif live.idle_since is None:
                live.idle_since = at
            elif at - live.idle_since > IDLE:
                self._rest(live)
                del self.harbour.live[id]

    def _rest(self, live: LiveTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if live.thinking is not None:
            live.thinking.cancel()


def _has_persons(table: Table) -> bool:
    return any(seat.guest for seat in table.state.seats)


def _by_script(table: Table, seat: int) -> list[str] | None:
    """What the bot of a lesson decides, while the lesson's line of play fits."""
    if not table.state.settings.lesson or table.position is None or table.state.seats[seat].kind != "bot":
        return None
    if len(table.state.made) >= REMEMBERED_DECISIONS:  # the lesson is long over
        return None
    decided = sum(made.seat == seat for made in table.state.made)
    return lessons.scripted(table.position, seat, decided)


def _prepare(game: str) -> None:
    """What is wrong with a player shows when he decides.

    Compiling holds the interpreter's lock: another process does it, so that no table waits.
    """
    with contextlib.suppress(Exception):
        if not is_prepared(game):
            subprocess.run([sys.executable, "-m", roster.__name__, game], capture_output=True, check=False)
        prepare(game)


def decide(game: str, level: str, position: Position, seat: int) -> list[str]:
    """The steps of one whole decision. The bot gets views and imagined worlds, never this position."""
    player = hire(game, level)
    drafting = position.game.rules.drafting
    steps: list[str] = []
    for _ in range(MOST_STEPS):
        step = str(ask(player, position, seat, CLOCK_LIMIT))
        steps.append(step)
        position.play(seat, step)
        if not drafting(position._record, seat):
            return steps
    raise ArgosyError(f"no decision after {MOST_STEPS} steps")
