"""Tuning a heuristic's weights: CMA-ES over games of the compiled arena.

Every candidate of a generation plays the same numbered games, in every seat, against each of the opponents at
tables of their own; what counts is its share of the wins. Equal arguments give equal weights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

import argosy.games
from argosy.core.errors import ArgosyError, shown
from argosy.core.events import MAX_SEATS
from argosy.players.compiled_players import CompiledPlayers, configs_of, match_loops
from argosy.players.levels import player_of
from argosy.players.player_config import PlayerConfigs
from argosy.players.player_set import Tunable, players_of

SEEDS = 2**32  # that cmaes takes

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Tuning:
    """What is tuned, how long, and against whom."""

    game: str
    players: int
    generations: int
    games: int  # a candidate and generation, over all opponents together
    population: int
    against: tuple[str, ...]  # opponents: each has all other seats at tables of its own
    seed: int
    step: float = 0.5  # the step size of the first generation, in units of the weights' own steps
    player: str = ""  # the player that uses the weights; the game's own choice if empty

    def __post_init__(self) -> None:
        if not 0 <= self.seed < SEEDS:
            raise ArgosyError(f"a seed of tuning is a whole number from 0 to 2^32-1, not {shown(self.seed)}")


@dataclass(frozen=True, slots=True)
class Generation:
    """How a generation went: the mean and best share of wins, and the weights in the middle of it."""

    number: int
    mean: float
    best: float
    middle: Numbers


def tunable(game: str) -> Tunable:
    """The weights of a game that can be tuned; ArgosyError where there are none."""
    make = players_of(game).tunable
    if make is None:
        raise ArgosyError(f"nothing can be tuned for {shown(game)}")
    return make()


def tune(
    compiled_players: CompiledPlayers,
    tuning: Tuning,
    start: Numbers,
    steps: Numbers,
    cores: int,
    on_generation: Callable[[Generation], None],
) -> Numbers:
    """The mean of the last generation: it depends less on luck than its best candidate."""
    try:
        import cmaes
    except ImportError:
        raise ArgosyError("tuning needs the library cmaes: pip install 'argosy[tune]'") from None
    optimizer: Any = cmaes.CMA(
        mean=np.zeros(len(start)), sigma=tuning.step, seed=tuning.seed, population_size=tuning.population
    )
    player = tuning.player or tunable(tuning.game).player
    tables = [
        configs_of(
            compiled_players, [player, *[player_of(tuning.game, name)] * (tuning.players - 1)], tuning.players
        )
        for name in tuning.against
    ]
    with ThreadPoolExecutor(cores) as pool:
        for number in range(tuning.generations):
            asked = [optimizer.ask() for _ in range(tuning.population)]
            candidates = [start + steps * one for one in asked]
            won = list(pool.map(partial(win_share, compiled_players, tuning, tables, number), candidates))
            optimizer.tell([(one, -share) for one, share in zip(asked, won, strict=True)])
            on_generation(Generation(number, float(np.mean(won)), max(won), start + steps * optimizer.mean))
    return np.asarray(start + steps * optimizer.mean)


def win_share(
    compiled_players: CompiledPlayers,
    tuning: Tuning,
    tables: Sequence[PlayerConfigs],
    number: int,
    weights: Numbers,
) -> float:
    """The mean share of wins of a candidate at the tables of one generation."""
    games = max(1, tuning.games // len(tables))
    shares = []
    for others in tables:
        configs = others.copy()
        configs["weights"][0] = weights
        shares.append(_play(compiled_players, tuning, configs, games, number * tuning.games))
    return float(np.mean(shares))


def _play(
    compiled_players: CompiledPlayers, tuning: Tuning, configs: PlayerConfigs, games: int, first: int
) -> float:
    """The candidate has each seat in turn; its opponents are all the same."""
    players = tuning.players
    seatings = np.array([[(seat + game) % players for seat in range(players)] for game in range(games)])
    shares = np.zeros((games, MAX_SEATS), np.float32)
    scores = np.zeros((games, players), np.int64)
    worlds, workspaces = compiled_players.new_workspace()
    match_loops(compiled_players).play_many(
        argosy.games.game(tuning.game)._blank(1, players, None), configs, seatings, tuning.seed, first,
        np.zeros((MAX_SEATS, 4), np.int64), worlds, workspaces, shares, scores, np.zeros_like(scores),
        np.zeros(games, np.int64), np.zeros(games, np.int64),
    )  # fmt: skip
    return float(shares[:, :players][seatings == 0].mean())
