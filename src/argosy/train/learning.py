"""One iteration of learning: collect decisions, find what each was worth, improve the net by PPO.

Every decision's worth is a vector, each seat's share of the win. It is known where a game ends and is
carried back, decision by decision whoever made them, mixed with what the net expected on the way:
TD(lambda). A decision was good by as much as its seat's component came out above what the net had expected.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from argosy.core.events import MAX_SEATS
from argosy.train.config import Config
from argosy.train.net import Net, as_seen, by_seat, log_policy, log_shares
from argosy.train.tables import Tables

TINY = 1e-8


@dataclass(slots=True)
class Lessons:
    """Decisions of one iteration: first dimension steps, second games."""

    features: Tensor
    mask: Tensor
    actions: Tensor
    log_odds: Tensor
    seats: Tensor
    own: Tensor  # what it counts where the learner decided, 0 where a rival did
    expected: Tensor  # shares per seat of the table; one more than steps
    done: Tensor
    shares: Tensor

    @classmethod
    def blank(cls, tables: Tables, steps: int, kind: torch.dtype) -> Lessons:
        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=dtype, device=tables.device)

        games = tables.count
        return cls(
            features=room(steps, games, tables.features.shape[1], dtype=kind),
            mask=room(steps, games, tables.mask.shape[1], dtype=torch.bool),
            actions=room(steps, games, dtype=torch.int64),
            log_odds=room(steps, games),
            seats=room(steps, games, dtype=torch.int64),
            own=room(steps, games) + 1,
            expected=room(steps + 1, games, MAX_SEATS),
            done=room(steps, games, dtype=torch.bool),
            shares=room(steps, games, MAX_SEATS),
        )


@dataclass(slots=True)
class Figures:
    """What an iteration came to."""

    decisions: int
    moves: int
    games: int
    entropy: float
    policy_loss: float
    value_loss: float
    divergence: float
    clipped: float


class Learner:
    """A net that learns. `progress` in 0…1 is how far the run is; learning rate and entropy go by it.

    It plays all seats; at tables with a rival, who does not learn, it plays one.
    """

    def __init__(
        self, settings: Config, net: Net, tables: Tables, compiling: bool, rival: Net | None = None
    ) -> None:
        self.settings = settings
        self.net = net
        self.rival = rival
        self.on_gpu = tables.device.type == "cuda"
        self.kind = torch.bfloat16 if self.on_gpu else torch.float32
        self.optimizer = torch.optim.Adam(
            net.parameters(), lr=settings.learning_rate[0], eps=1e-5, fused=self.on_gpu
        )
        self.tables = tables
        self._lessons = Lessons.blank(tables, settings.steps, self.kind)
        self._ended = torch.zeros((), dtype=torch.int64, device=tables.device)
        self._moved = torch.zeros((), dtype=torch.int64, device=tables.device)
        self._decide: Callable[..., Any] = torch.no_grad()(self._decide_all)
        self._loss: Callable[..., Any] = self._loss_of
        self._answer: Callable[..., Any] = torch.no_grad()(self._answer_all)
        if compiling:
            self._answer = torch.compile(self._answer, dynamic=False)
            self._decide = torch.compile(self._decide, dynamic=False)
            self._loss = torch.compile(self._loss, dynamic=False)

    def use(self, tables: Tables) -> None:
        """Go on at other tables, as many of them."""
        self.tables = tables

    def warm_up(self) -> None:
        """Compile everything there is to compile; no weight changes."""
        settings, lessons, players = self.settings, self._lessons, self.tables.players
        self.settle(1)
        chosen = torch.arange(settings.minibatch, device=players.device)
        parts = (
            lessons.features.flatten(0, 1), lessons.mask.flatten(0, 1), lessons.actions.flatten(),
            lessons.log_odds.flatten(), lessons.log_odds.flatten(), lessons.own.flatten(),
            lessons.shares.flatten(0, 1), players.repeat(settings.steps),
        )  # fmt: skip
        loss, _ = self._loss(*(part[chosen] for part in parts), torch.zeros(2, device=players.device))
        loss.backward()
        self.optimizer.zero_grad(set_to_none=True)

    # ------------------------------------------------------------------------------ collecting

    def _decide_all(
        self, features: Tensor, mask: Tensor, seats: Tensor, players: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        """An action for every game by the policy's odds, their logarithm, and what every seat may expect."""
        logits, shares = self.net(features)
        logs = log_policy(logits, mask)
        # The largest of log-odds plus Gumbel noise falls on each action by exactly its odds.
        noise = -torch.log(-torch.log(torch.rand_like(logs).clamp(TINY, 1 - 1e-7)))
        actions = (logs + noise).masked_fill(~mask, -torch.inf).argmax(1)
        log_odds = logs.gather(1, actions[:, None])[:, 0]
        return actions, log_odds, by_seat(log_shares(shares, players).exp(), seats, players)

    def _answer_all(self, features: Tensor, mask: Tensor) -> Tensor:
        """What the rival likes best, as it plays in the arena."""
        assert self.rival is not None
        logits, _ = self.rival(features)
        return logits.masked_fill(~mask, -torch.inf).argmax(1)

    def settle(self, steps: int) -> None:
        """Play without learning."""
        tables = self.tables
        for _ in range(steps):
            features, mask, seats = tables.features.to(self.kind), tables.mask, tables.seats.long()
            actions, _, _ = self._decide(features, mask, seats, tables.players)
            if tables.with_nets:
                actions = torch.where(tables.own, actions, self._answer(features, mask))
            tables.advance(actions)

    def collect(self) -> Lessons:
        """`steps` decisions of every game."""
        tables, got = self.tables, self._lessons
        self._ended.zero_()
        self._moved.zero_()
        for t in range(self.settings.steps):
            got.features[t].copy_(tables.features)
            got.mask[t].copy_(tables.mask)
            got.seats[t].copy_(tables.seats)
            actions, log_odds, expected = self._decide(
                got.features[t], got.mask[t], got.seats[t], tables.players
            )
            got.own[t].copy_(tables.own * tables.stress)
            got.log_odds[t].copy_(log_odds)
            got.expected[t].copy_(expected)
            if tables.with_nets:
                actions = torch.where(tables.own, actions, self._answer(got.features[t], got.mask[t]))
            tables.advance(actions)
            got.actions[t].copy_(tables.played)
            got.done[t].copy_(tables.done)
            got.shares[t].copy_(tables.shares)
            self._ended += tables.done.sum()
            self._moved += tables.moves.sum()
        _, _, expected = self._decide(
            tables.features.to(self.kind), tables.mask.clone(), tables.seats.long(), tables.players
        )
        got.expected[-1].copy_(expected)
        return got

    # -------------------------------------------------------------------------------- learning

    def learn(self, got: Lessons, progress: float) -> Figures:
        """Improve the net by what was collected."""
        settings, players = self.settings, self.tables.players
        steps, games = got.actions.shape
        outcome = worth(got, settings.trace)
        seats, table = got.seats.flatten(), players.repeat(steps)
        returns = outcome.flatten(0, 1)
        surplus = (returns - got.expected[:-1].flatten(0, 1)).gather(1, seats[:, None])[:, 0]
        own = got.own.flatten()
        mean = (surplus * own).sum() / own.sum()
        spread = (((surplus - mean) ** 2 * own).sum() / own.sum()).sqrt()
        surplus = (surplus - mean) / (spread + TINY)
        lesson = (
            got.features.flatten(0, 1), got.mask.flatten(0, 1), got.actions.flatten(), got.log_odds.flatten(),
            surplus, own, as_seen(returns, seats, table), table,
        )  # fmt: skip
        for group in self.optimizer.param_groups:
            group["lr"] = between(settings.learning_rate, progress)
        weights = torch.tensor(
            [between(settings.entropy, progress), between(settings.loyalty, progress)], device=players.device
        )
        figures, count = torch.zeros(5, device=players.device), 0
        for _ in range(settings.epochs):
            order = torch.randperm(steps * games, device=players.device)
            for first in range(0, settings.learned, settings.minibatch):
                chosen = order[first : first + settings.minibatch]
                loss, told = self._loss(*(part[chosen] for part in lesson), weights)
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), settings.gradient)
                self.optimizer.step()
                figures += told
                count += 1
        means = (figures / count).tolist()
        return Figures(steps * games, int(self._moved), int(self._ended), *means)

    def _loss_of(
        self, features: Tensor, mask: Tensor, actions: Tensor, before: Tensor, surplus: Tensor, own: Tensor,
        outcome: Tensor, players: Tensor, weights: Tensor,
    ) -> tuple[Tensor, Tensor]:  # fmt: skip
        settings = self.settings
        logits, shares = self.net(features)
        logs = log_policy(logits, mask)
        weight = own / own.sum().clamp(min=1)  # a rival's decisions teach how to judge, not what to do
        entropy = -((logs.exp() * logs).sum(1) * weight).sum()
        change = (logs.gather(1, actions[:, None])[:, 0] - before) * (own > 0)
        ratio = change.exp()
        kept = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy = -(torch.minimum(ratio * surplus, kept * surplus) * weight).sum()
        value = -(outcome * log_shares(shares, players)).sum(1).mean()
        loss = policy + settings.value * value - weights[0] * entropy
        if any(settings.loyalty):
            loss = loss + weights[1] * self._estrangement(features, mask, logs, weight)
        with torch.no_grad():
            divergence = (ratio - 1 - change).mean()
            clipped = ((ratio - 1).abs() > settings.clip).float().mean()
            told = torch.stack((entropy, policy, value, divergence, clipped))
        return loss, told

    def _estrangement(self, features: Tensor, mask: Tensor, logs: Tensor, weight: Tensor) -> Tensor:
        """How far the policy has gone from the rival's, who plays as the teacher showed."""
        assert self.rival is not None
        with torch.no_grad():
            taught = log_policy(self.rival(features)[0], mask)
        return ((logs.exp() * (logs - taught)).sum(1) * weight).sum()

    def iterate(self, progress: float) -> Figures:
        return self.learn(self.collect(), progress)


def worth(got: Lessons, trace: float) -> Tensor:
    """What every decision came to, per seat of the table: TD(lambda) from the last step to the first."""
    found = torch.empty_like(got.shares)
    later = got.expected[-1]
    for t in range(len(found) - 1, -1, -1):
        carried = torch.lerp(got.expected[t + 1], later, trace)
        later = torch.where(got.done[t][:, None], got.shares[t], carried)
        found[t] = later
    return found


def between(ends: tuple[float, float], progress: float) -> float:
    first, last = ends
    return first + (last - first) * min(1.0, max(0.0, progress))
