"""A tournament as a page: one self-contained HTML file with tables and SVG charts."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from argosy.core.typing import Json

WIDTH, LABEL, ROW = 760, 180, 34
STYLE = """
:root { color-scheme: light dark; --ink: #1d2b36; --paper: #fbf8f1; --bar: #2f6f8f; --faint: #8899a6; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e4da; --paper: #14202a; --bar: #6db3d3; --faint: #7c8b97; }
}
body { font: 16px/1.5 system-ui, sans-serif; max-width: 860px; margin: 2rem auto; padding: 0 1rem;
  color: var(--ink); background: var(--paper); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--faint); }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 14px; }
.bar { fill: var(--bar); } .whisker { stroke: var(--ink); stroke-width: 2; }
.even { stroke: var(--faint); stroke-dasharray: 4 4; }
code { background: color-mix(in srgb, var(--faint) 20%, transparent); padding: .1em .3em; }
"""


def page(figures: Json) -> str:
    """The figures of `argosy arena --json`, for people."""
    title = f"{figures['game']}, {figures['players']} players: {figures['games']:,} games"
    entrants = sorted(figures["entrants"], key=lambda line: -line["win_rate"])
    played = f"{figures['turns']:.1f} turns and {figures['decisions']:.0f} decisions a game"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>Seed {figures['seed']}. {played}; {figures['seconds']:,.1f} s on {figures['cores']} cores.</p>",
        "<h2>Wins</h2>",
        _wins_chart(entrants, 1 / figures["players"]),
        _wins_table(entrants),
    ]
    if figures.get("ratings"):
        parts += [
            f"<h2>Ratings</h2><p>{escape(figures['anchor'])} is set to 1000; 400 more are ten to one.</p>",
            _ratings_chart(figures["ratings"]),
        ]
    if figures["faults"]:
        parts += ["<h2>Games lost by a fault</h2>", _faults(figures["faults"])]
    options = " ".join(f"--option {name}={value}" for name, value in figures["options"].items())
    ladder = f" --ladder --players {figures['players']}" if figures["ladder"] else ""
    command = (
        f"argosy arena --game {figures['game']} --seats {','.join(figures['seats'])}{ladder} "
        f"--games {figures['games']} --seed {figures['seed']} {options}"
    )
    parts.append(f"<p>To repeat: <code>{escape(command.strip())}</code></p>")
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>'
        + "\n".join(parts)
        + "</body></html>\n"
    )


def _wins_chart(entrants: list[Json], even: float) -> str:
    """A bar for each player with its 95 % interval; the dashed line is what equal players would win."""
    top = max(0.05, *(line["high"] for line in entrants))
    x = _scale(0.0, top)(even)
    height = ROW * len(entrants) + 10
    mark = f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>' if even <= top else ""
    return _chart("Win rates", entrants, "win_rate", "{:.1%}", 0.0, top, mark)


def _ratings_chart(rated: list[Json]) -> str:
    lowest, highest = min(one["low"] for one in rated), max(one["high"] for one in rated)
    return _chart("Ratings", rated, "rating", "{:.0f}", lowest - 50, highest)


def _chart(
    what: str, lines: list[Json], figure: str, form: str, least: float, most: float, mark: str = ""
) -> str:
    x = _scale(least, most)
    rows = [
        _row(
            place,
            one["name"],
            form.format(one[figure]),
            *map(x, (least, one[figure], one["low"], one["high"])),
        )
        for place, one in enumerate(lines)
    ]
    label, height = f"{what} with 95 % intervals", ROW * len(lines) + 10
    drawn = mark + "".join(rows)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">{drawn}</svg>'


def _scale(low: float, high: float) -> Any:
    span = max(1e-9, high - low)
    return lambda value: LABEL + (WIDTH - LABEL - 80) * (value - low) / span


def _row(place: int, name: str, label: str, begin: float, value: float, low: float, high: float) -> str:
    y = ROW * place + 5
    middle, width = y + ROW / 2 - 2, max(0.0, value - begin)
    return (
        f'<text x="{LABEL - 8}" y="{middle + 5}" text-anchor="end">{escape(name)}</text>'
        f'<rect class="bar" x="{begin:.1f}" y="{y}" width="{width:.1f}" height="{ROW - 8}"/>'
        f'<line class="whisker" x1="{low:.1f}" x2="{high:.1f}" y1="{middle - 2}" y2="{middle - 2}"/>'
        f'<text x="{high + 8:.1f}" y="{middle + 5}">{label}</text>'
    )


def _wins_table(entrants: list[Json]) -> str:
    heads = (
        "player", "seats", "games", "wins", "95 %", "score", "decisions", "a decision", "longest", "faults",
    )  # fmt: skip
    rows = [
        (
            escape(line["name"]), f"{line['seats']:g}", f"{line['games']:,}", f"{line['win_rate']:.1%}",
            f"{line['low']:.1%} – {line['high']:.1%}", f"{line['score']:.2f}", f"{line['decisions']:.0f}",
            _time(line["seconds"]), _time(line["worst"]), line["faults"] or "",
        )
        for line in entrants
    ]  # fmt: skip
    return _table(heads, rows)


def _table(heads: Iterable[str], rows: Iterable[Iterable[Any]]) -> str:
    head = "".join(f"<th>{name}</th>" for name in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def _time(seconds: float | None) -> str:
    if seconds is None:
        return ""
    return f"{seconds * 1e6:,.0f} µs" if seconds < 1e-3 else f"{seconds * 1e3:,.1f} ms"


def _faults(faults: list[Json]) -> str:
    rows = [(escape(fault["player"]), fault["game"], escape(fault["why"])) for fault in faults[:200]]
    return _table(("player", "game", "why"), rows)
