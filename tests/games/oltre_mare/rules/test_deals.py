"""What a deal moves, between whom, and what it brings: T1 to T6, T9, T10, R4."""

from __future__ import annotations

from typing import Any

import pytest

from argosy import InvalidScenario, Position
from games.oltre_mare.rules.position_queries import ducats, each, hand, load, prestige
from games.position_queries import lines, play, refused, table, texts

HANDS = [
    ["gems-01", "salt-01", "salt-02", "pottery-01"],
    ["silk-01", "silk-02", "olives-01"],
    ["silk-03", "olives-02"],
]


def trade(hands: list[list[str]] = HANDS, **fields: Any) -> Position:
    """Seat 0 is trading and needs one card."""
    return load(len(hands), **{"hands": hands, "phase": "trade", "load": 1, **fields})


# --------------------------------------------------------------------------- T1 between whom, of what


@pytest.mark.parametrize("partner", ["1", "2", "all"])
def test_others_do_not_deal_among_themselves(partner: str) -> None:
    pos = trade()
    for seat in (1, 2):
        card = HANDS[seat][0]
        assert refused(pos, seat, f"offer {partner} give {card} 0 want - 0") == "deals-with-active-only"
        assert texts(pos, seat) == ["offer-to 0", "no-deals"]


def test_nobody_deals_with_himself() -> None:
    assert refused(trade(), 0, "offer 0 give gems-01 0 want - 0") == "deals-with-active-only"


def test_in_another_turn_another_seat_deals_with_everybody() -> None:
    pos = trade(active=1)
    assert refused(pos, 0, "offer 2 give gems-01 0 want - 0") == "deals-with-active-only"
    play(pos, "1 offer 2 give silk-01 0 want silk:1 0", "2 accept 1 with silk-03")
    play(pos, "0 offer 1 give gems-01 0 want olives:1 0", "1 accept 2 with olives-01")
    assert hand(pos, 1) == ["gems-01", "silk-02", "silk-03"]


def test_an_offer_to_a_seat_that_is_not_there_is_refused() -> None:
    assert refused(trade(), 0, "offer 3 give gems-01 0 want - 0") == "no-such-seat"
    assert refused(trade(), 0, "offer-to 4") == "no-such-seat"


@pytest.mark.parametrize("card", ["grain-05", "silk-01", "grain-01", "grain-02", "grain-03", "grain-04"])
def test_only_cards_of_the_own_hand_can_be_given(card: str) -> None:
    pos = trade(
        cargo=[["grain-01"], ["grain-02"], []],
        pirates=[["grain-03"], [], []],
        pirate_own=[["grain-03"], [], []],
        discard=["grain-04"],
    )
    assert refused(pos, 0, f"offer 1 give {card} 0 want - 0") == "not-in-hand"


def test_a_deal_moves_hand_cards_and_ducats_and_nothing_else() -> None:
    pos = trade(
        cargo=[["gems-02"], ["gems-06"], ["silk-04"]],
        pirates=[["grain-01"], ["grain-02"], []],
        owned=[["good_deal"], [], []],
        active_token=["good_deal", None, None],
    )
    before = pos.dump()
    play(pos, "0 offer 1 give gems-01 2 want silk:1 1", "1 accept 1 with silk-02")
    after = pos.dump()
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"hands", "ducats", "prestige", "got_prestige", "offers_made", "next_offer",
                       "hidden_state"}  # fmt: skip


@pytest.mark.parametrize("phase", ["play", "load", "discard"])
def test_there_are_deals_in_the_trade_phase_only(phase: str) -> None:
    pos = trade(phase=phase, power=3)
    assert refused(pos, 0, "offer 1 give gems-01 0 want - 0") == "wrong-phase"
    assert refused(pos, 1, "offer 0 give silk-01 0 want - 0") == "not-your-decision"
    assert texts(pos, 1) == []


# ------------------------------------------------------------------------------------- T2 bundles


