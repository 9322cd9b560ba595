"""A net that looks a round ahead in Oltre Mare: whole actions, carried out to their end."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import argosy
from argosy.core.position import Position
from argosy.core.typing import Floats
from argosy.players.look import look_type
from argosy.players.lookahead import Lookahead, in_question
from argosy.players.net import champion
from argosy.players.net_support import NO_STEP

AHEAD = Lookahead(champion("oltre-mare"))


def decisions(players: int, seed: int, most: int) -> Iterator[tuple[Position, int, str]]:
    """Decisions of a game in which everybody looks ahead, with the positions they are made in."""
    position = argosy.game("oltre-mare").new(players, seed=seed)
    for _ in range(most):
        seat = position.asked
        if seat is None:
            return
        code = AHEAD.decide(position.states, seat, seed)
        chosen = position.game.rules.action(position.reading, seat, code)
        yield position, seat, chosen.text
        position.play(seat, chosen)


@pytest.mark.slow
def test_every_action_that_is_compared_is_legal_to_its_end() -> None:
    compared = 0
    for position, seat, _ in decisions(4, seed=3, most=150):
        chains, values = AHEAD.chain_values(position.states, seat, seed=1)
        for chain in chains:
            at = position.copy()
            for code in chain[chain != NO_STEP].tolist():
                at.play(seat, at.game.rules.action(at.reading, seat, code))  # IllegalAction otherwise
            compared += 1
        assert abs(values.shares.sum(1) - 1).max() < 1e-4
    assert compared > 300


@pytest.mark.slow
def test_an_offer_that_is_begun_is_sent() -> None:
    """Step by step the same offer looks best; it is not given up halfway."""
    begun = sent = 0
    amid: int | None = None
    for position, seat, chosen in decisions(4, seed=5, most=250):
        if chosen.startswith("offer-to"):
            begun += 1
            amid = seat
        elif amid == seat and chosen == "send":
            sent += 1
            amid = None
        assert amid is None or position.asked == amid
    assert begun == sent + (amid is not None)
    assert sent > 3


@pytest.mark.slow
def test_advice_names_whole_actions_and_each_only_once() -> None:
    kinds = set()
    for position, seat, _ in decisions(3, seed=8, most=150):
        if position.is_drafting(seat):
            continue
        values, actions = AHEAD.advise(position.states, seat, seed=1)
        texts = [action.text for action in actions]
        assert len(set(texts)) == len(texts) == len(values.codes) == len(values.shares)
        for text in texts:
            position.copy().play(seat, text)
            kinds.add(text.split()[0])
    assert {"offer", "play", "load", "finish-trade"} <= kinds
    assert not {"offer-to", "pick", "send"} & kinds


def kept(found: Floats, prior: Floats) -> list[int]:
    """The places that are still in question after these shares, by world and place."""
    look, (worlds, places) = np.zeros(1, look_type(AHEAD.net.rules))[0], found.shape
    look.found[:worlds, :places] = found
    look.prior[:places], look.order[:places] = prior, range(places)
    left: list[int] = look.order[: in_question(places, worlds, 1.0, look)].tolist()
    return left


def test_what_is_behind_in_every_world_is_dropped_and_what_may_be_chance_is_not() -> None:
    """In eight worlds the second action is always 0.1 behind the first, the third now and then ahead."""
    best = np.linspace(0.2, 0.9, 8, dtype=np.float32)
    now_and_then = np.array([0.29, -0.31] * 4, np.float32)
    found = np.stack([best, best - 0.1, best + now_and_then], axis=1)
    none, some = np.zeros(3, np.float32), np.array([0.0, 0.15, 0.0], np.float32)
    assert kept(found, none) == [0, 2]
    assert kept(found, some)[0] == 1  # liked enough to be the best
    assert kept(np.stack([best, best], axis=1), none[:2]) == [0, 1]
