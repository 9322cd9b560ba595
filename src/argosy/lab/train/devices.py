"""Where the games of a stage are played: on the processor, on a GPU, or on both as if on one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import torch

import argosy.games
from argosy.core.errors import ArgosyError
from argosy.core.typing import States
from argosy.lab.train.config import NET, Config, CurriculumStage, GameGroup
from argosy.lab.train.vector_games import CpuGames, VectorGames

OTHER_GAMES = 0x0E17  # so that two sets of games are not the same


class JoinedGames(VectorGames):
    """Two sets of games shown as one. While a GPU plays the first, the processor's opponents think."""

    def __init__(self, first: VectorGames, beside: VectorGames) -> None:
        self._first, self._beside = first, beside
        self.rules, self.device = first.rules, first.device
        self.count = first.count + beside.count
        self.with_nets = first.with_nets or beside.with_nets
        self.players, self.sample_weight, self._alone, self._learners = (
            torch.cat([one, other.to(first.device)])
            for one, other in zip(_fixed(first), _fixed(beside), strict=True)
        )
        self.features, self._mask, self.shares, self._notes, self._actions = (
            torch.empty((self.count, *tensor.shape[1:]), dtype=tensor.dtype, device=tensor.device)
            for tensor in _shown(first)
        )
        self._join()

    def advance(self, actions: torch.Tensor) -> None:
        here = self._first.count
        for_beside = actions[here:].to(self._beside.device)  # before the GPU has other work
        self._first.advance(actions[:here])
        self._beside.advance(for_beside)
        self._join()

    def fetch(self) -> States:
        return np.concatenate([self._first.fetch(), self._beside.fetch()])

    def _join(self) -> None:
        here = self._first.count
        for joined, one, other in zip(_shown(self), _shown(self._first), _shown(self._beside), strict=True):
            joined[:here].copy_(one)
            joined[here:].copy_(other)


def _fixed(games: VectorGames) -> tuple[torch.Tensor, ...]:
    return games.players, games.sample_weight, games._alone, games._learners


def _shown(games: VectorGames) -> tuple[torch.Tensor, ...]:
    return games.features, games._mask, games.shares, games._notes, games._actions


def games_for(
    settings: Config, stage: CurriculumStage, seed: int, device: torch.device, threads: int = 1
) -> VectorGames:
    """The games of a stage on the net's device; those against compiled opponents always on the processor."""
    CpuGames.threads = threads
    thinking = tuple(group for group in stage.tables if group.opponent not in ("", NET))
    others = tuple(group for group in stage.tables if group not in thinking)
    if device.type != "cuda" or not thinking:
        return games_on(settings, stage.tables, settings.games, seed, device)
    if not others:
        raise ArgosyError(
            f"{settings.game}: on a GPU some tables must have no compiled opponents, or it has no work"
        )
    beside = round(settings.games * sum(group.share for group in thinking))
    return JoinedGames(
        games_on(settings, others, settings.games - beside, seed, device),
        games_on(settings, thinking, beside, seed ^ OTHER_GAMES, torch.device("cpu")),
    )


def games_on(
    settings: Config, groups: Sequence[GameGroup], count: int, seed: int, device: torch.device
) -> VectorGames:
    """So many games on one device; only the ratios of the groups' shares matter."""
    kind: type[VectorGames] = CpuGames
    if device.type == "cuda":
        from argosy.lab.train.gpu_games import GpuGames as kind  # noqa: N813
    whole = sum(group.share for group in groups)
    groups = [replace(group, share=group.share / whole) for group in groups]
    rules = argosy.games.game(settings.game).rules
    return kind(rules, count, settings.players, groups, settings.restraint, seed, device)
