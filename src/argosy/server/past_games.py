"""The past of tables: records, moves, earlier positions, and new tables that begin with one of these."""

from __future__ import annotations

import hashlib
import secrets
from functools import partial
from itertools import islice

import argosy.games
from argosy.core.game import Game
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.games.record import Record
from argosy.server import stored_tables
from argosy.server.clock import now
from argosy.server.fair_pool import Caller, FairPool
from argosy.server.http_types import Continuation
from argosy.server.live_table import LiveTable
from argosy.server.table_service import TableService
from argosy.table import history, record_import
from argosy.table.decision_commands import SEED_BITS
from argosy.table.entries import AnyEntry
from argosy.table.errors import NotFound, Refused
from argosy.table.settings import SeatSetting, Settings
from argosy.table.table import Table

MOST_KEPT = 32_000_000  # bytes of positions, of which a game has some hundred
AROUND_A_STATE = 1500  # bytes: what a position needs beside its state


class PastGames:
    """One for each process."""

    def __init__(self, tables: TableService, pool: FairPool) -> None:
        self._tables = tables
        self._pool = pool
        self._positions: dict[tuple[str, int], list[Position]] = {}  # by table and its last entry

    async def record(self, live: LiveTable, caller: Caller) -> Record:
        """All of a finished game; of a running one what the guest's seat, or a spectator, may know.

        Entries from a damaged one on are left out.
        """
        return await self._pool.run(caller, self.read, live.table, caller.guest)

    def read(self, table: Table, guest: str) -> Record:
        """The same at once, for work that has its own limits."""
        return self._moves(table, guest)[0]

    async def record_text(self, live: LiveTable, caller: Caller) -> str:
        def text() -> str:
            return self.read(live.table, caller.guest).to_text()

        return await self._pool.run(caller, text)

    async def moves(self, live: LiveTable, caller: Caller, after: int, most: int) -> Json:
        """Some moves with the table after each, as everybody or the guest's seat may know them."""
        return await self._pool.run(caller, self._moves_told, live.table, caller.guest, after, most)

    def _moves_told(self, table: Table, guest: str, after: int, most: int) -> Json:
        seen, entry_numbers = self._moves(table, guest)
        if seen.opening is not None:  # of a finished game: a spectator's table, all events
            seen = seen.seen_by(None, table.game)
        tables = list(islice(seen.tables(table.game), after + most + 1))
        chosen = [
            {
                "number": move_number,
                "entry": entry_numbers[move_number - 1],
                "seat": move.seat,
                "action": move.action,
                "events": [event.to_json() for event in move.events],
                "table": tables[move_number],
            }
            for move_number, move in enumerate(seen.moves[after : after + most], after + 1)
        ]
        return {"names": seen.names, "opening": tables[0], "count": len(seen.moves), "moves": chosen}

    def _moves(self, table: Table, guest: str) -> tuple[Record, list[int]]:
        """The record, and for each of its moves the entry of the log it was made from."""
        log = stored_tables.readable_log(self._tables.store, table.id)
        known = [(seq, entry) for seq, entry in log if seq <= table.seq]
        record = history.record_of(table.game, known)
        if table.state.status != "over":
            seats = table.seats_of(guest)
            record = record.seen_by(seats[0] if len(seats) == 1 else None, table.game)
        return record, [seq for seq, _ in history.moves_of(known)[1:]]

    async def position_after(
        self, live: LiveTable, moves: int | None, caller: Caller
    ) -> tuple[int, Position]:
        """The position after so many moves, or the present one; the number of moves with it."""
        table = live.table
        place = (table.id, table.seq)
        if place not in self._positions:  # whoever looks at one moment soon looks at the next
            positions = await self._pool.run(caller, self._replayed, place, table.game)
            self._keep(place, positions)
        else:
            positions = self._positions.pop(place)
            self._positions[place] = positions  # as the one used last
        at = len(positions) - 1 if moves is None else moves
        if at >= len(positions):
            raise NotFound("no-move", f"there are {len(positions) - 1} moves")
        return at, positions[at]

    def _keep(self, place: tuple[str, int], positions: list[Position]) -> None:
        """Those used last; one game alone may be larger than all that is kept."""
        self._positions[place] = positions
        kept = sum(map(_size, self._positions.values()))
        while kept > MOST_KEPT and self._positions:
            kept -= _size(self._positions.pop(next(iter(self._positions))))

    def _replayed(self, place: tuple[str, int], game: Game) -> list[Position]:
        if (kept := self._positions.get(place)) is not None:
            return kept  # somebody else has asked meanwhile
        id, seq = place
        return history.positions(id, game, stored_tables.whole_log(self._tables.store, id, seq))

    async def before_damage(self, id: str, caller: Caller) -> LiveTable:
        return await self._pool.run(caller, stored_tables.before_damage, self._tables.store, id)

    async def continue_game(self, live: LiveTable, caller: Caller, name: str, wanted: Continuation) -> str:
        """A new table that begins with a moment of a game that is over.

        What the seat could not know at that moment is dealt anew: knowing how the game went on helps nobody.
        """
        move, position = await self.position_after(live, wanted.move, caller)
        if position.over:
            raise Refused("over", f"after move {move} the game is over: there is nothing to go on with")
        if wanted.seat >= position.players:
            raise Refused("no-seat", f"there is no seat {wanted.seat}")
        seats = [SeatSetting("bot", wanted.level)] * position.players
        seats[wanted.seat] = SeatSetting("me")
        settings = Settings(position.game.name, tuple(seats), position.view(None)["options"])
        world = position.imagine(wanted.seat, secrets.randbits(SEED_BITS))
        first = (wanted.seat, wanted.action) if wanted.action else None
        return await self._tables.open_table_at(caller.guest, name, settings, wanted.id, world, first)

    async def import_record(self, caller: Caller, name: str, text: str) -> str:
        """A game from elsewhere as a finished table of the guest; the same one for the same record."""
        run = partial(self._pool.run, caller)
        ref, game, entries = await run(_as_log, text, caller.guest, name)
        return await self._tables.open_with(caller.guest, ref, game, entries, run)


def _size(positions: list[Position]) -> int:
    return len(positions) * (AROUND_A_STATE + positions[0].states.nbytes)


def _as_log(text: str, guest: str, name: str) -> tuple[str, Game, list[AnyEntry]]:
    record = record_import.read(text)
    game = argosy.games.game(record.game)
    ref = hashlib.sha256(record.to_text().encode()).hexdigest()[:40]
    return ref, game, record_import.as_log(record, game, guest, name, now())
