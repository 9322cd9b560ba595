"""The past of a table, from its log: replaying it, the position before a decision, the record of a game."""

from __future__ import annotations

from collections.abc import Iterable

from argosy.core.errors import ArgosyError, InvalidRecord
from argosy.core.game import Game
from argosy.core.position import Position
from argosy.games.record import REDEAL, Move, Record
from argosy.table import entries as e
from argosy.table.errors import Damaged, NotFound
from argosy.table.table import Table

Log = list[tuple[int, e.AnyEntry]]
SOMEBODY = "A player"  # in a record: who was forgotten


def replayed(id: str, game: Game, entries: Log) -> Table:
    """The table after these entries, by the rules; Damaged where they do not fit together."""
    return _replay(id, game, entries)[0]


def position_before(id: str, game: Game, entries: Log, decision: int) -> Position:
    """The position before that entry."""
    table, before = _replay(id, game, [(seq, entry) for seq, entry in entries if seq <= decision])
    del table
    return before[decision]


def positions(id: str, game: Game, entries: Log) -> list[Position]:
    """The opening, and the position after each move; moves are counted as in its record."""
    log = moves_of(entries)
    table, before = _replay(id, game, entries)
    after = {seq - 1: position for seq, position in before.items()}
    if table.position is not None:
        after[table.seq] = table.position
    return [after[seq] for seq, _ in log]


def _replay(id: str, game: Game, entries: Log) -> tuple[Table, dict[int, Position]]:
    adopted = max((seq for seq, entry in entries if isinstance(entry, e.Adopted)), default=0)
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
    positions = [entry.position for seq, entry in entries if seq == adopted and isinstance(entry, e.Adopted)]
    for seq, entry in entries:
        try:
            if table is None:
                if not isinstance(entry, e.Opened):
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


def standing(entries: Iterable[tuple[int, e.AnyEntry]]) -> Log:
    """The start, and since then every decision that was not taken back and every redeal."""
    log: Log = []
    asked: e.Requested | None = None
    for seq, entry in entries:
        match entry:
            case e.Started() | e.Decided() | e.Adopted():
                log.append((seq, entry))
            case e.Requested():
                asked = entry
            case e.Undone() | e.Answered(outcome="granted"):
                first = entry.first if isinstance(entry, e.Undone) else asked.first if asked else 0
                if isinstance(entry, e.Answered) and (asked is None or asked.what != "undo"):
                    continue
                while log and log[-1][0] >= first:
                    log.pop()
                if entry.redeal is not None:
                    log.append((seq, entry))
    return log


def moves_of(entries: Iterable[tuple[int, e.AnyEntry]]) -> Log:
    """The start, then one entry for each move of the game's record."""
    log: Log = [(seq, entry) for seq, entry in standing(entries) if not isinstance(entry, e.Adopted)]
    if not log or not isinstance(log[0][1], e.Started):
        raise NotFound("not-running", "the game has not begun: there is no record yet")
    return log


def record_of(game: Game, entries: Iterable[tuple[int, e.AnyEntry]]) -> Record:
    """The arbiter's record of a game that has begun."""
    entries = list(entries)
    log = moves_of(entries)
    started = log[0][1]
    assert isinstance(started, e.Started)
    position = game.load(started.opening)
    record = Record.of(position, [name or SOMEBODY for name in started.names])
    record.practice = any(isinstance(entry, e.Opened) and entry.settings.practice for _, entry in entries)
    record.rules, record.opening = started.rules, started.opening  # as written, whatever the rules are by now
    if record.rules != game.rules.version:
        record.state = None  # one of today's rules
    for seq, entry in log[1:]:
        try:
            if isinstance(entry, e.Decided):
                record.moves.append(Move(entry.seat, entry.action, e.events_of(entry, game)))
            elif isinstance(entry, e.Undone | e.Answered) and entry.redeal is not None:
                record.moves.append(Move(entry.seat, f"{REDEAL} {entry.redeal}", ()))
        except InvalidRecord as problem:
            raise Damaged(str(problem), seq) from None
    return record
