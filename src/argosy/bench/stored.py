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
from argosy.table.store import Statement, Store, TableRow, entry_statements
from argosy.table.table import Prepared, Table

PATTERNS = 20  # games that are really played; the stored ones are copies of them
MOST_DECISIONS = 60
SITTERS = ("the-host", "the-second", "the-third", "the-fourth")  # words that stand nowhere else
AT_ONCE = 100  # tables in one commit


class Pattern(NamedTuple):
    """A game some way on: the rows and the entries it was written by."""

    rows: list[TableRow]
    bodies: list[str]


async def fill(store: Store, game: str, count: int, progress: Callable[[str], None]) -> tuple[str, str]:
    """So many running games; one of them, and the token of the guest who sits at it."""
    store.start()
    guest, token = await Guests(store).welcome("Host")
    chance = random.Random(1)
    patterns = [_played(argosy.games.game(game), chance) for _ in range(PATTERNS)]
    ids = [new_id() for _ in range(count)]
    for first in range(0, count, AT_ONCE):
        statements: list[Statement] = []
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
    pattern = Pattern([live.row(table, opened.at)], [encode(opened)])

    def add(prepared: Prepared) -> None:
        after, row = live.after(prepared.entry, prepared.position)
        live.move_on(after, [(after.seq, prepared.entry)])
        pattern.rows.append(row)
        pattern.bodies.append(encode(prepared.entry))

    for sitter in SITTERS[1:]:
        add(commands.sit(live.table, sitter, sitter, None, None, {"at": now(), "by": sitter}))
    add(commands.start(live.table, SITTERS[0], {"at": now(), "by": SITTERS[0]}, chance.randrange(1 << 32)))
    for _ in range(chance.randrange(MOST_DECISIONS)):
        position = live.table.position
        assert position is not None
        if (seat := position.asked) is None:
            break
        add(commands.decide_for(live.table, seat, _steps(live.table, seat, chance), "person", now()))
    return pattern


def _steps(table: Table, seat: int, chance: random.Random) -> list[str]:
    assert table.position is not None
    world, steps = table.position.copy(), []
    while True:
        steps.append(str(chance.choice(world.legal(seat))))
        world.play(seat, steps[-1])
        if not world.game.rules.drafting(world._record, seat):
            return steps


def _copied(pattern: Pattern, id: str, guest: str) -> list[Statement]:
    """The log of a pattern as that of another table, where `guest` is the host; its row as it is at last."""
    statements: list[Statement] = []
    for row, body in zip(pattern.rows, pattern.bodies, strict=True):
        texts = [text.replace(f'"{SITTERS[0]}"', f'"{guest}"') for text in (row.summary, row.snapshot, body)]
        renamed = row._replace(id=id, summary=texts[0].replace('"pattern"', f'"{id}"'), snapshot=texts[1])
        insert, update, *_ = entry_statements(renamed, texts[2], None)
        is_seen = row.seq in {1, pattern.rows[-1].seq}
        statements += [insert, update] if is_seen else [insert]
    statements.append(Statement("INSERT INTO sittings (guest, table_id) VALUES (?, ?)", (guest, id)))
    return statements
