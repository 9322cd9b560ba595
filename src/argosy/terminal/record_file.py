"""A game kept in a file, move by move: written whole, and only over an earlier state of the same game."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.core.errors import ArgosyError

if TYPE_CHECKING:
    from argosy.games.record import Record

FIRST_LINE = "argosy record"


def is_record(text: str) -> bool:
    return text.startswith(FIRST_LINE)


def write_record(path: Path, record: Record) -> None:
    """Replace the file whole, so that a crash leaves the old one; only ever by more of the same game."""
    try:
        text = record.to_text()
        if path.exists():
            _check_goes_on(path, text)
        scratch = path.with_name(f".{path.name}.{os.getpid()}.tmp")
        scratch.write_text(text, encoding="utf-8")
        scratch.replace(path)
    except (OSError, ValueError) as problem:
        if isinstance(problem, ArgosyError):
            raise
        raise ArgosyError(f"{path}: {getattr(problem, 'strerror', None) or problem}") from None


def _check_goes_on(path: Path, text: str) -> None:
    """ArgosyError unless the file holds an earlier stage of the same game, or nobody has moved in it."""
    from argosy.games.record import Record

    kept = path.read_text(encoding="utf-8-sig", errors="replace")
    if not is_record(kept):
        raise ArgosyError(f"{path}: exists and is no record; choose another name")
    try:
        record = Record.from_text(kept)
    except ArgosyError:
        raise ArgosyError(f"{path}: exists and is a damaged record; choose another name") from None
    if record.moves and not text.startswith(record.to_text().rpartition("end ")[0]):
        again = shlex.join(["argosy", "play", "--load", str(path), "--save", str(path)])
        raise ArgosyError(f"{path}: holds another game; go on with it by {again}, or choose another name")
