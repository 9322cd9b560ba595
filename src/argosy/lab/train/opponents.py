"""Compiled players as opponents of a learner: in some games one seat learns and such a player has all others.

Self-play alone teaches a net to get along with itself. Opponents of another kind show what they give and
take. They are the players of the arena, by the same functions, on threads even where the learner is on a GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from argosy.core.chance import seed_stream
from argosy.core.compiled import compiled
from argosy.core.errors import ArgosyError
from argosy.core.rules import Rules
from argosy.core.typing import Ints, States
from argosy.lab.train.config import NET
from argosy.players.compilation import mark, sources_mark
from argosy.players.compiled_players import (
    CHANCE_OF_PLAYERS,
    CompiledPlayers,
    Workspaces,
    compiled_players_of,
)
from argosy.players.player_config import PlayerConfigs

SEAT, DONE, MOVES = range(3)  # noted of each game: the seat that decides, whether a game ended, moves played
NOTES = 3


@dataclass(frozen=True, slots=True)
class Opponents:
    """The k-th opponent has all seats of game games[k] but seat learners[k]."""

    compiled_players: CompiledPlayers
    games: Ints
    places: Ints  # of the opponent in `configs`
    learners: Ints
    configs: PlayerConfigs
    seed: int

    def arrays(self) -> tuple[Ints, Ints, Ints, PlayerConfigs, Ints, Workspaces]:
        """The arrays that `answer` takes, with random streams and scratch memory."""
        chances = np.zeros((len(self.games), 4), np.int64)
        for k, game in enumerate(self.games):
            seed_stream(chances[k], self.seed ^ CHANCE_OF_PLAYERS, int(game))
        workspaces: Workspaces = np.zeros(len(self.games), self.compiled_players.workspace)
        for work in workspaces:
            self.compiled_players.forget(work)
        return self.games, self.places, self.learners, self.configs, chances, workspaces


def seat_opponents(
    rules: Rules, names: npt.NDArray[np.str_], players: Ints, learners: Ints, seed: int
) -> Opponents | None:
    """From one name for every game, empty where there is no opponent; None if no compiled player is named."""
    games = np.flatnonzero((names != "") & (names != NET))
    compiled_players = compiled_players_of(rules.name)
    if len(games) == 0 or compiled_players is None:
        return None
    kinds = sorted({(str(names[i]), int(players[i])) for i in games})
    configs = np.concatenate([compiled_players.config(name, count) for name, count in kinds])
    for (name, _), config in zip(kinds, configs, strict=True):
        if compiled_players.is_search(config):
            raise ArgosyError(
                f"{name} takes too long for a learner's games; use {compiled_players.names[-1]}"
            )
    places = np.array([kinds.index((str(names[i]), int(players[i]))) for i in games])
    return Opponents(compiled_players, games, places, np.ascontiguousarray(learners[games]), configs, seed)


@dataclass(frozen=True, slots=True)
class Answers:
    """See `answers_of`."""

    answer: Callable[..., None]
    answer_many: Callable[..., None]


@cache
def answers_of(compiled_players: CompiledPlayers) -> Answers:
    """Functions in which opponents decide, compiled on first use."""
    c_choose, c_forget = compiled_players.choose_at_once, compiled_players.forget
    name = f"argosy.lab.train.opponents.{compiled_players.rules.name}{compiled_players.rules.data}"
    sources = mark(__file__) + sources_mark(compiled_players.module)

    @compiled(f"{name}.answer-{sources}")
    def answer(
        s: Any, learner: int, config: Any, chance: Ints, work: Any, notes: Ints, actions: Ints, i: int
    ) -> None:
        """Write the opponent's decision to actions[i], unless it is the learner's turn."""
        if notes[DONE] != 0:
            c_forget(work)  # another game has begun
        if notes[SEAT] != learner:
            actions[i] = c_choose(s, int(notes[SEAT]), config, chance, work)

    @compiled(f"{name}.answer_many-{sources}")
    def answer_many(
        states: States, first: int, end: int, games: Ints, places: Ints, learners: Ints,
        configs: PlayerConfigs, chances: Ints, workspaces: Workspaces, notes: Ints, actions: Ints,
    ) -> None:  # fmt: skip
        for k in range(first, end):
            i = games[k]
            answer(
                states[i], learners[k], configs[places[k]], chances[k], workspaces[k], notes[i], actions, i
            )

    return Answers(answer, answer_many)
