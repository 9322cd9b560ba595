"""Games of a net with itself on a GPU: rules, net and sorting there, only finished columns come back.

The games are those of training (`lab/train/gpu_games.py`). They begin anew by themselves; what follows a
game's first end is not kept, so that a chunk holds whole games only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import torch

import argosy.games
from argosy.core.events import MAX_SEATS
from argosy.lab.dataset.columns import Columns
from argosy.lab.dataset.self_play import Order
from argosy.lab.train.checkpoints import load_net
from argosy.lab.train.config import GameGroup
from argosy.lab.train.model import by_seat, log_policy, log_shares
from argosy.lab.train.vector_games import CpuGames, VectorGames

SIDE_BY_SIDE = 32_768  # games
TINY = 1e-8
BIT = (128, 64, 32, 16, 8, 4, 2, 1)  # as np.packbits has them
LOOK_EVERY = 16  # steps between two questions to the GPU whether all games are over


class GpuSelfPlay:
    """Plays chunks of one order on a device; "cpu" is for tests."""

    def __init__(self, order: Order, net: Path, device: torch.device, compiling: bool = True) -> None:
        self.order, self._device = order, device
        self._rules = argosy.games.game(order.game).rules
        self._kind = torch.bfloat16 if device.type == "cuda" else torch.float32
        self._net = load_net(net, order.game).to(device)
        self._bits = torch.tensor(BIT, dtype=torch.uint8, device=device)
        self._decide: Callable[..., Any] = torch.no_grad()(self._decided)
        if compiling and device.type == "cuda":
            self._decide = torch.compile(self._decide, dynamic=False)

    def chunks(self, side_by_side: int = SIDE_BY_SIDE) -> Iterator[Columns]:
        """All games; while one chunk is copied and written, the next is played."""
        firsts = range(0, self.order.games, side_by_side)
        with ThreadPoolExecutor(1) as pool:
            waiting = None
            for first in firsts:
                found = self._play(first, min(side_by_side, self.order.games - first))
                if waiting is not None:
                    yield waiting.result()
                waiting = pool.submit(_fetched, found)
            if waiting is not None:
                yield waiting.result()

    def _play(self, first: int, count: int) -> dict[str, torch.Tensor]:
        order, device = self.order, self._device
        assert order.net is not None
        torch.manual_seed(order.seed + first)
        games = self._games(count, order.seed + first)
        over = torch.zeros(count, dtype=torch.bool, device=device)
        shares = torch.zeros((count, MAX_SEATS), device=device)
        numbers = torch.arange(count, dtype=torch.int32, device=device)
        steps: list[dict[str, torch.Tensor]] = []
        while len(steps) % LOOK_EVERY or not bool(over.all()):
            mask, seats = games.mask.clone(), games.seats.long().clone()
            actions, log_prob, value = self._decide(games.features.to(self._kind), mask, seats, games.players)
            kept = (~over).nonzero()[:, 0]
            steps.append(
                {
                    "game": numbers[kept],
                    "seat": seats[kept].to(torch.uint8),
                    "action": actions[kept].to(torch.int16),
                    "mask": self._packed(mask[kept]),
                    "observation": games.features[kept, : self._rules.feature_count].half(),
                    "value": value[kept].half(),
                    "log_prob": log_prob[kept].half(),
                }
            )
            games.advance(actions)
            ended = games.done.bool() & ~over
            shares[ended] = games.shares[ended]
            over |= ended
        return self._in_order(steps, games.players, shares, order.seed + first)

    def _games(self, count: int, seed: int) -> VectorGames:
        kind: type[VectorGames] = CpuGames
        if self._device.type == "cuda":
            from argosy.lab.train.gpu_games import GpuGames as kind  # noqa: N813
        assert self.order.net is not None
        restraint = self.order.net.restraint
        return kind(self._rules, count, self.order.players, (GameGroup(),), restraint, seed, self._device)

    def _decided(
        self, features: torch.Tensor, mask: torch.Tensor, seats: torch.Tensor, players: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """An action drawn for each game, the logarithm of its probability, and the shares expected."""
        logits, shares = self._net(features)
        logs = log_policy(logits, mask)
        noise = -torch.log(-torch.log(torch.rand_like(logs).clamp(TINY, 1 - 1e-7)))
        actions = (logs + noise).masked_fill(~mask, -torch.inf).argmax(1)
        log_prob = logs.gather(1, actions[:, None])[:, 0]
        return actions, log_prob, by_seat(log_shares(shares, players).exp(), seats, players)

    def _packed(self, mask: torch.Tensor) -> torch.Tensor:
        """Eight to a byte."""
        missing = -mask.shape[1] % len(BIT)
        padded = torch.nn.functional.pad(mask.to(torch.uint8), (0, missing))
        return (padded.view(len(mask), padded.shape[1] // len(BIT), len(BIT)) * self._bits).sum(
            2, dtype=torch.uint8
        )

    def _in_order(
        self, steps: list[dict[str, torch.Tensor]], players: torch.Tensor, shares: torch.Tensor, seed: int
    ) -> dict[str, torch.Tensor]:
        """A chunk: decisions by game and time, from those of one moment after the other."""
        game = torch.cat([step["game"] for step in steps])
        order = torch.argsort(game, stable=True)
        count = len(players)
        lengths = torch.bincount(game, minlength=count)
        found = {
            "game_number": torch.arange(count, device=self._device),
            "game_seed": torch.full((count,), seed, device=self._device),
            "game_players": players.to(torch.uint8),
            "game_first": torch.cumsum(lengths, 0) - lengths,
            "game_shares": shares,
        }
        for name in tuple(steps[0]):
            found[name] = torch.cat([step.pop(name) for step in steps])[order]  # one column at a time
        return found


def _fetched(columns: dict[str, torch.Tensor]) -> Columns:
    found: Columns = {name: column.cpu().numpy() for name, column in columns.items()}
    found["action"] = found["action"].view(np.uint16)
    return found
