"""Plans of Oltre Mare's planner: what it skips is never better than what it compares."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

import argosy
from argosy.games.oltre_mare.players.action_plans import (
    ORDER_COUNT,
    best_order,
    best_plan,
    count_rest,
    lay_aside,
    order_worth,
)
from argosy.games.oltre_mare.players.loading_bounds import SYMBOLS_OF, WORST, cards_drawn, symbols_worth
from argosy.games.oltre_mare.players.prospects import look_around
from argosy.games.oltre_mare.rules.cards import GOODS_CARDS
from argosy.players.compiled_players import compiled_players_of
from players.matches import first_asked

HANDS = 60


def workspace_in_a_game(players: int) -> tuple[Any, Any, Any]:
    """The work of a seat that has looked around in the middle of a game, and its weights."""
    compiled = compiled_players_of("oltre-mare")
    assert compiled is not None
    position = argosy.game("oltre-mare").new(players, seed=players)
    chance = random.Random(players)
    for _ in range(60):
        seat = first_asked(position)
        position.play(seat, chance.choice(position.legal(seat)))
    weights = compiled.config("planner", players)[0]["weights"]
    _, workspaces = compiled.new_workspace()
    look_around(position.states[0], first_asked(position), weights, workspaces[0])
    return workspaces, workspaces[0], weights


def worth_by_all_orders(hand: list[int], picked: tuple[int, ...], w: Any, work: Any) -> float:
    """What a choice of cards is worth, by every order of it."""
    work["hand"][: len(hand)] = hand
    count_rest(len(hand), w, work)
    for place, face in enumerate(picked):
        lay_aside(place, face, -1, w, work)
    symbols = sum(int(SYMBOLS_OF[face]) for face in picked)
    compared = best_order(len(picked), cards_drawn(symbols), w, work)  # writes the outlook of each last card
    best = max(order_worth(number, len(picked), w, work) for number in range(ORDER_COUNT[len(picked)]))
    assert compared == best
    return float(symbols_worth(symbols, work) + best)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_no_choice_and_no_order_is_better_than_the_plan(players: int) -> None:
    workspaces, work, w = workspace_in_a_game(players)
    chance = random.Random(players)
    for _ in range(HANDS):
        load, cards = chance.randint(1, 4), chance.randint(5, 7)
        hand = sorted(chance.sample(range(GOODS_CARDS), cards))
        workspaces["load"][0] = load
        best = max(worth_by_all_orders(hand, picked, w, work) for picked in combinations(hand, load))
        work["hand"][:cards] = hand
        assert best_plan(cards, 0, WORST, w, work) == pytest.approx(best)
        assert best_plan(cards, 0, best - 0.01, w, work) == pytest.approx(best)
        assert best - 1e-9 <= best_plan(cards, 0, best + 0.01, w, work) < best + 0.01
