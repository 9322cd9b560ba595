"""The players of one game: what its manifest hands over, each part imported when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from argosy.core.errors import ArgosyError
from argosy.core.parts import Part
from argosy.core.position import Position
from argosy.games import MANIFESTS, manifest

if TYPE_CHECKING:
    from argosy.players.compiled_players import CompiledPlayers
    from argosy.players.lookahead import LookaheadParts
    from argosy.players.net_support import NetSupport
    from argosy.players.player import Player
    from argosy.players.weight_files import WeightSet


@dataclass(frozen=True, slots=True)
class Tunable:
    """Weights that can be tuned, the player that plays by them, and its opponents while they are tuned."""

    weights: WeightSet
    player: str
    against: str


SimpleFactory = Callable[[str], "Player"]  # makes a player by rules of thumb, of this name


@dataclass(frozen=True, slots=True)
class NetParts:
    """What comes with a net: its file, its training settings, its support, how it looks ahead."""

    file: Path
    training: Path
    support: Part[NetSupport]
    lookahead: Part[LookaheadParts]  # by rounds


@dataclass(frozen=True, slots=True)
class PlayerSet:
    """A game does without the parts that are None, and without the levels that are not named."""

    levels: Mapping[str, str] = field(default_factory=dict)  # the player behind each level
    among_people: Mapping[str, int] = field(default_factory=dict)  # options that bots take to be no more than
    simple: Part[SimpleFactory] | None = None
    compiled: Part[CompiledPlayers] | None = None
    tunable: Part[Tunable] | None = None
    net: NetParts | None = None


_NOBODY = PlayerSet()


def players_of(game: str) -> PlayerSet:
    """The players of a game; UnknownGame where there is no such game."""
    make = manifest(game).players
    return _NOBODY if make is None else make()


def polite(position: Position, waited: bool = False) -> Position:
    """The position as bots take it to be among people; who has `waited` for them in vain asks no more."""
    if not (most := players_of(position.game.name).among_people):
        return position
    twin = position.copy()
    for option, value in most.items():
        np.minimum(twin.states[option], 0 if waited else value, out=twin.states[option])
    return Position(twin.game, twin.states)


def net_parts_of(game: str) -> NetParts:
    """What comes with the net of a game; ArgosyError where it has none."""
    found = players_of(game).net
    if found is None:
        raise ArgosyError(f"there is no net for {game}. There are nets for {', '.join(with_nets())}")
    return found


def with_nets() -> tuple[str, ...]:
    """The games that come with a net."""
    return tuple(name for name in MANIFESTS if players_of(name).net is not None)
