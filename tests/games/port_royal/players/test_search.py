"""Search in Port Royal: what may come next is shared out evenly, however few worlds there are."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import argosy
from argosy.core.cards import DECK
from argosy.games.port_royal.players import search
from argosy.games.port_royal.players.compiled import COMPILED

PORT_ROYAL = argosy.game("port-royal")


def tops(position: argosy.Position, worlds: int) -> Counter[str]:
    """How often each face lies on top in the first worlds a search imagines."""
    places, workspaces = COMPILED.new_workspace()
    chance = np.array([1, 2, 3, 4], np.uint64)
    places[search.ROOT] = position.states[0]
    search.settle(places[search.ROOT], 0, workspaces[0].counts)
    found: Counter[str] = Counter()
    for number in range(worlds):
        search.imagine(places, 0, number, chance, workspaces[0])
        world = places[search.WORLD]
        found[PORT_ROYAL.rules.faces[world.face[world.deck[world.length[DECK] - 1]]]] += 1
    return found


def test_over_as_many_worlds_as_there_are_cards_each_lies_on_top_once() -> None:
    position = PORT_ROYAL.new(4, seed=1)
    odds = position.odds(None)
    assert tops(position, odds["cards"]) == {face: n for face, n in odds["next"].items() if n}


@pytest.mark.parametrize("worlds", [10, 20, 40])
def test_ships_come_as_often_in_a_few_worlds_as_in_all(worlds: int) -> None:
    position = PORT_ROYAL.new(4, seed=1)
    odds = position.odds(None)
    ships = sum(n for face, n in odds["next"].items() if face.startswith("ship_"))
    found = sum(n for face, n in tops(position, worlds).items() if face.startswith("ship_"))
    assert abs(found / worlds - ships / odds["cards"]) < 0.1
