"""Roll-outs made side by side: every decision is the one the player makes alone."""

from __future__ import annotations

import pytest

from argosy.arena.minds import MindPlay
from argosy.arena.plan import Plan
from argosy.arena.trials import Processor, TrialPlay
from argosy.core.errors import ArgosyError
from argosy.players.company import company_of

GAMES = 4


def test_games_played_side_by_side_end_as_games_played_one_by_one() -> None:
    company = company_of("port-royal")
    assert company is not None
    plan = Plan("port-royal", ("mc-150", "heuristic", "kb-hard"), 3, GAMES, seed=3)
    alone = MindPlay(plan, company).play(0, GAMES)
    ended: list[int] = []
    together = TrialPlay(plan, company, Processor).play(0, GAMES, ended.append)
    assert sum(ended) == GAMES
    assert (together.decisions == alone.decisions).all()
    assert (together.turns == alone.turns).all()
    assert (together.scores == alone.scores).all()
    assert (together.shares == alone.shares).all()


def test_a_game_whose_search_cannot_be_spread_says_so() -> None:
    company = company_of("oltre-mare")
    assert company is not None
    plan = Plan("oltre-mare", ("random", "random"), 2, 1)
    with pytest.raises(ArgosyError, match="oltre-mare cannot be made side by side"):
        TrialPlay(plan, company, Processor)
