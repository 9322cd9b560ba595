"""Tuning a heuristic's weights: CMA-ES over games of the compiled arena.

Every candidate of a generation plays the same numbered games, in every seat, against each of the opponents at
tables of their own; what counts is its share of the wins. Equal arguments give equal weights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

import argosy.games
from argosy.core.errors import ArgosyError, did_you_mean, shown
from argosy.core.events import MAX_SEATS
from argosy.players import part_of
from argosy.players.company import Company, Minds, contests_of, seat_minds
from argosy.players.levels import player_of

# Who plays by the weights of a game, and against whom they are tuned.
TUNABLE = {
    "port-royal": ("heuristic", "kb-hard,heuristic"),
    "oltre-mare": ("planner", "planner-quiet,planner"),
}

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
    against: tuple[str, ...]  # opponents: each of them sits at all other seats of its own tables
    seed: int
    step: float = 0.5  # how far the first generation looks around, in units of the weights' own steps
    player: str = ""  # who plays by the weights; the game's own choice if empty

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


def tunable(game: str) -> ModuleType:
    """The module of a game's weights; ArgosyError where nothing can be tuned."""
    if game not in TUNABLE:
        raise ArgosyError(f"nothing can be tuned for {shown(game)}{did_you_mean(game, TUNABLE)}")
    return part_of(game, "weights")


def tune(
    company: Company,
    tuning: Tuning,
    start: Numbers,
    steps: Numbers,
    cores: int,
    told: Callable[[Generation], None],
) -> Numbers:
    """The middle of the last generation: less a child of luck than its best candidate."""
    try:
        import cmaes
    except ImportError:
        raise ArgosyError("tuning needs the library cmaes: pip install 'argosy[tune]'") from None
    optimizer: Any = cmaes.CMA(
        mean=np.zeros(len(start)), sigma=tuning.step, seed=tuning.seed, population_size=tuning.population
    )
    player = tuning.player or TUNABLE[tuning.game][0]
    tables = [
        seat_minds(company, [player, *[player_of(tuning.game, name)] * (tuning.players - 1)], tuning.players)
        for name in tuning.against
    ]
    with ThreadPoolExecutor(cores) as pool:
        for number in range(tuning.generations):
            asked = [optimizer.ask() for _ in range(tuning.population)]
            candidates = [start + steps * one for one in asked]
            won = list(pool.map(partial(win_share, company, tuning, tables, number), candidates))
            optimizer.tell([(one, -share) for one, share in zip(asked, won, strict=True)])
            told(Generation(number, float(np.mean(won)), max(won), start + steps * optimizer.mean))
    return np.asarray(start + steps * optimizer.mean)


def win_share(
    company: Company, tuning: Tuning, tables: Sequence[Minds], number: int, weights: Numbers
) -> float:
    """The mean share of wins of a candidate at the tables of one generation."""
    games = max(1, tuning.games // len(tables))
    shares = []
    for others in tables:
        minds = others.copy()
        minds["weights"][0] = weights
        shares.append(_play(company, tuning, minds, games, number * tuning.games))
    return float(np.mean(shares))


def _play(company: Company, tuning: Tuning, minds: Minds, games: int, first: int) -> float:
    """The candidate sits in each seat in turn; its opponents are all the same."""
    players = tuning.players
    seatings = np.array([[(seat + game) % players for seat in range(players)] for game in range(games)])
    shares = np.zeros((games, MAX_SEATS), np.float32)
    scores = np.zeros((games, players), np.int64)
    worlds, rooms = company.room_for_one()
    contests_of(company).play_many(
        argosy.games.game(tuning.game)._blank(1, players, None), minds, seatings, tuning.seed, first,
        np.zeros((MAX_SEATS, 4), np.int64), worlds, rooms, shares, scores, np.zeros_like(scores),
        np.zeros(games, np.int64), np.zeros(games, np.int64),
    )  # fmt: skip
    return float(shares[:, :players][seatings == 0].mean())
