"""The adapters keep the names under which programs outside the project import them."""

from __future__ import annotations

import pytest

import argosy


def test_seats_one_after_the_other_have_their_public_name() -> None:
    pytest.importorskip("pettingzoo")
    from argosy.lab.research import aec as home
    from argosy.research import aec

    assert (aec.env, aec.Seats) == (home.env, home.Seats)


@pytest.mark.parametrize("game", argosy.NAMES)
def test_vector_environments_are_made_by_their_public_name(game: str) -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from argosy.research import vector

    envs = gymnasium.make_vec(f"argosy.research.vector:argosy/{game}-v0", num_envs=2)
    assert isinstance(envs.unwrapped, vector.Games)
    alone = gymnasium.make(f"argosy.research.vector:argosy/{game}-v0")
    assert isinstance(alone.unwrapped, vector.Alone)


@pytest.mark.parametrize("game", argosy.NAMES)
def test_games_of_openspiel_have_their_public_name(game: str) -> None:
    pytest.importorskip("pyspiel")
    from argosy.research import spiel

    assert isinstance(spiel.load(game).new_initial_state(), spiel.State)
    assert spiel.short_name(game) == f"argosy_{game.replace('-', '_')}"
