"""Many running games written straight into a store, to measure a server that starts upon them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import NamedTuple

import argosy.games
from argosy.core.game import Game
from argosy.server.clock import now
from argosy.server.guests import Guests
from argosy.server.live_table import LiveTable
from argosy.store.base import Part, Store, TableRow, log_statements
from argosy.table import protocol as m
from argosy.table import seat_commands
from argosy.table.decision_commands import decide_for
from argosy.table.entries import LogEntry, Opened, encode
from argosy.table.prepared import Prepared, Sender
from argosy.table.seat_commands import new_id
from argosy.table.settings import SeatSetting, Settings
from argosy.table.table import Table

PATTERNS = 20  # games that are really played; the stored ones are copies of them
MOST_DECISIONS = 60
SITTERS = ("the-host", "the-second", "the-third", "the-fourth")  # words that stand nowhere else
AT_ONCE = 100  # tables in one commit


class Pattern(NamedTuple):
    """A game some way on: its row, and the entries of its log."""

    row: TableRow
    bodies: list[str]


async def fill(store: Store, game: str, count: int, progress: Callable[[str], None]) -> tuple[str, str]:
    """So many running games; one of them, and the token of the guest who sits at it."""
    store.start()
    guest, token = await Guests(store).welcome("Host")
    chance = random.Random(1)
    patterns = [_played(argosy.games.game(game), chance) for _ in range(PATTERNS)]
    ids = [new_id() for _ in range(count)]
    for first in range(0, count, AT_ONCE):
        statements: list[Part] = []
        for id in ids[first : first + AT_ONCE]:
            statements += _copied(chance.choice(patterns), id, guest.id)
        await store.commit(statements)
        if first % 1000 == 0:
            progress(f"storing {count} games: {first}")
    await asyncio.to_thread(store.stop)
    return ids[0], token


def _played(game: Game, chance: random.Random) -> Pattern:
    """A game of four, by random decisions up to somewhere in its middle."""
    settings = Settings(game.name, (SeatSetting("me"), *(SeatSetting("open") for _ in SITTERS[1:])))
    opened = Opened(at=now(), by=SITTERS[0], settings=settings, name="Host")
    table = Table.opened("pattern", game, opened)
    bodies = [encode(opened)]
    live = LiveTable(table, opened.at, [LogEntry(1, opened, bodies[0])])

    def add(prepared: Prepared) -> None:
        after, _ = live.after(prepared.entry, prepared.position)
        bodies.append(encode(prepared.entry))
        live.move_on(after, [LogEntry(after.seq, prepared.entry, bodies[-1], prepared.events)])

    for sitter in SITTERS[1:]:
        add(seat_commands.sit(live.table, Sender(sitter, sitter, now()), m.Sit("sit")))
    host = Sender(SITTERS[0], SITTERS[0], now())
    add(seat_commands.start_from(live.table, host, game.new(len(SITTERS), chance.randrange(1 << 32))))
    for _ in range(chance.randrange(MOST_DECISIONS)):
        position = live.table.position
        assert position is not None
        if (seat := position.asked) is None:
            break
        add(decide_for(live.table, seat, _steps(live.table, seat, chance), "person", now()))
    return Pattern(live.row(live.table, now()), bodies)


def _steps(table: Table, seat: int, chance: random.Random) -> list[str]:
    assert table.position is not None
    world, steps = table.position.copy(), []
    while True:
        steps.append(str(chance.choice(world.legal(seat))))
        world.play(seat, steps[-1])
        if not world.is_drafting(seat):
            return steps


def _copied(pattern: Pattern, id: str, guest: str) -> list[Part]:
    """A pattern as another table, where `guest` is the host."""
    summary, snapshot, *bodies = [
        text.replace(f'"{SITTERS[0]}"', f'"{guest}"')
        for text in (pattern.row.summary, pattern.row.snapshot, *pattern.bodies)
    ]
    summary = summary.replace('"pattern"', f'"{id}"')
    return log_statements(pattern.row._replace(id=id, summary=summary, snapshot=snapshot), bodies, [guest])
