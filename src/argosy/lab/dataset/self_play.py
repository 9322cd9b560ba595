"""Games of a net with itself on the processor's cores, side by side, as columns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

import argosy.games
from argosy.core.chance import seed_stream
from argosy.core.compiled import compiled, foreign_mark
from argosy.core.events import MAX_SEATS
from argosy.core.loops import scratch_for
from argosy.core.rules import Rules
from argosy.core.typing import Floats, Ints, States
from argosy.lab.batched_net import BatchedNet
from argosy.lab.dataset.columns import Columns
from argosy.players.compilation import mark, sources_mark
from argosy.players.net import Net
from argosy.players.player_set import players_of

MOST_FORCED = 64  # moves without a choice that are played between two decisions
CHUNK = 256  # games that a thread plays side by side
NO_RESTRAINT = 1 << 30
OF_CHOICES = 0xDA7A  # actions are drawn from other streams than cards


@dataclass(frozen=True, slots=True)
class Order:
    """Which games to play; tables of each number of players come in turn."""

    game: str
    games: int
    players: tuple[int, ...]
    seed: int
    net: Net | None  # None: every legal action is as likely

    def chunks(self, size: int) -> Iterator[tuple[int, int]]:
        """First game and end."""
        for first in range(0, self.games, size):
            yield first, min(self.games, first + size)

    def seats(self, first: int, end: int) -> Ints:
        """How many players each of these games has."""
        return np.array([self.players[number % len(self.players)] for number in range(first, end)], np.int64)


@cache
def stepping_of(rules: Rules) -> tuple[Callable[..., None], Callable[..., None]]:
    """Functions, compiled on first use, that `begin` games and `advance` them to the next choice."""
    g_set_up, g_legal, g_apply, g_asked = rules.set_up, rules.legal, rules.apply, rules.asked
    g_observe, g_win_shares = rules.observe, rules.win_shares
    net = players_of(rules.name).net
    support = None if net is None else net.support()
    name = f"argosy.lab.dataset.{rules.name}{rules.data}{foreign_mark(rules.apply.__module__)}"
    sources = mark(__file__) + ("" if support is None else sources_mark(support.module))

    @compiled(f"{name}.keep_all-{sources}")
    def keep_all(s: Any, seat: int, codes: Ints, n: int, most: int) -> int:
        return n

    g_restrain: Any = keep_all if support is None else support.restrain

    @compiled(f"{name}.begin-{sources}")
    def begin(states: States, players: Ints, seed: int, first: int) -> None:
        for i in range(len(states)):
            seed_stream(states[i].rng, seed, first + i)
            g_set_up(states[i], int(players[i]), -1, None)

    @compiled(f"{name}.advance-{sources}")
    def advance(
        states: States, waiting: Ints, actions: Ints, most: int, features: Floats, mask: Ints, shares: Floats,
        asked: Ints, codes: Ints,
    ) -> None:  # fmt: skip
        """Play the actions of the games that wait (none if negative), and all that follows without a choice.

        Row k of the features and masks is that of the k-th game that waits; `asked` is -1 where it is over.
        """
        for k in range(len(waiting)):
            s = states[waiting[k]]
            if actions[k] >= 0:
                g_apply(s, asked[k], actions[k], None)
            moves = 0
            while True:
                seat = int(g_asked(s))
                asked[k] = seat
                if seat < 0:
                    g_win_shares(s, shares[waiting[k]])
                    break
                n = int(g_restrain(s, seat, codes, int(g_legal(s, seat, codes)), most))
                if n != 1 or moves == MOST_FORCED:
                    mask[k, :] = 0
                    for option in range(n):
                        mask[k, codes[option]] = 1
                    g_observe(s, seat, features[k], codes)
                    break
                g_apply(s, seat, int(codes[0]), None)
                moves += 1

    return begin, advance


class SelfPlay:
    """Plays chunks of one order; any number of threads may."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self._game = argosy.games.game(order.game)
        self._net = None if order.net is None else BatchedNet(order.net)
        self._begin, self._advance = stepping_of(self._game.rules)

    def chunks(self, cores: int) -> Iterator[Columns]:
        """All games, in their order, however many cores play them."""
        waiting: list[Future[Columns]] = []
        parts = self.order.chunks(CHUNK)
        with ThreadPoolExecutor(cores) as pool:
            while True:
                while len(waiting) <= cores and (part := next(parts, None)) is not None:
                    waiting.append(pool.submit(self.play, *part))
                if not waiting:
                    return
                yield waiting.pop(0).result()

    def play(self, first: int, end: int) -> Columns:
        """Games first…end-1 to their ends."""
        rules, order, count = self._game.rules, self.order, end - first
        players = order.seats(first, end)
        states = self._game._blank(count, int(players[0]), None)
        scratch, chance = scratch_for(rules), np.random.default_rng((order.seed, OF_CHOICES, first))
        shares = np.zeros((count, MAX_SEATS), np.float32)
        most = NO_RESTRAINT if order.net is None else order.net.restraint
        waiting, asked = np.arange(count), np.zeros(count, np.int64)
        actions: Ints = np.full(count, -1, np.int64)
        steps: list[Columns] = []
        self._begin(states, players, order.seed, first)
        while True:
            features = np.zeros((len(waiting), rules.feature_count), np.float32)
            mask = np.zeros((len(waiting), rules.action_count), np.uint8)
            self._advance(states, waiting, actions, most, features, mask, shares, asked, scratch)
            there = asked >= 0
            waiting, asked, features, mask = waiting[there], asked[there], features[there], mask[there]
            if not len(waiting):
                break
            actions, log_prob, value = self._decide(features, mask, asked, players[waiting], chance)
            steps.append(decisions(waiting, asked, actions, mask, features, value, log_prob))
        return in_order(steps, np.arange(first, end), order.seed, players, shares)

    def _decide(
        self, features: Floats, mask: Ints, asked: Ints, players: Ints, chance: np.random.Generator
    ) -> tuple[Ints, Floats, Any]:
        """An action drawn for each game, the logarithm of its probability, and the shares expected."""
        value = np.zeros((len(mask), MAX_SEATS), np.float32)
        if self._net is None:
            logs = np.where(mask != 0, -np.log(mask.sum(axis=1, keepdims=True, dtype=np.float32)), -np.inf)
            value[:] = np.where(np.arange(MAX_SEATS) < players[:, None], 1 / players[:, None], 0)
        else:
            hidden = self._net.hidden(features)
            logs = self._net.log_policy(hidden, mask)
            value[:] = self._net.shares(hidden, asked, players)
        # Gumbel-max: the largest logarithm plus Gumbel noise is a sample of the policy.
        actions = (logs + chance.gumbel(size=logs.shape).astype(np.float32)).argmax(axis=1)
        return actions, np.take_along_axis(logs, actions[:, None], axis=1)[:, 0], value


