"""Many running games written straight into a store, to measure a server that starts upon them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import NamedTuple

import argosy.games
from argosy.core.game import Game
from argosy.table import commands
from argosy.table.entries import Opened, encode
from argosy.table.guests import Guests
from argosy.table.harbour import new_id, now
from argosy.table.live import LiveTable
from argosy.table.settings import SeatSetting, Settings
from argosy.table.store import Part, Store, TableRow, log_statements
from argosy.table.table import Prepared, Table

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
    live = LiveTable(table, opened.at, [(1, opened)])
    bodies = [encode(opened)]

    def add(prepared: Prepared) -> None:
        after, _ = live.after(prepared.entry, prepared.position)
        live.move_on(after, [(after.seq, prepared.entry)])
        bodies.append(encode(prepared.entry))

    for sitter in SITTERS[1:]:
        add(commands.sit(live.table, sitter, sitter, None, None, {"at": now(), "by": sitter}))
    add(commands.start(live.table, SITTERS[0], {"at": now(), "by": SITTERS[0]}, chance.randrange(1 << 32)))
    for _ in range(chance.randrange(MOST_DECISIONS)):
        position = live.table.position
        assert position is not None
        if (seat := position.asked) is None:
            break
        add(commands.decide_for(live.table, seat, _steps(live.table, seat, chance), "person", now()))
    return Pattern(live.row(live.table, now()), bodies)


def _steps(table: Table, seat: int, chance: random.Random) -> list[str]:
    assert table.position is not None
    world, steps = table.position.copy(), []
    while True:
        steps.append(str(chance.choice(world.legal(seat))))
        world.play(seat, steps[-1])
        if not world.game.rules.drafting(world._record, seat):
            return steps


def _copied(pattern: Pattern, id: str, guest: str) -> list[Part]:
    """A pattern as another table, where `guest` is the host."""
    summary, snapshot, *bodies = [
        text.replace(f'"{SITTERS[0]}"', f'"{guest}"')
        for text in (pattern.row.summary, pattern.row.snapshot, *pattern.bodies)
    ]
    summary = summary.replace('"pattern"', f'"{id}"')
    return log_statements(pattern.row._replace(id=id, summary=summary, snapshot=snapshot), bodies, [guest])
