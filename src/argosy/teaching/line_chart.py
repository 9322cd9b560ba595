"""Lines over time as an SVG: shares from 0 to 100 %, one colour for each line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 900, 420
LEFT, RIGHT, TOP, BOTTOM = 56, 200, 40, 44
COLOURS = ("#0b6e99", "#c2410c", "#4d7c0f", "#7e22ce", "#b91c1c", "#0f766e", "#a16207", "#475569")

Point = tuple[float, float]  # time, and a share of 1


@dataclass(frozen=True, slots=True)
class Line:
    """A line with its label."""

    name: str
    points: tuple[Point, ...]


class LineChart:
    """`marks` are the times written below the horizontal axis, which ends at `last`."""

    def __init__(
        self,
        last: float,
        lines: Sequence[Line],
        marks: Sequence[tuple[float, str]],
        title: str = "",
        axis: str = "",
    ) -> None:
        self._last = last
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
            "<style>text { font: 12px sans-serif }</style>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            f'<text x="{LEFT}" y="22" font-size="15">{escape(title)}</text>',
        ]
        for quarter in range(5):
            _, y = self._place((0, quarter / 4))
            self._parts.append(
                f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="#ddd"/>'
                f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{25 * quarter} %</text>'
            )
        for time, label in marks:
            x, y = self._place((time, 0))
            self._parts.append(f'<text x="{x:.1f}" y="{y + 18:.1f}" text-anchor="middle">{label}</text>')
        middle = (LEFT + WIDTH - RIGHT) / 2
        self._parts.append(
            f'<text x="{middle:.0f}" y="{HEIGHT - 8}" text-anchor="middle">{escape(axis)}</text>'
        )
        for number, line in enumerate(lines):
            colour = COLOURS[number % len(COLOURS)]
            points = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(self._place, line.points))
            self._parts.append(
                f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
                f'<text x="{WIDTH - RIGHT + 10}" y="{TOP + 18 * number + 10}" fill="{colour}">'
                f"{escape(line.name)}</text>"
            )

    def dot(self, point: Point, number: int, hint: str = "") -> None:
        """A dot in the colour of line `number`; `hint` is shown under the pointer."""
        x, y = self._place(point)
        title = f"<title>{escape(hint)}</title>" if hint else ""
        self._parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{4 if hint else 2.5}" '
            f'fill="{COLOURS[number % len(COLOURS)]}" stroke="#fff">{title}</circle>'
        )

    def svg(self) -> str:
        return "\n".join([*self._parts, "</svg>", ""])

    def _place(self, point: Point) -> tuple[float, float]:
        time, share = point
        x = LEFT + (WIDTH - LEFT - RIGHT) * time / self._last
        return x, HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share
