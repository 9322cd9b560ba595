"""Learning from a teacher's games: to choose as it chose, and to foresee how its games ended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import torch
from torch import Tensor
from torch.nn import functional

from argosy.train import config
from argosy.train.learning import Learner, Lessons, between, worth
from argosy.train.net import as_seen, by_seat, log_policy, log_shares
from argosy.train.seating import tables_at
from argosy.train.tables import Tables
from argosy.train.teacher import NOT_FOR_NETS, Lesson

WHOLE_OUTCOME = 1.0  # the trace: games are judged by how they ended


class Apprentice:
    """The net of a learner while it is taught. All positions are played again, a span of steps at a time."""

    def __init__(self, settings: config.Config, learner: Learner, lesson: Lesson) -> None:
        self.settings = settings
        self.learner = learner
        self.lesson = lesson
        steps, count = lesson.chosen.shape
        self._span = min(steps, max(1, settings.games * settings.steps // count))
        self._tables = self._from_the_start()
        self._got = Lessons.blank(self._tables, self._span, learner.kind)

    def _from_the_start(self) -> Tables:
        lesson = self.lesson
        settings = replace(self.settings, players=lesson.players, restraint=lesson.restraint)
        count, device = lesson.chosen.shape[1], self.learner.tables.device
        return tables_at(settings, [config.Tables()], count, lesson.seed, device)

    def study(self, told: Callable[[str], None]) -> None:
        """Go through the whole lesson as often as the settings say."""
        teacher = self.settings.teacher
        assert teacher is not None
        spans = len(self.lesson.chosen) // self._span
        for number in range(teacher.passes):
            self._tables = self._from_the_start()
            figures = torch.zeros(3, device=self._tables.device)
            for span in range(spans):
                done = (number + span / spans) / teacher.passes
                for group in self.learner.optimizer.param_groups:
                    group["lr"] = between(teacher.learning_rate, done)
                steps = slice(span * self._span, (span + 1) * self._span)
                chosen = torch.from_numpy(self.lesson.chosen[steps]).to(self._tables.device).long()
                played = torch.from_numpy(self.lesson.played[steps]).to(self._tables.device).long()
                figures += self._learn(self._watch(played), chosen)
            alike, policy, value = (figures / spans).tolist()
            told(
                f"{self.lesson.teacher}, {number + 1} of {teacher.passes}: {alike:.1%} chosen alike  "
                f"policy {policy:.4f}  value {value:.4f}"
            )

    def _watch(self, played: Tensor) -> Lessons:
        """Play a span of the teacher's games again."""
        tables, got = self._tables, self._got
        for t in range(len(played)):
            got.features[t].copy_(tables.features)
            got.mask[t].copy_(tables.mask)
            got.seats[t].copy_(tables.seats)
            tables.advance(played[t])
            got.done[t].copy_(tables.done)
            got.shares[t].copy_(tables.shares)
        with torch.no_grad():
            _, shares = self.learner.net(tables.features.to(self.learner.kind))
        expected = log_shares(shares, tables.players).exp()
        got.expected[-1].copy_(by_seat(expected, tables.seats.long(), tables.players))
        return got

    def _learn(self, got: Lessons, chosen: Tensor) -> Tensor:
        settings, net, optimizer = self.settings, self.learner.net, self.learner.optimizer
        seats, table = got.seats.flatten(), self._tables.players.repeat(len(chosen))
        outcome = as_seen(worth(got, WHOLE_OUTCOME).flatten(0, 1), seats, table)
        features, mask, wanted = got.features.flatten(0, 1), got.mask.flatten(0, 1), chosen.flatten()
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
