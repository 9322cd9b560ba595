"""`argosy lab`: the benchmark, self-play games as data, and tables for programs and language models."""

from __future__ import annotations

import typer

from argosy.cli.engine_choice import need_compiler, prefer_file
from argosy.cli.help import Command
from argosy.cli.lab.games import games
from argosy.cli.lab.mcp import mcp
from argosy.cli.lab.score import score
from argosy.cli.lab.text import text

lab = typer.Typer(
    name="lab",
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="""Score bots on the benchmark, write self-play games as data, let programs and language models play.

    Example: [bold]argosy lab score net --out net.json[/bold]
    """,
)
COMPILED = ("score", "games")  # what plays thousands of games


@lab.callback()
def choose_engine(context: typer.Context) -> None:
    """A table for one game needs no compiler."""
    if context.invoked_subcommand in COMPILED:
        need_compiler(f"lab {context.invoked_subcommand}")
    else:
        prefer_file()


for command in (score, games, text, mcp):
    lab.command(cls=Command)(command)
