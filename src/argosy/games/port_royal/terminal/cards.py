"""Port Royal's cards in a few characters: a swatch, a name, figures with their signs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from argosy.games.port_royal.rules.cards import FACE_NUMBER, FACES, SKULL, Colour, Face, Kind
from argosy.words import Words

GAME = "port-royal"
COIN, SWORD, SKULL_SIGN, POINT = "●", "⚔", "☠", "★"
SWATCH = {
    Colour.YELLOW: "yellow",
    Colour.BLUE: "bright_blue",
    Colour.GREEN: "green",
    Colour.RED: "red",
    Colour.BLACK: "bright_black",
}


def face(card: str) -> Face:
    return FACES[FACE_NUMBER[card]]


def swatch(card: str) -> Text:
    """A full square for a ship, an empty one for its trader; the name says the colour too."""
    shown = face(card)
    if shown.colour is None:
        return Text(" ")
    return Text("■" if shown.kind == Kind.SHIP else "□", style=SWATCH[shown.colour])


def swords(card: str) -> str:
    printed = face(card).swords
    return SKULL_SIGN if printed == SKULL else f"{printed or ''}"


def figures(card: str) -> str:
    """What is printed on a card: `●3 ⚔4`, `★1 ⚔1`; nothing on a tax."""
    shown = face(card)
    signs = []
    if shown.coins and shown.kind != Kind.TAX:
        signs.append(f"{COIN}{shown.coins}")
    if shown.kind in (Kind.PERSON, Kind.EXPEDITION):
        signs.append(f"{POINT}{shown.points}")
    if shown.swords:
        signs.append(SKULL_SIGN if shown.swords == SKULL else f"{SWORD}{shown.swords}")
    return " ".join(signs)


def named(words: Words, card: str) -> str:
    """The name with its figures."""
    return f"{words.card(GAME, card)} {figures(card)}".strip()


def summary(words: Words, cards: Iterable[str]) -> str:
    """`Sailor ×2, Governor`: cards of one name together."""
    counted = Counter(words.card(GAME, card) for card in cards)  # in the order they came
    return ", ".join(name if number == 1 else f"{name} ×{number}" for name, number in counted.items())
