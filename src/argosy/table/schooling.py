"""What the server teaches: hints for a seat that must decide, and analyses of games that are over.

Both are worked out in threads of their own, one at a time each, never on the event loop. An analysis takes
seconds: who asks for one hears how far it is and asks again; what was found is kept for others who ask.
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
from argosy.core.record import Record
from argosy.core.typing import Json
from argosy.table.commands import check_plays
from argosy.table.errors import Refused
from argosy.table.live import LiveTable
from argosy.teaching.analysis import analyse
from argosy.teaching.hints import hints

log = logging.getLogger("argosy.schooling")

MOST_WAITING = 8  # analyses, beside the one that is under way
MOST_KEPT = 64  # analyses that are done, of some ten kilobytes each
MOST_HINTS = 256  # the last ones given
MOST_ASKING = 16  # for a hint, at once
ANY_WORLD = 0  # a seed

Place = tuple[str, str]  # a table whose game is over, and by what the game is judged


class Analysis:
    """How far one is: `done` is written by its thread and read by the loop."""

    def __init__(self) -> None:
        self.done = 0.0
        self.found: Future[bytes] = Future()


class Stopped(Exception):
    """The server ends; nobody will read this analysis."""


class School:
    """One for each process."""

    def __init__(self) -> None:
        self._analyst = ThreadPoolExecutor(1, thread_name_prefix="analyst")
        self._adviser = ThreadPoolExecutor(1, thread_name_prefix="adviser")
        self._analyses: OrderedDict[Place, Analysis] = OrderedDict()
        self._hints: OrderedDict[tuple[str, int], tuple[Position, list[Json]]] = OrderedDict()
        self._asking = 0
        self._stopped = False

    def stop(self) -> None:
        self._stopped = True
        self._analyst.shutdown(wait=False, cancel_futures=True)
        self._adviser.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------------------------ analyses

    def analysis(self, place: Place) -> bytes | float | None:
        """What was found, as JSON, or how far it is, from 0 to 1; None if nobody has asked for it of late."""
        if place not in self._analyses:
            return None
        analysis = self._analyses[place]
        self._analyses.move_to_end(place)
        if not analysis.found.done():
            return analysis.done
        try:
            return analysis.found.result()
        except InvalidRecord as problem:
            del self._analyses[place]
            raise Refused("no-analysis", f"this game cannot be analysed: {problem}") from None

    def check_room(self) -> None:
        """Refuse one analysis more where too many wait already."""
        if sum(not analysis.found.done() for analysis in self._analyses.values()) > MOST_WAITING:
            raise Refused("queue", "too many games wait to be analysed; ask again in a minute")

    def begin(self, place: Place, record: Record, game: Game) -> None:
        """Let a game be analysed, unless it is already."""
        if place in self._analyses:
            return
        self.check_room()
        self._analyses[place] = analysis = Analysis()
        analysis.found = self._analyst.submit(self._analyse, analysis, record, game, place[1])
        over = [other for other, one in self._analyses.items() if one.found.done()]
        for oldest in over[: max(0, len(over) - MOST_KEPT)]:
            del self._analyses[oldest]

    def _analyse(self, analysis: Analysis, record: Record, game: Game, by: str) -> bytes:
        def told(done: float) -> None:
            if self._stopped:
                raise Stopped
            analysis.done = done

        try:
            return msgspec.json.encode(analyse(record, game, by, told).to_json())
        except (InvalidRecord, Stopped):
            raise
        except Exception:
            log.exception("the analysis of a game of %s failed", game.name)
            raise InvalidRecord("the server made a mistake, which is in its log") from None

    # --------------------------------------------------------------------------------- hints

    async def hints(self, live: LiveTable, seat: int) -> list[Json]:
        """The best decisions of a seat as far as it may know; worked out once for each position."""
        table = live.table
        position = table.position
        assert position is not None
        kept = self._hints.get((table.id, seat))
        if kept is not None and kept[0] is position:
            return kept[1]
        if self._asking >= MOST_ASKING:
            raise Refused("busy", "too many ask for hints; ask again in a moment")
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
    if seat not in table.wanted():
        raise Refused("not-your-decision", "this seat has nothing to decide now")
