"""A net that looks ahead in Port Royal: what may come next is shared out evenly, rounds are for the end."""

from __future__ import annotations

import argosy
from argosy.core.cards import DECK
from argosy.games.port_royal.players.compiled import COMPILED
from argosy.games.port_royal.players.round_lookahead import WORLDS, lay_top
from argosy.games.port_royal.players.search import settle
from argosy.players.lookahead import Lookahead
from argosy.players.net import champion
from argosy.players.one_step import OneStep

PORT_ROYAL = argosy.game("port-royal")
AHEAD = Lookahead(champion("port-royal"))


def tops(position: argosy.Position, worlds: int, first: int = 0) -> dict[str, int]:
    """How often each face lies on top in so many worlds."""
    root, (_, workspaces), faces = position.copy().states[0], COMPILED.new_workspace(), []
    settle(root, 0, workspaces[0].counts)
    for number in range(first, first + worlds):
        world = position.imagine(0, 5 + number).states[0]
        lay_top(world, root, 0, number, workspaces[0])
        faces.append(PORT_ROYAL.rules.faces[world.face[world.deck[world.length[DECK] - 1]]])
    return {face: faces.count(face) for face in faces}


def test_over_as_many_worlds_as_there_are_cards_each_comes_once() -> None:
    """However many are hidden: 119 at the beginning, fewer with every card that is drawn."""
    position = PORT_ROYAL.new(3, seed=2)
    sizes: set[int] = set()
    while len(sizes) < 90:
        odds = position.odds(None)
        if odds["cards"] not in sizes and odds["next"]:
            sizes.add(odds["cards"])
            expected = {face: count for face, count in odds["next"].items() if count}
            assert tops(position, odds["cards"]) == expected, odds["cards"]
        seat = position.asked
        assert seat is not None
        choices = [action.text for action in position.legal(seat)]
        position.play(seat, "draw" if "draw" in choices else choices[0])


def test_the_few_worlds_of_a_stage_show_ships_of_every_colour_and_persons() -> None:
    position = PORT_ROYAL.new(4, seed=3)
    for stage in range(4):
        found = tops(position, WORLDS, stage * WORLDS)
        ships = {face.split("_")[1] for face in found if face.startswith("ship_")}
        assert len(ships) == 5
        assert (
            0.2 < sum(count for face, count in found.items() if not face.startswith("ship_")) / WORLDS < 0.8
        )


def test_while_a_game_goes_on_it_is_decided_one_step_ahead() -> None:
    """The end has tests of its own: `test_last_turns.py`."""
    position, one_step = PORT_ROYAL.new(4, seed=4), OneStep(champion("port-royal"))
    for _ in range(60):
        seat = position.asked
        assert seat is not None
        code = AHEAD.decide(position.states, seat, seed=1)
        assert code == one_step.decide(position.states, seat, seed=1)
        position.play(seat, PORT_ROYAL.rules.action(position.reading, seat, code))


def test_all_that_is_legal_is_compared_and_shares_make_a_whole() -> None:
    position = PORT_ROYAL.new(3, seed=2)
    for _ in range(60):
        seat = position.asked
        assert seat is not None
        chains, values = AHEAD.chain_values(position.states, seat, seed=1)
        assert len(chains) == len(position.legal(seat))
        assert abs(values.shares.sum(1) - 1).max() < 1e-4
        code = AHEAD.decide(position.states, seat, seed=1)
        position.play(seat, PORT_ROYAL.rules.action(position.reading, seat, code))
