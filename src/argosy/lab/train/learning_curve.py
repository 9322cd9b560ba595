"""The learning curve as an SVG: the share of games won over the minutes of training."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.core.typing import Json
from argosy.teaching.line_chart import Line, LineChart


def curve(title: str, evaluations: Sequence[Json]) -> str:
    """`evaluations` are the lines of a log that have `minutes` and `strength`."""
    points: dict[str, list[tuple[float, float]]] = {}
    for entry in evaluations:
        for found in entry["strength"]:
            name = f"{found['against']}, {found['players']} players"
            points.setdefault(name, []).append((float(entry["minutes"]), float(found["wins"])))
    lines = [
        Line(f"{name}: {100 * found[-1][1]:.1f} %", tuple(found)) for name, found in sorted(points.items())
    ]
    longest = max([minutes for found in points.values() for minutes, _ in found], default=1.0) or 1.0
    marks = [(longest * fifth / 5, f"{longest * fifth / 5:.3g}") for fifth in range(6)]
    chart = LineChart(longest, lines, marks, title, "minutes of training")
    for number, line in enumerate(lines):
        for point in line.points:
            chart.dot(point, number)
    return chart.svg()