@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(
    ("give", "want", "answer", "cards", "money"),
    [
        ("gems-01 0", "silk:1 0", "silk-02", [4, 3], [11, 11]),
        ("gems-01 0", "- 0", "-", [3, 4], [11, 11]),
        ("- 0", "silk:1 0", "silk-01", [5, 2], [11, 11]),
        ("gems-01 0", "- 7", "-", [3, 4], [18, 4]),
        ("gems-01 7", "- 0", "-", [3, 4], [4, 18]),
        ("- 7", "olives:1 0", "olives-01", [5, 2], [4, 18]),
        ("- 0", "olives:1 7", "olives-01", [5, 2], [18, 4]),
        ("gems-01 2", "silk:1 5", "silk-01", [4, 3], [14, 8]),
        ("gems-01,salt-02,pottery-01 0", "silk:1 0", "silk-01", [2, 5], [11, 11]),
        ("gems-01,salt-01,salt-02 9", "silk:2,olives:1 3", "silk-01,silk-02,olives-01", [4, 3], [5, 17]),
        ("gems-01,salt-01,salt-02,pottery-01 0", "olives:1 0", "olives-01", [1, 6], [11, 11]),
    ],
)  # fmt: skip
def test_any_bundle_may_be_given_for_any_bundle(
    give: str, want: str, answer: str, cards: list[int], money: list[int], active: int
) -> None:
    pos = trade(active=active)
    play(pos, f"0 offer 1 give {give} want {want}", f"1 accept 1 with {answer}")
    assert each(pos, "hand") == [*cards, 2]
    assert ducats(pos) == [*money, 11]
    given, answered = (set(text.split()[0].split(",")) - {"-"} for text in (give, answer))
    assert set(hand(pos, 0)) == set(HANDS[0]) - given | answered
    assert set(hand(pos, 1)) == set(HANDS[1]) - answered | given
    assert table(pos)["offers"] == []


def test_a_deal_says_what_both_sides_give_and_shows_the_cards_to_them_alone() -> None:
    pos = trade()
    play(pos, "0 offer 1 give gems-01,salt-02 2 want silk:2 1")
    assert lines(pos.play(1, "accept 1 with silk-01,silk-02")) == [
        "deal seat=0 other=1 number=1 give=gems:1,salt:1+2 want=silk:2+1",
        "hand_over seat=0 other=1 card=gems-01 seen_by=0,1",
        "hand_over seat=0 other=1 card=salt-02 seen_by=0,1",
        "hand_over seat=1 other=0 card=silk-01 seen_by=0,1",
        "hand_over seat=1 other=0 card=silk-02 seen_by=0,1",
        "prestige seat=1",
    ]


def test_there_may_be_any_number_of_deals_in_a_turn() -> None:
    pos = trade(options={"offers_per_turn": 40})
    for number in range(1, 40, 2):
        play(pos, "0 offer 1 give gems-01 0 want silk:1 0", f"1 accept {number} with silk-01")
        play(pos, "1 offer 0 give gems-01 0 want silk:1 0", f"0 accept {number + 1} with silk-01")
    assert [hand(pos, seat) for seat in range(3)] == HANDS
    assert table(pos)["purchases_left"] == 4


def test_cards_gained_from_players_have_no_limit_but_what_they_hold() -> None:
    pos = trade()
    play(pos, "0 offer 1 give - 0 want silk:2,olives:1 0", "1 accept 1 with silk-01,silk-02,olives-01")
    play(pos, "0 offer 2 give - 0 want silk:1,olives:1 0", "2 accept 2 with silk-03,olives-02")
    assert each(pos, "hand") == [9, 0, 0]


def test_deals_and_purchases_come_in_any_order() -> None:
    pos = trade(deck=["grain-01", "grain-02"])
    play(pos, "0 buy deck", "0 offer 1 give grain-01 0 want silk:1 0", "0 buy deck")
    play(pos, "1 accept 1 with silk-01", "0 offer 2 give grain-02,silk-01 0 want - 3", "2 accept 2 with -")
    assert hand(pos, 2) == ["silk-01", "silk-03", "olives-02", "grain-02"]
    assert ducats(pos) == [11 - 3 - 3 + 3, 11, 8]


# ------------------------------------------------------------------------------------- T3 consent


@pytest.mark.parametrize(
    ("maker", "taker", "offer"),
    [
        (0, 1, "offer 1 give gems-01 3 want - 0"),
        (1, 0, "offer 0 give silk-01 3 want - 0"),
        (0, 1, "offer 1 give - 0 want silk:1 0"),
        (1, 0, "offer 0 give - 0 want gems:1 0"),
    ],
)
def test_nothing_changes_hands_before_the_other_side_consents(maker: int, taker: int, offer: str) -> None:
    pos = trade()
    pos.play(maker, offer)
    assert [hand(pos, seat) for seat in range(3)] == HANDS
    assert (ducats(pos), prestige(pos)) == ([11, 11, 11], [0, 0, 0])
    assert taker in pos.to_act
    pos.play(taker, "decline 1")
    assert [hand(pos, seat) for seat in range(3)] == HANDS
    assert prestige(pos) == [0, 0, 0]
    assert refused(pos, taker, "accept 1 with -") == "no-such-offer"


