"""Ranks: which seats come before which others, best first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from argosy.core.compiled import compiled, foreign_mark
from argosy.core.rules import WriteShared
from argosy.core.tokens import close, keyed_list, number, open_list
from argosy.core.typing import Ints
from argosy.core.vocabulary import Common


def ranking_writer(score: Callable[[Any, int], int]) -> WriteShared:
    """What writes `winners` and `ranking` (groups of equal seats), two keys of a result.

    `score(s, seat)`, a rule, is one number for each seat; the highest is best.
    """
    name = f"{score.__module__}.{score.__qualname__}.ranking{foreign_mark(score.__module__)}"

    @compiled(f"{name}.group")
    def write_group(s: Any, wanted: int, out: Ints) -> int:
        """The seats with that score; says how many."""
        found = 0
        for seat in range(s.players):
            if score(s, seat) == wanted:
                number(out, seat)
                found += 1
        return found

    @compiled(name)
    def write_ranking(s: Any, out: Ints) -> None:
        best = score(s, 0)
        lowest = best
        for seat in range(1, s.players):
            best = max(best, score(s, seat))
            lowest = min(lowest, score(s, seat))
        keyed_list(out, Common.winners)
        write_group(s, best, out)
        close(out)
        keyed_list(out, Common.ranking)
        placed = 0
        while placed < s.players:
            open_list(out)
            placed += write_group(s, best, out)
            close(out)
            following = lowest
            for seat in range(s.players):
                if score(s, seat) < best:
                    following = max(following, score(s, seat))
            best = following
        close(out)

    return write_ranking
