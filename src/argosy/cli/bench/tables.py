"""The figures of `argosy bench` as tables for people."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.table import Table

from argosy.cli.bench.output import Figures

Drawn = Callable[[Figures], Table]
Row = tuple[str, ...]  # what, how to print it, and its path in the figures of a column

BUSY = 0.8  # processes that want to run, for each core; Chromium and the server are some of them


def engine(figures: Figures) -> Table:
    found = figures["engine"]
    rows: list[tuple[str, str, str]] = []
    for players, play in random_play(figures).items():
        for cores, key in (("one core", "one_core"), (f"{found['cores']} cores", "all_cores")):
            what = f"{players} players, {cores}"
            rows.append(_millions(f"decisions, {what}", play[f"decisions_per_second_{key}"]))
            rows.append((f"games, {what}", f"{play[f'games_per_second_{key}']:,.0f}/s", ""))
    rows.append(("size of a state", f"{found['state_bytes']} bytes", ""))
    rows.append(("copy of a state, in compiled code", f"{found['copy_microseconds']:.3f} µs", ""))
    batch = found["batch"]
    whole = f"batch of {batch['games']}: mask + observation + step"
    rows += [
        _millions(whole, batch["mask_observe_step_per_second"]),
        _millions("  mask alone", batch["mask_per_second"]),
        _millions("  observation alone", batch["observe_per_second"]),
        _millions("  mask + step", batch["mask_step_per_second"]),
    ]
    if "start_seconds" in found:
        cold, warm = (found["start_seconds"][kind] for kind in ("cold", "warm"))
        rows.append(("start to the first move, nothing compiled", f"{cold:.1f} s", ""))
        rows.append(("start to the first move, compiled before", f"{warm:.1f} s", ""))
    rows += _engine_file(figures.get("engine_file", {}))
    for name, peer in figures.get("peers", {}).items():
        if "missing" in peer:
            rows.append((name, peer["missing"], ""))
        else:
            times = f"{name} (Argosy: {peer['argosy_is_times_as_fast']:.3g} times)"
            rows.append(_millions(times, peer["decisions_per_second"]))
    return _rates(figures, rows)


def _engine_file(found: Figures) -> Iterator[tuple[str, str, str]]:
    """The same play and the same views in every place, sizes, and answers in the browser."""
    places = {"numba": "numba", "wasmtime": "wasmtime", "node": "Node", "chromium": "Chromium"}
    for key, place in places.items():
        if "missing" in found.get(key, {}):
            yield f"decisions in batches, {place}", found[key]["missing"], ""
        elif key in found:
            yield _millions(f"decisions in batches, {place}", found[key]["decisions_per_second"])
    for key, place in places.items():
        if "views_per_second" in found.get(key, {}):
            views = found[key]["views_per_second"]
            yield f"views, {place}", f"{views['median'] / 1e3:,.1f} k/s", f"{views['best'] / 1e3:,.1f} k/s"
    for name, size in found.get("sizes", {}).items():
        yield f"{name}; compressed", f"{size['bytes'] / 1e3:,.0f} kB", f"{size['gzip_bytes'] / 1e3:,.0f} kB"
    answers = found.get("answers", {})
    if "missing" in answers:
        yield "bots' answers in Chromium", answers["missing"], ""
    for level, times in answers.get("answer_ms", {}).items():
        yield (
            f"answer of the {level} in Chromium, p50; p95",
            f"{times['p50']:.0f} ms",
            f"{times['p95']:.0f} ms",
        )


def random_play(figures: Figures) -> dict[str, Figures]:
    """By the number of players."""
    found = {key: play for key, play in figures["engine"].items() if key.startswith("random_play_")}
    return {key.removeprefix("random_play_").removesuffix("_players"): play for key, play in found.items()}


def gpu(figures: Figures) -> Table:
    found = figures["gpu"]
    checked = found["checked"]
    what = f"decisions, {found['games']} games on {found['device']}"
    equal = "states equal to the processor's, byte for byte"
    several = found["several_a_launch"]
    rows = [
        _millions(what, found["decisions_per_second"]),
        _millions(f"{several['decisions']} of them by a launch", several["per_second"]),
        (equal, f"{checked['games']} games", f"{checked['decisions_each']} decisions each"),
    ]
    return _rates(figures, rows)


def server(figures: Figures) -> Table:
    """A column for each store and one for the echo server."""
    found = figures["server"]
    columns = {**found["stores"], **({"echo": found["echo"]} if "echo" in found else {})}
    missing = {name: column["missing"] for name, column in columns.items() if "missing" in column}
    title = (
        f"{found['tables']} tables of {figures['game']}, {found['sockets']} sockets, "
        f"{found['decisions_per_second']:g} decisions/s for {found['seconds']:g} s, "
        f"on {figures['machine']['processor']}"
    )
    measured = {name: column for name, column in columns.items() if name not in missing}
    lines = [f"{name}: {why}" for name, why in missing.items()]
    if found["engine"] != "file":
        lines.append("The engine file does not fit the sources: the server ran without it (./run engine).")
    return _grid(title, measured, SERVER, lines)


def flood(figures: Figures) -> Table:
    """A row for each flood."""
    found = figures["flood"]
    title = (
        f"others' waiting for an acknowledgement; {found['tables']} tables, "
        f"{found['decisions_per_second']:g} decisions/s, {found['seconds']:g} s each, "
        f"on {figures['machine']['processor']}"
    )
    columns = ("p50", "p99", "calm p99", "times calm", "server, of one core", "calm", "memory, more", "mark")
    table = _table(title, ["flood"], columns)
    for name, row in found["floods"].items():
        waited = row["to_acknowledgement_ms"]
        table.add_row(
            name,
            *(f"{figure:.1f} ms" for figure in (waited["p50"], waited["p99"], row["calm_p99_ms"])),
            f"{row['times_calm']:.2f}",
            *(f"{row[name]:.0%}" for name in ("processors", "calm_processors")),
            f"{row['most_memory_more_mb']:.0f} MB",
            "met" if row["met"] else f"MISSED: {found['at_most']:g}",
        )
    return table


def start(figures: Figures) -> Table:
    found = figures["start"]
    title = f"from a fresh clone, on {figures['machine']['processor']}"
    return _grid(title, {"figure": found}, START, _marks(found["marks"]))


def _marks(marks: Figures) -> list[str]:
    return [
        f"{'met' if mark['met'] else 'MISSED'}: {MARKS[name].format(mark['at_most'])}"
        for name, mark in marks.items()
    ]


def web(figures: Figures) -> Table:
    """A column for the first page, and one for each game's table."""
    client = figures["web"]
    lines = _marks(client["marks"])
    if (client["busy"] or 0) > BUSY:
        lines.append("The machine is busy with other things, so all times are too long.")
    where = figures["machine"]["processor"]
    title = f"Chromium {client['browser']} on {where}, slowed: {client['slowed']} times"
    columns = {"first page": {"first_load": client["first_load"]}, **client["tables"]}
    return _grid(title, columns, WEB, lines)


