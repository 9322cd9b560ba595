"""A game: how to begin a position, read a scenario, and run many games at once."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from argosy.core.actions import Action
from argosy.core.batch import Batch
from argosy.core.chance import SEED_LIMIT, seed_stream
from argosy.core.errors import ArgosyError, InvalidOption, InvalidScenario, UnknownSeat, shown
from argosy.core.loops import loops_of
from argosy.core.options import Option, resolve
from argosy.core.position import Position, check_seed
from argosy.core.rules import Rules
from argosy.core.typing import Json, States


class Game:
    """Get one by name from `argosy.game`."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def options(self) -> tuple[Option, ...]:
        return self.rules.options

    def __repr__(self) -> str:
        return f"<game {self.name}, rules version {self.rules.version}>"

    def new(
        self,
        players: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        start: int | None = None,
    ) -> Position:
        """A new game. Without a seed chance is unpredictable; without `start` it chooses the start player."""
        states = self._blank(1, players, options)
        if start is not None and (type(start) is not int or not 0 <= start < players):
            raise UnknownSeat(
                f"start is {shown(start)}; with {players} players it is a seat from 0 to {players - 1}"
            )
        chosen = secrets.randbelow(SEED_LIMIT) if seed is None else check_seed(seed)
        loops_of(self.rules).new(states, 0, 1, players, -1 if start is None else start, chosen)
        return Position(self, states)

    def load(self, scenario: Mapping[str, Any]) -> Position:
        """A position from a scenario: what it does not name is filled in legally."""
        if not isinstance(scenario, Mapping):
            raise InvalidScenario("scenario", f"must be an object with named fields, not {shown(scenario)}")
        data: Json = {"options": {}, "seed": 0, **scenario}
        if "players" not in data:
            raise InvalidScenario("players", "is required")
        self._check_players(data["players"], lambda why: InvalidScenario("players", why))
        try:
            if data["options"] is None:
                raise InvalidOption("options are an object of names and values, not None")
            states = self._blank(1, data["players"], data["options"], "hidden_state" in data)
            seed = check_seed(data["seed"])
        except InvalidOption as problem:
            raise InvalidScenario("options", str(problem)) from None
        except ArgosyError as problem:
            raise InvalidScenario("seed", str(problem)) from None
        seed_stream(states[0].rng, seed, 0)
        self.rules.load(states[0], data)
        return Position(self, states)

    def batch(
        self, n: int, players: int, seed: int = 0, options: Mapping[str, Any] | None = None, threads: int = 1
    ) -> Batch:
        """n games that are stepped together."""
        if type(n) is not int or n < 1:
            raise ArgosyError(f"a batch holds at least 1 game, not {shown(n)}")
        if type(threads) is not int or threads < 1:
            raise ArgosyError(f"threads is a whole number from 1, not {shown(threads)}")
        return Batch(self, self._blank(n, players, options), players, check_seed(seed), threads)

    def action(self, text: str) -> Action:
        """An action from its text, legal or not in any particular position."""
        if not isinstance(text, str):
            raise ArgosyError(f"the text of an action is a string, not {shown(text)}")
        try:
            return self.rules.parse(text)
        except ValueError as problem:
            raise ArgosyError(str(problem)) from None

    def _blank(self, n: int, players: int, options: Mapping[str, Any] | None, dumped: bool = False) -> States:
        self._check_players(players, ArgosyError)
        states = np.zeros(n, self.rules.state)
        chosen = resolve(self.options, options, dumped)
        for option, value in zip(self.options, chosen.values(), strict=True):
            states[option.name] = option.encode(value)
        return states

    def _check_players(self, players: Any, error: Any) -> None:
        if type(players) is not int or players not in self.rules.players:
            first, last = self.rules.players[0], self.rules.players[-1]
            raise error(f"{self.rules.title} is for {first} to {last} players, not {shown(players)}")
