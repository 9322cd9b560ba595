"""Imitation of a teacher: a net learns to choose as it chose, and to predict how its games ended."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace

import torch
from torch import Tensor
from torch.nn import functional

from argosy.lab.train import config
from argosy.lab.train.devices import games_on
from argosy.lab.train.lookahead_games import NOT_FOR_NETS
from argosy.lab.train.model import as_seen, by_seat, log_policy, log_shares
from argosy.lab.train.ppo import Learner, Rollout, between, td_lambda_returns
from argosy.lab.train.teacher_games import TeacherGames
from argosy.lab.train.vector_games import VectorGames


class Imitation:
    """Trains the net of a learner. All positions are played again, a span of steps at a time.

    A beginner learns how the games ended; a net that can judge positions already may trust its own judgement
    of later ones in part, as it was before (`Teacher.td_lambda`).
    """

    def __init__(self, settings: config.Config, learner: Learner, recorded: TeacherGames) -> None:
        self.settings = settings
        self.learner = learner
        self.recorded = recorded
        self._judge = copy.deepcopy(learner.net).requires_grad_(False)
        steps, count = recorded.chosen.shape
        self._span = min(steps, max(1, settings.games * settings.steps // count))
        self._games = self._from_the_start()
        self._rollout = Rollout.blank(self._games, self._span, learner.kind)

    def _from_the_start(self) -> VectorGames:
        recorded = self.recorded
        settings = replace(self.settings, players=recorded.players, restraint=recorded.restraint)
        count, device = recorded.chosen.shape[1], self.learner.games.device
        return games_on(settings, [config.GameGroup()], count, recorded.seed, device)

    def train(self, report: Callable[[str], None]) -> None:
        """As many epochs over the recorded games as the settings say; `report` gets a line after each."""
        teacher = self.settings.teacher
        assert teacher is not None
        spans = len(self.recorded.chosen) // self._span
        for number in range(teacher.passes):
            self._games = self._from_the_start()
            figures = torch.zeros(3, device=self._games.device)
            for span in range(spans):
                done = (number + span / spans) / teacher.passes
                for group in self.learner.optimizer.param_groups:
                    group["lr"] = between(teacher.learning_rate, done)
                steps = slice(span * self._span, (span + 1) * self._span)
                chosen = torch.from_numpy(self.recorded.chosen[steps]).to(self._games.device).long()
                played = torch.from_numpy(self.recorded.played[steps]).to(self._games.device).long()
                figures += self._learn(self._replay(played), chosen)
            alike, policy, value = (figures / spans).tolist()
            report(
                f"{self.recorded.teacher}, {number + 1} of {teacher.passes}: {alike:.1%} chosen alike  "
                f"policy {policy:.4f}  value {value:.4f}"
            )

    def _replay(self, played: Tensor) -> Rollout:
        """Play a span of the teacher's games again."""
        games, rollout = self._games, self._rollout
        for t in range(len(played)):
            rollout.features[t].copy_(games.features)
            rollout.mask[t].copy_(games.mask)
            rollout.seats[t].copy_(games.seats)
            rollout.expected[t].copy_(self._expected())
            games.advance(played[t])
            rollout.done[t].copy_(games.done)
            rollout.shares[t].copy_(games.shares)
        rollout.expected[-1].copy_(self._expected())
        return rollout

    def _expected(self) -> Tensor:
        """Shares by seat of the table."""
        games = self._games
        with torch.no_grad():
            _, shares = self._judge(games.features.to(self.learner.kind))
        return by_seat(log_shares(shares, games.players).exp(), games.seats.long(), games.players)

    def _learn(self, rollout: Rollout, chosen: Tensor) -> Tensor:
        settings, net, optimizer = self.settings, self.learner.net, self.learner.optimizer
        assert settings.teacher is not None
        seats, table = rollout.seats.flatten(), self._games.players.repeat(len(chosen))
        outcome = as_seen(td_lambda_returns(rollout, settings.teacher.td_lambda).flatten(0, 1), seats, table)
        features, mask, wanted = rollout.features.flatten(0, 1), rollout.mask.flatten(0, 1), chosen.flatten()
        figures, count = torch.zeros(3, device=wanted.device), 0
        for part in torch.randperm(len(wanted), device=wanted.device).split(settings.minibatch):
            logits, shares = net(features[part])
            logs, known = log_policy(logits, mask[part]), wanted[part] != NOT_FOR_NETS
            policy = functional.nll_loss(logs[known], wanted[part][known])
            value = -(outcome[part] * log_shares(shares, table[part])).sum(1).mean()
            optimizer.zero_grad(set_to_none=True)
            (policy + settings.value * value).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), settings.gradient)
            optimizer.step()
            alike = (logs.argmax(1) == wanted[part])[known].float().mean()
            figures += torch.stack((alike, policy, value)).detach()
            count += 1
        return figures / count
