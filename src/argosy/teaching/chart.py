"""The curve of a game as an SVG: every seat's share of the win from move to move."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from argosy.teaching.analysis import Analysis

WIDTH, HEIGHT = 900, 420
LEFT, RIGHT, TOP, BOTTOM = 56, 150, 24, 40
COLOURS = ("#0b6e99", "#c2410c", "#4d7c0f", "#7e22ce", "#a16207")


def chart(found: Analysis, names: Sequence[str]) -> str:
    """A line for each seat, a dot for each decision that cost much."""
    last = max(found.curve[-1].move, 1)

    def x(move: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * move / last

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        "<style>text { font: 12px sans-serif }</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for quarter in range(5):
        at = y(quarter / 4)
        parts.append(f'<line x1="{LEFT}" y1="{at:.1f}" x2="{WIDTH - RIGHT}" y2="{at:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{25 * quarter} %</text>')
    for tenth in range(0, 11, 2):
        move = round(last * tenth / 10)
        parts.append(f'<text x="{x(move):.1f}" y="{HEIGHT - 14}" text-anchor="middle">{move}</text>')
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        points = " ".join(f"{x(moment.move):.1f},{y(moment.shares[seat]):.1f}" for moment in found.curve)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        at = TOP + 18 * seat + 12
        parts.append(f'<text x="{WIDTH - RIGHT + 12}" y="{at}" fill="{colour}">{escape(name)}</text>')
    standing = {moment.move: moment.shares for moment in found.curve}
    for decision in found.costly:
        share = standing[decision.move][decision.seat]
        parts.append(
            f'<circle cx="{x(decision.move):.1f}" cy="{y(share):.1f}" r="4" fill="{COLOURS[decision.seat]}" '
            f'stroke="#fff"><title>{escape(decision.action)} → {escape(decision.best)}</title></circle>'
        )
    return "\n".join([*parts, "</svg>", ""])
