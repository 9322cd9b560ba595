"""Whole games between players, for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from argosy import Game, Position, Record
from argosy.core.typing import Json
from argosy.players.player import Player, ask
from argosy.players.random_player import RandomPlayer


def first_asked(position: Position) -> int:
    """The seat to ask first where several may decide."""
    return int(position.game.rules.asked(position.state))


def played(game: Game, players: Sequence[Player], seed: int, options: Json | None = None) -> Record:
    """A whole game between these players."""
    record = Record.of(game.new(len(players), seed=seed, options=options))
    while not (position := record.position).over:
        seat = first_asked(position)
        record.play(seat, ask(players[seat], position, seat))
    return record


def wins_against_random(
    game: Game, simple: Callable[[], Player], games: int, players: int, options: Json | None = None
) -> float:
    """How many of these games one player wins against RandomPlayers; shared victories in parts."""
    won = 0.0
    for seed in range(games):
        table: list[Player] = [RandomPlayer(100 * seed + seat) for seat in range(players)]
        table[seed % players] = simple()
        result = played(game, table, seed, options).position.result
        assert result is not None
        won += (seed % players in result["winners"]) / len(result["winners"])
    return won
