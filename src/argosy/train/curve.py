"""The learning curve as an SVG: the share of games won over the minutes of learning."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from argosy.core.typing import Json

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 56, 190, 40, 44
COLOURS = ("#0b6e99", "#c2410c", "#4d7c0f", "#7e22ce", "#b91c1c", "#0f766e", "#a16207", "#475569")


def curve(title: str, measured: Sequence[Json]) -> str:
    """`measured` are the lines of a log that have `minutes` and `strength`."""
    lines: dict[str, list[tuple[float, float]]] = {}
    for entry in measured:
        for found in entry["strength"]:
            name = f"{found['against']}, {found['players']} players"
            lines.setdefault(name, []).append((float(entry["minutes"]), float(found["wins"])))
    longest = max([minutes for points in lines.values() for minutes, _ in points], default=1.0) or 1.0

    def x(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / longest

    def y(wins: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * wins

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        "<style>text { font: 12px sans-serif }</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="22" font-size="15">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        at = y(tenth / 10)
        parts.append(f'<line x1="{LEFT}" y1="{at:.1f}" x2="{WIDTH - RIGHT}" y2="{at:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    for fifth in range(6):
        at, minutes = x(longest * fifth / 5), longest * fifth / 5
        parts.append(
            f'<text x="{at:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{minutes:.3g}</text>'
        )
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle:.0f}" y="{HEIGHT - 8}" text-anchor="middle">minutes of learning</text>')
    for k, (name, points) in enumerate(sorted(lines.items())):
        colour = COLOURS[k % len(COLOURS)]
        drawn = " ".join(f"{x(minutes):.1f},{y(wins):.1f}" for minutes, wins in points)
        parts.append(f'<polyline points="{drawn}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for minutes, wins in points:
            parts.append(f'<circle cx="{x(minutes):.1f}" cy="{y(wins):.1f}" r="2.5" fill="{colour}"/>')
        last = points[-1][1]
        parts.append(
            f'<text x="{WIDTH - RIGHT + 10}" y="{TOP + 18 * k + 10}" fill="{colour}">{escape(name)}: '
            f"{100 * last:.1f} %</text>"
        )
    return "\n".join([*parts, "</svg>", ""])
