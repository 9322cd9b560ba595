"""Files named on the command line, read and written with errors that say which file and why."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from argosy.core.errors import ArgosyError

if TYPE_CHECKING:
    from argosy.core.record import Record

STDIN = "-"
FIRST_LINE = "argosy record"


@contextlib.contextmanager
def about(path: str) -> Iterator[None]:
    """Whatever is refused inside is told with the name of the file it is about."""
    try:
        yield
    except ArgosyError as problem:
        raise ArgosyError(f"{path}: {problem}") from None


def read_text(path: str) -> str:
    try:
        blob = sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()
        return blob.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise ArgosyError(f"{path}: is not UTF-8 text (byte {problem.start})") from None
    except (OSError, ValueError) as problem:
        raise ArgosyError(f"{path}: {reason(problem)}") from None


def parse_json(path: str, text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as problem:
        where = f"line {problem.lineno}, column {problem.colno}"
        raise ArgosyError(f"{path}: is not JSON: {problem.msg} ({where})") from None
    except (RecursionError, ValueError) as problem:
        raise ArgosyError(f"{path}: is not JSON that can be read: {problem}") from None


def read_record(path: str) -> Record:
    from argosy.core.record import Record

    text = read_text(path)
    with about(path):
        return Record.from_text(text)


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
        raise ArgosyError(f"{path}: {reason(problem)}") from None


def check_writable(path: Path) -> None:
    """ArgosyError before the work, not after it, where the file cannot be written."""
    try:
        new = not path.exists()
        path.open("ab").close()
        if new:
            path.unlink()
    except (OSError, ValueError) as problem:
        raise ArgosyError(f"{path}: {reason(problem)}") from None


def _check_goes_on(path: Path, text: str) -> None:
    """ArgosyError unless the file holds an earlier stage of the same game, or nobody has moved in it."""
    from argosy.core.record import Record

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


def reason(problem: Exception) -> str:
    """A system's error in plain words."""
    return str(getattr(problem, "strerror", None) or problem)
