"""`argosy lab games`: self-play games as a file of columns."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from argosy.cli.files import check_writable
from argosy.cli.help import GameName, name_or_first
from argosy.core.errors import ArgosyError
from argosy.terminal.console import screen


def games(
    out: Annotated[Path, typer.Option(metavar="FILE.npz", help="The file to write.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    game: GameName = None,
    players: Annotated[
        str | None,
        typer.Option(help="How many sit at a table; several with commas.", show_default="all in turn"),
    ] = None,
    by: Annotated[str, typer.Option(help="Who plays all seats: net, net@FILE or random.")] = "net",
    seed: Annotated[int, typer.Option(min=0, help="The seed of all randomness.")] = 0,
    device: Annotated[str, typer.Option(help="cpu, cuda, or auto: a GPU where torch finds one.")] = "auto",
    cores: Annotated[int | None, typer.Option(min=1, help="How many to use.", show_default="all")] = None,
) -> None:
    """Write self-play games: what was seen, done and expected at every decision, and how each game ended.

    Actions are drawn from the net's policy. The file is an ordinary .npz of columns in chunks of whole games;
    docs/benchmark.md describes it, and argosy.lab.dataset.read reads it.

    Example: [bold]argosy lab games --game {game} --games 1000 --out games.npz[/bold]
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from argosy.lab.arena.compiling import Compiling
    from argosy.lab.dataset.writing import write_games

    check_writable(out)
    try:
        seats = tuple(int(count) for count in (players or "").split(",") if count.strip())
    except ValueError:
        raise ArgosyError(f"--players are numbers with commas, for example 2,4; not {players!r}") from None
    Compiling(announce=True)
    errors = Console(stderr=True)
    columns = (
        TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=errors, disable=not errors.is_terminal) as progress:
        task = progress.add_task("playing", total=games)
        found = write_games(
            name_or_first(game), games, out, seats, seed, by, device, cores,
            lambda more: progress.advance(task, more),
        )  # fmt: skip
    screen().print(
        f"{found.games:,} games, {found.decisions:,} decisions, {found.bytes / 1e6:,.1f} MB; "
        f"{found.seconds:,.1f} s on {found.device}, {found.decisions / found.seconds:,.0f} decisions a second"
    )
