"""Imagined worlds and odds: what a seat knows, and never more than that. Section 6, R9."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from argosy import Event, IllegalAction, Position
from argosy.core.knowledge import observer_bit
from argosy.games.oltre_mare.rules.cards import FACE_IDS, VENICE
from argosy.games.oltre_mare.rules.notation import cards_in, faces_of
from argosy.games.oltre_mare.rules.state import HAND_OF
from games.oltre_mare.rules.observing import (
    HANDS,
    TABLES,
    WORLDS,
    Observer,
    fixed,
    observers,
    open_to,
    shuffled,
    trade,
)
from games.oltre_mare.rules.offer_walks import any_options, any_step, asked, haggle
from games.oltre_mare.rules.position_queries import GAME, hand
from games.position_queries import play, table


def good(card: str) -> str:
    return card.partition("-")[0]


# ------------------------------------------------------------------- imagined worlds: what is fixed


def worlds(pos: Position, observer: Observer, count: int = WORLDS) -> list[dict[str, Any]]:
    return [pos.imagine(observer, seed).dump() for seed in range(count)]


def certain(pos: Position, observer: Observer, seat: int) -> set[str]:
    """The cards of a hand that are the same in all worlds an observer can imagine."""
    imagined = [pos.imagine(observer, seed).state for seed in range(WORLDS)]
    return set.intersection(*(set(faces_of(world, HAND_OF + seat)) for world in imagined))


def test_the_own_hand_is_fixed_and_those_of_others_are_not() -> None:
    pos = trade()
    for observer in range(3):
        assert certain(pos, observer, observer) == set(HANDS[observer])
        assert {seat for seat in range(3) if certain(pos, observer, seat)} == {observer}
    assert [certain(pos, None, seat) for seat in range(3)] == [set(), set(), set()]


def test_an_imagined_world_keeps_what_lies_open_and_how_many_cards_lie_where() -> None:
    pos = trade(
        cargo=[["gems-02", "gems-03"], ["gems-04"], []], discard=["grain-02"], pirates=[["grain-03"], [], []]
    )
    real = pos.dump()
    for world in worlds(pos, 1):
        for name in ("cargo", "discard", "ducats", "ships", "tokens", "offers", "prestige", "removed"):
            assert world[name] == real[name]
        for name in ("hands", "pirates"):
            assert [len(pile) for pile in world[name]] == [len(pile) for pile in real[name]]
        assert len(world["deck"]) == len(real["deck"])


def test_only_own_discards_of_a_pirate_stack_are_fixed() -> None:
    pos = trade(pirates=[["grain-02", "grain-03"], ["grain-04"], []], pirate_own=[["grain-03"], [], []])
    assert fixed(pos, 0, 0, "grain-03")
    assert not fixed(pos, 0, 0, "grain-02")
    assert not fixed(pos, 1, 0, "grain-03")
    assert not fixed(pos, 1, 1, "grain-04")


def dealt(**fields: Any) -> Position:
    """Seat 0 has given seat 1 gems-01 for silk-01."""
    pos = trade(
        cargo=[["gems-05"], ["gems-08"], ["silk-02"]],
        hands=[HANDS[0], ["silk-01", "olives-01", "olives-03"], HANDS[2]],
        **fields,
    )
    play(pos, "0 offer 1 give gems-01 0 want silk:1 0", "1 accept 1 with silk-01")
    if pos.view(None)["offers"]:
        pos.play(0, "choose 1 1")
    return pos


def test_traded_cards_are_fixed_for_both_sides_and_for_nobody_else() -> None:
    pos = dealt()
    assert certain(pos, 0, 1) == {"gems-01"}
    assert certain(pos, 1, 0) == {"silk-01"}
    for observer in (2, None):
        assert certain(pos, observer, 0) == certain(pos, observer, 1) == set()


@pytest.mark.parametrize(
    "moves",
    [
        ["0 buy deck"],
        ["0 offer 1 give salt-01 0 want olives:1 0", "1 accept 2 with olives-03"],
        ["0 offer 2 give salt-01 0 want olives:1 0", "2 accept 2 with olives-02"],
        ["0 finish-trade", "0 play pottery-01", "0 load pottery-01"],
        ["0 finish-trade", "0 play salt-02"],
    ],
)
def test_a_traded_card_stays_fixed_while_its_owner_moves_other_cards_openly(moves: list[str]) -> None:
    pos = dealt()
    play(pos, *moves)
    assert "gems-01" in certain(pos, 0, 1)
    assert "silk-01" in certain(pos, 1, 0)


def test_a_hidden_discard_blurs_what_others_know_of_a_hand() -> None:
    pos = GAME.load({**dealt().dump(), "active": 1, "phase": "discard", "power": 2})
    assert certain(pos, 0, 1) == {"gems-01"}
    pos.play(1, "discard olives-03")
    assert certain(pos, 0, 1) == set()
    assert certain(pos, 1, 1) == {"gems-01", "olives-01"}
    assert certain(pos, 1, 0) == {"silk-01"}


def test_a_deal_with_another_blurs_the_cards_of_the_goods_that_went() -> None:
    hands = [["gems-01", "salt-01", "salt-02"], ["salt-03", "silk-02"], ["silk-03"]]
    pos = trade(hands)
    play(pos, "1 offer 0 give salt-03 0 want gems:1 0", "0 accept 1 with gems-01")
    play(pos, "1 offer 0 give silk-02 0 want - 0", "0 accept 2 with -")
    assert certain(pos, 1, 0) == {"salt-03", "silk-02"}
    play(pos, "0 offer 2 give salt-01 0 want silk:1 0", "2 accept 3 with silk-03")
    assert certain(pos, 1, 0) == {"silk-02"}
    assert certain(pos, 2, 0) == {"silk-03"}
    assert certain(pos, 0, 2) == {"salt-01"}


def test_a_deal_nobody_else_hears_blurs_the_whole_hand() -> None:
    hands = [["gems-01", "salt-01", "salt-02"], ["salt-03", "silk-02"], ["silk-03"]]
    pos = trade(hands, options={"private_talk": True})
    play(pos, "1 offer 0 give silk-02 0 want gems:1 0", "0 accept 1 with gems-01")
    assert certain(pos, 1, 0) == {"silk-02"}
    play(pos, "0 offer 2 give salt-01 0 want silk:1 0", "2 accept 2 with silk-03")
    assert certain(pos, 1, 0) == set()


def test_a_traded_card_that_is_traded_on_is_fixed_for_its_old_and_its_new_owner() -> None:
    pos = dealt()
    play(pos, "0 offer 2 give silk-01 0 want silk:1 0", "2 accept 2 with silk-03")
    assert certain(pos, 0, 2) == {"silk-01"}
    assert certain(pos, 2, 0) == {"silk-03"}
    assert certain(pos, 1, 2) == set()


# ---------------------------------------------------------------------------- goods that were announced


def goods_of_offers(world: Position) -> list[tuple[dict[str, int], list[dict[str, int]]]]:
    """What each open offer and its answers give, as the cards of this world have it."""
    return [
        (
            dict(Counter(good(card) for card in offer["give"]["cards"])),
            [dict(Counter(good(card) for card in cards)) for cards in offer["answers"].values()],
        )
        for offer in world.dump()["offers"]
    ]


def test_cards_of_an_open_offer_keep_their_good_but_not_their_face() -> None:
    pos = trade()
    play(
        pos, "0 offer all give gems-01,salt-02 0 want silk:1,olives:1 0", "2 accept 1 with silk-03,olives-02"
    )
    for observer in (1, None):
        imagined = [pos.imagine(observer, seed) for seed in range(WORLDS)]
        for world in imagined:
            assert goods_of_offers(world) == [({"gems": 1, "salt": 1}, [{"silk": 1, "olives": 1}])]
            assert {good(card) for card in world.dump()["hands"][0]} >= {"gems", "salt"}
        faces = {tuple(world.dump()["offers"][0]["give"]["cards"]) for world in imagined}
        assert len(faces) > WORLDS / 2


def test_the_good_of_an_offer_is_no_more_known_once_the_offer_is_gone() -> None:
    pos = trade()
    play(pos, "0 offer 1 give gems-01 0 want silk:1 0", "0 withdraw 1")
    assert any(all(good(card) != "gems" for card in world["hands"][0]) for world in worlds(pos, 1))


def test_a_private_offer_tells_others_nothing_of_its_goods() -> None:
    pos = trade(options={"private_talk": True})
    play(pos, "0 offer 1 give gems-01 0 want silk:1 0")
    for observer, hears in ((1, True), (2, False), (None, False)):
        offers = {str(goods_of_offers(pos.imagine(observer, seed))) for seed in range(WORLDS)}
        assert (len(offers) == 1) == hears


@pytest.mark.parametrize("ended", [False, True])
def test_worlds_tell_others_nothing_of_the_terms_of_private_talk(ended: bool) -> None:
    """Two positions that look alike to a seat give it the same worlds, whatever was said in private."""
    one, other = trade(options={"private_talk": True}), trade(options={"private_talk": True})
    play(one, "0 offer 1 give gems-01 1 want silk:2 0")
    play(other, "0 offer 1 give gems-01 0 want silk:1 3")
    if ended:
        play(one, "1 decline 1")
        play(other, "1 decline 1")
    for observer in (2, None):
        assert one.view(observer) == other.view(observer)
        for seed in range(WORLDS):
            first, second = (position.imagine(observer, seed).dump() for position in (one, other))
            assert [first["offers"], first["refused"]] == [second["offers"], second["refused"]]


@pytest.mark.parametrize("options", [{}, {"open_trade": True}])
def test_a_world_with_unheard_offers_can_be_loaded_and_looks_the_same(options: dict[str, bool]) -> None:
    pos = trade(options={"private_talk": True, **options})
    play(pos, "0 offer 1 give gems-01 1 want silk:1 0", "2 offer 0 give silk-03 0 want salt:1 1")
    if options:
        play(pos, "1 accept 1 with silk-01")
    for observer in (0, 1, 2, None):
        world = pos.imagine(observer, 3)
        assert world.view(observer) == pos.view(observer)
        assert world.game.load(world.dump()) == world


@pytest.mark.parametrize("count", [1, 2])
def test_the_faces_of_an_offered_good_are_equally_likely(count: int) -> None:
    pos = trade()
    play(pos, f"0 offer 1 give {','.join(['salt-01', 'salt-02'][:count])} 0 want silk:1 0")
    faces: Counter[str] = Counter()
    for seed in range(1400):
        s = pos.imagine(1, seed).state
        faces.update(cards_in(s, s.offers[0].give))
    assert len(faces) == 14
    assert looks_even(faces, 14)


def test_with_open_trade_a_card_that_lies_open_is_the_same_in_every_world() -> None:
    pos = trade(options={"open_trade": True})
    play(pos, "0 offer 1 give salt-01 0 want silk:1 0", "0 offer 2 give salt-02 0 want silk:1 0")
    play(pos, "1 accept 1 with silk-01", "0 choose 1 1")
    assert pos.view(2)["offers"][0]["cards"] == ["salt-02"]
    for observer in (1, 2, None):
        for seed in range(WORLDS):
            assert pos.imagine(observer, seed).view(observer) == pos.view(observer)


def test_with_open_trade_everybody_knows_the_cards_of_a_deal() -> None:
    pos = dealt(options={"open_trade": True})
    for observer in (2, None):
        assert certain(pos, observer, 1) == {"gems-01"}
        assert certain(pos, observer, 0) == {"silk-01"}


# ----------------------------------------------------------------------------- never overstated


class Memory:
    """What each observer can be sure of, gathered from the events he learns of and from nothing else."""

    def __init__(self, pos: Position) -> None:
        dump = pos.dump()
        self.sure = {observer: open_to(dump, observer) for observer in observers(pos)}

    def follow(self, hands: Sequence[Sequence[str]], events: Sequence[Event], open_trade: bool) -> None:
        """`hands` are those before the events."""
        self.forget_all(shuffled(events))
        heard: set[Observer] = set()
        for event in events:
            if event.kind == "deal":
                heard = {observer for observer in self.sure if event.visible_to(observer)}
            elif event.kind == "discard":
                assert event.seat is not None
                self.forget(set(hands[event.seat]), {event.seat})
            elif event.kind == "hand_over":
                assert event.seat is not None
                mine = set(hands[event.seat])
                sides = {event.seat, event.other}
                self.forget(mine, heard | sides)
                if not open_trade:
                    self.forget({card for card in mine if good(card) == good(event.card or "")}, sides)
            if event.card is not None:
                for observer in self.sure:
                    if event.visible_to(observer):
                        self.sure[observer].add(event.card)

    def look(self, pos: Position) -> None:
        """T8: what lies open in an offer or an answer is seen as long as it lies there."""
        for observer in self.sure:
            for offer in pos.view(observer)["offers"]:
                for shown in (offer, *offer["answers"]):
                    self.sure[observer] |= set(shown["cards"])

    def forget(self, cards: set[str], insiders: set[Any]) -> None:
        for observer in self.sure:
            if observer not in insiders:
                self.sure[observer] -= cards

    def forget_all(self, cards: set[str]) -> None:
        self.forget(cards, set())


def said_to_be_known(pos: Position, observer: Observer) -> set[str]:
    """The hidden cards whose faces the state holds to be known."""
    s = pos.state
    known = (s.known >> observer_bit(observer)) & 1 == 1
    return {FACE_IDS[face] for face in s.face[known & (s.pool > 0)]}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("options", TABLES)
def test_a_seats_knowledge_is_never_overstated(options: dict[str, Any], seed: int) -> None:
    chance = random.Random(100 + seed)
    pos = GAME.new(3 + seed % 3, seed, any_options(chance, offers_per_turn=4, **options))
    memory = Memory(pos)
    hands = hands_of(pos)
    of_others = 0
    while not pos.over:
        events = pos.play(*any_step(pos, chance))
        if not events:
            continue
        memory.follow(hands, events, options["open_trade"])
        memory.look(pos)
        hands = hands_of(pos)
        for observer in observers(pos):
            known = said_to_be_known(pos, observer)
            assert known <= memory.sure[observer]
            if observer is not None:
                assert known >= set(hands[observer])
                of_others += len(known - set(hands[observer]))
    assert of_others > 50


def hands_of(pos: Position) -> list[list[str]]:
    return [faces_of(pos.state, HAND_OF + seat) for seat in range(pos.players)]


# ------------------------------------------------------------------- worlds look and answer alike


@pytest.mark.parametrize("open_trade", [False, True])
def test_worlds_an_observer_cannot_tell_apart_look_alike(open_trade: bool) -> None:
    """In games full of deals; also to a program, by the numbers of its observation."""
    looks = 0
    for seed in range(4):
        batch = GAME.batch(1, 2 + seed % 4)
        for pos, chance in haggle(seed + 40, offers_per_turn=4, open_trade=open_trade):
            if chance.random() < 0.85:
                continue
            for observer in observers(pos):
                world = pos.imagine(observer, chance.randrange(2**60))
                assert world.view(observer) == pos.view(observer)
                assert world.odds(observer) == pos.odds(observer)
                looks += 1
            if not pos.over:
                seat = asked(pos)
                seen = []
                for state in (pos, pos.imagine(seat, chance.randrange(2**60))):
                    batch.states[:] = state.states
                    seen.append(batch.observe().tobytes())
                assert seen[0] == seen[1]
    assert looks > 700


@pytest.mark.slow
def test_refusals_and_offers_never_depend_on_another_hand() -> None:
    # R1
    tried: Counter[str] = Counter()
    for seed in range(6):
        for pos, chance in haggle(seed + 60, offers_per_turn=4):
            if chance.random() < 0.85 or pos.over:
                continue
            seat = chance.randrange(pos.players)
            world = pos.imagine(seat, chance.randrange(2**60))
            for action in attempts(pos, seat, chance):
                outcomes = [outcome(state.copy(), seat, action) for state in (pos, world)]
                assert outcomes[0] == outcomes[1]
                tried[outcomes[0][0]] += 1
    assert tried["done"] > 100
    assert {"goods-missing", "wants-too-many", "load-out-of-reach", "no-such-offer"} <= set(tried)


def attempts(pos: Position, seat: int, chance: random.Random) -> list[str]:
    """Offers and answers, possible or not."""
    mine = hand(pos, seat)
    some = ",".join(chance.sample(mine, chance.randrange(min(3, len(mine)) + 1))) or "-"
    goods = chance.sample(["gems", "silk", "salt", "olives", "grain"], 2)
    wants = ",".join(f"{name}:{chance.randrange(1, 4)}" for name in sorted(goods)[: chance.randrange(1, 3)])
    number = chance.choice([offer["number"] for offer in pos.view(None)["offers"]] or [1])
    partner = chance.choice([*map(str, range(pos.players)), "all"])
    return [
        f"offer {partner} give {some} 0 want {wants} 0",
        f"offer {partner} give {','.join(mine) or '-'} 1 want - 0",
        f"accept {number}",
        f"decline {number}",
        f"withdraw {number}",
        f"choose {number} {chance.randrange(pos.players)}",
    ]


def outcome(pos: Position, seat: int, action: str) -> tuple[str, list[str]]:
    """What a seat learns from its own action, but for the cards it gets by it."""
    try:
        events = pos.play(seat, action)
    except IllegalAction as problem:
        return problem.reason, [str(problem)]
    heard = [event for event in events if event.visible_to(seat)]
    return "done", [str(event) for event in heard if not (event.kind == "hand_over" and event.other == seat)]


# --------------------------------------------------------------------------------- Venice and odds


def looks_even(counts: Counter[Any], values: int) -> bool:
    """Whether chance that favours none of so many values can have brought these counts."""
    expected: float = counts.total() / values
    surplus: float = sum((n - expected) ** 2 / expected for n in counts.values())
    surplus += expected * (values - len(counts))
    return surplus <= values - 1 + 4 * math.sqrt(2 * (values - 1))


def above_venice(pos: Position) -> int:
    s = pos.state
    deck = s.face[s.deck[: s.length[0]]].tolist()
    return len(deck) - 1 - int(deck.index(VENICE))


def places_of_venice(pos: Position, observer: Observer, count: int = 1200) -> Counter[int]:
    """How many cards lie above Venice, in imagined worlds."""
    return Counter(above_venice(pos.imagine(observer, seed)) for seed in range(count))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("spread", "low", "high"), [(0, 50, 50), (5, 45, 55), (20, 30, 70)])
def test_at_the_start_venice_may_lie_anywhere_about_the_middle(
    players: int, spread: int, low: int, high: int
) -> None:
    pos = GAME.new(players, 7, {"venice_spread": spread})
    goods = {2: 68, 3: 83, 4: 78, 5: 73}[players]
    fewest, most = goods * low // 100, -(-goods * high // 100) if spread else goods // 2
    places = places_of_venice(pos, players - 1)
    assert set(places) == set(range(fewest, most + 1))
    assert looks_even(places, most - fewest + 1)


@pytest.mark.parametrize("seed", range(3))
def test_venice_may_lie_wherever_nobody_has_seen_that_it_does_not(seed: int) -> None:
    """S5 and L3: not among the cards drawn, and at the end of a turn not on top."""
    goods, fewest, most = 83, 37, 46
    chance = random.Random(seed)
    pos = GAME.new(3, seed)
    at_end_of_turn = 0
    checked = 0
    while not table(pos)["venice_out"]:
        drawn = goods + 1 - table(pos)["deck"]
        lowest = max(fewest, at_end_of_turn + 1, drawn)
        if drawn > 30 and asked(pos) == table(pos)["active"]:
            places = places_of_venice(pos, chance.choice([None, 0, 1, 2]), 300)
            possible = range(lowest - drawn, most - drawn + 1)
            assert set(places) <= set(possible)
            assert looks_even(places, len(possible))
            checked += 1
        for event in pos.play(*any_step(pos, chance)):
            if event.kind == "turn":
                at_end_of_turn = goods + 1 - table(pos)["deck"]
    assert checked > 10


def next_cards(pos: Position, observer: Observer, count: int) -> Counter[str]:
    """What lies on top of the goods deck, in imagined worlds."""
    tops: Counter[str] = Counter()
    for seed in range(count):
        s = pos.imagine(observer, seed).state
        tops[good(FACE_IDS[s.face[s.deck[s.length[0] - 1]]])] += 1
    return tops


def check_odds(pos: Position, observer: Observer, count: int = 3000) -> None:
    """The odds are the frequencies of imagined worlds, within what chance allows."""
    odds = pos.odds(observer)
    expected = {**odds["goods"], "venice": odds["venice"]}
    assert sum(expected.values()) == pytest.approx(1)
    found = next_cards(pos, observer, count)
    assert {name for name in found if found[name]} <= {name for name, share in expected.items() if share}
    for name, share in expected.items():
        assert found[name] / count == pytest.approx(share, abs=4 * (share * (1 - share) / count) ** 0.5)


@pytest.mark.parametrize("observer", [None, 0, 2])
def test_odds_are_the_frequencies_of_imagined_worlds(observer: Observer) -> None:
    check_odds(trade(), observer)
    check_odds(dealt(), observer)
    check_odds(GAME.new(4, 1), observer)


def test_odds_are_the_frequencies_of_imagined_worlds_late_in_a_game() -> None:
    checked = 0
    for seed in range(6):
        for pos, chance in haggle(seed + 80, offers_per_turn=1):
            if pos.over or chance.random() > 0.03 or table(pos)["deck"] not in range(1, 45):
                continue
            if not table(pos)["offers"]:
                check_odds(pos, chance.choice(observers(pos)), 1500)
                checked += 1
    assert checked > 6


@pytest.mark.parametrize("observer", [None, 1, 2])
def test_odds_are_the_frequencies_of_imagined_worlds_while_an_offer_is_open(observer: Observer) -> None:
    hands = [["gems-01", "gems-02", "gems-03", "gems-04", "gems-05"], ["silk-01"], ["silk-02"]]
    pos = trade(hands)
    pos.play(0, "offer 1 give gems-01,gems-02,gems-03,gems-04,gems-05 0 want silk:1 9")
    check_odds(pos, observer)


def test_who_makes_an_offer_has_the_same_odds_as_before() -> None:
    pos = trade()
    before = pos.odds(0)
    pos.play(0, "offer 1 give gems-01,salt-01 0 want silk:1 9")
    assert pos.odds(0) == before
    check_odds(pos, 0)


def test_a_card_got_or_given_in_a_deal_does_not_come_next() -> None:
    pos = dealt()
    for observer in (0, 1):
        assert not {"gems-01", "silk-01"} & set(pos.odds(observer)["next"])
    assert {"gems-01", "silk-01"} <= set(pos.odds(2)["next"])


def test_an_empty_deck_is_foretold_by_the_discard_pile() -> None:
    pos = trade(deck=[], rest="removed", discard=["grain-02", "silk-04", "silk-05"])
    odds = pos.odds(0)
    assert odds["next"] == pytest.approx(dict.fromkeys(["silk-04", "silk-05", "grain-02"], 1 / 3))
    assert odds["goods"] == pytest.approx({"silk": 2 / 3, "grain": 1 / 3})
    assert odds["venice"] == 0


def test_imagined_worlds_leave_the_real_one_as_it_is() -> None:
    pos = trade()
    play(pos, "0 offer all give gems-01,salt-02 0 want silk:1 0", "1 accept 1 with silk-01")
    before = pos.to_bytes()
    assert pos.imagine(1, 5) == pos.imagine(1, 5)
    assert len({pos.imagine(1, seed).to_bytes() for seed in range(20)}) == 20
    assert pos.to_bytes() == before
    assert np.array_equal(pos.imagine(1, 5).state.zone, pos.state.zone)
