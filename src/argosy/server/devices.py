"""A guest's devices and programs: which there are, when each was last used, and what happened to them."""

from __future__ import annotations

import re
from typing import NamedTuple

from argosy.store.base import Statement

MOST_NOTED = 50  # sign-ins and revocations of one guest that are kept
USED_EVERY = 3_600_000  # milliseconds: the last use of a token is written no more often than that

# The first that fits: most browsers also call themselves by the names of others.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
OTHER = re.compile(r"[A-Za-z][\w.-]{0,19}")


class Device(NamedTuple):
    """One token of a guest."""

    hash: str
    kind: str
    about: str
    created: int
    used: int | None


def named(agent: str) -> str:
    """A browser and its system by their names, from what it says of itself; a program by its first word."""
    names = [next((name for word, name in words if word in agent), "") for words in (BROWSERS, SYSTEMS)]
    if found := ", ".join(name for name in names if name):
        return found
    first = OTHER.match(agent)
    return first[0] if first else ""


def noted(guest: str, at: int, what: str, about: str = "") -> list[Statement]:
    """A line for the guest to see later; the oldest are forgotten."""
    return [
        Statement(
            "INSERT INTO sign_ins (guest, at, what, about) VALUES (?, ?, ?, ?)", (guest, at, what, about)
        ),
        Statement(
            "DELETE FROM sign_ins WHERE guest = ? AND at <= "
            "(SELECT at FROM sign_ins WHERE guest = ? ORDER BY at DESC LIMIT 1 OFFSET ?)",
            (guest, guest, MOST_NOTED),
        ),
    ]
