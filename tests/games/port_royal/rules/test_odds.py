"""The odds: exact, from public information, over reshuffles and coins; checked by counting and by trial."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

import argosy
from argosy.core.cards import DECK
from contract.walks import sample

GAME = argosy.game("port-royal")
SHIPS = ["ship_yellow_1_1", "ship_blue_1_1", "ship_green_1_1", "ship_red_1_1", "ship_black_1_2"]


@pytest.mark.parametrize(("colours", "percent"), [(1, 7.6), (2, 15.4), (3, 23.3), (4, 31.3), (5, 39.5)])
def test_a_fresh_deck_goes_bust_with_the_known_probabilities(colours: int, percent: float) -> None:
    odds = GAME.load({"players": 2, "harbour": SHIPS[:colours], "coins": [3, 3]}).odds(0)
    assert odds["bust"] == 9 * colours / (119 - colours)
    assert round(100 * odds["bust"], 1) == percent


def test_coins_taken_before_a_reshuffle_cannot_come_next_and_coins_taken_since_can() -> None:
    position = GAME.load(
        {
            "players": 2,
            "coins": [["governor", "governor"], ["priest"]],
            "discard": ["jack", "settler", "captain"],
            "deck": ["sailor_3"],
            "rest": "coins:1",
            "harbour": ["ship_blue_4_5"],
            "phase": "trade",
            "picks": 1,
        }
    )
    assert position.odds(0)["cards"] == 120 - 1 - 3 - 1  # all but the box, the discard pile and the harbour
    position.play(0, "take ship_blue_4_5")  # four coins: the last of the old pile, then three new ones
    odds = position.odds(0)
    assert odds["cards"] == 4
    assert odds["next"] == {"captain": 1, "jack": 1, "settler": 1, "ship_blue_4_5": 1}
    assert position.view(None)["deck"] == 1


def test_an_empty_pile_is_foretold_by_the_discard_pile() -> None:
    position = GAME.load(
        {
            "players": 2,
            "rest": "coins:1",
            "discard": ["ship_red_4_skull", "settler"],
            "harbour": ["ship_red_1_1"],
            "deck": [],
        }
    )
    odds = position.odds(0)
    assert odds["next"] == {"settler": 1, "ship_red_4_skull": 1}
    assert odds["bust"] == 0.5
    assert odds["kinds"] == {"ship": 1, "person": 1, "expedition": 0, "tax": 0}


def test_there_are_no_odds_without_a_draw_to_decide_on() -> None:
    everything_held = GAME.load({"players": 2, "rest": "coins:1"})
    assert everything_held.odds(0)["cards"] == 0
    assert everything_held.odds(0)["bust"] is None
    trading = GAME.load({"players": 2, "phase": "trade", "picks": 1, "harbour": ["settler"]})
    assert trading.odds(0)["bust"] is None
    assert trading.odds(0)["cards"] == 118


def test_a_ship_that_can_be_repelled_is_no_bust() -> None:
    scenario = {"players": 2, "harbour": ["ship_red_1_1"], "display": [["sailor_1", "pirate_2"], []]}
    odds = GAME.load(scenario).odds(0)
    # three swords repel all red ships but 2 of strength 6 and the 2 skulls
    assert odds["bust_cards"] == 4


def test_the_odds_equal_the_share_of_worlds_by_brute_force() -> None:
    """Each card of the pile's shuffle in turn put on top and drawn: the exact distribution, the long way."""
    checked = 0
    for position, _ in sample(GAME, games=24, every=31, seed=31):
        odds = position.odds(0)
        record = position.state
        if odds["bust"] is None or not record.length[DECK]:
            continue
        top = int(record.deck[record.length[DECK] - 1])
        candidates = [card for card in range(120) if record.pool[card] == record.pool[top]]
        drawn: Counter[str] = Counter()
        busts = 0
        for card in candidates:
            world = position.copy()
            face = world.state.face
            face[top], face[card] = face[card], face[top]
            events = world.play(world.to_act[0], "draw")
            drawn[next(event.card or "" for event in events if event.kind == "reveal")] += 1
            busts += any(event.kind == "bust" for event in events)
        assert odds["next"] == drawn
        assert odds["bust_cards"] == busts
        assert odds["bust"] == busts / len(candidates)
        checked += 1
    assert checked > 60


def test_imagined_worlds_go_bust_as_often_as_the_odds_say() -> None:
    """Monte Carlo over imagined worlds, also in positions after a reshuffle; seeds are fixed."""
    chance = random.Random(4)
    positions = [
        position.copy()
        for position, _ in sample(GAME, games=12, every=41, seed=32)
        if not position.over and position.odds(0)["bust"] and max(position.state.pool) > 1
    ]
    assert len(positions) >= 4
    for position in chance.sample(positions, 4):
        odds = position.odds(0)
        seat = position.to_act[0]
        trials = 1500
        busts = sum(
            any(event.kind == "bust" for event in position.imagine(seat, seed=k).play(seat, "draw"))
            for k in range(trials)
        )
        spread = math.sqrt(odds["bust"] * (1 - odds["bust"]) / trials)
        assert abs(busts / trials - odds["bust"]) < 4 * spread


def test_the_order_of_a_hidden_pile_never_changes_the_odds() -> None:
    for position, chance in sample(GAME, games=10, every=29, seed=33):
        world = position.imagine(None, seed=chance.randrange(2**40))
        assert world.odds(None) == position.odds(None)
