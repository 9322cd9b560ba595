"""What is in the box of each game: the cards, and the board of Oltre Mare, as a client needs them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated

from argosy.games import port_royal
from argosy.games.oltre_mare import board, cards
from argosy.games.port_royal.cards import FACES, SKULL
from argosy.table.described import says
from argosy.table.views import Shape


class PortRoyalCard(Shape):
    """A face, and how many cards have it."""

    id: str
    kind: Annotated[str, says("What it is.", "ship", "person", "expedition", "tax")]
    count: Annotated[int, says("How many of the 120 cards have this face.")]
    colour: Annotated[
        str | None, says("Of a ship, and of the trader for it: yellow, blue, green, red, black.")
    ]
    coins: Annotated[int, says("What a ship brings, or an expedition.")]
    swords: Annotated[
        int | None, says("Of a person; of a ship, how many repel it, null: none can (a skull).")
    ]
    cost: Annotated[int, says("Of a person.")]
    points: int
    crew: Annotated[str | None, says("What a person counts as in a display's `crew`.")]
    needs: Annotated[list[str], says("The persons an expedition needs; a jack stands for any.")]
    bonus: Annotated[str | None, says("Who gains a coin by a tax: max_swords or min_vp, the fewest points.")]


class OltreMareCard(Shape):
    """A goods card. Each is there once."""

    id: str
    good: str
    symbols: Annotated[list[str], says("Two of ducat, pirate, draw, ship.")]
    power: int
    load: int
    port: Annotated[str | None, says("Where the ship of who begins with this card lies.")]


class Port(Shape):
    """A port, with a place to draw it at, to the right and downwards."""

    id: str
    name: str
    x: float
    y: float


class Board(Shape):
    """The board of Oltre Mare."""

    ports: list[Port]
    routes: Annotated[list[tuple[str, str]], says("Pairs of ports.")]
    tokens: Annotated[dict[str, int], says("How many port tokens there are of each kind.")]
    payouts: Annotated[
        dict[str, list[int]], says("What a run of 1, 2, 3 … cards of a good pays; longer: the last.")
    ]
    actions: Annotated[dict[str, list[int]], says("What 0, 1, 2, 3, 4 symbols of a kind do.")]


class Box(Shape):
    """One game's box."""

    name: str
    cards: Sequence[Shape]
    board: Annotated[Board | None, says("Null for Port Royal, which has none.")]


@cache
def box(game: str) -> Box:
    """The box of a game that exists."""
    if game == port_royal.RULES.name:
        return Box(game, [_face(number) for number in range(len(FACES))], None)
    return Box(game, [_goods_card(card) for card in cards.CARDS], _board())


def _face(number: int) -> PortRoyalCard:
    face = FACES[number]
    return PortRoyalCard(
        id=face.id,
        kind=face.kind.name.lower(),
        count=face.count,
        colour=None if face.colour is None else face.colour.name.lower(),
        coins=face.coins,
        swords=None if face.swords == SKULL else face.swords,
        cost=face.cost,
        points=face.points,
        crew=None if face.crew is None else face.crew.name.lower(),
        needs=[person.name.lower() for person in face.needs],
        bonus=face.tax_bonus,
    )


def _goods_card(card: cards.Card) -> OltreMareCard:
    return OltreMareCard(
        id=card.id,
        good=board.GOOD_IDS[card.good],
        symbols=[board.SYMBOL_IDS[symbol] for symbol in card.symbols],
        power=card.power,
        load=card.load,
        port=None if card.port == cards.NO_PORT else board.PORT_IDS[card.port],
    )


def _board() -> Board:
    printed = board.BOARD
    return Board(
        ports=[Port(port.id, port.name, port.x, port.y) for port in board.PORTS],
        routes=[(board.PORT_IDS[a], board.PORT_IDS[b]) for a, b in board.ROUTES],
        tokens=dict(zip(board.TOKEN_IDS, printed.token_count, strict=True)),
        payouts=dict(zip(board.GOOD_IDS, printed.payout, strict=True)),
        actions=dict(zip(board.SYMBOL_IDS, printed.action_table, strict=True)),
    )