def decisions(
    game: Ints, seat: Ints, action: Ints, mask: Ints, features: Floats, value: Floats, log_prob: Floats
) -> Columns:
    """Columns of some decisions, in the kinds of numbers that the file has."""
    return {
        "game": game.astype(np.int32),
        "seat": seat.astype(np.uint8),
        "action": action.astype(np.uint16),
        "mask": np.packbits(mask, axis=1),
        "observation": features.astype(np.float16),
        "value": value.astype(np.float16),
        "log_prob": log_prob.astype(np.float16),
    }


def in_order(steps: Sequence[Columns], numbers: Ints, seed: int, players: Ints, shares: Floats) -> Columns:
    """A chunk: decisions by game and time, from those of one moment after the other."""
    joined = {name: np.concatenate([step[name] for step in steps]) for name in steps[0]}
    order = np.argsort(joined["game"], kind="stable")
    found = {name: column[order] for name, column in joined.items()}
    return {
        "game_number": np.asarray(numbers, np.int64),
        "game_seed": np.full(len(numbers), seed, np.int64),
        "game_players": np.asarray(players, np.uint8),
        "game_first": np.searchsorted(found["game"], np.arange(len(numbers))).astype(np.int64),
        "game_shares": shares.astype(np.float32),
        **found,
    }
