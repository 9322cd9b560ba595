"""`argosy backup` and `argosy restore`: all tables of a store as one file, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from argosy.cli.serve import StoreAddress
from argosy.store.address import open_store


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; with --keep, a folder.")],
    store: StoreAddress = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
    keep: Annotated[
        int | None,
        typer.Option(
            min=1, metavar="N", help="Write a dated file into a folder, and keep the latest N there."
        ),
    ] = None,
) -> None:
    """Write all guests and tables to one file. The server may keep running.

    Protect it like the store: it holds hidden cards and the secrets of links and devices.

    Example: [bold]argosy backup tables.backup --store tables.sqlite[/bold], or every night
    [bold]argosy backup backups --keep 14[/bold]
    """
    from argosy.store.backup import back_up, dated, forget_old

    opened = open_store(store, read_only=True)
    try:
        target = file if keep is None else dated(file)
        with _progress("backing up") as progress:
            counts = back_up(opened, target, progress, force)
    finally:
        opened.close()
    typer.echo(f"{target}: {_summary(counts)}")
    if keep is not None:
        for old in forget_old(file, keep):
            typer.echo(f"{old}: deleted; {keep} are kept")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that argosy backup wrote.")],
    store: StoreAddress = None,
) -> None:
    """Fill an empty store from a backup: all of it, or nothing. Also moves tables from SQLite to PostgreSQL.

    Stop the server first; start it when this is done.

    Example: [bold]argosy restore tables.backup --store postgresql://localhost/argosy[/bold]
    """
    from argosy.store.backup import restore as fill

    with _progress("restoring") as progress:
        counts = fill(file, lambda schema: open_store(store, schema=schema), progress)
    typer.echo(f"restored {_summary(counts)}")


@contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream, where that is a terminal."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _summary(counts: dict[str, int]) -> str:
    return f"{counts['guests']} guests, {counts['tables']} tables with {counts['entries']} entries"
