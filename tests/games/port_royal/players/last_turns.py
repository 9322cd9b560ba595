"""Last turns of Port Royal solved by brute force: every card that may come, every way to take, for tests.

Seat 2 of three has the last turn of the game. Only a small draw pile can be drawn from: all cards named
nowhere are coins of seat 1, of an earlier shuffle, and seat 1 has no points to win with.
"""

from __future__ import annotations

import random

import argosy
from argosy import Position
from argosy.core.cards import DECK
from argosy.core.typing import Json
from argosy.games.port_royal.rules.cards import FACES
from argosy.games.port_royal.rules.state import COINS_OF

PORT_ROYAL = argosy.game("port-royal")
RIVAL, BANKER, ME = 0, 1, 2
SHIPS = [face.id for face in FACES if face.id.startswith("ship_")]
PERSONS = [face.id for face in FACES if face.cost]
COUNT = {face.id: face.count for face in FACES}
TWELVE = ["admiral_3", "admiral_3", "mademoiselle_3", "mademoiselle_3"]  # points, which end the game
ELEVEN = ["admiral_3", "admiral_3", "mademoiselle_3", "trader_yellow_2"]
NINE = ["admiral_2", "admiral_2", "admiral_2", "mademoiselle_2", "priest"]
MORE: tuple[list[str], ...] = ([], [], ["trader_red_1"])
CREWS = (  # without swords: with them one can draw for ever
    ["mademoiselle_2"],
    ["settler", "priest"],
    ["captain", "trader_blue_2"],
    ["governor", "settler", "trader_blue_1"],
)


def last_turn(scenario: Json) -> Position:
    """Seat 2 discovers in the last turn of the game; coins are from another shuffle than the draw pile."""
    position = PORT_ROYAL.load({"players": 3, "active": ME, "turn": 30, "rest": f"coins:{BANKER}"} | scenario)
    state = position.states[0]
    for card in range(len(state.pool)):
        if COINS_OF <= state.zone[card] <= COINS_OF + ME:
            state.pool[card] = 2
    return position


def some_last_turn(seed: int) -> Position:
    """A position drawn by lot in which a few points decide."""
    chance = random.Random(seed)
    lead, crew = TWELVE + chance.choice(MORE), NINE + chance.choice(CREWS)
    cards = [face for face in SHIPS + PERSONS for _ in range(COUNT[face])]
    for face in lead + crew:
        cards.remove(face)
    chance.shuffle(cards)
    harbour: list[str] = []
    wanted = chance.randint(1, 3)
    while len(harbour) < wanted:
        face = cards.pop()
        if not any(is_same_ship(face, other) for other in harbour):
            harbour.append(face)
    deck = cards[: chance.randint(3, 4)]
    coins = [chance.randint(0, 2), 0, chance.randint(2, 9)]
    return last_turn(
        {"display": [lead, [], crew], "harbour": harbour, "deck": deck, "coins": coins, "seed": seed}
    )


def is_same_ship(one: str, other: str) -> bool:
    return one.startswith("ship_") and one.split("_")[:2] == other.split("_")[:2]


class Solver:
    """Shares of the win by full enumeration; equal positions are solved once.

    Seat 1 cannot win, so nobody knows what it will do: it takes a card, for which it pays seat 2, or passes.
    """

    def __init__(self, takes: bool = False) -> None:
        self._takes = takes
        self._known: dict[str, float] = {}

    def worth(self, position: Position) -> float:
        """The share of seat 2 if it plays as well as can be and seat 0 against it."""
        if position.over:
            result = position.result
            assert result is not None
            return float(ME in result["winners"]) / len(result["winners"])
        (seat,) = position.to_act
        if seat == BANKER:
            return self.after(position, seat, str(position.legal(seat)[-1 if self._takes else 0]))
        key = fingerprint(position)
        if key not in self._known:
            values = [self.after(position, seat, str(action)) for action in position.legal(seat)]
            self._known[key] = max(values) if seat == ME else min(values)
        return self._known[key]

    def after(self, position: Position, seat: int, action: str) -> float:
        """What an action is worth; of a draw, over all cards that may come."""
        if action != "draw":
            following = position.copy()
            following.play(seat, action)
            return self.worth(following)
        state = position.states[0]
        deck = [int(card) for card in state.deck[: state.length[DECK]]]
        total = 0.0
        for card in deck:
            following = position.copy()
            faces = following.states[0].face
            faces[card], faces[deck[-1]] = int(faces[deck[-1]]), int(faces[card])
            following.play(seat, action)
            total += self.worth(following)
        return total / len(deck)


def fingerprint(position: Position) -> str:
    """All that the rest of the turn hangs on: neither which cards coins are nor the order of the pile."""
    state = position.states[0]
    cards = [
        (int(zone), 0 if COINS_OF <= zone <= COINS_OF + ME else int(face))
        for zone, face in zip(state.zone.tolist(), state.face.tolist(), strict=True)
    ]
    return repr((sorted(cards), int(state.phase), int(state.acting), int(state.picks)))