@pytest.mark.parametrize(
    ("maker", "offer", "event"),
    [
        (0, "offer 1 give gems-01 3 want - 0", "deal seat=0 other=1 number=1 give=gems:1+3 want=-+0"),
        (1, "offer 0 give silk-01 3 want - 0", "deal seat=1 other=0 number=1 give=silk:1+3 want=-+0"),
    ],
)
def test_without_consent_a_gift_is_carried_out_at_once(maker: int, offer: str, event: str) -> None:
    pos = trade(options={"consent_for_gifts": False})
    events = pos.play(maker, offer)
    assert lines(events, "deal") == [event]
    assert lines(events, "prestige") == ["prestige seat=1"]
    assert table(pos)["offers"] == []
    assert ducats(pos)[maker] == 8
    assert len(hand(pos, maker)) == len(HANDS[maker]) - 1


@pytest.mark.parametrize("want", ["- 1", "silk:1 0", "silk:1 1"])
def test_without_consent_an_offer_that_asks_for_anything_still_waits(want: str) -> None:
    pos = trade(options={"consent_for_gifts": False})
    pos.play(0, f"offer 1 give gems-01 0 want {want}")
    assert [hand(pos, seat) for seat in range(3)] == HANDS
    assert [offer["number"] for offer in table(pos)["offers"]] == [1]


def test_without_consent_a_gift_for_whoever_wants_it_still_waits_for_one_who_does() -> None:
    pos = trade(options={"consent_for_gifts": False})
    pos.play(0, "offer all give gems-01 0 want - 0")
    assert hand(pos, 0) == HANDS[0]
    play(pos, "2 accept 1 with -", "0 choose 1 2")
    assert "gems-01" in hand(pos, 2)


def test_without_consent_a_gift_of_ducats_alone_needs_its_own_option() -> None:
    pos = trade(options={"consent_for_gifts": False})
    assert refused(pos, 0, "offer 1 give - 4 want - 0") == "ducats-only"
    pos = trade(options={"consent_for_gifts": False, "allow_ducat_only_deals": True})
    pos.play(0, "offer 1 give - 4 want - 0")
    assert (ducats(pos), prestige(pos)) == ([7, 15, 11], [0, 1, 0])


def test_without_consent_a_gift_goes_to_nobody_who_wants_no_deals() -> None:
    pos = trade(options={"consent_for_gifts": False})
    pos.play(1, "no-deals")
    assert refused(pos, 0, "offer 1 give gems-01 0 want - 0") == "partner-wants-no-deals"
    assert refused(pos, 1, "offer 0 give silk-01 0 want - 0") == "no-deals-said"


# ----------------------------------------------------------------------------- T4 at least one card


@pytest.mark.parametrize(("seat", "partner"), [(0, "1"), (1, "0"), (0, "all")])
@pytest.mark.parametrize("terms", ["give - 1 want - 0", "give - 0 want - 1", "give - 5 want - 3"])
def test_a_deal_must_move_at_least_one_card(seat: int, partner: str, terms: str) -> None:
    assert refused(trade(), seat, f"offer {partner} {terms}") == "ducats-only"


@pytest.mark.parametrize("allowed", [False, True])
@pytest.mark.parametrize(("seat", "partner"), [(0, "1"), (1, "0"), (0, "all")])
def test_nothing_for_nothing_is_no_offer(seat: int, partner: str, allowed: bool) -> None:
    pos = trade(options={"allow_ducat_only_deals": allowed})
    assert refused(pos, seat, f"offer {partner} give - 0 want - 0") == "nothing-offered"


def test_where_it_is_allowed_ducats_alone_make_a_deal_and_bring_prestige() -> None:
    pos = trade(options={"allow_ducat_only_deals": True})
    play(pos, "0 offer 1 give - 1 want - 0", "1 accept 1 with -")
    play(pos, "2 offer 0 give - 0 want - 1", "0 accept 2 with -")
    assert ducats(pos) == [9, 12, 12]
    assert prestige(pos) == [0, 1, 1]


