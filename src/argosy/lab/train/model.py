"""The net: what a seat sees in, a policy over all actions and every seat's share of the win out.

A residual net with layer norms. Weights are kept in full precision and take the precision of what comes in,
so that the same net learns in bfloat16 on a GPU and in float32 elsewhere. Shares are those of relative
seats, the observer first.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from argosy.core.events import MAX_SEATS
from argosy.lab.train.vector_games import aligned

FORBIDDEN = -1e9  # as good as never, and no NaN comes of it
FIRST_OUTPUTS = 0.01  # small, so that learning begins with even odds


class Net(nn.Module):
    """Rows in and out are padded to whole tensor-core tiles: the files of a net are not."""

    def __init__(self, features: int, actions: int, width: int, blocks: int) -> None:
        super().__init__()
        self.features, self.actions = features, actions
        self.enter = nn.Linear(aligned(features), width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(blocks + 1))
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.leave = nn.Linear(width, aligned(actions + MAX_SEATS))
        with torch.no_grad():
            self.enter.weight[:, features:] = 0
            self.leave.weight *= FIRST_OUTPUTS
            self.leave.bias.zero_()

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of all actions and of all relative seats, in float32."""
        x = _linear(x, self.enter)
        for norm, layer in zip(self.norms, self.layers, strict=False):
            x = x + _linear(functional.relu(_normed(x, norm)), layer)
        out = _linear(functional.relu(_normed(x, self.norms[-1])), self.leave).float()
        return out[:, : self.actions], out[:, self.actions : self.actions + MAX_SEATS]


def _linear(x: Tensor, layer: nn.Module) -> Tensor:
    assert isinstance(layer, nn.Linear)
    return functional.linear(x, layer.weight.to(x.dtype), layer.bias.to(x.dtype))


def _normed(x: Tensor, norm: nn.Module) -> Tensor:
    assert isinstance(norm, nn.LayerNorm)
    return functional.layer_norm(
        x, norm.normalized_shape, norm.weight.to(x.dtype), norm.bias.to(x.dtype), norm.eps
    )


def log_policy(logits: Tensor, mask: Tensor) -> Tensor:
    """Logarithms of the odds of every action; those that are not allowed have none."""
    return functional.log_softmax(logits.masked_fill(~mask, FORBIDDEN), dim=1)


def log_shares(logits: Tensor, players: Tensor) -> Tensor:
    """Logarithms of the expected shares of relative seats; there are none beyond the last one."""
    seats = torch.arange(MAX_SEATS, device=logits.device)
    return functional.log_softmax(logits.masked_fill(seats >= players[:, None], FORBIDDEN), dim=1)


def by_seat(relative: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """Numbers per relative seat (0 is `seats`) as numbers per seat of the table."""
    table = torch.arange(MAX_SEATS, device=relative.device)
    found = relative.gather(1, (table - seats[:, None]) % players[:, None])
    return found.masked_fill(table >= players[:, None], 0)


def as_seen(absolute: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """Numbers per seat of the table as seen from `seats`: the inverse of `by_seat`."""
    places = torch.arange(MAX_SEATS, device=absolute.device)
    found = absolute.gather(1, (places + seats[:, None]) % players[:, None])
    return found.masked_fill(places >= players[:, None], 0)
