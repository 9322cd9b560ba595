"""A net evaluated by NumPy's matrix products, many positions at a time.

Ten times as fast as `players/net_kernel.py` where there are many, but processors round differently: for
statistics and data, not for decisions that have to be the same everywhere.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from argosy.core.events import MAX_SEATS
from argosy.core.typing import Floats, Ints
from argosy.players.net import Net
from argosy.players.net_kernel import EPSILON

ROWS_AT_ONCE = 2048  # positions in one product

Shares = npt.NDArray[np.float64]


class BatchedNet:
    """Threads may share one."""

    def __init__(self, net: Net) -> None:
        self.mark = net.mark
        self._weights = {name: np.ascontiguousarray(value) for name, value in net.weights.items()}
        self._blocks = net.blocks

    def hidden(self, features: Floats) -> Floats:
        """What the heads are given: a row for each position."""
        parts = [
            self._hidden(features[first : first + ROWS_AT_ONCE])
            for first in range(0, len(features), ROWS_AT_ONCE)
        ]
        return np.concatenate(parts) if parts else self._hidden(features)

    def shares(self, hidden: Floats, seats: Ints, players: Ints | int) -> Shares:
        """What each seat of the table can expect of the win, as `seats` see it; 0 where nobody sits."""
        places, count = np.arange(MAX_SEATS), np.broadcast_to(players, len(hidden))[:, None]
        logits = self._linear(hidden, "shares").astype(np.float64)
        logits = np.where(places < count, logits, -np.inf)
        raised = np.exp(logits - logits.max(axis=1, keepdims=True, initial=-np.inf))
        relative = raised / raised.sum(axis=1, keepdims=True)
        by_seat = np.take_along_axis(relative, (places - np.asarray(seats)[:, None]) % count, axis=1)
        found: Shares = np.where(places < count, by_seat, 0)
        return found

    def log_policy(self, hidden: Floats, mask: Ints) -> Floats:
        """Logarithms of how likely each action is; -inf where the mask does not allow one."""
        logits = np.where(mask != 0, self._linear(hidden, "policy"), np.float32(-np.inf))
        logits -= logits.max(axis=1, keepdims=True, initial=-np.inf)
        found: Floats = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return found

    def _hidden(self, features: Floats) -> Floats:
        x = self._linear(features, "enter")
        for k in range(self._blocks):
            x = x + self._linear(self._normed(x, k), f"layers.{k}")
        return self._normed(x, self._blocks)

    def _linear(self, x: Floats, name: str) -> Floats:
        found: Floats = x @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]
        return found

    def _normed(self, x: Floats, k: int) -> Floats:
        centred = x - x.mean(axis=1, keepdims=True)
        scaled = centred / np.sqrt((centred * centred).mean(axis=1, keepdims=True) + np.float32(EPSILON))
        weight, bias = self._weights[f"norms.{k}.weight"], self._weights[f"norms.{k}.bias"]
        found: Floats = np.maximum(scaled * weight + bias, 0)
        return found
