"""What a player types: cards and ports by number or name, goods with their counts, ducats."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from argosy.core.errors import ArgosyError
from argosy.games.oltre_mare.rules.state import MOST_DUCATS
from argosy.games.oltre_mare.terminal.cards import CardSet, good_name
from argosy.games.oltre_mare.terminal.chart import marks
from argosy.terminal.menu import tidy
from argosy.words import Words

CANCEL = frozenset({"cancel", "no", "n", "back"})
YES = frozenset({"", "y", "yes"})
NOTHING = frozenset({"", "-", "0"})
NAMES_CARDS = re.compile(r"\b(give|with) (\S+(?: ?, ?\S+)*)")


class Misread(ArgosyError):
    """An answer that is none; its text says why, in the player's language."""


def are_numbers(answer: str) -> bool:
    return re.fullmatch(r"[0-9]+([\s,]+[0-9]+)*", answer) is not None


def numbered(words: Words, answer: str, several: Sequence[str]) -> list[str]:
    """`1 4 5`: the cards with these numbers, as they are shown, or named by their ids."""
    chosen = [_one(words, text, several) for text in answer.replace(",", " ").split()]
    if twice := [card for card in chosen if chosen.count(card) > 1]:
        raise Misread(words("oltre-mare-terminal-card-twice", card=twice[0]))
    return chosen


def _one(words: Words, text: str, several: Sequence[str]) -> str:
    if text in several:
        return text
    if not text.isdecimal() or not 1 <= int(text) <= len(several):
        raise Misread(words("oltre-mare-terminal-no-such-card", text=text))
    return several[int(text) - 1]


def with_ids(words: Words, action: str, hand: Sequence[str]) -> str:
    """An offer or an answer whose cards are given by number, with their ids instead."""

    def named(match: re.Match[str]) -> str:
        cards = match[2].replace(" ", "")
        return f"{match[1]} {','.join(numbered(words, cards, hand)) if cards != '-' else '-'}"

    return NAMES_CARDS.sub(named, action)


def ports(cards: CardSet) -> Mapping[str, str]:
    """What a port may be called: its name, its id, its three letters."""
    called = {mark.casefold(): port for port, mark in marks(cards).items()}
    for port in cards.ports.values():
        called |= {port.name.casefold(): port.id, port.id: port.id}
    return called


def ducats(words: Words, answer: str) -> int:
    if answer in NOTHING:
        return 0
    if not re.fullmatch("[0-9]{1,5}", answer) or int(answer) > MOST_DUCATS:
        raise Misread(words("oltre-mare-terminal-no-number", text=answer, most=str(MOST_DUCATS)))
    return int(answer)


def goods(words: Words, cards: CardSet, answer: str) -> dict[str, int]:
    """`2 silk, gems`: goods by name, id or beginning, each with its count."""
    wanted: dict[str, int] = {}
    if answer in NOTHING:
        return wanted
    for part in answer.split(","):
        count = re.search("[0-9]+", part)
        name = tidy(re.sub(r"[0-9]+|[:×*]", " ", part))
        good = _good(words, cards, name)
        wanted[good] = wanted.get(good, 0) + (int(count[0]) if count else 1)
    return {good: count for good, count in wanted.items() if count}


def _good(words: Words, cards: CardSet, name: str) -> str:
    known = {good_name(words, good).casefold(): good for good in cards.payouts}
    known |= {good: good for good in cards.payouts}
    if name in known:
        return known[name]
    begun = {good for called, good in known.items() if name and called.startswith(name)}
    if len(begun) != 1:
        raise Misread(words("oltre-mare-terminal-no-such-good", text=name))
    return begun.pop()
