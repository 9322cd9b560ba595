"""Backups: all a store holds as one file, the same whichever database it comes from or goes to.

Lines of JSON, compressed by gzip: what the file is, then for each table the names of its columns and its
rows, and at the end how many rows there were and a check sum of everything before. Claims, bans and
sessions of operators stay behind: they are about a moment.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import os
import re
import zlib
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec

from argosy.core.errors import ArgosyError
from argosy.store.base import Row, Store, migrations

FORMAT, VERSION = "argosy backup", 1
KEPT = (  # guests before their tokens
    "guests",
    "tokens",
    "tables",
    "entries",
    "sittings",
    "secrets",
    "sign_ins",
    "audit",
    "reports",
)
SINCE = {"sign_ins": 2, "audit": 4, "reports": 4}  # the schema a table came with, where it is not the first
DATED = re.compile(r"argosy-\d{8}T\d{6}Z\.backup")
EVERY = 500  # rows between two words of progress

T = TypeVar("T")
Counts = dict[str, int]  # rows by table
Progress = Callable[[int, int], None]  # rows done, and of how many


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    format: str
    version: int
    schema: int  # of the store it was made from
    date: str


class Heading(msgspec.Struct, forbid_unknown_fields=True):
    """Before the rows of each table."""

    table: str
    columns: list[str]


class Blob(msgspec.Struct, forbid_unknown_fields=True):
    """What should be text and is none, in a damaged row: kept byte by byte."""

    base64: bytes


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    counts: Counts
    sha256: str


_header = msgspec.json.Decoder(Header)
_heading = msgspec.json.Decoder(Heading)
_row: msgspec.json.Decoder[list[int | float | str | Blob | None]] = msgspec.json.Decoder(
    list[int | float | str | Blob | None]
)
_ending = msgspec.json.Decoder(Ending)


class InvalidBackup(ArgosyError):
    """A backup cannot be read, was cut short, or was changed. `line` counts from 1."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        self.line = line
        super().__init__(f"{path}: line {line}: {reason}")


# -------------------------------------------------------------------------------- backing up


