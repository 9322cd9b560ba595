"""The player of Oltre Mare by rules of thumb: legal, fair, sensible, clearly better than chance."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

import argosy
from argosy import Event, Position
from argosy.players.bargaining import MOST_OFFERS
from argosy.players.oltre_mare import SimplePlayer
from argosy.players.player import Player, ask
from argosy.players.simple import RandomPlayer
from players.matches import first_asked, played, wins_against_random

OLTRE_MARE = argosy.game("oltre-mare")
Step = tuple[Position, int, str, tuple[Event, ...]]


def decision(seat: int = 0, players: int = 3, **fields: Any) -> str:
    return str(ask(SimplePlayer(), OLTRE_MARE.load({"players": players, **fields}), seat))


def any_options(chance: random.Random) -> dict[str, Any]:
    return {option.name: chance.choice(option.values) for option in OLTRE_MARE.options}


def steps(players: Sequence[Player], seed: int, options: dict[str, Any] | None = None) -> Iterator[Step]:
    """A whole game, decision by decision: the position before it, who decides, what, and what it causes."""
    position = OLTRE_MARE.new(len(players), seed, options)
    while not position.over:
        seat = first_asked(position)
        before, action = position.copy(), str(ask(players[seat], position, seat))
        yield before, seat, action, position.play(seat, action)


@cache
def simple_tables() -> list[Step]:
    """Games of SimplePlayers alone, 2 to 5 of them, with any options."""
    chance = random.Random(5)
    tables = [[SimplePlayer() for _ in range(players)] for players in (2, 3, 3, 4, 4, 5)]
    return [step for seed, table in enumerate(tables) for step in steps(table, seed, any_options(chance))]


@cache
def mixed_tables() -> list[Step]:
    """Games with RandomPlayers, whose offers are odd; decisions of SimplePlayers only."""
    chance = random.Random(6)
    found: list[Step] = []
    for seed, number in enumerate((2, 3, 3, 4)):
        players: list[Player] = [RandomPlayer(10 * seed + seat) for seat in range(number)]
        players[0] = SimplePlayer()
        options = any_options(chance) | {"offers_per_turn": 2}
        found += [step for step in steps(players, seed, options) if step[1] == 0]
    return found


# ----------------------------------------------------------------------------------- strength


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_wins_five_of_six_games_against_random_players_who_cannot_deal(players: int) -> None:
    assert wins_against_random(OLTRE_MARE, SimplePlayer, 12, players, {"offers_per_turn": 0}) >= 10


def test_it_wins_nearly_always_against_one_random_player_who_deals() -> None:
    assert wins_against_random(OLTRE_MARE, SimplePlayer, games=6, players=2) >= 5


def test_random_players_lose_by_far_at_dealing_with_it() -> None:
    for seed in range(3):
        record = played(OLTRE_MARE, [SimplePlayer(), RandomPlayer(1), RandomPlayer(2)], seed)
        mine, *others = record.position.view(None)["result"]["scores"]
        assert mine > 20 + sum(others) / len(others)


# -------------------------------------------------------------------------- legality and manners


def test_every_decision_is_legal_with_any_options() -> None:
    assert len(simple_tables()) > 500
    assert len(mixed_tables()) > 100


def test_an_offer_is_answered_whenever_one_waits() -> None:
    answered = 0
    for before, seat, action, _ in simple_tables():
        if seat != before.view(None)["active"]:
            assert action.partition(" ")[0] in {"accept", "decline"}
            answered += 1
    assert answered > 20


def test_no_more_than_two_offers_are_made_in_a_turn() -> None:
    made = 0
    for before, seat, action, _ in simple_tables():
        view = before.view(None)
        made = made + action.startswith("offer") if view["phase"] == "trade" else 0
        assert made <= MOST_OFFERS
        assert not action.startswith("offer") or seat == view["active"]


def test_an_offer_that_was_not_taken_is_not_repeated() -> None:
    made: list[str] = []
    for before, _, action, events in simple_tables():
        if before.view(None)["phase"] != "trade" or any(event.kind == "deal" for event in events):
            made = []
        if action.startswith("offer"):
            assert action not in made
            made.append(action)


def test_nothing_is_given_away_for_nothing() -> None:
    deals = 0
    for _, seat, action, events in mixed_tables():
        for event in events:
            if event.kind == "offer":
                assert event.give
                assert event.want
                assert event.want.goods or event.want.ducats
            if event.kind == "deal" and action.startswith("accept"):
                assert event.give
                assert event.give.goods or event.give.ducats
                assert event.other == seat
                deals += 1
    assert deals > 0


def test_two_players_hardly_ever_deal() -> None:
    deals = sum(
        event.kind == "deal"
        for seed in range(3)
        for *_, events in steps([SimplePlayer(), SimplePlayer()], seed)
        for event in events
    )
    assert deals <= 9


def test_many_players_deal_now_and_then() -> None:
    kinds = Counter(
        event.kind for *_, events in steps([SimplePlayer() for _ in range(4)], seed=1) for event in events
    )
    assert 3 <= kinds["deal"] <= kinds["offer"]


# ------------------------------------------------------------------------------ fair knowledge


def test_a_decision_is_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    for number, (before, seat, action, _) in enumerate(simple_tables()):
        if number % 3 == 0:
            assert str(ask(SimplePlayer(), before.imagine(seat, seed=number), seat)) == action


def test_a_game_of_simple_players_is_the_same_every_time() -> None:
    first, second = (played(OLTRE_MARE, [SimplePlayer() for _ in range(3)], 7) for _ in range(2))
    assert first == second
