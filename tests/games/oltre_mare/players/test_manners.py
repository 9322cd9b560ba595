"""How bots deal with people: what is agreed is dealt with, one price for a card, no pestering."""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest

import argosy
from argosy.core.position import Position
from argosy.players.player import Player, ask
from argosy.players.player_set import polite
from argosy.players.registry import make_player

GAMES = int(os.environ.get("ARGOSY_DEALS", "6"))  # a thousand take half an hour
GONE = {"decline", "lapse_declined", "withdraw"}
CHANGES = {"turn", "deal", "buy", "buy_pirates"}
BOTS = ("captain", "boatswain", "cabin-boy", "captain")


class Person:
    """Answers offers one way or another, makes a modest one now and then, and goes on."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def decide(self, position: Position, seat: int) -> str:
        listed = [action.text for action in position.legal(seat)]
        for verb in ("accept", "choose", "decline"):
            named = [text for text in listed if text.startswith(verb)]
            if named and self._chance.random() < 0.7:
                return self._chance.choice(named)
        calm = [text for text in listed if not text.startswith(("offer", "withdraw", "buy", "no-deals"))]
        return self._chance.choice(calm or listed)


def numbers(position: Position) -> set[int]:
    return {offer["number"] for offer in position.view(None)["offers"]}


def asks(position: Position, seat: int) -> list[tuple[tuple[str, ...], int]]:
    """The standing offers of a seat: cards and price."""
    offers = [offer for offer in position.view(seat)["offers"] if offer["from"] == seat]
    return [(tuple(offer["cards"]), offer["want"]["ducats"]) for offer in offers]


Said = tuple[int | None, str, str]  # to whom, goods given, goods wanted


def said(offer: dict[str, Any]) -> tuple[Said, int]:
    """An offer by its goods, as people hear it; and the ducats it gives, less those it asks for."""
    goods = (str(sorted(offer[side]["goods"].items())) for side in ("give", "want"))
    return (offer["to"], *goods), offer["give"]["ducats"] - offer["want"]["ducats"]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whatever_is_accepted_is_dealt_with_and_nobody_repeats_himself(players: int) -> None:
    """No card has two prices; while no hand changes, what was refused or withdrawn comes again only with
    more ducats.
    """
    game, dealt = argosy.game("oltre-mare"), 0
    for number in range(GAMES):
        chance = random.Random(f"{players} {number}")
        options = {"open_trade": chance.random() < 0.8}
        position = game.new(players, seed=number, options=options)
        person = Person(chance)
        refused: dict[tuple[int, Said], int] = {}  # since the last change, with the most ducats
        open_offers: dict[int, Any] = {}
        bots: list[Player] = [make_player("oltre-mare", BOTS[n % 4], seed=n) for n in range(players)]
        while (seat := position.asked) is not None:
            if seat == 0:
                action = person.decide(position, seat)
            else:
                action = str(ask(bots[seat], polite(position), seat))
            if action == "finish-trade":
                left = [offer for offer in position.view(None)["offers"] if offer["from"] != 0]
                assert not any(offer["answers"] for offer in left), "agreed, and nobody chose"
            events = position.play(seat, action)
            dealt += sum(event.kind == "deal" for event in events)
            if any(event.kind in CHANGES for event in events):
                refused.clear()
            for event in events:
                if event.kind in GONE and event.number not in numbers(position):
                    if offer := open_offers.get(event.number or 0):
                        terms, ducats = said(offer)
                        refused[offer["from"], terms] = max(
                            ducats, refused.get((offer["from"], terms), ducats)
                        )
            for offer in position.view(None)["offers"]:
                if offer["number"] not in open_offers and offer["from"] != 0:
                    terms, ducats = said(offer)
                    assert ducats > refused.get((offer["from"], terms), -100), (offer, "said again")
                open_offers[offer["number"]] = offer
            if seat != 0 and not position.is_drafting(seat):
                cards = Counter(card for given, _ in asks(position, seat) for card in given)
                assert max(cards.values(), default=0) < 2, asks(position, seat)
                assert len(asks(position, seat)) <= 2
    assert dealt > 0
