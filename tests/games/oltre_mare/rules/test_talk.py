"""What is said at the table: who hears an offer, what is true of it, and claims. T7, T8, R2."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from argosy import Event, Position
from argosy.games.oltre_mare.rules.board import PORT_IDS, SYMBOL_IDS
from games.oltre_mare.rules.position_queries import ducats, each, hand, kinds, load, prestige
from games.position_queries import lines, play, refused, table, texts

HANDS = [["gems-01", "salt-01", "salt-02"], ["silk-01", "silk-02", "olives-01"], ["silk-03", "olives-02"]]
QUIET = {"private_talk": True}
OPEN = {"open_trade": True}


def trade(hands: list[list[str]] = HANDS, **fields: Any) -> Position:
    """Seat 0 is trading and needs one card."""
    return load(len(hands), **{"hands": hands, "phase": "trade", "load": 1, **fields})


def heard(events: Iterable[Event], seat: int | None) -> list[str]:
    """The kinds of the events a seat, or with None a spectator, learns of."""
    return kinds(event for event in events if event.visible_to(seat))


# ------------------------------------------------------------------------------------- T7 truth


def test_the_good_of_every_offered_card_is_told_truthfully() -> None:
    pos = trade()
    (event, *_) = pos.play(0, "offer 1 give gems-01,salt-01,salt-02 4 want silk:1 1")
    assert event.give is not None
    assert event.give.to_json() == {"goods": {"gems": 1, "salt": 2}, "ducats": 4}
    for seat in (None, 0, 1, 2):
        listed = pos.view(seat)["offers"][0]
        assert listed["give"] == {"goods": {"gems": 1, "salt": 2}, "ducats": 4}
        assert listed["want"] == {"goods": {"silk": 1}, "ducats": 1}


def test_the_good_of_every_card_in_an_answer_is_told_truthfully() -> None:
    pos = trade()
    play(pos, "0 offer all give gems-01 0 want silk:1,olives:1 2", "2 accept 1 with silk-03,olives-02")
    for seat in (None, 0, 1, 2):
        (answer,) = pos.view(seat)["offers"][0]["answers"]
        assert answer["give"] == {"goods": {"silk": 1, "olives": 1}, "ducats": 2}


# ----------------------------------------------------------------------------------- R2 who hears


@pytest.mark.parametrize("observer", [None, 1, 2])
def test_others_hear_goods_and_ducats_of_an_offer_but_see_no_card(observer: int | None) -> None:
    pos = trade()
    events = pos.play(0, "offer 1 give gems-01,salt-02 0 want silk:1 0")
    assert heard(events, observer) == ["offer"]
    assert heard(events, 0) == ["offer", "offer_card", "offer_card"]
    assert pos.view(observer)["offers"][0]["cards"] == []
    assert pos.view(0)["offers"][0]["cards"] == ["gems-01", "salt-02"]


@pytest.mark.parametrize("observer", [None, 2])
def test_others_hear_goods_and_ducats_of_a_deal_but_see_no_card(observer: int | None) -> None:
    pos = trade()
    play(pos, "0 offer 1 give gems-01 2 want silk:1 0")
    events = pos.play(1, "accept 1 with silk-02")
    assert heard(events, observer) == ["deal", "prestige"]
    assert heard(events, 0) == heard(events, 1) == ["deal", "hand_over", "hand_over", "prestige"]
    assert not any(event.card for event in events if event.visible_to(observer))


@pytest.mark.parametrize("observer", [None, 0, 1])
def test_others_hear_goods_of_an_answer_but_see_no_card(observer: int | None) -> None:
    pos = trade()
    play(pos, "0 offer all give gems-01 0 want silk:1 0")
    events = pos.play(2, "accept 1 with silk-03")
    assert (heard(events, observer), heard(events, 2)) == (["answer"], ["answer", "answer_card"])
    assert pos.view(observer)["offers"][0]["answers"][0]["cards"] == []
    assert pos.view(2)["offers"][0]["answers"][0]["cards"] == ["silk-03"]


# ----------------------------------------------------------------------------------- T8 open trade


@pytest.mark.parametrize("observer", [None, 0, 1, 2])
def test_with_open_trade_all_see_the_cards_of_offers_and_answers(observer: int | None) -> None:
    pos = trade(options=OPEN)
    events = pos.play(0, "offer 1 give gems-01,salt-02 0 want silk:1 0")
    assert heard(events, observer) == ["offer", "offer_card", "offer_card"]
    assert pos.view(observer)["offers"][0]["cards"] == ["gems-01", "salt-02"]
    events = pos.play(1, "accept 1 with silk-02")
    assert heard(events, observer) == ["answer", "answer_card"]
    assert pos.view(observer)["offers"][0]["answers"][0]["cards"] == ["silk-02"]
    assert "deal" in heard(pos.play(0, "choose 1 1"), observer)


def test_with_open_trade_the_rest_of_a_hand_stays_hidden() -> None:
    pos = trade(options=OPEN)
    play(pos, "0 offer 1 give gems-01 0 want silk:1 0", "1 accept 1 with silk-02")
    for observer in (None, 2):
        shown = str(pos.view(observer)["offers"]) + str(pos.view(observer)["seats"])
        assert not any(card in shown for card in ("salt-01", "salt-02", "silk-01", "olives-01"))


def test_with_open_and_private_talk_the_two_sides_alone_see_the_cards() -> None:
    pos = trade(options=OPEN | QUIET)
    offer = pos.play(0, "offer 1 give gems-01 0 want silk:1 0")
    answer = pos.play(1, "accept 1 with silk-02")
    for observer in (None, 2):
        assert heard(offer, observer) == heard(answer, observer) == []
        assert pos.view(observer)["offers"] == []
    for observer in (0, 1):
        (listed,) = pos.view(observer)["offers"]
        assert (listed["cards"], listed["answers"][0]["cards"]) == (["gems-01"], ["silk-02"])


# --------------------------------------------------------------------------------- private talk


@pytest.mark.parametrize(("maker", "taker"), [(0, 1), (1, 0)])
def test_private_talk_is_heard_by_its_two_sides_alone(maker: int, taker: int) -> None:
    pos = trade(options=QUIET)
    events = pos.play(maker, f"offer {taker} give {HANDS[maker][0]} 0 want - 3")
    events += pos.play(maker, "claim 1 power 6")
    for observer in (None, 2):
        assert heard(events, observer) == []
        assert pos.view(observer)["offers"] == []
    assert heard(events, taker) == ["offer", "claim_power"]
    assert pos.view(taker)["offers"][0]["want"]["ducats"] == 3
    for action in ("accept 1 with -", "accept 1", "decline 1", "withdraw 1", "choose 1 1", "claim 1 load 1"):
        assert refused(pos, 2, action) == "no-such-offer"
    assert heard(pos.play(taker, "decline 1"), 2) == []


def test_a_private_deal_shows_others_only_how_many_cards_and_ducats_went() -> None:
    pos = trade(options=QUIET)
    play(pos, "0 offer 1 give gems-01,salt-01 1 want silk:1 5")
    events = pos.play(1, "accept 1 with silk-01")
    for observer in (None, 2):
        assert lines(event for event in events if event.visible_to(observer)) == [
            "quiet_deal seat=0 other=1 number=1 amount=-4 seen_by=2,spectators",
            "prestige seat=1",
        ]
    assert heard(events, 0) == ["deal", "hand_over", "hand_over", "hand_over", "prestige"]
    assert (each(pos, "hand"), ducats(pos), prestige(pos)) == ([2, 4, 2], [15, 7, 11], [0, 1, 0])


def test_an_offer_to_all_is_never_private() -> None:
    pos = trade(options=QUIET)
    events = pos.play(0, "offer all give gems-01 0 want silk:1 0")
    events += pos.play(1, "accept 1 with silk-01")
    events += pos.play(0, "choose 1 1")
    assert heard(events, None) == heard(events, 2) == ["offer", "answer", "deal", "prestige"]


def test_the_end_of_a_private_offer_is_private_too() -> None:
    pos = trade(options=QUIET)
    play(pos, "0 offer 1 give gems-01 0 want silk:1 0", "0 offer 2 give gems-01 0 want silk:1 0")
    events = pos.play(1, "accept 1 with silk-01")
    assert "lapse_cards" not in heard(events, 1)
    assert "lapse_cards" not in heard(events, None)
    assert heard(events, 2) == ["quiet_deal", "prestige", "lapse_cards"]
    play(pos, "0 offer 1 give salt-01 0 want silk:1 0")
    events = pos.play(1, "no-deals")
    assert (heard(events, 2), heard(events, 0)) == (["no_deals"], ["no_deals", "lapse_no_deals"])


def test_private_offers_show_in_the_views_of_their_sides_alone() -> None:
    pos = trade(options=QUIET)
    play(pos, "0 offer 1 give gems-01 0 want - 0", "2 offer 0 give silk-03 0 want - 0")
    play(pos, "0 offer all give salt-01 0 want - 1")
    shown = {seat: [offer["number"] for offer in pos.view(seat)["offers"]] for seat in (None, 0, 1, 2)}
    assert shown == {None: [3], 0: [1, 2, 3], 1: [1, 3], 2: [2, 3]}


# ------------------------------------------------------------------------------------- T7 claims

CLAIMS = [
    *((f"symbol {symbol}", f"claim_symbol seat=0 number=1 symbol={symbol}") for symbol in SYMBOL_IDS),
    *((f"power {power}", f"claim_power seat=0 number=1 amount={power}") for power in (0, 3, 4, 5, 6, 12)),
    *((f"load {load}", f"claim_load seat=0 number=1 amount={load}") for load in (0, 1, 2, 3, 4)),
    *((f"port {port}", f"claim_port seat=0 number=1 port={port}") for port in PORT_IDS),
]


@pytest.mark.parametrize(("claim", "event"), CLAIMS)
def test_anything_may_be_claimed_about_an_own_offer_and_nothing_comes_of_it(claim: str, event: str) -> None:
    pos = trade()
    play(pos, "0 offer 1 give gems-01 0 want silk:1 0")
    before = pos.to_bytes()
    events = pos.play(0, f"claim 1 {claim}")
    assert lines(events) == [event]
    assert all(event.visible_to(seat) for event in events for seat in (None, 0, 1, 2))
    assert pos.to_bytes() == before
    mark, _, value = claim.partition(" ")
    said: Any = int(value) if value.isdecimal() else value
    assert pos.play(0, {"do": "claim", "offer": 1, "mark": mark, "value": said}) == events


def test_claims_may_be_repeated_and_contradict_each_other() -> None:
    pos = trade()
    play(pos, "1 offer 0 give silk-01 0 want gems:1 0")
    events = play(pos, *["1 claim 1 power 6", "1 claim 1 power 3", "1 claim 1 power 6"] * 5)
    assert kinds(events) == ["claim_power"] * 15


def test_claims_are_made_by_the_maker_of_an_open_offer_alone() -> None:
    pos = trade()
    play(pos, "0 offer 1 give gems-01 0 want silk:1 0")
    for seat in (1, 2):
        assert refused(pos, seat, "claim 1 power 6") == "not-your-offer"
    assert refused(pos, 0, "claim 2 power 6") == "no-such-offer"
    assert refused(pos, 0, "claim 0 power 6") == "no-such-offer"
    pos.play(1, "decline 1")
    assert refused(pos, 0, "claim 1 power 6") == "no-such-offer"


def test_claims_are_never_listed_among_the_choices() -> None:
    pos = trade()
    play(pos, "0 offer 1 give gems-01 0 want silk:1 0")
    assert not any("claim" in text for seat in range(3) for text in texts(pos, seat))


def test_a_claim_about_a_private_offer_is_private() -> None:
    pos = trade(options=QUIET)
    play(pos, "0 offer 1 give gems-01 0 want silk:1 0")
    events = pos.play(0, "claim 1 port venezia")
    assert [heard(events, seat) for seat in (0, 1, 2, None)] == [["claim_port"], ["claim_port"], [], []]


def test_claims_are_talk_of_the_trade_phase() -> None:
    pos = trade()
    play(pos, "0 offer 1 give gems-01 0 want silk:1 0", "0 finish-trade")
    assert refused(pos, 0, "claim 1 power 6") == "no-such-offer"


def test_the_truth_shows_to_the_new_owner_only_when_the_deal_is_done() -> None:
    pos = trade()
    play(pos, "0 offer 1 give gems-01 0 want - 0", "0 claim 1 power 3")
    assert "gems-01" not in str(pos.view(1))
    pos.play(1, "accept 1 with -")
    assert "gems-01" in hand(pos, 1)
    assert "gems-01" not in str(pos.view(2))
    assert "gems-01" not in str(table(pos))