# ------------------------------------------------------------------------------------- T5 ducats


def test_ducats_of_a_deal_may_push_either_side_below_zero() -> None:
    pos = trade(ducats=[-5, 0, 3])
    play(pos, "0 offer 1 give gems-01 1 want silk:1 0", "1 accept 1 with silk-01")
    play(pos, "0 offer 2 give salt-01 0 want - 99", "2 accept 2 with -")
    assert ducats(pos) == [-5 - 1 + 99, 1, 3 - 99]


def test_the_rulebook_swap_of_a_player_in_debt() -> None:
    # 9.2
    pos = load(
        3,
        phase="trade",
        load=4,
        ducats=[2, 11, 11],
        hands=[["grain-01"], ["salt-02", "salt-03"], []],
        deck=["salt-01", "silk-01"],
    )
    play(pos, "0 buy deck", "0 buy deck", "0 offer 1 give silk-01 1 want salt:2 0")
    pos.play(1, "accept 1 with salt-02,salt-03")
    assert (ducats(pos), prestige(pos)) == ([-6, 12, 11], [0, 1, 0])
    assert hand(pos, 0) == ["salt-01", "salt-02", "salt-03", "grain-01"]


@pytest.mark.parametrize("amount", ["100", "0100", "32768", "9" * 40])
def test_an_offer_of_more_than_99_ducats_is_refused_with_the_reason(amount: str) -> None:
    assert refused(trade(), 0, f"offer 1 give gems-01 {amount} want - 0") == "too-many-ducats"
    assert refused(trade(), 0, f"offer 1 give gems-01 0 want - {amount}") == "too-many-ducats"
    assert "at most 99" in str(trade().why_not(0, f"offer 1 give gems-01 {amount} want - 0"))
    trade().play(0, "offer 1 give gems-01 099 want - 99")


def test_an_offer_that_names_a_card_twice_is_refused_with_the_reason() -> None:
    assert refused(trade(), 0, "offer 1 give gems-01,gems-01 0 want - 0") == "named-twice"
    assert "gems-01 is named twice" in str(trade().why_not(0, "offer 1 give gems-01,gems-01 0 want - 0"))


@pytest.mark.parametrize("amount", ["-1", "1.5", "x", "", "+2"])
def test_an_amount_is_a_whole_number_of_ducats(amount: str) -> None:
    assert refused(trade(), 0, f"offer 1 give gems-01 {amount} want - 0") == "unknown-action"
    assert refused(trade(), 0, f"offer 1 give gems-01 0 want - {amount}") == "unknown-action"


# ------------------------------------------------------------------------------------ T6 prestige


@pytest.mark.parametrize(
    ("maker", "taker", "offer", "answer"),
    [
        (0, 1, "offer 1 give gems-01 0 want - 0", "-"),
        (1, 0, "offer 0 give silk-01 0 want - 0", "-"),
        (0, 1, "offer 1 give - 0 want silk:1 0", "silk-01"),
        (1, 0, "offer 0 give - 0 want gems:1 0", "gems-01"),
        (0, 1, "offer 1 give gems-01 0 want silk:1 0", "silk-01"),
        (1, 0, "offer 0 give silk-01 0 want gems:1 0", "gems-01"),
    ],
)
def test_the_partner_who_is_not_active_gets_prestige_whoever_gives(
    maker: int, taker: int, offer: str, answer: str
) -> None:
    pos = trade()
    pos.play(maker, offer)
    assert lines(pos.play(taker, f"accept 1 with {answer}"), "prestige") == ["prestige seat=1"]
    assert prestige(pos) == [0, 1, 0]


def test_however_many_deals_a_seat_gets_one_prestige_in_a_turn() -> None:
    pos = trade(prestige=[4, 2, 0])
    play(pos, "0 offer 1 give gems-01 0 want - 0", "1 accept 1 with -")
    play(pos, "1 offer 0 give silk-01 0 want - 0")
    assert lines(pos.play(0, "accept 2 with -"), "prestige") == []
    assert prestige(pos) == [4, 3, 0]


def test_each_partner_gets_his_own_prestige() -> None:
    pos = trade()
    play(pos, "0 offer 1 give gems-01 0 want - 0", "0 offer 2 give salt-01 0 want - 0")
    play(pos, "1 accept 1 with -", "2 accept 2 with -")
    assert prestige(pos) == [0, 1, 1]


