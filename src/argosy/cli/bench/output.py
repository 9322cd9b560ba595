"""What the commands of `argosy bench` share: progress, the machine, and figures as JSON or as a table."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

Figures = dict[str, Any]

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object on standard output.")]
Seconds = Annotated[float, typer.Option(min=0.05, max=600, help="Time to measure each figure for.")]


@contextmanager
def progress() -> Iterator[Callable[[str], None]]:
    """What is being measured, on the error stream."""
    errors = Console(stderr=True)
    with errors.status("measuring …") as status:

        def report(text: str) -> None:
            status.update(text) if errors.is_terminal else errors.print(text, highlight=False)

        yield report


def show(figures: Figures, as_json: bool, table: Callable[[Figures], Table]) -> None:
    """One JSON object for programs, or a table for people."""
    if as_json:
        typer.echo(json.dumps(figures, indent=1))
    else:
        Console().print(table(figures))


def all_games() -> str:
    from argosy.games import NAMES

    return " and ".join(NAMES)


def machine() -> dict[str, str]:
    import numba
    import numpy as np

    return {
        "processor": _processor(),
        "python": platform.python_version(),
        "numba": numba.__version__,
        "numpy": np.__version__,
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()
