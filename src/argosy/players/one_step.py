"""A net that decides at once or looks one step ahead, by the functions of `step_functions.py`."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from argosy.core.actions import Action
from argosy.core.reading import read
from argosy.core.typing import Floats, States
from argosy.players.look import look_type
from argosy.players.net import Net
from argosy.players.player_set import net_parts_of
from argosy.players.step_functions import NO_CODE, WORLDS, step_entries


@dataclass(frozen=True, slots=True)
class ActionValues:
    """What to expect of every action looked into, a row for each."""

    codes: list[int]
    shares: Floats  # (actions, seats of the table): of the win, by seat
    policy: Floats  # how likely the net alone would choose each

    def best(self, seat: int) -> int:
        """The place of the action that is best for a seat."""
        return int(self.shares[:, seat].argmax())


class OneStep:
    """A net that looks one step ahead. Not thread-safe: it reuses its arrays."""

    def __init__(self, net: Net, worlds: int | None = None) -> None:
        rules = net.rules
        self.net = net
        self._arrays = net.arrays()
        self._imagined = worlds or net_parts_of(rules.name).support().worlds
        self._steps = step_entries(rules)
        self._worlds = np.zeros(WORLDS, rules.state)
        self._looks = np.zeros(1, look_type(rules))

    def options(self, states: States, seat: int) -> list[int]:
        """What is looked into: all that is legal but for what a learned player restrains itself from."""
        count = self._steps.options(states, seat, *self._arrays, self._looks)
        found: list[int] = self._looks[0].options[:count].tolist()
        return found

    def seed(self, states: States, seat: int) -> int:
        """A seed made from what the seat sees, so that nothing else can show through."""
        return int(self._steps.seed_of(states, seat, self._looks))

    def policy_choice(self, states: States, seat: int) -> int:
        """The likeliest action by the net's policy, without looking ahead: it may also make offers."""
        return int(self._steps.choose(states, seat, *self._arrays, self._looks))

    def decide(self, states: States, seat: int, seed: int) -> int:
        """The step with the best expectation; the net's policy decides between nearly equal ones."""
        return int(self._steps.decide_next(states, seat, seed, *self._arrays, self._worlds, self._looks))

    def advise(self, states: States, seat: int, seed: int) -> tuple[ActionValues, list[Action]]:
        """What every action leads to, and the actions as a person would state them."""
        values, reading = self.action_values(states, seat, seed), read(states)
        return values, [self.net.rules.action(reading, seat, code) for code in values.codes]

    def value(self, states: States, seat: int) -> Floats:
        """The shares of the win to expect by what this seat knows, by seat of the table."""
        self._steps.value(states, seat, *self._arrays, self._looks)
        found: Floats = self._looks[0].value[: int(states["players"][0])].astype(np.float32)
        return found

    def action_values(
        self, states: States, seat: int, seed: int, also: int = NO_CODE, imagining: bool = True
    ) -> ActionValues:
        """What every step leads to, `also` among them. `states` may be any world the seat thinks possible;
        without imagining it is taken for the only one.
        """
        imagined = self._imagined if imagining else 0
        count = self._steps.step_values(
            states, seat, seed, imagined, also, *self._arrays, self._worlds, self._looks
        )
        return self._values(states, self._looks[0].options[:count].tolist())

    def _values(self, states: States, codes: list[int]) -> ActionValues:
        look, count, players = self._looks[0], len(codes), int(states["players"][0])
        return ActionValues(
            codes, look.shares[:count, :players].astype(np.float32), look.policy[:count].astype(np.float32)
        )