def test_the_table_tells_whom_a_deal_would_bring_prestige() -> None:
    pos = trade()
    assert table(pos)["prestige_due"] == [1, 2]
    play(pos, "0 offer 1 give gems-01 0 want - 0", "1 accept 1 with -")
    assert table(pos)["prestige_due"] == [2]
    play(pos, "0 finish-trade")
    assert table(pos)["prestige_due"] == []
    assert table(trade(prestige=[1, 1, 0], options={"prestige_supply": 2}))["prestige_due"] == []


def test_a_seat_that_got_prestige_in_this_turn_gets_none_until_the_next() -> None:
    pos = trade(got_prestige=[1], cargo=[["gems-05"], ["gems-06"], ["silk-02"]], hands=[HANDS[0], [], []])
    play(pos, "0 offer 1 give gems-01 0 want - 0", "1 accept 1 with -")
    assert prestige(pos) == [0, 0, 0]
    play(pos, "0 finish-trade", "0 play pottery-01", "0 load pottery-01")
    assert table(pos)["active"] == 1
    play(pos, "1 offer 0 give gems-01 0 want - 0", "0 accept 2 with -")
    assert prestige(pos) == [1, 0, 0]


@pytest.mark.parametrize(("again", "expected"), [(False, 0), (True, 1)])
def test_the_first_scoring_takes_prestige_back_and_by_default_the_turn_brings_no_other(
    again: bool, expected: int
) -> None:
    pos = trade(deck=["venice", "grain-01"], options={"prestige_again_after_venice": again})
    play(pos, "0 offer 1 give gems-01 0 want - 0", "1 accept 1 with -")
    assert prestige(pos) == [0, 1, 0]
    assert "return_prestige" in lines(pos.play(0, "buy deck"))
    assert prestige(pos) == [0, 0, 0]
    play(pos, "0 offer 1 give salt-01 0 want - 0", "1 accept 2 with -")
    assert prestige(pos) == [0, expected, 0]


def test_prestige_comes_from_a_supply_that_may_be_limited() -> None:
    pos = trade(prestige=[1, 1, 0], options={"prestige_supply": 3})
    play(pos, "0 offer 1 give gems-01 0 want - 0", "1 accept 1 with -")
    play(pos, "0 offer 2 give salt-01 0 want - 0", "2 accept 2 with -")
    assert prestige(pos) == [1, 2, 0]


# ----------------------------------------------------------------------------- T9 the load in reach

REACH = [
    (cards, purchases, needed)
    for cards in (1, 2, 3, 4)
    for purchases in range(5)
    for needed in (1, 2, 3, 4)
    if 0 <= cards + 4 - purchases - needed < cards
]


@pytest.mark.parametrize(("cards", "purchases", "needed"), REACH)
def test_the_active_player_may_part_with_no_card_his_load_cannot_spare(
    cards: int, purchases: int, needed: int
) -> None:
    spare = cards + 4 - purchases - needed
    mine = ["gems-01", "gems-02", "gems-03", "gems-04"][:cards]
    pos = trade([mine, ["silk-01"], []], load=needed, purchases=purchases)
    too_many = ",".join(mine[: spare + 1])
    assert refused(pos, 0, f"offer 1 give {too_many} 5 want - 5") == "load-out-of-reach"
    assert refused(pos, 0, f"offer all give {too_many} 0 want - 0") == "load-out-of-reach"
    assert refused(pos, 1, f"offer 0 give - 0 want gems:{spare + 1} 0") == "load-out-of-reach"
    if spare:
        pos.copy().play(1, f"offer 0 give - 0 want gems:{spare} 0")
        pos.copy().play(0, f"offer all give {','.join(mine[:spare])} 0 want - 0")
    pos.copy().play(1, f"offer 0 give silk-01 0 want gems:{spare + 1} 0")
    play(pos, f"0 offer 1 give {too_many} 0 want silk:1 0", "1 accept 1 with silk-01")
    play(pos, *["0 buy deck"] * (4 - purchases), "0 finish-trade")


def test_the_partner_may_part_with_all_his_cards() -> None:
    pos = trade(load=4)
    play(pos, "0 offer 1 give - 1 want silk:2,olives:1 0", "1 accept 1 with silk-01,silk-02,olives-01")
    assert each(pos, "hand") == [7, 0, 2]


