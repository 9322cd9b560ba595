"""What a log tells of the past: a table replayed, the position before a decision, the record of a game."""

from __future__ import annotations

from collections.abc import Iterable

from argosy.core.errors import ArgosyError, InvalidRecord
from argosy.core.game import Game
from argosy.core.position import Position
from argosy.core.record import REDEAL, Move, Record
from argosy.table.entries import (
    Adopted,
    Answered,
    AnyEntry,
    Decided,
    Opened,
    Requested,
    Started,
    Undone,
    events_of,
)
from argosy.table.errors import Damaged, NotFound
from argosy.table.table import Table

Log = list[tuple[int, AnyEntry]]


def replayed(id: str, game: Game, entries: Log) -> Table:
    """The table after these entries, by the rules; Damaged where they do not fit together."""
    return _replay(id, game, entries)[0]


def position_before(id: str, game: Game, entries: Log, decision: int) -> Position:
    """Where the game stood before that entry."""
    table, before = _replay(id, game, [(seq, entry) for seq, entry in entries if seq <= decision])
    del table
    return before[decision]


def positions(id: str, game: Game, entries: Log) -> list[Position]:
    """The opening, and where the game stood after each move; moves are counted as in its record."""
    log = moves_of(entries)
    table, before = _replay(id, game, entries)
    after = {seq - 1: position for seq, position in before.items()}
    if table.position is not None:
        after[table.seq] = table.position
    return [after[seq] for seq, _ in log]


def _replay(id: str, game: Game, entries: Log) -> tuple[Table, dict[int, Position]]:
    adopted = max((seq for seq, entry in entries if isinstance(entry, Adopted)), default=0)
    try:
        return _replay_from(id, game, entries, 0)
    except Damaged as problem:
        if problem.seq is None or problem.seq >= adopted:
            raise
        return _replay_from(id, game, entries, adopted)


def _replay_from(id: str, game: Game, entries: Log, adopted: int) -> tuple[Table, dict[int, Position]]:
    """Decisions before the entry `adopted` were made under other rules: they are not played again."""
    before: dict[int, Position] = {}
    table: Table | None = None
    positions = [entry.position for seq, entry in entries if seq == adopted and isinstance(entry, Adopted)]
    for seq, entry in entries:
        try:
            if table is None:
                if not isinstance(entry, Opened):
                    raise Damaged("a log begins with the opening of a table", seq)
                table = Table.opened(id, game, entry)
                continue
            if table.position is not None:
                before[seq] = table.position
            stand_in = game.load(positions[0]) if seq < adopted else None
            table.apply(entry, stand_in, before.__getitem__)
        except Damaged:
            raise
        except (ArgosyError, LookupError, AttributeError, TypeError, ValueError, AssertionError) as problem:
            raise Damaged(f"it does not fit what came before ({problem})", seq) from None
    if table is None:
        raise Damaged("the log is empty")
    return table, before


def standing(entries: Iterable[tuple[int, AnyEntry]]) -> Log:
    """The start and what was decided since and not taken back, with what was dealt anew in between."""
    log: Log = []
    asked: Requested | None = None
    for seq, entry in entries:
        match entry:
            case Started() | Decided() | Adopted():
                log.append((seq, entry))
            case Requested():
                asked = entry
            case Undone() | Answered(outcome="granted"):
                first = entry.first if isinstance(entry, Undone) else asked.first if asked else 0
                if isinstance(entry, Answered) and (asked is None or asked.what != "undo"):
                    continue
                log = [(at, kept) for at, kept in log if at < first]
                if entry.redeal is not None:
                    log.append((seq, entry))
            case _:
                pass
    return log


def moves_of(entries: Iterable[tuple[int, AnyEntry]]) -> Log:
    """The start, then one entry for each move of the game's record."""
    log: Log = [(seq, entry) for seq, entry in standing(entries) if not isinstance(entry, Adopted)]
    if not log or not isinstance(log[0][1], Started):
        raise NotFound("not-running", "the game has not begun: there is nothing to tell yet")
    return log


def record_of(game: Game, entries: Iterable[tuple[int, AnyEntry]]) -> Record:
    """The arbiter's record of a game that has begun."""
    log = moves_of(entries)
    started = log[0][1]
    assert isinstance(started, Started)
    position = game.load(started.opening)
    record = Record.of(position, started.names)
    record.rules = started.rules
    for seq, entry in log[1:]:
        try:
            if isinstance(entry, Decided):
                record.moves.append(Move(entry.seat, entry.action, events_of(entry)))
            elif isinstance(entry, Undone | Answered) and entry.redeal is not None:
                record.moves.append(Move(entry.seat, f"{REDEAL} {entry.redeal}", ()))
        except InvalidRecord as problem:
            raise Damaged(str(problem), seq) from None
    return record
