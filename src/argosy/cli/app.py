"""The program `argosy`: its commands, and how every refusal becomes one line instead of a traceback."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from argosy.cli.admin import admin
from argosy.cli.analyse import analyse
from argosy.cli.arena import arena
from argosy.cli.backup import backup, restore
from argosy.cli.bench.app import bench
from argosy.cli.doctor import doctor
from argosy.cli.engine import engine
from argosy.cli.engine_choice import need_compiler, prefer_file
from argosy.cli.exploit import exploit
from argosy.cli.games import games
from argosy.cli.help import Command
from argosy.cli.hint import hint
from argosy.cli.lab.app import lab
from argosy.cli.odds import odds
from argosy.cli.play import play
from argosy.cli.replay import replay
from argosy.cli.schema import schema
from argosy.cli.serve import serve
from argosy.cli.site import site
from argosy.cli.train import PASSED_ON, train
from argosy.cli.tune import tune
from argosy.cli.warm import warm
from argosy.core.errors import ArgosyError

REFUSED = 2  # exit status
LAB = frozenset({"arena", "bench", "engine", "exploit", "train", "tune"})  # what plays millions of games
NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})  # where the output should go


class Commands(TyperGroup):
    """A user's mistake is reported in one line on the error stream."""

    def main(self, *args: Any, **kwargs: Any) -> NoReturn:
        try:
            status = super().main(*args, **{**kwargs, "standalone_mode": False})
        except TyperException as problem:
            _refuse(f"{problem.format_message().rstrip('.')} (see argosy --help)")
        except ArgosyError as problem:
            _refuse(str(problem))
        except OSError as problem:
            if problem.errno not in NO_ROOM:
                raise
            _forget_output()
            _refuse(f"the output could not be written: {problem.strerror}")
        sys.exit(status if isinstance(status, int) else 0)


def _refuse(reason: str) -> NoReturn:
    typer.echo(f"argosy: {' '.join(reason.split())}", err=True)
    sys.exit(REFUSED)


def _forget_output() -> None:
    """Do not try to write it again when the program ends."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


app = typer.Typer(
    name="argosy",
    cls=Commands,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    play, serve, site, doctor, warm, backup, restore, odds, hint, analyse, replay, games, schema,
    arena, tune, train, exploit, engine,
):  # fmt: skip
    app.command(cls=Command, context_settings=PASSED_ON if command is train else None)(command)
app.add_typer(bench)
app.add_typer(lab)
app.add_typer(admin)


@app.callback(invoke_without_command=True)
def argosy(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    """Board games in your terminal and at a table server: play against bots, know the odds, replay a game.

    Example: [bold]argosy play --players 3[/bold]
    """
    if version:
        from argosy import __version__

        typer.echo(f"argosy {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
    elif context.invoked_subcommand in LAB:
        need_compiler(context.invoked_subcommand)
    elif context.invoked_subcommand != lab.info.name:  # whose commands differ
        prefer_file()


def main() -> None:
    # Games are played on our own threads; if a matrix product starts more of them, all wait.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    # A terminal that cannot show a character gets a question mark for it, never a traceback.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
