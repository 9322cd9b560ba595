"""The examples of the rulebook: the test vectors of section 9 of the specification."""

from __future__ import annotations

from typing import Any

import pytest

from games.oltre_mare.rules.position_queries import ducats, each, hand, load, of_good, prestige, top
from games.position_queries import lines, play, refused, table

GEMS, SCROLLS, SILK, SALT = (of_good(good) for good in ("gems", "scrolls", "silk", "salt"))
POTTERY, OLIVES, GRAIN = (of_good(good) for good in ("pottery", "olives", "grain"))
FIVE_TOKENS = ["calm_sea", "good_deal", "good_terms", "local_influence", "pirates_repelled"]


def active(token: str) -> dict[str, Any]:
    """Seat 0 owns this token, and it is the active one."""
    return {"owned": [[token], [], []], "active_token": [token, None, None]}


def test_1_with_seven_cards_and_power_five_two_cards_are_discarded() -> None:
    pos = load(hands=[OLIVES[:7], [], []], cargo=[[top(5)], [], []])
    assert (table(pos)["phase"], table(pos)["to_discard"]) == ("discard", 2)
    play(pos, "0 discard olives-01")
    assert (table(pos)["phase"], table(pos)["to_discard"]) == ("discard", 1)
    play(pos, "0 discard olives-05")
    assert (table(pos)["phase"], each(pos, "hand"), each(pos, "pirates")) == ("trade", [5, 0, 0], [2, 0, 0])


def test_2_two_purchases_lead_into_debt_and_a_swap_further_still() -> None:
    hands = [["grain-01"], ["salt-02", "salt-03"], []]
    pos = load(phase="trade", load=4, ducats=[2, 11, 11], hands=hands, deck=["salt-01", "silk-01"])
    play(pos, "0 buy deck")
    assert (ducats(pos)[0], hand(pos, 0)) == (-1, ["salt-01", "grain-01"])
    play(pos, "0 buy deck")
    assert (ducats(pos)[0], hand(pos, 0)) == (-5, ["silk-01", "salt-01", "grain-01"])
    assert refused(pos, 0, "finish-trade") == "hand-below-load"
    play(pos, "0 offer 1 give silk-01 1 want salt:2 0", "1 accept 1 with salt-02,salt-03")
    assert (ducats(pos), prestige(pos)) == ([-6, 12, 11], [0, 1, 0])
    assert hand(pos, 0) == ["salt-01", "salt-02", "salt-03", "grain-01"]
    play(pos, "0 finish-trade")


def test_3_eight_symbols_bring_six_ducats_one_pirate_card_six_cards_and_one_move() -> None:
    cards = ["gems-03", "gems-04", "scrolls-01", "scrolls-07"]
    pos = load(phase="play", load=4, hands=[cards, [], []], ships=["messina", "tana", "caffa"])
    deck = table(pos)["deck"]
    play(pos, f"0 play {','.join(cards)}")
    assert (ducats(pos)[0], each(pos, "pirates")[0], each(pos, "hand")[0]) == (17, 1, 6)
    assert (table(pos)["deck"], table(pos)["moves_left"]) == (deck - 7, 1)
    play(pos, "0 sail tunisi")
    assert (each(pos, "ship")[0], table(pos)["phase"]) == ("tunisi", "load")


def test_4_three_two_two_and_no_prestige_tokens_are_worth_six_three_three_and_one() -> None:
    pos = load(4, prestige=[3, 2, 2, 0], phase="load", active=3, rest="removed")
    assert [line.rpartition("=")[2] for line in lines(play(pos, "3 load -"), "rank_prestige")] == list("6331")


def test_5_the_first_scoring_keeps_two_olives_and_pays_seventeen_for_two_gems_and_five_grain() -> None:
    cargo = [[*GRAIN[:5], *GEMS[:2], *OLIVES[:2]], [], []]
    pos = load(cargo=cargo, deck=["venice", "salt-01"], phase="trade")
    events = play(pos, "0 buy deck")
    assert lines(events, "keep", "run") == [
        "keep seat=0 number=2 good=olives",
        "run seat=0 number=2 good=gems amount=5",
        "run seat=0 number=5 good=grain amount=12",
    ]
    assert ducats(pos)[0] == 11 - 3 + 6 + 17
    assert pos.dump()["cargo"][0] == OLIVES[:2]


def test_6_four_gems_in_a_row_are_worth_five() -> None:
    pos = load(cargo=[GEMS[:4], [], []], phase="load", active=2, rest="removed")
    assert lines(play(pos, "2 load -"), "run") == ["run seat=0 number=4 good=gems amount=5"]


def test_7_8_and_9_the_final_scoring_of_petra_honza_and_iveta_gives_42_45_and_40() -> None:
    pos = load(
        ducats=[18, 21, 20],
        prestige=[4, 0, 5],
        cargo=[
            [*SALT[:2], *SCROLLS[:3], *OLIVES[:3]],
            [*SALT[2:5], *GRAIN[:5], *POTTERY[:2]],
            [*GEMS[:2], *SILK[:1], *GEMS[2:4]],
        ],
        pirates=[[], OLIVES[3:4], OLIVES[4:7]],
        owned=[FIVE_TOKENS[:4], FIVE_TOKENS[:3], FIVE_TOKENS[:4]],
        phase="load",
        active=2,
        rest="removed",
    )
    events = play(pos, "2 load -")

    def amounts(kind: str) -> list[int | None]:
        return [event.amount for event in events if event.kind == kind]

    assert amounts("rank_prestige") == [3, 1, 6]
    assert amounts("run") == [4, 8, 3, 3, 12, 6, 5, 1, 5]
    assert amounts("loss") == [0, 1, 3]
    assert amounts("rank_tokens") == [6, 3, 6]
    assert pos.result is not None
    assert (pos.result["scores"], pos.result["winners"]) == ([42, 45, 40], [1])


def test_10_calm_sea_pays_two_ducats_for_three_cards_with_ship_symbols_on_two() -> None:
    cards = ["gems-02", "scrolls-02", "silk-12"]
    pos = load(phase="play", load=3, hands=[cards, [], []], **active("calm_sea"))
    play(pos, f"0 play {','.join(cards)}")
    assert ducats(pos)[0] == 13


def test_11_good_deal_makes_three_of_two_ducat_symbols_which_pay_six() -> None:
    cards = ["gems-01", "gems-07"]
    pos = load(phase="play", load=2, hands=[cards, [], []], **active("good_deal"))
    play(pos, f"0 play {','.join(cards)}")
    assert ducats(pos)[0] == 17


@pytest.mark.parametrize(("power", "gain"), [(6, 3), (5, 2), (4, 1), (3, 0)])
def test_12_local_influence_pays_the_power_less_three(power: int, gain: int) -> None:
    pos = load(cargo=[[top(power)], [], []], **active("local_influence"))
    assert ducats(pos)[0] == 11 + gain
