"""Learned players by name: `net` is the champion, `net-ahead` the champion that looks a round ahead.

`net-next` looks ahead as far as the next decision. `net-quiet` makes no offers of its own where there are
any to make, but answers those of others. Behind an @ stands the file of another net:
`net@nets/mine.safetensors`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import argosy.games
from argosy.core.actions import Action
from argosy.core.errors import ArgosyError
from argosy.core.reading import read
from argosy.core.typing import Json
from argosy.players import part_of
from argosy.players.foresight import Foresight, foresight_of
from argosy.players.net import Net, champion, read_net
from argosy.players.player import Imagine

PLAIN, NEXT, AHEAD, QUIET = NAMES = ("net", "net-next", "net-ahead", "net-quiet")

Sight = Callable[[Net], Foresight]  # how far ahead a net looks
SIGHTS: dict[str, Sight] = {NEXT: Foresight, AHEAD: foresight_of}


@dataclass(frozen=True, slots=True)
class Learned:
    """A net, and how it looks ahead, if it does."""

    net: Net
    sight: Sight | None = None


def is_learned(name: str) -> bool:
    return name.partition("@")[0] in NAMES


def learned(game: str, name: str) -> Learned | None:
    """The learned player of this name; None if it is none's. ArgosyError where its file will not do."""
    kind, _, file = name.partition("@")
    if kind not in NAMES:
        return None
    net = read_net(Path(file), game) if file else champion(game)
    if kind == QUIET:
        if not part_of(game, "learning").MAKES_OFFERS:
            raise ArgosyError(f"{name}: nobody makes offers in {game}; ask for {PLAIN}")
        net = copy(net)
        net.restraint = 0
    return Learned(net, SIGHTS.get(kind))


@cache
def _compile(game: str, sight: Sight | None) -> None:
    """Let a champion look at the beginning of a game."""
    position, foresight = argosy.games.game(game).new(2, seed=0), (sight or Foresight)(champion(game))
    assert position.asked is not None
    foresight.liked(position.states, position.asked)
    if sight is not None:
        foresight.advise(position.states, position.asked, seed=0)
        foresight.decide(position.states, position.asked, seed=0)


class NetPlayer:
    """A learned player at a table."""

    def __init__(self, who: Learned, name: str, seed: int | None = None) -> None:
        self.name = name
        self._looks_ahead = who.sight is not None
        self._seed = secrets.randbits(48) if seed is None else seed
        self._foresight = (who.sight or Foresight)(who.net)
        _compile(who.net.rules.name, who.sight)  # before any clock runs: it can take a minute

    def decide(self, view: Json, imagine: Imagine, clock: float | None) -> Action:
        states, seat = imagine(0).states, int(view["seat"])
        if self._looks_ahead:
            code = self._foresight.decide(states, seat, self._seed)
        else:
            code = self._foresight.liked(states, seat)
        return self._foresight.net.rules.action(read(states), seat, code)
