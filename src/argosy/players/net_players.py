"""Learned players by name: `net` is the champion, `net-ahead` the champion that looks rounds ahead.

`net-next` looks ahead as far as the next decision. `net-quiet` makes no offers of its own where the game has
offers, but answers those of others. After an @ comes the file of another net: `net@nets/mine.safetensors`.
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
from argosy.players.lookahead import Lookahead
from argosy.players.net import Net, champion, read_net
from argosy.players.one_step import OneStep
from argosy.players.player import Imagine
from argosy.players.player_set import net_parts_of

PLAIN, NEXT, AHEAD, QUIET = NAMES = ("net", "net-next", "net-ahead", "net-quiet")


LookaheadFactory = Callable[[Net], OneStep]  # lets a net look ahead
LOOKAHEADS: dict[str, LookaheadFactory] = {NEXT: OneStep, AHEAD: Lookahead}


@dataclass(frozen=True, slots=True)
class Learned:
    """A net, and how it looks ahead, if it does."""

    net: Net
    lookahead: LookaheadFactory | None = None


def is_learned(name: str) -> bool:
    """Whether a learned player has this name."""
    return name.partition("@")[0] in NAMES


def learned(game: str, name: str) -> Learned | None:
    """The learned player of this name; None if there is none. ArgosyError where its file does not fit."""
    kind, _, file = name.partition("@")
    if kind not in NAMES:
        return None
    net = read_net(Path(file), game) if file else champion(game)
    if kind == QUIET:
        if not net_parts_of(game).support().negotiation:
            raise ArgosyError(f"{name}: nobody makes offers in {game}; ask for {PLAIN}")
        net = copy(net)
        net.restraint = 0
    return Learned(net, LOOKAHEADS.get(kind))


@cache
def _compile(game: str, lookahead: LookaheadFactory | None) -> None:
    """Let a champion decide at the beginning of a game."""
    position, player = argosy.games.game(game).new(2, seed=0), (lookahead or OneStep)(champion(game))
    assert position.asked is not None
    player.policy_choice(position.states, position.asked)
    if lookahead is not None:
        player.advise(position.states, position.asked, seed=0)
        player.decide(position.states, position.asked, seed=0)


class NetPlayer:
    """A learned player at a table."""

    def __init__(self, learned: Learned, name: str, seed: int | None = None) -> None:
        self.name = name
        self._looks_ahead = learned.lookahead is not None
        self._seed = secrets.randbits(48) if seed is None else seed
        self._player = (learned.lookahead or OneStep)(learned.net)
        _compile(learned.net.rules.name, learned.lookahead)  # before any clock runs: it can take a minute

    def decide(self, view: Json, imagine: Imagine, clock: float | None) -> Action:
        states, seat = imagine(0).states, int(view["seat"])
        if self._looks_ahead:
            code = self._player.decide(states, seat, self._seed)
        else:
            code = self._player.policy_choice(states, seat)
        return self._player.net.rules.action(read(states), seat, code)
