"""Roll-outs made side by side: every decision is the one the player makes alone."""

from __future__ import annotations

import pytest

from argosy.core.errors import ArgosyError
from argosy.lab.arena.batched_search import BatchedSearch, CpuRollouts
from argosy.lab.arena.compiled_runner import CompiledRunner
from argosy.lab.arena.plan import Plan
from argosy.players.compiled_players import compiled_players_of

GAMES = 4


@pytest.mark.slow
def test_games_played_side_by_side_end_as_games_played_one_by_one() -> None:
    compiled_players = compiled_players_of("port-royal")
    assert compiled_players is not None
    plan = Plan("port-royal", ("mc-40", "heuristic", "kb-hard"), 3, GAMES, seed=3)
    alone = CompiledRunner(plan, compiled_players).play(0, GAMES)
    ended: list[int] = []
    together = BatchedSearch(plan, compiled_players, CpuRollouts).play(0, GAMES, ended.append)
    assert sum(ended) == GAMES
    assert (together.decisions == alone.decisions).all()
    assert (together.turns == alone.turns).all()
    assert (together.scores == alone.scores).all()
    assert (together.shares == alone.shares).all()


def test_a_game_whose_search_cannot_be_spread_says_so() -> None:
    compiled_players = compiled_players_of("oltre-mare")
    assert compiled_players is not None
    plan = Plan("oltre-mare", ("random", "random"), 2, 1)
    with pytest.raises(ArgosyError, match="oltre-mare cannot run in batches"):
        BatchedSearch(plan, compiled_players, CpuRollouts)
