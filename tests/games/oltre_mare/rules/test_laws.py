"""Laws of Oltre Mare that hold after every step of every game."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from argosy import Event, Position
from argosy.games.oltre_mare.rules.board import PORT_IDS, ROUTES
from argosy.games.oltre_mare.rules.cards import FACE_IDS
from contract.walks import random_options
from games.oltre_mare.rules.position_queries import ALL_CARDS, GAME, PILES, STACKS, kinds
from games.position_queries import table

JOINED = {frozenset((PORT_IDS[a], PORT_IDS[b])) for a, b in ROUTES}
GAINS = {"influence", "ducats", "calm_sea", "rank_prestige", "rank_tokens", "run", "hand_cards"}
COSTS = {"buy", "buy_pirates", "loss"}


class Step(NamedTuple):
    events: tuple[Event, ...]
    seen: dict[str, Any]  # by a spectator, afterwards
    cards: dict[str, Any]  # where each card lies afterwards

    def each(self, name: str) -> list[Any]:
        return [seat[name] for seat in self.seen["seats"]]


def first_position(players: int, seed: int, chance: random.Random) -> Position:
    """A new game, or one in which the cards soon run out."""
    options = random_options(GAME, chance) | {"hand_card_ducats": chance.randint(-2, 2)}
    if seed % 3 == 0:
        return GAME.new(players, seed, options)
    cards = [card for card in FACE_IDS[:-1] if players > 2 or not card.startswith("grain")]
    chance.shuffle(cards)
    return GAME.load(
        {
            "players": players,
            "seed": seed,
            "options": options,
            "start": chance.randrange(players),
            "deck": [cards.pop() for _ in range(chance.randint(0, 12))] + ["venice"] * chance.randint(0, 1),
            "discard": [cards.pop() for _ in range(chance.randint(0, 4))],
            "hands": [[cards.pop() for _ in range(chance.randint(0, 5))] for _ in range(players)],
            "cargo": [[cards.pop() for _ in range(chance.randint(1, 4))] for _ in range(players)],
            "pirates": [[cards.pop() for _ in range(chance.randint(0, 2))] for _ in range(players)],
            "rest": "removed",
        }
    )


@cache
def game(seed: int) -> tuple[Step, ...]:
    """Every step of one random game; the trade phase is often ended, so that games do not drown in offers."""
    chance = random.Random(seed)
    pos = first_position(2 + seed % 4, seed, chance)
    steps = [step(pos, ())]
    while not pos.over:
        seat = chance.choice(pos.to_act)
        choices = pos.legal(seat)
        finishing = [action for action in choices if str(action) == "finish-trade"]
        action = chance.choice(finishing if finishing and chance.random() < 0.4 else choices)
        steps.append(step(pos, pos.play(seat, action)))
    return tuple(steps)


def step(pos: Position, events: tuple[Event, ...]) -> Step:
    dump = pos.dump()
    return Step(events, table(pos), {name: dump[name] for name in (*PILES, *STACKS)})


LAW = pytest.mark.parametrize("seed", range(24))


@LAW
def test_every_card_lies_in_exactly_one_place(seed: int) -> None:
    for _, _, cards in game(seed):
        piles = [cards[name] for name in PILES] + [stack for name in STACKS for stack in cards[name]]
        assert Counter(card for pile in piles for card in pile) == ALL_CARDS


@LAW
def test_goods_cards_never_leave_the_game(seed: int) -> None:
    assert len({frozenset(cards["removed"]) - {"venice"} for _, _, cards in game(seed)}) == 1


@LAW
def test_ducats_change_only_by_events_that_name_the_amount(seed: int) -> None:
    steps = game(seed)
    expected = steps[0].each("ducats")
    for now in steps:
        for event in now.events:
            change = change_by(event)
            expected = [before + change[seat] for seat, before in enumerate(expected)]
        assert now.each("ducats") == expected


def change_by(event: Event) -> Counter[int | None]:
    """How many ducats each seat has more after an event."""
    change: Counter[int | None] = Counter()
    if event.kind in GAINS | COSTS:
        assert event.amount is not None
        change[event.seat] = event.amount if event.kind in GAINS else -event.amount
    if event.kind == "deal":
        assert event.give is not None
        assert event.want is not None
        change[event.seat] = event.want.ducats - event.give.ducats
        change[event.other] = event.give.ducats - event.want.ducats
    return change


@LAW
def test_every_seat_sees_the_same_ducats(seed: int) -> None:
    chance = random.Random(seed)
    pos = first_position(2 + seed % 4, seed, chance)
    for _ in range(60):
        seats = [pos.view(seat)["seats"] for seat in (*range(pos.players), None)]
        assert all(seen == seats[0] for seen in seats)
        if pos.over:
            break
        seat = chance.choice(pos.to_act)
        pos.play(seat, chance.choice(pos.legal(seat)))


@LAW
def test_a_deal_touches_nobody_but_its_two_sides(seed: int) -> None:
    steps = game(seed)
    for before, now in pairwise(steps):
        for deal in (event for event in now.events if event.kind == "deal"):
            assert now.seen["active"] in {deal.seat, deal.other}
            assert sum(now.each("ducats")) == sum(before.each("ducats"))
            assert sum(now.each("hand")) == sum(before.each("hand"))
            for seat in set(range(len(now.each("hand")))) - {deal.seat, deal.other}:
                assert now.seen["seats"][seat] == before.seen["seats"][seat]


@LAW
def test_nobody_buys_more_than_four_cards_in_a_turn(seed: int) -> None:
    bought = 0
    for now in game(seed):
        for event in now.events:
            if event.kind in {"buy", "buy_pirates"}:
                assert event.seat == now.seen["active"]
                bought += 1
            elif event.kind == "turn":
                bought = 0
        assert bought <= 4
        if now.seen["phase"] == "trade":
            assert now.seen["purchases_left"] == 4 - bought


@LAW
def test_the_hand_reaches_the_load_before_cards_are_played_unless_none_can_be_had(seed: int) -> None:
    for now in game(seed):
        if "finish_trade" in kinds(now.events):
            enough = now.each("hand")[now.seen["active"]] >= now.seen["load"]
            assert enough or not places_to_buy_from(now)


def places_to_buy_from(now: Step) -> list[list[str]]:
    """What the deck, a reshuffle and the own pirate stack have to sell."""
    start, active, cards = now.seen["start"], now.seen["active"], now.cards
    places = [cards["deck"], cards["discard"], cards["cargo"][start], cards["pirates"][start]]
    return [place for place in (*places, cards["pirates"][active]) if place]


@LAW
def test_the_hand_is_within_the_power_when_the_trade_phase_begins(seed: int) -> None:
    for now in game(seed):
        if "trade" in kinds(now.events):
            assert now.each("hand")[now.seen["active"]] <= now.seen["power"]


@LAW
def test_as_many_cards_are_played_as_the_load_says_or_all(seed: int) -> None:
    for now in game(seed):
        if played := kinds(now.events).count("play"):
            assert played == len(now.seen["played"])
            draws = kinds(now.events).count("draw")
            left = now.each("hand")[now.seen["active"]] - draws
            assert played == now.seen["load"] or (played < now.seen["load"] and left == 0)


@LAW
def test_a_ship_uses_each_route_at_most_once_in_a_turn(seed: int) -> None:
    steps = game(seed)
    ships: dict[int | None, str] = dict(enumerate(steps[0].each("ship")))
    used: set[frozenset[str]] = set()
    for now in steps:
        for event in now.events:
            if event.kind == "turn":
                used.clear()
            if event.kind in {"sail", "jump"}:
                assert event.port is not None
                route = frozenset((ships[event.seat], event.port))
                ships[event.seat] = event.port
                if event.kind == "sail":
                    assert route in JOINED - used
                    used.add(route)
        assert now.each("ship") == list(ships.values())


@LAW
def test_port_tokens_are_neither_made_nor_lost_nor_doubled(seed: int) -> None:
    steps = game(seed)
    all_tokens = Counter(steps[0].seen["ports"].values())
    gone: Counter[str] = Counter()
    for now in steps:
        gone["compass"] += kinds(now.events).count("compass")
        lying = Counter(now.seen["ports"].values())
        owned = sum((Counter(tokens) for tokens in now.each("tokens")), Counter[str]())
        assert lying + owned + gone == all_tokens
        assert owned["compass"] == 0
    ships = len(set(steps[0].each("ship")))
    assert all_tokens.total() == 30 - ships


@LAW
def test_an_active_token_is_one_its_owner_has(seed: int) -> None:
    for now in game(seed):
        for seat in now.seen["seats"]:
            assert seat["active_token"] is None or seat["tokens"][seat["active_token"]] > 0


@LAW
def test_turns_go_clockwise_and_all_seats_have_equally_many(seed: int) -> None:
    steps = game(seed)
    players, start = steps[0].seen["players"], steps[0].seen["start"]
    turns = [steps[0].seen["active"]]
    turns += [event.seat for now in steps for event in now.events if event.kind == "turn"]
    assert turns == [(start + turn) % players for turn in range(len(turns))]
    assert len(turns) % players == 0
    assert {now.seen["start"] for now in steps} == {start}


@LAW
def test_venice_is_scored_once_and_never_comes_into_a_hand_or_stack(seed: int) -> None:
    steps = game(seed)
    scored = int(steps[0].seen["venice_out"])
    for now in steps:
        scored += kinds(now.events).count("venice")
        assert (scored <= 1, now.seen["venice_out"]) == (True, scored == 1)
        assert "venice" in (now.cards["removed"] if scored else now.cards["deck"])


@LAW
def test_an_empty_deck_means_the_last_round(seed: int) -> None:
    last = False
    for now in game(seed):
        assert now.seen["last_round"] or now.seen["deck"] > 0
        assert now.seen["last_round"] >= last
        last = now.seen["last_round"]


def test_these_games_reach_the_rare_moments() -> None:
    happened = Counter(kind for seed in range(24) for now in game(seed) for kind in kinds(now.events))
    for kind in (
        "venice", "score_start", "no_card", "reshuffle", "compass", "jump", "deal", "quiet_deal", "repelled",
        "influence", "calm_sea", "discard", "buy_pirates", "hand_cards",
    ):  # fmt: skip
        assert happened[kind], kind
