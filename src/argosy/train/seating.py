"""Where a stage's games are played: on the processor, on a GPU, or on both and yet as one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import torch

import argosy.games
from argosy.core.errors import ArgosyError
from argosy.core.typing import States
from argosy.train.config import NET, Config, Stage
from argosy.train.config import Tables as Part
from argosy.train.tables import ProcessorTables, Tables

OTHER_GAMES = 0x0E17  # so that tables beside others do not play the same games


class Together(Tables):
    """Tables `beside` others, and none of them knows. While a GPU plays on, the processor's rivals think."""

    def __init__(self, first: Tables, beside: Tables) -> None:
        self._first, self._beside = first, beside
        self.rules, self.device = first.rules, first.device
        self.count = first.count + beside.count
        self.with_nets = first.with_nets or beside.with_nets
        self.players, self.stress, self._alone, self._learners = (
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


def _fixed(tables: Tables) -> tuple[torch.Tensor, ...]:
    return tables.players, tables.stress, tables._alone, tables._learners


def _shown(tables: Tables) -> tuple[torch.Tensor, ...]:
    return tables.features, tables._mask, tables.shares, tables._notes, tables._actions


def tables_for(settings: Config, stage: Stage, seed: int, device: torch.device, threads: int = 1) -> Tables:
    """The games of a stage, where the net is; those with compiled rivals on the processor in any case."""
    ProcessorTables.threads = threads
    thinking = tuple(part for part in stage.tables if part.rival not in ("", NET))
    others = tuple(part for part in stage.tables if part not in thinking)
    if device.type != "cuda" or not thinking:
        return tables_at(settings, stage.tables, settings.games, seed, device)
    if not others:
        raise ArgosyError(
            f"{settings.game}: on a GPU some tables are without compiled rivals, or it has no work"
        )
    beside = round(settings.games * sum(part.share for part in thinking))
    return Together(
        tables_at(settings, others, settings.games - beside, seed, device),
        tables_at(settings, thinking, beside, seed ^ OTHER_GAMES, torch.device("cpu")),
    )


def tables_at(settings: Config, parts: Sequence[Part], count: int, seed: int, device: torch.device) -> Tables:
    """So many tables on one device; only what the parts' shares are to each other matters."""
    kind: type[Tables] = ProcessorTables
    if device.type == "cuda":
        from argosy.train.gpu_tables import GpuTables as kind  # noqa: N813
    whole = sum(part.share for part in parts)
    parts = [replace(part, share=part.share / whole) for part in parts]
    rules = argosy.games.game(settings.game).rules
    return kind(rules, count, settings.players, parts, settings.restraint, seed, device)