def nets(figures: Figures) -> Table:
    return _grid(f"seconds of one core of {figures['machine']['processor']}", figures["nets"], NETS)


def levels(figures: Figures) -> Table:
    """Four players, one of each level; a column for each part of the answers."""
    title = f"an answer, in seconds of one core of {figures['machine']['processor']}"
    table = _table(title, ("game", "level"), ("answers", "p50", "p95", "longest"))
    for game, found in figures["levels"].items():
        for level, row in found["answer_ms"].items():
            times = (f"{row[part]:.1f} ms" for part in ("p50", "p95", "p100"))
            table.add_row(game, level, f"{row['answers']:,}", *times)
        table.add_section()
    return table


def research(figures: Figures) -> Table:
    """Each library's rows: ours, then what it brings along with how many times as fast ours are."""
    machine = figures["machine"]
    title = f"random play, seconds of one core of {machine['processor']}, Python {machine['python']}"
    table = _table(title, ("library", "environment"), ("steps", "best"))
    table.add_column("Argosy is, times as fast")
    for library, found in figures["research"].items():
        for name, row in {**found["ours"], **found["bundled"]}.items():
            if "missing" in row:
                table.add_row(library, name, row["missing"], "", "")
                continue
            steps = row["steps_per_second"]
            ratios = row.get("ours_is_times_as_fast", {})
            shown = "; ".join(f"{ours} {times:.3g}" for ours, times in ratios.items())
            table.add_row(library, name, f"{steps['median']:,.0f}/s", f"{steps['best']:,.0f}/s", shown)
        table.add_section()
    return table