def back_up(store: Store, target: Path, progress: Progress, force: bool = False) -> Counts:
    """Write everything to a file that appears once it is whole; servers may go on meanwhile."""
    if store.schema == 0:
        raise ArgosyError("nothing was ever stored there: it is no store of Argosy")
    if target.exists() and not force:
        raise ArgosyError(f"{target}: exists already; --force replaces it")
    scratch = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        # it holds what no player may see: it is for its owner alone
        with os.fdopen(os.open(scratch, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            with gzip.GzipFile("", "wb", 6, file) as packed:
                counts = _write(store, packed, progress)
            file.flush()
            os.fsync(file.fileno())
        scratch.replace(target)
        _sync_folder(target.parent)
    except OSError as problem:
        raise ArgosyError(f"{target}: {problem.strerror or problem}") from None
    finally:
        with contextlib.suppress(OSError):
            scratch.unlink(missing_ok=True)
    return counts


def _write(store: Store, file: gzip.GzipFile, progress: Progress) -> Counts:
    digest = hashlib.sha256()

    def line(data: Any) -> None:
        text = msgspec.json.encode(data) + b"\n"
        digest.update(text)
        file.write(text)

    line(Header(FORMAT, VERSION, store.schema, datetime.now(UTC).isoformat(timespec="seconds")))
    counts: Counts = {}
    done = 0
    with store.at_one_moment() as select:
        kept = _kept(store.schema)
        total = sum(int(count) for table in kept for (count,) in select(f"SELECT COUNT(*) FROM {table}")[1])
        for table in kept:
            columns, rows = select(f"SELECT * FROM {table} ORDER BY 1, 2")
            line(Heading(table, list(columns)))
            before = done
            for done, row in enumerate(rows, before + 1):
                line([Blob(value) if isinstance(value, bytes) else value for value in row])
                if done % EVERY == 0:
                    progress(done, total)
            counts[table] = done - before
    file.write(msgspec.json.encode(Ending(counts, digest.hexdigest())) + b"\n")
    progress(total, total)
    return counts


def _kept(schema: int) -> list[str]:
    """The tables a store of this schema has."""
    return [table for table in KEPT if SINCE.get(table, 1) <= schema]


def _sync_folder(folder: Path) -> None:
    """So that the new name, too, survives a loss of power; where a folder can be opened at all."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def dated(folder: Path) -> Path:
    """The file in this folder for a backup of now."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise ArgosyError(f"{folder}: {problem.strerror or problem}") from None
    return folder / f"argosy-{datetime.now(UTC):%Y%m%dT%H%M%SZ}.backup"


def forget_old(folder: Path, keep: int) -> list[Path]:
    """Delete all dated backups in a folder but the latest; which ones. Other files are not touched."""
    old = sorted(path for path in folder.iterdir() if DATED.fullmatch(path.name))[:-keep]
    for path in old:
        try:
            path.unlink()
        except OSError as problem:
            raise ArgosyError(f"{path}: could not be deleted: {problem.strerror or problem}") from None
    return old


# --------------------------------------------------------------------------------- restoring


def restore(source: Path, opened: Callable[[int], Store], progress: Progress) -> Counts:
    """Fill an empty store, which `opened` gives at a certain schema: with all of the file, or nothing.

    The store is migrated as ever when it is next opened, so backups of older schemas stay of use.
    """
    header, counts = verify(source)
    store = opened(header.schema)
    try:
        with store.filling() as fill:
            _check_fit(store, header)
            with _Reader(source, progress, sum(counts.values())) as reader:
                for heading, rows in reader.tables():
                    fill(heading.table, heading.columns, rows)
    finally:
        store.close()
    return counts


def verify(source: Path) -> tuple[Header, Counts]:
    """Read the whole file; InvalidBackup says what is wrong with it, and in which line."""
    with _Reader(source) as reader:
        for _, rows in reader.tables():
            for _ in rows:
                pass
        return reader.header, reader.counts


def _check_fit(store: Store, header: Header) -> None:
    for table in _kept(store.schema):
        # a server that was only started has made secrets; those of the backup take their place
        if table != "secrets" and store.read(f"SELECT 1 FROM {table} LIMIT 1"):
            raise ArgosyError(
                f"there are {table} in this store already, and a restore never mixes: "
                "name a new file or an empty database with --store"
            )
    if store.schema != header.schema:
        raise ArgosyError(
            f"this store has schema {store.schema} already and the backup schema {header.schema}: "
            "name a new file or an empty database with --store"
        )


class _Reader:
    """One reading of a file, line by line, that checks all it reads."""

    header: Header

    def __init__(self, path: Path, progress: Progress = lambda done, total: None, total: int = 0) -> None:
        self.path = path
        self.counts: Counts = {}
        self._progress, self._total = progress, total
        self._digest = hashlib.sha256()
        self._at = 0  # lines read so far, and so the number of the line read last
        self._done = 0  # rows
        self._is_cut = False
        try:
            self._file = gzip.GzipFile(path, "rb")
        except OSError as problem:
            raise ArgosyError(f"{path}: {problem.strerror or problem}") from None

    def __enter__(self) -> _Reader:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def tables(self) -> Iterator[tuple[Heading, Iterator[Row]]]:
        """Every table with its rows, each to be read to its end before the next."""
        self._read_header()
        self._line = self._next()
        while b'"table"' in self._line[:20]:
            heading = self._understood(_heading)
            if heading.table not in KEPT or heading.table in self.counts:
                self._fail(f"a table {heading.table[:40]!r} is not expected here")
            if not all(re.fullmatch("[a-z_]{1,40}", column) for column in heading.columns):
                self._fail("a column has an impossible name")
            self.counts[heading.table] = 0
            yield heading, self._rows(heading)
        self._check_ending(self._understood(_ending))

    def _rows(self, heading: Heading) -> Iterator[Row]:
        while True:
            self._digest.update(self._line)
            self._line = self._next()
            if not self._line.startswith(b"["):
                return
            values = self._understood(_row)
            if len(values) != len(heading.columns):
                self._fail(f"{len(values)} values for {len(heading.columns)} columns")
            self.counts[heading.table] += 1
            self._done += 1
            if self._done % EVERY == 0:
                self._progress(self._done, self._total)
            yield tuple([value.base64 if type(value) is Blob else value for value in values])

    def _read_header(self) -> None:
        self._line = self._next()
        if not self._line.startswith(b'{"format":"%s"' % FORMAT.encode()):
            self._fail("this is no backup of Argosy")
        self.header = self._understood(_header)
        newest = max(number for number, _ in migrations())
        if not (1 <= self.header.version <= VERSION and 1 <= self.header.schema <= newest):
            made = f"version {self.header.version}, schema {self.header.schema}"
            self._fail(f"a newer Argosy wrote it ({made}, not {VERSION} and {newest}); update this one")
        self._digest.update(self._line)

    def _check_ending(self, ending: Ending) -> None:
        if ending.sha256 != self._digest.hexdigest():
            self._fail("the backup was changed: its check sum does not fit its lines")
        if ending.counts != self.counts:
            self._fail("it counts other rows than there are")
        if self._read():
            self._at += 1
            self._fail("something follows the last line")
        if self._is_cut:
            self._fail("the backup is cut short behind its last line, or was changed")
        self._progress(self._total, self._total)

    def _next(self) -> bytes:
        line = self._read()
        self._at += 1
        if not line.endswith(b"\n"):
            self._fail("the backup is cut short: its last line is missing")
        return line

    def _read(self) -> bytes:
        try:
            return self._file.readline()
        except EOFError:
            self._is_cut = True
            return b""
        except (gzip.BadGzipFile, zlib.error) as problem:
            self._at += 1
            self._fail(f"it cannot be unpacked: it is no backup, or was changed ({problem})")
        except OSError as problem:
            raise ArgosyError(f"{self.path}: {problem.strerror or problem}") from None

    def _understood(self, decoder: msgspec.json.Decoder[T]) -> T:
        try:
            return decoder.decode(self._line)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
            self._fail(f"it cannot be understood ({problem})")

    def _fail(self, reason: str) -> NoReturn:
        raise InvalidBackup(self.path, self._at, reason)
