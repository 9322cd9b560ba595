"""`argosy train`: learn a game by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

HELP = """Learn a game by self-play, on a GPU where there is one (pip install 'argosy\\[train]').

Writes the net, and beside it a checkpoint, a log and the learning curve. Long runs are made of short ones:
each goes on from the checkpoint of the last, and --planned says how long all of them take together.

Example: argosy train --game port-royal --minutes 20 --planned 60 --out nets/port_royal.safetensors

Example: argosy train --game port-royal --minutes 20 --planned 60 --resume nets/port_royal.checkpoint
"""


def train(
    game: Annotated[str, typer.Option(help="Which game.")] = "port-royal",
    minutes: Annotated[
        float | None, typer.Option(help="How long to learn; starting up is not counted.")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(min=1, help="Instead of minutes: the same run every time.")
    ] = None,
    planned: Annotated[
        float | None, typer.Option(help="Minutes of all runs of this net together.", show_default="until now")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="A checkpoint to go on from.")] = None,
    begin: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A net to begin as.", show_default="knowing nothing")
    ] = None,
    lesson: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="A teacher's games, played ahead by python -m argosy.train.teacher."
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The net.", show_default="nets/GAME.safetensors")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="What all chance comes from.")] = 0,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Settings.", show_default="those of the game")
    ] = None,
    changes: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="One setting, as in the file.")
    ] = None,
    compiling: Annotated[bool, typer.Option("--compile/--no-compile", help="Use torch.compile.")] = True,
    measuring: Annotated[
        bool, typer.Option("--measure/--no-measure", help="Measure strength on the way.")
    ] = True,
    selftest: Annotated[
        bool, typer.Option("--selftest", help="Compare processor and GPU, print speeds, and end.")
    ] = False,
) -> None:
    from argosy.train.__main__ import learn

    words = ["--game", game, "--seed", str(seed)]
    for name, value in (
        ("--minutes", minutes),
        ("--iterations", iterations),
        ("--planned", planned),
        ("--resume", resume),
        ("--begin", begin),
        ("--lesson", lesson),
        ("--out", out),
        ("--config", config),
    ):
        if value is not None:
            words += [name, str(value)]
    for change in changes or []:
        words += ["--set", change]
    for flag, on in (
        ("--no-compile", not compiling),
        ("--no-measure", not measuring),
        ("--selftest", selftest),
    ):
        words += [flag] if on else []
    learn(words)
