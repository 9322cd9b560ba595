"""The curve of a game as an SVG: every seat's share of the win from move to move."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.teaching.analysis import Analysis
from argosy.teaching.line_chart import Line, LineChart


def chart(found: Analysis, names: Sequence[str]) -> str:
    """A line for each seat, a dot for each decision that cost much."""
    last = max(found.curve[-1].move, 1)
    lines = [
        Line(name, tuple((moment.move, moment.shares[seat]) for moment in found.curve))
        for seat, name in enumerate(names)
    ]
    drawn = LineChart(last, lines, [(move, f"{move}") for move in (round(last * k / 5) for k in range(6))])
    shares = {moment.move: moment.shares for moment in found.curve}
    for decision in found.costly:
        point = (decision.move, shares[decision.move][decision.seat])
        drawn.dot(point, decision.seat, f"{decision.action} → {decision.best}")
    return drawn.svg()
