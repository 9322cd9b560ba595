"""Which compiled player decides: a record of its kind, search budget and weights, made from its name."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from argosy.core.errors import ArgosyError, did_you_mean, shown
from argosy.players.struct_types import Float, Int
from argosy.players.weight_files import Weights, WeightSet

SEARCHER = re.compile(r"mc-([1-9][0-9]{0,6})(?:~([0-9]+(?:\.[0-9]+)?))?")  # roll-outs; confidence wanted

PlayerConfigs = npt.NDArray[np.void]  # of a game's record
Fields = Mapping[str, float]


class PlayerConfig(Protocol):
    """The fields every game's record has; a game says how many weights there are, and adds its own."""

    kind: Int
    roll_outs: Int  # the budget of a search; 0 for a player that decides without one
    confident: Float  # standard errors by which another action must look better than the first one
    weights: Weights


# (name, players) -> an array of one record; ArgosyError where no player has this name
ConfigFactory = Callable[[str, int], PlayerConfigs]


@dataclass(frozen=True, slots=True)
class ConfigNames:
    """A ConfigFactory: `NAME` as listed, or `mc-N` for a search with N roll-outs.

    `mc-N~1.5` departs from the player it searches with where another action looks better by 1.5 standard
    errors. `NAME@FILE` plays by the weights in a file.
    """

    game: str
    struct: np.dtype[Any]
    named: Mapping[str, Fields]
    search: Fields  # of `mc-N`, but for its budget
    weights: WeightSet
    unweighted: Sequence[int] = ()  # kinds that play without weights

    def __call__(self, name: str, players: int) -> PlayerConfigs:
        name, _, file = name.partition("@")
        if found := SEARCHER.fullmatch(name):
            fields = {**self.search, "roll_outs": int(found[1])}
            if found[2]:
                fields["confident"] = float(found[2])
        elif name in self.named:
            fields = dict(self.named[name])
        else:
            hint = did_you_mean(name, self.named)
            raise ArgosyError(
                f"no player of {self.game} is called {shown(name)}{hint}. "
                f"There are {', '.join(self.named)} and mc-N"
            )
        made = np.zeros(1, self.struct)
        for field, value in fields.items():
            made[field] = value
        if fields["kind"] not in self.unweighted:
            made["weights"] = self.weights.for_players(players, Path(file) if file else None)
        return made
