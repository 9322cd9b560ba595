"""What the menus of all games share: how an answer that nobody understands is refused."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from argosy.words import Words

COMMANDS = ("help", "odds", "log", "save", "quit")


def tidy(answer: str) -> str:
    """However it was typed: small letters, single spaces."""
    return " ".join(answer.casefold().split())


def not_understood(words: Words, answer: str, known: Iterable[str]) -> str:
    """With what may have been meant: one of the known answers, or a command."""
    told = words("terminal-not-understood", text=answer)
    others = [one for one in (*known, *COMMANDS) if one != tidy(answer)]
    if near := get_close_matches(answer.casefold(), others, n=1):
        told += " " + words("terminal-near", text=near[0])
    return told