# --------------------------------------------------------------------------------------- drawing


def _table(title: str, words: Iterable[str], figures: Iterable[str], caption: Sequence[str] = ()) -> Table:
    table = Table(title=title, caption="\n".join(caption))
    for name in words:
        table.add_column(name)
    for name in figures:
        table.add_column(name, justify="right")
    return table


def _grid(
    title: str, columns: Mapping[str, Figures], rows: Iterable[Row], caption: Sequence[str] = ()
) -> Table:
    """A row for each figure, a column for each thing that was measured; what it lacks stays empty."""
    table = _table(title, ["what"], columns, caption)
    for what, unit, *path in rows:
        table.add_row(what, *(_figure(column, unit, path) for column in columns.values()))
    return table


def _figure(column: Figures, unit: str, path: list[str]) -> str:
    value: Any = column
    for name in path:
        if name not in value:
            return ""
        value = value[name]
    return unit.format(value)


def _rates(figures: Figures, rows: Iterable[tuple[str, str, str]]) -> Table:
    """The median and the best run of each figure."""
    where = figures["machine"]
    title = f"{figures['game']} on {where['processor']}, Python {where['python']}"
    table = _table(title, ["what"], ["median", "best"])
    for row in rows:
        table.add_row(*row)
    return table


def _millions(what: str, figure: Mapping[str, float]) -> tuple[str, str, str]:
    return what, f"{figure['median'] / 1e6:.3g} M/s", f"{figure['best'] / 1e6:.3g} M/s"


# ------------------------------------------------------------------------------------------ rows


SERVER: tuple[Row, ...] = (
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
START: tuple[Row, ...] = (
    ("environment of ./run, after the first start", "{:.0f} MB", "environment_mb"),
    ("fresh clone to a bot's first decision, downloads included", "{:.1f} s", "first_decision_seconds"),
    ("./run again, until it is ready", "{:.1f} s", "warm_start_seconds"),
    ("memory of a server that has just started", "{:.0f} MB", "fresh_mb"),
    ("memory after games with every level, hints and analyses", "{:.0f} MB", "resident_mb"),
)
WEB: tuple[Row, ...] = (
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
NETS: tuple[Row, ...] = (
    ("one evaluation", "{:.2f} ms", "judge_one_ms"),
    ("a look one decision ahead, p50", "{:.1f} ms", "look_ahead_ms", "p50"),
    ("a look one decision ahead, p95", "{:.1f} ms", "look_ahead_ms", "p95"),
    ("a decision of net-ahead, p50", "{:.1f} ms", "decide_ahead_ms", "p50"),
    ("a decision of net-ahead, p95", "{:.1f} ms", "decide_ahead_ms", "p95"),
    ("the analysis of a game of four", "{:.1f} s", "analysis_seconds"),
    ("  moves in it", "{}", "analysis_moves"),
    ("  decisions in it that were judged", "{}", "analysis_decisions"),
)
MARKS = {
    "first_load_bytes": "script and style of the first visit ≤ {:,} bytes",
    "interactive_ms": "first visit interactive, slowed, ≤ {:,} ms",
    "longest_task_ms": "longest task while cards move ≤ {:,} ms",
    "third_party": "requests to other hosts ≤ {}",
    "environment_mb": "environment ≤ {:,} MB",
    "first_decision_seconds": "fresh clone to a bot's first decision ≤ {:,} s",
    "warm_start_seconds": "start of what is installed ≤ {:,} s",
    "resident_mb": "memory of a server in use ≤ {:,} MB",
}
