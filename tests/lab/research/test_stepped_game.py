"""One game stepped by codes: what is no code, or none that is legal, is refused and changes nothing."""

from __future__ import annotations

import numpy as np
import pytest

import argosy
from argosy.lab.research.stepped_game import OneGame


@pytest.mark.parametrize("code", [2**70, -(2**70), 2**63, -1, np.uint64(2**64 - 1)])
def test_a_code_however_large_is_refused_as_an_illegal_action(game: argosy.Game, code: int) -> None:
    play = OneGame.begun(game, 3, 1, None)
    before = play.states.tobytes()
    with pytest.raises(
        argosy.IllegalAction, match=f"code {code}, of {game.rules.action_count} from 0, is not"
    ):
        play.step(code)
    assert play.states.tobytes() == before


@pytest.mark.parametrize("code", [1.0, "draw", None, True])
def test_what_is_no_code_is_refused(game: argosy.Game, code: object) -> None:
    with pytest.raises(argosy.ArgosyError, match="an action is a code, a whole number from 0 to"):
        OneGame.begun(game, 3, 1, None).step(code)
