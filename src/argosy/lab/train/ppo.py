"""One iteration of PPO: collect decisions, compute their returns and advantages, improve the net.

The return of a decision is a vector, each seat's share of the win. It is known where a game ends and is
carried back, decision by decision whoever made them, mixed with what the net expected on the way: TD(lambda).
The advantage of a decision is its seat's component of the return less what the net had expected.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from argosy.core.errors import ArgosyError
from argosy.core.events import MAX_SEATS
from argosy.lab.train.config import Config
from argosy.lab.train.model import Net, as_seen, by_seat, log_policy, log_shares
from argosy.lab.train.vector_games import VectorGames

TINY = 1e-8


@dataclass(slots=True)
class Rollout:
    """Decisions of one iteration: first dimension steps, second games."""

    features: Tensor
    mask: Tensor
    actions: Tensor
    log_prob: Tensor
    seats: Tensor
    weight: Tensor  # of the sample: 0 where an opponent decided
    expected: Tensor  # shares by seat, as the net expects them; one step more than the others
    done: Tensor
    shares: Tensor

    @classmethod
    def blank(cls, games: VectorGames, steps: int, kind: torch.dtype) -> Rollout:
        def zeros(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps, games.count, *shape), dtype=dtype, device=games.device)

        return cls(
            features=zeros(games.features.shape[1], dtype=kind),
            mask=zeros(games.mask.shape[1], dtype=torch.bool),
            actions=zeros(dtype=torch.int64),
            log_prob=zeros(),
            seats=zeros(dtype=torch.int64),
            weight=zeros() + 1,
            expected=torch.zeros((steps + 1, games.count, MAX_SEATS), device=games.device),
            done=zeros(dtype=torch.bool),
            shares=zeros(MAX_SEATS),
        )


@dataclass(slots=True)
class Figures:
    """Counts and mean losses of an iteration."""

    decisions: int
    moves: int
    games: int
    entropy: float
    policy_loss: float
    value_loss: float
    divergence: float
    clipped: float


class Learner:
    """Trains a net. Learning rate and entropy bonus follow `progress`, from 0 to 1 over the whole run.

    The net plays all seats; in games against an opponent, which does not learn, it plays one. `reference` is
    a net that does not learn either: the opponent where that is a net, and the policy that `kl_to_teacher` is
    measured from.
    """

    def __init__(
        self, settings: Config, net: Net, games: VectorGames, compiling: bool, reference: Net | None = None
    ) -> None:
        if settings.needs_reference and reference is None:
            raise ArgosyError(f"{settings.game}: these settings need a net that does not learn, too")
        self.settings = settings
        self.net = net
        self.reference = reference
        self.on_gpu = games.device.type == "cuda"
        self.kind = torch.bfloat16 if self.on_gpu else torch.float32
        self.optimizer = torch.optim.Adam(
            net.parameters(), lr=settings.learning_rate[0], eps=1e-5, fused=self.on_gpu
        )
        self.games = games
        self._rollout = Rollout.blank(games, settings.steps, self.kind)
        self._ended = torch.zeros((), dtype=torch.int64, device=games.device)
        self._moved = torch.zeros((), dtype=torch.int64, device=games.device)
        self._decide: Callable[..., Any] = torch.no_grad()(self._decide_all)
        self._loss: Callable[..., Any] = self._loss_of
        self._opponent_actions: Callable[..., Any] = torch.no_grad()(self._opponent_actions_of)
        if compiling:
            self._opponent_actions = torch.compile(self._opponent_actions, dynamic=False)
            self._decide = torch.compile(self._decide, dynamic=False)
            self._loss = torch.compile(self._loss, dynamic=False)

    def use(self, games: VectorGames) -> None:
        """Continue with other games, as many of them."""
        self.games = games

    def warm_up(self) -> None:
        """Compile everything that will be called; no weight changes."""
        settings, rollout, players = self.settings, self._rollout, self.games.players
        self.settle(1)
        chosen = torch.arange(settings.minibatch, device=players.device)
        parts = (
            rollout.features.flatten(0, 1), rollout.mask.flatten(0, 1), rollout.actions.flatten(),
            rollout.log_prob.flatten(), rollout.log_prob.flatten(), rollout.weight.flatten(),
            rollout.shares.flatten(0, 1), players.repeat(settings.steps),
        )  # fmt: skip
        loss, _ = self._loss(*(part[chosen] for part in parts), torch.zeros(2, device=players.device))
        loss.backward()
        self.optimizer.zero_grad(set_to_none=True)

    # ------------------------------------------------------------------------------ collecting

    def _decide_all(
        self, features: Tensor, mask: Tensor, seats: Tensor, players: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        """An action drawn from the policy in every game, its log-probability, and expected shares by seat."""
        logits, shares = self.net(features)
        logs = log_policy(logits, mask)
        # Gumbel-max: the largest log-probability plus Gumbel noise is a sample of the policy.
        noise = -torch.log(-torch.log(torch.rand_like(logs).clamp(TINY, 1 - 1e-7)))
        actions = (logs + noise).masked_fill(~mask, -torch.inf).argmax(1)
        log_prob = logs.gather(1, actions[:, None])[:, 0]
        return actions, log_prob, by_seat(log_shares(shares, players).exp(), seats, players)

    def _opponent_actions_of(self, features: Tensor, mask: Tensor) -> Tensor:
        """The opponent's most probable action, as it plays in the arena."""
        assert self.reference is not None
        logits, _ = self.reference(features)
        return logits.masked_fill(~mask, -torch.inf).argmax(1)

    def settle(self, steps: int) -> None:
        """Play without learning."""
        games = self.games
        for _ in range(steps):
            features, mask, seats = games.features.to(self.kind), games.mask, games.seats.long()
            actions, _, _ = self._decide(features, mask, seats, games.players)
            if games.with_nets:
                actions = torch.where(games.is_learners, actions, self._opponent_actions(features, mask))
            games.advance(actions)

    def collect(self) -> Rollout:
        """The next `steps` decisions of every game."""
        games, rollout = self.games, self._rollout
        self._ended.zero_()
        self._moved.zero_()
        for t in range(self.settings.steps):
            rollout.features[t].copy_(games.features)
            rollout.mask[t].copy_(games.mask)
            rollout.seats[t].copy_(games.seats)
            actions, log_prob, expected = self._decide(
                rollout.features[t], rollout.mask[t], rollout.seats[t], games.players
            )
            rollout.weight[t].copy_(games.is_learners * games.sample_weight)
            rollout.log_prob[t].copy_(log_prob)
            rollout.expected[t].copy_(expected)
            if games.with_nets:
                answers = self._opponent_actions(rollout.features[t], rollout.mask[t])
                actions = torch.where(games.is_learners, actions, answers)
            games.advance(actions)
            rollout.actions[t].copy_(games.played_actions)
            rollout.done[t].copy_(games.done)
            rollout.shares[t].copy_(games.shares)
            self._ended += games.done.sum()
            self._moved += games.moves.sum()
        _, _, expected = self._decide(
            games.features.to(self.kind), games.mask.clone(), games.seats.long(), games.players
        )
        rollout.expected[-1].copy_(expected)
        return rollout

    # -------------------------------------------------------------------------------- learning

    def learn(self, rollout: Rollout, progress: float) -> Figures:
        """Improve the net by what was collected."""
        settings, players = self.settings, self.games.players
        steps, count = rollout.actions.shape
        outcome = td_lambda_returns(rollout, settings.td_lambda)
        seats, table = rollout.seats.flatten(), players.repeat(steps)
        returns = outcome.flatten(0, 1)
        advantage = (returns - rollout.expected[:-1].flatten(0, 1)).gather(1, seats[:, None])[:, 0]
        weight = rollout.weight.flatten()
        mean = (advantage * weight).sum() / weight.sum()
        spread = (((advantage - mean) ** 2 * weight).sum() / weight.sum()).sqrt()
        advantage = (advantage - mean) / (spread + TINY)
        samples = (
            rollout.features.flatten(0, 1), rollout.mask.flatten(0, 1), rollout.actions.flatten(),
            rollout.log_prob.flatten(), advantage, weight, as_seen(returns, seats, table), table,
        )  # fmt: skip
        for group in self.optimizer.param_groups:
            group["lr"] = between(settings.learning_rate, progress)
        coefficients = torch.tensor(
            [between(settings.entropy, progress), between(settings.kl_to_teacher, progress)],
            device=players.device,
        )
        sums, batches = torch.zeros(5, device=players.device), 0
        for _ in range(settings.epochs):
            order = torch.randperm(steps * count, device=players.device)
            for first in range(0, settings.learned, settings.minibatch):
                chosen = order[first : first + settings.minibatch]
                loss, metrics = self._loss(*(part[chosen] for part in samples), coefficients)
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), settings.gradient)
                self.optimizer.step()
                sums += metrics
                batches += 1
        means = (sums / batches).tolist()
        return Figures(steps * count, int(self._moved), int(self._ended), *means)

    def _loss_of(
        self, features: Tensor, mask: Tensor, actions: Tensor, before: Tensor, advantage: Tensor,
        sample_weight: Tensor, outcome: Tensor, players: Tensor, coefficients: Tensor,
    ) -> tuple[Tensor, Tensor]:  # fmt: skip
        settings = self.settings
        logits, shares = self.net(features)
        logs = log_policy(logits, mask)
        # An opponent's decisions teach the value of positions, not the policy.
        weight = sample_weight / sample_weight.sum().clamp(min=1)
        entropy = -((logs.exp() * logs).sum(1) * weight).sum()
        change = (logs.gather(1, actions[:, None])[:, 0] - before) * (sample_weight > 0)
        ratio = change.exp()
        kept = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy = -(torch.minimum(ratio * advantage, kept * advantage) * weight).sum()
        value = -(outcome * log_shares(shares, players)).sum(1).mean()
        loss = policy + settings.value * value - coefficients[0] * entropy
        if any(settings.kl_to_teacher):
            loss = loss + coefficients[1] * self._kl_to_teacher(features, mask, logs, weight)
        with torch.no_grad():
            divergence = (ratio - 1 - change).mean()
            clipped = ((ratio - 1).abs() > settings.clip).float().mean()
            metrics = torch.stack((entropy, policy, value, divergence, clipped))
        return loss, metrics

    def _kl_to_teacher(self, features: Tensor, mask: Tensor, logs: Tensor, weight: Tensor) -> Tensor:
        """KL divergence of the policy from that of the net that imitates the teacher."""
        assert self.reference is not None
        with torch.no_grad():
            taught = log_policy(self.reference(features)[0], mask)
        return ((logs.exp() * (logs - taught)).sum(1) * weight).sum()

    def iterate(self, progress: float) -> Figures:
        return self.learn(self.collect(), progress)


def td_lambda_returns(rollout: Rollout, td_lambda: float) -> Tensor:
    """The return of every decision by seat, from the last step to the first."""
    found = torch.empty_like(rollout.shares)
    later = rollout.expected[-1]
    for t in range(len(found) - 1, -1, -1):
        carried = torch.lerp(rollout.expected[t + 1], later, td_lambda)
        later = torch.where(rollout.done[t][:, None], rollout.shares[t], carried)
        found[t] = later
    return found


def between(ends: tuple[float, float], progress: float) -> float:
    first, last = ends
    return first + (last - first) * min(1.0, max(0.0, progress))
