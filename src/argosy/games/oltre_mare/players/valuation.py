"""What a merchant of Oltre Mare sees and remembers, and what things are worth to him, in ducats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, cached_property
from importlib import import_module

from argosy.core.typing import Json
from argosy.games.oltre_mare.rules.board import Good, Symbol, Token
from argosy.games.oltre_mare.rules.cards import Card
from argosy.games.oltre_mare.rules.state import POWER_WITHOUT_CARGO
from argosy.players.player import Imagine

GAME = "argosy.games.oltre_mare.rules"

CARDS_PER_TURN = 4.0  # that leave the goods deck, on average
SOON = 3.0  # own turns in which a token pays: then another one is likelier
RUN = 0.75  # how much of what the hand could be paid for comes true
SYMBOL = {Symbol.DUCAT: 0.8, Symbol.PIRATE: -1.6, Symbol.DRAW: 0.6, Symbol.SHIP: 0.3}
DRAWN = 2.0  # an unseen card
PIRATE = 1.0  # 8.3: a card in the pirate stack
LACKING = 1.0  # a card that must be bought, less what it brings
CARRIED_OVER = 3  # cards that can be kept for the next turn, more or less
LOAD = 3.0  # each card that can be played in the next turn
TOKEN_OWNED = 1.2  # 8.4
TOKEN_A_TURN = {
    Token.CALM_SEA: 0.9,
    Token.COMPASS: 0.0,
    Token.PIRATES_REPELLED: 0.9,
    Token.GOOD_DEAL: 2.3,
    Token.LOCAL_INFLUENCE: 1.2,
    Token.GOOD_TERMS: 1.8,
}


class CardSet:
    """Cards and board of the set that a game is played with."""

    def __init__(self, mark: str | None) -> None:
        package = f"{GAME}__{mark}" if mark else GAME
        cards, board = import_module(f"{package}.cards"), import_module(f"{package}.board")
        self.card: dict[str, Card] = {card.id: card for card in cards.CARDS}
        self.copies: list[int] = board.COPIES.tolist()
        self.pays = [[int(board.payout(good, n)) for n in range(self.copies[good] + 1)] for good in Good]
        self.action_table: list[list[int]] = board.ACTION_TABLE.tolist()
        self.port: dict[str, int] = board.PORT_NUMBER
        self.ports: tuple[str, ...] = board.PORT_IDS
        self.neighbours = [board.neighbours(port).tolist() for port in range(len(self.ports))]
        self.ends_from = cache(lambda port, moves: self.ends(port, moves, frozenset()))
        self.some = [self._some(good) for good in Good]

    def ends(self, port: int, moves: int, used: frozenset[frozenset[int]]) -> frozenset[int]:
        """A5: where a trail of so many moves may end, each route at most once."""
        if moves == 0:
            return frozenset({port})
        found: set[int] = set()
        for there in self.neighbours[port]:
            if (route := frozenset({port, there})) not in used:
                found |= self.ends(there, moves - 1, used | {route})
        return frozenset(found or {port})

    def _some(self, good: Good) -> Card:
        """For a card of which only the good is known: one whose symbols are neither good nor bad."""
        cards = sorted((card for card in self.card.values() if card.good == good), key=marks)
        return replace(cards[len(cards) // 2], id=f"some {good.name.lower()}")


card_set = cache(CardSet)


class Merchant:
    """One seat before one decision."""

    def __init__(self, view: Json, imagine: Imagine) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.own: Json = view["seats"][self.seat]
        self.set = card_set(view["set"])
        self.hand = self.cards(view["hand"])
        self.is_active: bool = self.seat == view["active"]
        self.turns = self._turns_to_come()
        self._imagine = imagine

    def _turns_to_come(self) -> float:
        """X1: how many more turns this seat may expect after the one that is running."""
        view = self.view
        rounds = 0.0 if view["last_round"] else view["deck"] / (view["players"] * CARDS_PER_TURN)
        place, running = ((seat - view["start"]) % view["players"] for seat in (self.seat, view["active"]))
        return float(rounds + (place > running))

    @cached_property
    def memory(self) -> Json:
        """A world this seat cannot tell from the real one. Only what the seat has seen is read from it."""
        return self._imagine(0).dump()

    def cards(self, names: Iterable[str]) -> list[Card]:
        return [self.set.card[name] for name in names]

    @cached_property
    def run(self) -> tuple[int, int]:
        """Good and length of the run on top of the own cargo."""
        cargo = self.cards(reversed(self.memory["cargo"][self.seat]))
        if not cargo:
            return -1, 0
        good = cargo[0].good
        return good, next((n for n, card in enumerate(cargo) if card.good != good), len(cargo))

    @property
    def future(self) -> float:
        """How much of a promise can still come true: 1 early, 0 in the last turn."""
        return min(1.0, self.turns)

    # ------------------------------------------------------------------------------------ cards

    def extension(self, good: int, count: int, run: tuple[int, int]) -> int:
        """8.2: what so many cards of a good add to a cargo with that run on top."""
        length = run[1] if run[0] == good else 0
        row = self.set.pays[good]
        return row[min(length + count, len(row) - 1)] - row[min(length, len(row) - 1)]

    def promise(self, cards: Sequence[Card], run: tuple[int, int]) -> float:
        """What hand cards may bring: the runs they make, and their symbols."""
        goods = Counter(card.good for card in cards)
        runs = sum(self.extension(good, count, run) for good, count in goods.items())
        return RUN * runs + sum(marks(card) for card in cards)

    def least_useful(self, cards: Sequence[Card]) -> Card:
        """The card whose loss costs least."""
        return max(cards, key=lambda card: (self.promise(without(cards, [card]), self.run), card.id))

    def most_useful(self, number: int, cards: Sequence[Card]) -> list[Card]:
        kept = list(cards)
        while len(kept) > number:
            kept.remove(self.least_useful(kept))
        return kept

    @property
    def _next_power(self) -> int:
        """N2, L2: how many cards can be kept when the next turn begins."""
        top = self.own["top"]
        return self.set.card[top].power if top else POWER_WITHOUT_CARGO

    def at_the_end(self, cards: int) -> int:
        """8.5: hand cards when the game is over."""
        return int(self.view["options"]["hand_card_ducats"]) * cards

    @cached_property
    def worth_of_hand(self) -> float:
        return self.worth(self.hand)

    def worth(self, cards: Sequence[Card]) -> float:
        """A hand while there is trade: what is too much will be lost, what is too little must be bought."""
        least: int = self.view["load"] if self.is_active else 0
        most = least + CARRIED_OVER if self.is_active else self._next_power
        weight = 1.0 if self.is_active else self.future
        kept = self.most_useful(most, cards)
        value = self.promise(kept, self.run) - PIRATE * (len(cards) - len(kept))
        value = weight * value + (1 - weight) * self.at_the_end(len(cards))
        return value - LACKING * max(0, least - len(cards))

    # ------------------------------------------------------------------------------------ ports

    def token_worth(self, token: str | None) -> float:
        """What an active token will bring."""
        if token is None:
            return 0.0
        return TOKEN_A_TURN[Token[token.upper()]] * min(self.turns, SOON)

    def port_worth(self, port: int) -> float:
        """What it is worth to end there."""
        token = self.view["ports"].get(self.set.ports[port])
        if token == "compass":
            return self.best_jump
        return self.token_worth(token) + TOKEN_OWNED * (token is not None)

    @cached_property
    def best_jump(self) -> float:
        """A8: compass is no target."""
        tokens = set(self.view["ports"].values()) - {"compass"}
        best = max((self.token_worth(token) + TOKEN_OWNED for token in tokens), default=0.0)
        return max(best, self.token_worth(self.own["active_token"]))

    @cached_property
    def voyages(self) -> list[float]:
        """What 0, 1, 2 … moves are worth now, the active token being lost."""
        here, lost = self.set.port[self.own["ship"]], self.token_worth(self.own["active_token"])
        return [
            max(self.port_worth(port) for port in self.set.ends_from(here, moves)) - lost if moves else 0.0
            for moves in self.set.action_table[Symbol.SHIP]
        ]


def without(cards: Sequence[Card], taken: Iterable[Card]) -> list[Card]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


@cache
def marks(card: Card) -> float:
    """The two symbols of a card."""
    return sum(SYMBOL[symbol] for symbol in card.symbols)
