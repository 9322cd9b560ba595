"""Hints for a seat that has to decide, and analyses of games that are over.

Both are computed in threads of their own, one at a time each, never on the event loop. An analysis takes
seconds: a client that asks for one gets its progress and asks again; results are kept for others who ask.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor

import msgspec

from argosy.core.errors import InvalidRecord
from argosy.core.game import Game
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.games.record import Record
from argosy.players.player_set import players_of
from argosy.server.live_table import LiveTable
from argosy.table.checks import check_plays
from argosy.table.errors import Refused
from argosy.teaching.analysis import analyse
from argosy.teaching.hints import hints

log = logging.getLogger("argosy.analysis")

MOST_WAITING = 8  # analyses, beside the one that is under way
MOST_EACH = 2  # of them for one address
MOST_KEPT = 64  # finished analyses, of some ten kilobytes each
MOST_HINTS = 256  # the last ones given
MOST_ASKING = 16  # requests for hints at the same time
ANY_WORLD = 0  # a seed

AnalysisKey = tuple[str, str]  # a table whose game is over, and by what the game is judged


class RunningAnalysis:
    """One analysis: `progress` is written by its thread and read by the event loop."""

    def __init__(self, address: str) -> None:
        self.address = address  # for which it was begun
        self.progress = 0.0
        self.result: Future[bytes] = Future()


class Stopped(Exception):
    """The server stops; nobody will read this analysis."""


class AnalysisService:
    """One for each process."""

    def __init__(self) -> None:
        self._analyst = ThreadPoolExecutor(1, thread_name_prefix="analyst")
        self._adviser = ThreadPoolExecutor(1, thread_name_prefix="adviser")
        self._analyses: OrderedDict[AnalysisKey, RunningAnalysis] = OrderedDict()
        self._hints: OrderedDict[tuple[str, int], tuple[Position, list[Json]]] = OrderedDict()
        self._asking = 0
        self._stopped = False

    def stop(self) -> None:
        self._stopped = True
        self._analyst.shutdown(wait=False, cancel_futures=True)
        self._adviser.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------------------------ analyses

    def analysis(self, key: AnalysisKey) -> bytes | float | None:
        """The result as JSON, or the progress from 0 to 1; None if it has not been asked for recently."""
        if key not in self._analyses:
            return None
        analysis = self._analyses[key]
        self._analyses.move_to_end(key)
        if not analysis.result.done():
            return analysis.progress
        try:
            return analysis.result.result()
        except InvalidRecord as problem:
            del self._analyses[key]
            raise Refused("no-analysis", f"this game cannot be analysed: {problem}") from None

    def check_queue(self, address: str = "") -> None:
        """Refuse another analysis where too many are waiting already, for everybody or for this address."""
        waiting = [analysis for analysis in self._analyses.values() if not analysis.result.done()]
        if address and sum(analysis.address == address for analysis in waiting) > MOST_EACH:
            raise Refused("queue", "your other games are analysed first; ask again in a minute")
        if len(waiting) > MOST_WAITING:
            raise Refused("queue", "too many games are waiting to be analysed; ask again in a minute")

    def begin(self, key: AnalysisKey, record: Record, game: Game, address: str = "") -> None:
        """Have a game analysed, unless it is already."""
        if key in self._analyses:
            return
        self.check_queue(address)
        self._analyses[key] = analysis = RunningAnalysis(address)
        analysis.result = self._analyst.submit(self._analyse, analysis, record, game, key[1])
        over = [other for other, one in self._analyses.items() if one.result.done()]
        for oldest in over[: max(0, len(over) - MOST_KEPT)]:
            del self._analyses[oldest]

    def _analyse(self, analysis: RunningAnalysis, record: Record, game: Game, by: str) -> bytes:
        def on_progress(progress: float) -> None:
            if self._stopped:
                raise Stopped
            analysis.progress = progress

        try:
            return msgspec.json.encode(analyse(record, game, by, on_progress).to_json())
        except (InvalidRecord, Stopped):
            raise
        except Exception:
            log.exception("the analysis of a game of %s failed", game.name)
            raise InvalidRecord("the server failed; its log says why") from None

    # --------------------------------------------------------------------------------- hints

    async def hints(self, live: LiveTable, seat: int) -> list[Json]:
        """The best decisions of a seat as far as it may know; computed once for each position."""
        table = live.table
        position = table.position
        assert position is not None
        kept = self._hints.get((table.id, seat))
        if kept is not None and kept[0] is position:
            return kept[1]
        if self._asking >= MOST_ASKING:
            raise Refused("busy", "too many people ask for hints; ask again in a moment")
        self._asking += 1
        try:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._adviser, hints_for, position, seat)
        finally:
            self._asking -= 1
        self._hints[table.id, seat] = position, found
        self._hints.move_to_end((table.id, seat))
        while len(self._hints) > MOST_HINTS:
            self._hints.popitem(last=False)
        return found


def hints_for(position: Position, seat: int) -> list[Json]:
    """From a world that the seat imagines: the real position never goes in."""
    return [hint.to_json() for hint in hints(position.imagine(seat, ANY_WORLD), seat)]


def check_hints(live: LiveTable, guest: str, seat: int) -> None:
    """Refuse a hint that this person, this table or this moment does not allow."""
    table = live.table
    check_plays(table, guest, seat)
    if not table.state.settings.aids:
        raise Refused("no-aids", "this table is played without aids")
    if players_of(table.game.name).net is None:
        raise Refused("no-aids", f"there are no hints for {table.game.rules.title}")
    if seat not in table.wanted():
        raise Refused("not-your-decision", "this seat has nothing to decide now")


def check_judged(game: Game) -> None:
    """Refuse the analysis of a game that no net has learned to judge."""
    if players_of(game.name).net is None:
        raise Refused("no-analysis", f"there are no analyses of {game.rules.title}")
