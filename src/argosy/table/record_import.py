"""Imported records: read with care, and turned into the log of a table whose game is over."""

from __future__ import annotations

import re

import argosy.games
from argosy.core.errors import ArgosyError, InvalidRecord
from argosy.core.game import Game
from argosy.games.record import ARBITER, FORMAT, Record
from argosy.players.registry import KNOWN
from argosy.table.entries import AnyEntry, Decided, Opened, Requested, Started, Undone
from argosy.table.errors import Refused
from argosy.table.settings import LONGEST_NAME, SeatSetting, Settings, check, tidy_name

LONGEST_RECORD = 1024 * 1024  # characters; a long game of either kind needs a fifth of that
MOST_MOVES = 5_000  # more than a long game has; each is played again when the table is viewed
MOST_LINES = 30_000  # actions and events; a move has five at most on average
NAMES_LINE = 4
ACTION_LINE = re.compile(r"^[0-9]", re.MULTILINE)
GAME_LINE = re.compile(r"[^\n]*\ngame ([^\r\n]*)")


def read(text: str) -> Record:
    """The whole record of a game that can be shown here; Refused says what is wrong with it, and where."""
    if len(text) > LONGEST_RECORD:
        raise Refused("too-long", f"at most {LONGEST_RECORD} characters are read")
    if not text.startswith(FORMAT):
        raise Refused("no-record", f"this is not a record: one begins with the line '{FORMAT}'")
    game = GAME_LINE.match(text)
    if game is not None and game[1] not in argosy.games.NAMES:
        raise Refused("no-game", f"it is a game of {game[1][:40]!r}, which is not played here")
    _check_length(text)
    try:
        record = Record.from_text(text)
        _check_names(record)
    except InvalidRecord as problem:
        raise Refused("record", str(problem)) from None
    if record.observer != ARBITER:
        raise Refused(
            "partial-record",
            f"it holds only what {record.observer} could know; after the game the whole record can be had",
        )
    version = argosy.games.game(record.game).rules.version
    if record.rules != version:
        raise Refused(
            "other-rules", f"it was played by rules {record.rules} of {record.game}; here they are {version}"
        )
    return record


def _check_length(text: str) -> None:
    """Before anything is understood: that takes time for each line."""
    if (lines := text.count("\n")) > MOST_LINES:
        raise Refused("too-long", f"it has {lines} lines; at most {MOST_LINES} are read")
    if (moves := len(ACTION_LINE.findall(text))) > MOST_MOVES:
        raise Refused("too-long", f"it has {moves} moves; at most {MOST_MOVES} are read")


def _check_names(record: Record) -> None:
    for name in record.names:
        try:
            tidy = tidy_name(name)
        except Refused:
            tidy = ""
        if tidy != name:
            raise InvalidRecord(f"a name has 1 to {LONGEST_NAME} characters that can be shown", NAMES_LINE)


def as_log(record: Record, game: Game, guest: str, name: str, at: int) -> list[AnyEntry]:
    """The same game as entries, of a table that belongs to `guest` and who does not sit at it."""
    try:
        position = record.replay(game)
        settings = _settings(record, position.view(None)["options"])
        check(settings, game)
    except ArgosyError as problem:
        raise Refused("record", str(problem)) from None
    seats = enumerate(zip(record.names, settings.seats, strict=True))
    seated = {seat: ("", named) for seat, (named, chosen) in seats if chosen.kind != "bot"}
    assert record.opening is not None
    log: list[AnyEntry] = [
        Opened(at=at, by=guest, name=name, settings=settings, seated=seated),
        Started(at=at, rules=record.rules, names=record.names, opening=record.opening),
    ]
    for move in record.moves:
        if move.is_redeal:  # nothing is left of what was taken back: only the cards are dealt anew
            first = len(log) + 1
            log.append(Undone(at=at, seat=move.seat, first=first, redeal=move.redeal_seed))
        else:
            log.append(
                Decided(at=at, seat=move.seat, action=move.action, events=tuple(map(str, move.events)))
            )
    if not position.over:
        log.append(Requested(at=at, by=guest, seat=0, what="abort"))
    return log


def _settings(record: Record, options: dict[str, bool | int | str]) -> Settings:
    """Bots are known by their levels, which are their names in a record."""
    seats = tuple(
        SeatSetting("bot", named) if named in KNOWN else SeatSetting("open") for named in record.names
    )
    return Settings(record.game, seats, options, chat=False, practice=record.practice)
