"""Every game as a PettingZoo environment: seats act one after the other (AEC).

    env = argosy.research.aec.env(players=4, seed=7)

An observation is {"observation": the features of the game as this seat may know them, "action_mask": 1 for
each code the seat may play now}; the mask of a seat that is not asked is empty. Rewards come once, at the
end: each seat's share of the win, 1 in all, in equal parts to the winners; before that every reward
is 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from argosy.core.game import Game
from argosy.lab.research import MissingLibrary
from argosy.lab.research.stepped_game import BOUND, OneGame, game_of, seed_from, seed_or_none

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise MissingLibrary("PettingZoo") from None


def env(
    game: str | Game | None = None,
    players: int = 4,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> Any:
    """A game (the first one by default) in PettingZoo's wrapper, which refuses calls in a wrong order."""
    return wrappers.OrderEnforcingWrapper(Seats(game, players, options, seed))


class Seats(AECEnv):
    """One game after the other; agents are `seat_0`, `seat_1` and so on.

    An illegal action raises IllegalAction and changes nothing. With a seed the games that follow each other
    are always the same; `reset(seed=…)` begins another such series.
    """

    def __init__(
        self,
        game: str | Game | None = None,
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
    ) -> None:
        super().__init__()
        self.game = game_of(game)
        rules = self.game.rules
        self._players, self._options = players, options
        self._chance = np.random.default_rng(seed_or_none(seed))
        self._play = OneGame.begun(self.game, players, 0, options)  # a wrong parameter is refused at once
        self.metadata = {
            "name": f"{rules.name.replace('-', '_')}_v{rules.version}",
            "is_parallelizable": False,
            "render_modes": [],
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(rules.action_count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-BOUND, BOUND, (rules.feature_count,), np.float32),
                    "action_mask": spaces.Box(0, 1, (rules.action_count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game. PettingZoo passes `options` here; rules are chosen when the environment is made."""
        if seed is not None:
            self._chance = np.random.default_rng(seed_or_none(seed))
        self._play = OneGame.begun(self.game, self._players, seed_from(self._chance), self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._play.asked()]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        if self._play.asked() == seat:
            mask = self._play.mask()
        else:
            mask = np.zeros(self.game.rules.action_count, np.int8)
        return {"observation": self._play.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._play.step(action)
        self._cumulative_rewards[agent] = 0.0
        asked = self._play.asked()
        if asked >= 0:
            self.agent_selection = self.possible_agents[asked]
            return
        self.rewards = dict(zip(self.agents, self._play.shares(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> None:
        """There is nothing to draw here; `argosy serve` has a table to look at."""

    def close(self) -> None:
        """Nothing is held open."""
