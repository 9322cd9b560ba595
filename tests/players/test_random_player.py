"""Players of any game: the random one, and who plays which game by rules of thumb."""

from __future__ import annotations

import pytest

import argosy
from argosy.players.random_player import RandomPlayer
from argosy.players.registry import simple_player
from players.matches import played


@pytest.fixture(params=argosy.NAMES)
def game(request: pytest.FixtureRequest) -> argosy.Game:
    return argosy.game(request.param)


def test_a_random_player_depends_on_its_seed_alone(game: argosy.Game) -> None:
    first = played(game, [RandomPlayer(1), RandomPlayer(2)], 3)
    assert first == played(game, [RandomPlayer(1), RandomPlayer(2)], 3)
    assert first != played(game, [RandomPlayer(1), RandomPlayer(4)], 3)


def test_every_game_has_somebody_who_plays_it_by_rules_of_thumb(game: argosy.Game) -> None:
    players = [simple_player(game.name, name) for name in ("Ann", "Bert")]
    assert [player.name for player in players] == ["Ann", "Bert"]
    assert played(game, players, 1).position.over


def test_nobody_plays_a_game_that_does_not_exist() -> None:
    with pytest.raises(argosy.UnknownGame, match="did you mean 'port-royal'"):
        simple_player("port-loyal", "Ann")
