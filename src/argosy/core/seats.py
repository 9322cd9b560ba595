"""Seats: numbered clockwise from 0."""

from __future__ import annotations

from typing import Protocol

from argosy.core.compiled import rule


class Seated(Protocol):
    """The part of every state that says how many seats there are."""

    players: int


@rule
def left_of(s: Seated, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0
