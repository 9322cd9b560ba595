"""Bots at the tables: they decide for seats without a person, in worker threads, after a decent pause.

Nothing a bot needs is kept in memory: when the server starts again, or the process that ran a table's bots is
gone, the table's `wake_at` in the store says that a bot has to decide.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from typing import NamedTuple

from argosy.core.errors import ArgosyError
from argosy.core.position import Position
from argosy.players.player import ask
from argosy.players.player_set import polite
from argosy.players.registry import PLAIN, STAND_IN, compile_players, is_compiled, make_player
from argosy.server.clock import now
from argosy.server.compiling import Compiler
from argosy.server.fair_turns import FairTurns
from argosy.server.live_table import LiveTable
from argosy.server.table_service import TableService
from argosy.table import lesson
from argosy.table.decision_commands import decide_for
from argosy.table.errors import Refused, Unavailable
from argosy.table.prepared import Prepared
from argosy.table.table import REMEMBERED_DECISIONS, Table

log = logging.getLogger("argosy.bots")

LEASE = 10_000  # milliseconds a process may run a table's bots before it claims the table again
OVERDUE = 3_000  # milliseconds after which the process that claimed a table is taken to be gone
GRACE = 30_000  # milliseconds after the start in which no clock runs out: people have to reconnect first
AHEAD = 5_000  # milliseconds by which other processes' clocks may be ahead; more means that one was set back
A_MOMENT = 1  # millisecond by which alarms are set late rather than early
SWEEP = 1.0  # seconds
IDLE = 120.0  # seconds a table nobody watches stays in memory
ROUND = (
    10  # sweeps in which every table is looked at once: all at once, a thousand keep others waiting for 5 ms
)
NOBODY = ""  # the owner of all tables of bots only: they take turns, for nobody waits for them
MOST_STEPS = 200  # of one decision
CLOCK_LIMIT = 2.0  # seconds a bot may take
PATIENCE = 3.0  # seconds a table waits for a player that is being compiled before another decides for it


class Surroundings(NamedTuple):
    """At whose table a bot thinks."""

    people: bool = True  # there are some at it
    waited: bool = False  # the bot could go on before, and has waited for what they say
    owner: str = NOBODY  # hosts take turns


AMONG_PEOPLE = Surroundings()


class BotRunner:
    """Follows the changes of all tables in use and lets bots decide."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.name = secrets.token_hex(8)  # of this process, in claims
        self._began = now()
        threads = max(2, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._turns = FairTurns(threads)
        self._compiler = Compiler()
        self._sweeping: asyncio.Task[None] | None = None
        self._compiling: dict[str, asyncio.Future[None]] = {}
        self._to_look_at: list[str] = []  # tables that may be put away, and how many of them in a sweep
        self._at_a_time = 0
        tables.on_change = self.notice

    def start(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        self.tables.on_change = lambda live: None
        if self._sweeping is not None:
            self._sweeping.cancel()
        for live in list(self.tables.live.values()):
            self._rest(live)
            if live.claimed_until:
                await self.tables.store.release(live.table.id, self.name)
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._compiler.stop()

    def notice(self, live: LiveTable) -> None:
        """A table has changed: set its alarm."""
        if self.tables.live.get(live.table.id) is not live:
            return  # it was set aside
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        live.table.clamp(now() + AHEAD)
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
            self.notice(live)  # an alarm may come a little early, and a machine's clock may be set back
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
                people = _has_persons(table)
                owner = table.state.host if people else NOBODY
                around = Surroundings(people, seat in table.patient(), owner)
                steps = await self._think(table.game.name, level, table.position, seat, around)

            def prepare(latest: Table) -> Prepared:
                if latest.position is not table.position or latest.bot_to_ask(now()) != asked:
                    raise Refused("late", "the table has moved on while the bot thought")
                return decide_for(latest, seat, steps, how, now())

            await self.tables.act_for(live, prepare)
        except Refused:
            # another alarm may have come while the bot was thinking
            asyncio.get_running_loop().call_soon(self.notice, live)
        except Unavailable:  # it is logged where the store is
            self._set_alarm(live, now() + OVERDUE)
        except Exception:
            log.exception("a bot could not decide at table %s", live.table.id)
            self._set_alarm(live, now() + OVERDUE)
        else:
            asyncio.get_running_loop().call_soon(self.notice, live)

    async def _think(
        self, game: str, level: str, position: Position, seat: int, around: Surroundings = AMONG_PEOPLE
    ) -> list[str]:
        began = time.perf_counter()
        loop = asyncio.get_running_loop()
        if not await self._is_ready(game, level):
            level = STAND_IN
        try:
            async with self._turns.turn(around.owner):
                return await loop.run_in_executor(
                    self._pool, decide, game, level, position.copy(), seat, around.people, around.waited
                )
        except Exception:  # a bot may be anybody's code
            log.exception("a %s bot of level %s failed; chance decides", game, level)
            self.tables.metrics.bot_failures += 1
            return await loop.run_in_executor(self._pool, decide, game, "random", position.copy(), seat)
        finally:
            self.tables.metrics.thinking.add(time.perf_counter() - began)

    async def _is_ready(self, game: str, level: str) -> bool:
        """Whether a bot can decide soon: compiling the players, the first time, takes a minute or two."""
        if level in PLAIN:
            return True
        if game not in self._compiling:
            # Not in the bots' thread pool: it is small, and bots that can decide would have to wait.
            compiling = asyncio.get_running_loop().run_in_executor(None, _compile, game, self._compiler)
            self._compiling[game] = compiling
        await asyncio.wait([self._compiling[game]], timeout=PATIENCE)
        return self._compiling[game].done()

    async def _claimed(self, live: LiveTable) -> bool:
        """Whether this process runs the bots of this table; without a shared store it always does."""
        if not self.tables.store.shared:
            return True
        at = now()
        if at < live.others_until:
            return False
        if live.claimed_until - at < LEASE // 3:
            if not await self.tables.store.claim(live.table.id, self.name, at, at + LEASE):
                live.claimed_until, live.others_until = 0, at + OVERDUE
                return False
            live.claimed_until = at + LEASE
        return True

    # ------------------------------------------------------------------------------ sweeping

    async def _sweep(self) -> None:
        """Load tables where a bot has to decide, drop those nobody needs."""
        overdue = 0  # at the start, whatever should have happened by now
        while True:
            try:
                due = await asyncio.to_thread(self.tables.store.to_wake, now() - overdue, 200)
                due += await asyncio.to_thread(self.tables.store.from_the_future, now() + AHEAD, 200)
                for id in due:
                    if id not in self.tables.live:
                        await self._bring_in(id)
                self._put_away()
            except Unavailable:
                pass  # it is logged where the store is
            except Exception:
                log.exception("looking for tables where a bot has to decide failed")
            overdue = OVERDUE
            await asyncio.sleep(SWEEP)

    async def _bring_in(self, id: str) -> None:
        try:
            await self.tables.find(id)
        except Unavailable:
            raise
        except Exception as problem:  # whatever it is, other tables wait
            log.warning("table %s cannot go on: %s", id, problem)

    def _put_away(self) -> None:
        """Some tables at a time, or everybody would wait while thousands are looked at."""
        if not self._to_look_at:
            self._to_look_at = list(self.tables.live)
            self._at_a_time = ceil(len(self._to_look_at) / ROUND)
        looked_at, self._to_look_at = (
            self._to_look_at[: self._at_a_time],
            self._to_look_at[self._at_a_time :],
        )
        at = time.monotonic()
        for id in looked_at:
            if (live := self.tables.live.get(id)) is None:
                continue
            busy = live.watchers or live.timer or live.lock.locked()
            busy = busy or (live.thinking is not None and not live.thinking.done())
            if busy:
                live.idle_since = None
            elif live.idle_since is None:
                live.idle_since = at
            elif at - live.idle_since > IDLE:
                self._rest(live)
                del self.tables.live[id]

    def _rest(self, live: LiveTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if live.thinking is not None:
            live.thinking.cancel()


def _has_persons(table: Table) -> bool:
    return any(seat.guest for seat in table.state.seats)


def _by_script(table: Table, seat: int) -> list[str] | None:
    """What the bot of a lesson decides, while the lesson's script fits."""
    if not table.state.settings.lesson or table.position is None or table.state.seats[seat].kind != "bot":
        return None
    if len(table.state.made) >= REMEMBERED_DECISIONS:  # the lesson is long over
        return None
    decided = sum(made.seat == seat for made in table.state.made)
    return lesson.scripted(table.position, seat, decided)


def _compile(game: str, compiler: Compiler) -> None:
    """Another process compiles; an error is not lost: it comes again when the player decides."""
    with contextlib.suppress(Exception):
        if not is_compiled(game):
            compiler.run(game)
        compile_players(game)


def decide(
    game: str, level: str, position: Position, seat: int, people: bool = False, waited: bool = False
) -> list[str]:
    """The steps of one whole decision. The bot gets views and imagined worlds, never this position.

    Where `people` play, too, it minds its manners: if it has `waited` for them in vain, it asks no more.
    """
    player = make_player(game, level)
    steps: list[str] = []
    for _ in range(MOST_STEPS):
        taken = polite(position, waited) if people else position
        step = str(ask(player, taken, seat, CLOCK_LIMIT))
        steps.append(step)
        position.play(seat, step)
        if not position.is_drafting(seat):
            return steps
    raise ArgosyError(f"no decision after {MOST_STEPS} steps")
