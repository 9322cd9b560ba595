"""Short ways to ask a position of any game what a test wants to know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from argosy import Event, IllegalAction, Position


def texts(pos: Position, seat: int) -> list[str]:
    return [str(action) for action in pos.legal(seat)]


def table(pos: Position) -> dict[str, Any]:
    """What a spectator sees."""
    return pos.view(None)


def lines(events: Iterable[Event], *kinds: str) -> list[str]:
    """The events as text, all of them or only those of some kinds."""
    return [str(event) for event in events if not kinds or event.kind in kinds]


def play(pos: Position, *moves: str) -> list[Event]:
    """Play moves written `seat action`."""
    events: list[Event] = []
    for move in moves:
        seat, _, action = move.partition(" ")
        events += pos.play(int(seat), action)
    return events


def refused(pos: Position, seat: int, action: str) -> str:
    """The reason why an action is refused; nothing may have changed."""
    before = pos.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        pos.play(seat, action)
    assert pos.to_bytes() == before
    return caught.value.reason
