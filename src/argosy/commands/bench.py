"""`argosy bench`: how fast the engine is here and now, beside its peers, and on a GPU."""

from __future__ import annotations

import json
import platform
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

HELP = """Measure the engine: random play, copying states, batches, start; peers in the same run.

Peers are measured where they are installed: pip install 'argosy\\[bench]'. Machines are noisy:
trust the ratios of one run more than figures of different runs.

Example: argosy bench --seconds 2 --json > figures.json
"""


def bench(
    game: Annotated[str, typer.Argument(help="The game to measure.")] = "port-royal",
    seconds: Annotated[float, typer.Option(min=0.05, max=60, help="Time for each figure.")] = 1.0,
    peers: Annotated[bool, typer.Option(help="Measure other engines too, where installed.")] = True,
    start: Annotated[bool, typer.Option(help="Measure cold and warm start (compiles once more).")] = True,
    gpu: Annotated[
        bool, typer.Option("--gpu", help="Measure the GPU instead, and compare its states.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")] = False,
) -> None:
    from argosy import game as game_by_name
    from argosy.bench import engine
    from argosy.bench import gpu as on_gpu
    from argosy.bench import peers as others

    chosen = game_by_name(game)
    errors = Console(stderr=True)
    with errors.status("measuring …") as status:

        def progress(text: str) -> None:
            status.update(text) if errors.is_terminal else errors.print(text, highlight=False)

        figures: dict[str, Any] = {"game": chosen.name, "machine": _machine()}
        if gpu:
            figures["gpu"] = on_gpu.measure(chosen, seconds, progress)
        else:
            figures["engine"] = engine.measure(chosen, seconds, start, progress)
            if peers:
                figures["peers"] = others.measure(seconds, progress)
                _add_ratios(figures)
    if as_json:
        typer.echo(json.dumps(figures, indent=1))
    else:
        Console().print(_as_table(figures))


def _machine() -> dict[str, str]:
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


def _add_ratios(figures: dict[str, Any]) -> None:
    """How many times as many decisions a second as each peer, one core, four players, same run."""
    play = figures["engine"]["random_play_4_players"]
    ours = play["decisions_per_second_one_core"]["median"]
    for peer in figures["peers"].values():
        if "decisions_per_second" in peer:
            peer["argosy_is_times_as_fast"] = ours / peer["decisions_per_second"]["median"]


def _as_table(figures: dict[str, Any]) -> Table:
    machine = figures["machine"]
    table = Table(title=f"{figures['game']} on {machine['processor']}, Python {machine['python']}")
    table.add_column("what")
    table.add_column("median", justify="right")
    table.add_column("best", justify="right")
    for row in _rows(figures):
        table.add_row(*row)
    return table


def _rows(figures: dict[str, Any]) -> list[tuple[str, str, str]]:
    rows: list[tuple[str, str, str]] = []

    def millions(what: str, figure: dict[str, float]) -> None:
        rows.append((what, f"{figure['median'] / 1e6:.3g} M/s", f"{figure['best'] / 1e6:.3g} M/s"))

    if "gpu" in figures:
        on = figures["gpu"]
        checked = on["checked"]
        millions(f"decisions, {on['games']} games on {on['device']}", on["decisions_per_second"])
        rows.append(
            (
                "states equal to the processor's, byte for byte",
                f"{checked['games']} games",
                f"{checked['decisions_each']} decisions each",
            )
        )
        return rows
    engine = figures["engine"]
    for players in (2, 4):
        play = engine[f"random_play_{players}_players"]
        millions(f"decisions, {players} players, one core", play["decisions_per_second_one_core"])
        rows.append(
            (f"games, {players} players, one core", f"{play['games_per_second_one_core']:,.0f}/s", "")
        )
        millions(
            f"decisions, {players} players, {engine['cores']} cores", play["decisions_per_second_all_cores"]
        )
        rows.append(
            (
                f"games, {players} players, {engine['cores']} cores",
                f"{play['games_per_second_all_cores']:,.0f}/s",
                "",
            )
        )
    rows.append(("size of a state", f"{engine['state_bytes']} bytes", ""))
    rows.append(("copy of a state, in compiled code", f"{engine['copy_microseconds']:.3f} µs", ""))
    batch = engine["batch"]
    millions(f"batch of {batch['games']}: mask + observation + step", batch["mask_observe_step_per_second"])
    millions("  mask alone", batch["mask_per_second"])
    millions("  observation alone", batch["observe_per_second"])
    millions("  mask + step", batch["mask_step_per_second"])
    if "start_seconds" in engine:
        rows.append(
            ("start to the first move, nothing compiled", f"{engine['start_seconds']['cold']:.1f} s", "")
        )
        rows.append(
            ("start to the first move, compiled before", f"{engine['start_seconds']['warm']:.1f} s", "")
        )
    for name, peer in figures.get("peers", {}).items():
        if "missing" in peer:
            rows.append((name, peer["missing"], ""))
        else:
            millions(
                f"{name} (Argosy: {peer['argosy_is_times_as_fast']:.3g} times)", peer["decisions_per_second"]
            )
    return rows
