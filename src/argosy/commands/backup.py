"""`argosy backup` and `argosy restore`: all tables of a store as one file, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from argosy.commands.serve import StoreAddress, open_store


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    store: StoreAddress = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
) -> None:
    """Write all guests and tables to one file. The server may go on meanwhile.

    Keep it as you keep the store: it holds hidden cards and what links and devices are known by.

    Example: [bold]argosy backup tables.backup --store tables.sqlite[/bold]
    """
    from argosy.table.backup import back_up

    opened = open_store(store, read_only=True)
    try:
        with _progress("backing up") as progress:
            counts = back_up(opened, file, progress, force)
    finally:
        opened.close()
    typer.echo(f"{file}: {_told(counts)}")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that argosy backup wrote.")],
    store: StoreAddress = None,
) -> None:
    """Fill an empty store from a backup: all of it, or nothing. Also a way from SQLite to PostgreSQL.

    Stop the server first; start it when this is done.

    Example: [bold]argosy restore tables.backup --store postgresql://localhost/argosy[/bold]
    """
    from argosy.table.backup import restore as fill

    with _progress("restoring") as progress:
        counts = fill(file, lambda schema: open_store(store, schema=schema), progress)
    typer.echo(f"restored {_told(counts)}")


@contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream, where that is a terminal."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _told(counts: dict[str, int]) -> str:
    return f"{counts['guests']} guests, {counts['tables']} tables with {counts['entries']} entries"
