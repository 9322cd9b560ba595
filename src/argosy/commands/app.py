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

from argosy.commands import arena, bench, exploit, train, tune
from argosy.commands.analyse import analyse
from argosy.commands.backup import backup, restore
from argosy.commands.games import games
from argosy.commands.hint import hint
from argosy.commands.odds import odds
from argosy.commands.play import play
from argosy.commands.replay import replay
from argosy.commands.schema import schema
from argosy.commands.serve import serve
from argosy.core.errors import ArgosyError

REFUSED = 2  # exit status
NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})  # where the output should go


class Commands(TyperGroup):
    """What a user did wrong is said in one line on the error stream."""

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
    """What could not be written is not tried again when the program ends."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


app = typer.Typer(
    name="argosy",
    cls=Commands,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, serve, backup, restore, odds, hint, analyse, replay, games, schema):
    app.command()(command)
app.command(help=bench.HELP)(bench.bench)
app.command(help=arena.HELP)(arena.arena)
app.command(help=tune.HELP)(tune.tune)
app.command(help=train.HELP)(train.train)
app.command(help=exploit.HELP)(exploit.exploit)


@app.callback(invoke_without_command=True)
def argosy(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    """Port Royal and Oltre Mare at your terminal: play against bots, know the odds, replay a game.

    Example: [bold]argosy play oltre-mare --players 3[/bold]
    """
    if version:
        from argosy import __version__

        typer.echo(f"argosy {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    # Games are played on threads of our own; a matrix product that starts more of them makes all wait.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    # A terminal that cannot show a character gets a question mark for it, never a traceback.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
