"""`argosy engine`: write the engine file, the compiled rules and players of all games as WebAssembly."""

from __future__ import annotations

import typer
from rich.console import Console
from rich.table import Table


def engine() -> None:
    """Compile the rules and players of all games into the engine file, for browsers and for Python.

    It takes a few minutes. The file is part of the repository: commit it along with the change of a rule or a
    player. Needs numba and a linker: pip install 'argosy\\[lab]' ziglang, or start it as ./run engine.

    Example: [bold]argosy engine[/bold]
    """
    from argosy.core.engine_file import FILE
    from argosy.games import NAMES, game
    from argosy.lab.engine.build import build

    own = [name for name in NAMES if game(name).rules.apply.__module__.startswith("argosy.")]
    console = Console(stderr=True, highlight=False)
    with console.status("compiling") as status:
        sizes = build(own, status.update)
    table = Table(box=None, pad_edge=False)
    for column in ("bytes", "of"):
        table.add_column(column, justify="right" if column == "bytes" else "left")
    for name, size in {"the file": sizes["file"], "its code": sizes["code"], "gzip": sizes["gzip"]}.items():
        table.add_row(f"{size:,}", name)
    console.print(table)
    typer.echo(str(FILE))
