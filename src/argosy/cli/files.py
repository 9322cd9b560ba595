"""Files named on the command line, read and written with errors that say which file and why."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from argosy.core.errors import ArgosyError

if TYPE_CHECKING:
    from argosy.games.record import Record

STDIN = "-"


@contextlib.contextmanager
def about(path: str) -> Iterator[None]:
    """Whatever is refused inside is reported with the name of the file."""
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
    from argosy.games.record import Record

    text = read_text(path)
    with about(path):
        return Record.from_text(text)


def check_writable(path: Path) -> None:
    """ArgosyError before the work, not after it, where the file cannot be written."""
    try:
        new = not path.exists()
        path.open("ab").close()
        if new:
            path.unlink()
    except (OSError, ValueError) as problem:
        raise ArgosyError(f"{path}: {reason(problem)}") from None


def reason(problem: Exception) -> str:
    """A system's error in plain words."""
    return str(getattr(problem, "strerror", None) or problem)
