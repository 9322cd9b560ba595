"""Oltre Mare's cards in a few characters, from the card set that a game is played with."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib import import_module

from rich.text import Text

from argosy.core.game import Game
from argosy.games.oltre_mare.rules.board import GOOD_IDS, SYMBOL_IDS, Port
from argosy.games.oltre_mare.rules.cards import Card
from argosy.words import Words

GAME = "oltre-mare"
PACKAGE = "argosy.games.oltre_mare.rules"
SYMBOL_SIGN = {"ducat": "●", "pirate": "☠", "draw": "▤", "ship": "▲"}
SYMBOL_STYLE = {"ducat": "yellow", "pirate": "red", "draw": "green", "ship": "bright_blue"}
TOKEN_SIGN = {
    "calm_sea": "~",
    "compass": "+",
    "pirates_repelled": "x",
    "good_deal": "$",
    "local_influence": "^",
    "good_terms": "%",
}


class CardSet:
    """What is printed on the cards and the board."""

    def __init__(self, game: Game) -> None:
        self.mark = game.rules.data
        package = f"{PACKAGE}__{game.rules.data}" if game.rules.data else PACKAGE
        board, cards = import_module(f"{package}.board"), import_module(f"{package}.cards")
        self.card: dict[str, Card] = {card.id: card for card in cards.CARDS}
        self.ports: dict[str, Port] = {port.id: port for port in board.PORTS}
        self.routes: list[tuple[str, str]] = [(board.PORT_IDS[a], board.PORT_IDS[b]) for a, b in board.ROUTES]
        self.payouts: dict[str, list[int]] = dict(zip(GOOD_IDS, board.BOARD.payout, strict=True))
        self.tokens: dict[str, int] = dict(zip(board.TOKEN_IDS, board.BOARD.token_count, strict=True))
        self.actions: dict[str, list[int]] = dict(zip(SYMBOL_IDS, board.BOARD.action_table, strict=True))
        self._payout = board.payout

    def good(self, card: str) -> str:
        return GOOD_IDS[self.card[card].good]

    def port(self, port: str) -> str:
        """Ports have one name in all languages."""
        return self.ports[port].name

    def card_port(self, card: str) -> str:
        """The port a card names; empty for most."""
        number = self.card[card].port
        return "" if number < 0 else list(self.ports.values())[number].name

    def symbols(self, card: str) -> list[str]:
        return [SYMBOL_IDS[symbol] for symbol in self.card[card].symbols]

    def payout(self, good: str, length: int) -> int:
        return int(self._payout(GOOD_IDS.index(good), length))

    def goods(self, cards: Iterable[str]) -> Counter[str]:
        return Counter(self.good(card) for card in cards)


def signs(cards: CardSet, card: str) -> str:
    """`●▲`: its two symbols."""
    return "".join(SYMBOL_SIGN[symbol] for symbol in cards.symbols(card))


def measure(cards: CardSet, card: str) -> str:
    """`5/2`: naval power and load."""
    return f"{cards.card[card].power}/{cards.card[card].load}"


def good_name(words: Words, good: str) -> str:
    return words.thing(GAME, "good", good)


def token_name(words: Words, token: str) -> str:
    return words.thing(GAME, "token", token)


def card_name(words: Words, cards: CardSet, card: str) -> str:
    """`Silk 03`; in a set of one's own an id may have any form, and says nothing about the good."""
    good = cards.good(card)
    return (
        words.card(GAME, card) if re.fullmatch(f"{good}-[0-9]+", card) else f"{good_name(words, good)} {card}"
    )


def named(words: Words, cards: CardSet, card: str) -> str:
    """`Silk 03 ●▤ 5/2`, with the port where the card names one."""
    figures = f"{signs(cards, card)} {measure(cards, card)} {cards.card_port(card)}"
    return f"{card_name(words, cards, card)} {figures.strip()}"


def listed(words: Words, cards: CardSet, several: Sequence[str]) -> str:
    return ", ".join(named(words, cards, card) for card in several)


def symbol_sign(symbol: str, shown: bool = True) -> Text:
    return Text(SYMBOL_SIGN[symbol] if shown else "", SYMBOL_STYLE[symbol])


def tokens(owned: dict[str, int], active: str | None) -> str:
    """`[$]~~`: the active one in brackets, then those turned over."""
    down = Counter(owned)
    if active is not None:
        down[active] -= 1
    kept = "".join(sign * down[token] for token, sign in TOKEN_SIGN.items())
    return f"[{TOKEN_SIGN[active]}]{kept}" if active is not None else kept