def test_a_purchase_leaves_the_load_as_near_as_it_was() -> None:
    pos = trade(load=4, purchases=2, hands=[HANDS[0][:3], HANDS[1], HANDS[2]])
    play(pos, "0 offer 1 give salt-01 0 want - 0", "0 buy deck", "0 buy deck")
    assert [offer["number"] for offer in table(pos)["offers"]] == [1]
    play(pos, "1 accept 1 with -", "0 finish-trade")


def test_a_deal_that_takes_the_spare_card_ends_the_other_offers_that_need_it() -> None:
    pos = trade(load=3, purchases=4)
    play(pos, "0 offer 1 give gems-01 0 want - 0", "0 offer 2 give salt-01 0 want - 2")
    play(pos, "1 offer 0 give - 3 want pottery:1 0", "2 offer 0 give silk-03 0 want salt:1 0")
    assert lines(pos.play(1, "accept 1 with -"))[-3:] == [
        "prestige seat=1",
        "lapse_load seat=0 number=2",
        "lapse_load seat=1 number=3",
    ]
    assert [offer["number"] for offer in table(pos)["offers"]] == [4]
    assert refused(pos, 2, "accept 2 with -") == "no-such-offer"
    assert refused(pos, 0, "accept 3 with pottery-01") == "no-such-offer"
    play(pos, "0 accept 4 with salt-01", "0 finish-trade")


def test_an_ask_of_another_seat_that_takes_the_spare_card_ends_the_active_players_offers() -> None:
    pos = trade(load=3, purchases=4)
    play(pos, "0 offer 2 give salt-01 0 want - 2", "1 offer 0 give - 3 want pottery:1 0")
    assert "lapse_load seat=0 number=1" in lines(pos.play(0, "accept 2 with pottery-01"))


def test_a_deal_that_brings_a_card_leaves_the_others_standing() -> None:
    pos = trade(load=3, purchases=4)
    play(pos, "0 offer 2 give salt-01 0 want - 2", "1 offer 0 give silk-01 0 want - 0")
    assert lines(pos.play(0, "accept 2 with -"))[-1] == "prestige seat=1"
    play(pos, "2 accept 1 with -", "0 offer 1 give gems-01 0 want - 0")


def test_an_answer_that_can_no_longer_be_afforded_cannot_be_chosen() -> None:
    pos = trade(load=3, purchases=4)
    play(pos, "0 offer all give salt-01 0 want - 2", "2 accept 1 with -")
    play(pos, "1 offer 0 give - 3 want pottery:1 0")
    assert "lapse_load seat=0 number=1" in lines(pos.play(0, "accept 2 with pottery-01"))
    assert refused(pos, 0, "choose 1 2") == "no-such-offer"


@pytest.mark.parametrize(
    "offer",
    [
        {"from": 0, "to": 1, "give": {"cards": ["gems-01"]}},
        {"from": 1, "to": 0, "want": {"goods": {"gems": 1}}},
    ],
)
def test_no_offer_against_the_load_can_be_laid_out(offer: dict[str, Any]) -> None:
    with pytest.raises(InvalidScenario, match=r"offers\[0\]"):
        trade(load=4, purchases=4, offers=[offer])


def test_without_consent_a_gift_must_leave_the_load_in_reach_too() -> None:
    pos = trade(load=4, purchases=4, options={"consent_for_gifts": False})
    assert refused(pos, 0, "offer 1 give gems-01 0 want - 0") == "load-out-of-reach"
    play(pos, "1 offer 0 give silk-01 0 want - 0", "0 offer 1 give gems-01 0 want - 0")
    assert each(pos, "hand") == [4, 3, 2]


# ------------------------------------------------------------------------------------ T10 trading on


def test_a_card_just_traded_may_be_traded_on_at_once() -> None:
    pos = trade()
    play(pos, "0 offer 1 give gems-01 0 want silk:1 0", "1 accept 1 with silk-01")
    play(pos, "0 offer 2 give silk-01 0 want olives:1 0", "2 accept 2 with olives-02")
    play(pos, "1 offer 0 give gems-01 0 want - 0", "0 accept 3 with -")
    assert hand(pos, 0) == ["gems-01", "salt-01", "salt-02", "pottery-01", "olives-02"]
    assert hand(pos, 2) == ["silk-01", "silk-03"]
