"""Every edge of the check list A11 and every ruling of A12 of the Port Royal rules, as small scenarios."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import argosy
from argosy import Event, IllegalAction, Position
from argosy.games.port_royal.cards import FACES

GAME = argosy.game("port-royal")
ALL_CARDS = Counter({face.id: face.count for face in FACES})

FOUR_SHIPS = ["ship_yellow_1_1", "ship_blue_1_1", "ship_green_1_1", "ship_red_1_1"]
FIVE_SHIPS = [*FOUR_SHIPS, "ship_black_1_2"]
ALL_PIRATES = ["pirate_1", "pirate_2", "pirate_3"]
SEVEN_SAILORS = ["sailor_1"] * 7
ALL_MADEMOISELLES = ["mademoiselle_2"] * 2 + ["mademoiselle_3"] * 2
TWELVE_POINTS = ["admiral_3", "admiral_3", "mademoiselle_3", "mademoiselle_3"]


def load(players: int = 2, **fields: Any) -> Position:
    return GAME.load({"players": players, **fields})


def texts(pos: Position, seat: int) -> list[str]:
    return [str(action) for action in pos.legal(seat)]


def table(pos: Position) -> dict[str, Any]:
    return pos.view(None)


def coins(pos: Position) -> list[int]:
    return [seat["coins"] for seat in table(pos)["seats"]]


def points(pos: Position) -> list[int]:
    return [seat["points"] for seat in table(pos)["seats"]]


def lines(events: Iterable[Event], *kinds: str) -> list[str]:
    """The events as text, all of them or only those of some kinds."""
    return [str(event) for event in events if not kinds or event.kind in kinds]


def play(pos: Position, *moves: str) -> list[Event]:
    """Play moves written `seat action`."""
    events: list[Event] = []
    for move in moves:
        seat, _, action = move.partition(" ")
        events += pos.play(int(seat), action)
    return events


def refused(pos: Position, seat: int, action: str) -> str:
    """The reason why an action is refused; nothing may have changed."""
    before = pos.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        pos.play(seat, action)
    assert pos.to_bytes() == before
    return caught.value.reason


def all_cards(pos: Position) -> Counter[str]:
    """Every card on the table, the hidden ones and the box included."""
    dump = pos.dump()
    piles = [dump[name] for name in ("deck", "discard", "harbour", "row", "box")]
    piles += [[dump["pending"]] if dump["pending"] else [], *dump["coins"], *dump["display"]]
    return Counter(card for pile in piles for card in pile)


# ------------------------------------------------------------------------------------- tax, A11.1–3


@pytest.mark.parametrize(
    ("held", "lost"), [(0, 0), (11, 0), (12, 6), (13, 6), (14, 7), (15, 7), (24, 12), (25, 12)]
)
def test_a_tax_takes_the_smaller_half_from_whoever_has_twelve_coins_or_more(held: int, lost: int) -> None:
    # A11.1
    pos = load(coins=[0, held], display=[["sailor_1"], []], deck=["tax_max_swords"])
    events = pos.play(0, "draw")
    assert coins(pos) == [1, held - lost]
    assert lines(events, "taxed") == ([f"taxed seat=1 amount={lost}"] if lost else [])
    assert len(lines(events, "spend")) == lost
    assert len(table(pos)["discard"]) == lost + 1
    assert table(pos)["discard"][-1] == "tax_max_swords"


def test_every_player_with_twelve_coins_is_taxed_from_the_active_player_clockwise() -> None:
    # A11.1, A8
    pos = load(4, active=2, coins=[12, 11, 13, 25], deck=["tax_min_vp"], display=[["jack"]] * 3 + [[]])
    events = pos.play(2, "draw")
    assert lines(events, "taxed") == [
        "taxed seat=2 amount=6",
        "taxed seat=3 amount=12",
        "taxed seat=0 amount=6",
    ]
    assert coins(pos) == [6, 11, 7, 14]


@pytest.mark.parametrize("tax", ["tax_max_swords", "tax_min_vp"])
def test_a_tax_bonus_goes_to_everybody_when_all_tie_at_zero(tax: str) -> None:
    # A11.2
    pos = load(4, active=1, coins=[0, 1, 2, 3], deck=[tax])
    events = pos.play(1, "draw")
    assert lines(events) == [
        f"reveal seat=1 card={tax}",
        f"tax seat=1 card={tax}",
        *(
            line
            for seat in (1, 2, 3, 0)
            for line in (f"bonus seat={seat} card={tax}", f"gain seat={seat} amount=1")
        ),
        f"tax_paid card={tax}",
    ]
    assert coins(pos) == [1, 2, 3, 4]


def test_a_tax_bonus_for_swords_goes_to_all_who_tie_for_the_most() -> None:
    # A11.2, A8
    display = [["sailor_1"], ["sailor_1", "sailor_2"], [], ["pirate_3"]]
    pos = load(4, display=display, deck=["tax_max_swords"])
    pos.play(0, "draw")
    assert coins(pos) == [0, 1, 0, 1]


def test_a_tax_bonus_for_points_goes_to_all_who_tie_for_the_fewest() -> None:
    # A11.2, A8: a Governor is worth no point.
    display = [["sailor_1"], ["governor"], [], ["expedition_cc"]]
    pos = load(4, display=display, deck=["tax_min_vp"])
    pos.play(0, "draw")
    assert coins(pos) == [0, 1, 1, 0]


def test_the_active_player_can_be_taxed_and_get_the_bonus_of_the_same_card() -> None:
    # A11.3
    held = ["captain"] * 5 + ["priest"] * 5 + ["jack"] * 3
    pos = load(coins=[held, 11], display=[["sailor_1"], []], deck=["tax_max_swords", "settler"])
    events = pos.play(0, "draw")
    assert lines(events) == [
        "reveal seat=0 card=tax_max_swords",
        "tax seat=0 card=tax_max_swords",
        "taxed seat=0 amount=6",
        *["spend seat=0 card=captain"] * 5,
        "spend seat=0 card=priest",
        "bonus seat=0 card=tax_max_swords",
        "gain seat=0 amount=1",
        "tax_paid card=tax_max_swords",
    ]
    assert coins(pos) == [8, 11]
    assert table(pos)["discard"] == ["captain"] * 5 + ["priest", "tax_max_swords"]


def test_after_a_tax_the_same_player_goes_on_discovering() -> None:
    # A8
    pos = load(deck=["tax_max_swords", "ship_blue_1_1", "jack"], display=[[], ["sailor_1"]])
    pos.play(0, "draw")
    assert texts(pos, 0) == ["draw", "stop"]
    assert (table(pos)["drawn"], table(pos)["harbour"]) == (1, [])


# ---------------------------------------------------------------------------------- ships, A11.4–7


@pytest.mark.parametrize(
    ("skull", "swords"),
    [
        ("ship_red_3_skull", SEVEN_SAILORS + ALL_PIRATES),
        ("ship_black_4_skull", SEVEN_SAILORS + ALL_PIRATES),
        ("ship_red_4_skull", [*SEVEN_SAILORS, "sailor_2", "sailor_2", "sailor_3", *ALL_PIRATES]),
    ],
)
def test_a_skull_ship_cannot_be_repelled_by_any_number_of_swords(skull: str, swords: list[str]) -> None:
    # A11.4
    pos = load(display=[swords, []], deck=[skull])
    assert table(pos)["seats"][0]["swords"] == (13 if len(swords) == 10 else 16)
    events = pos.play(0, "draw")
    assert lines(events) == [f"reveal seat=0 card={skull}", f"dock card={skull}"]
    assert refused(pos, 0, "repel") == "no-ship-pending"
    assert texts(pos, 0) == ["draw", "stop"]


def test_a_second_ship_with_a_skull_is_a_bust_whatever_the_swords() -> None:
    # A11.4
    pos = load(display=[SEVEN_SAILORS + ALL_PIRATES, []], harbour=["ship_red_1_1"], deck=["ship_red_3_skull"])
    events = pos.play(0, "draw")
    assert lines(events) == [
        "reveal seat=0 card=ship_red_3_skull",
        "bust seat=0 card=ship_red_3_skull",
        "turn seat=1 amount=2",
    ]
    assert table(pos)["discard"] == ["ship_red_1_1", "ship_red_3_skull"]


@pytest.mark.parametrize(
    ("display", "may_repel"),
    [
        ([], False),
        (["sailor_1"] * 2, False),
        (["sailor_1"] * 3, True),
        (["sailor_3", "pirate_1"], True),
        (["governor", "captain", "admiral_3"], False),
    ],
)
def test_a_ship_can_be_repelled_with_as_many_swords_as_it_has(display: list[str], may_repel: bool) -> None:
    # A4: the ship has three swords.
    pos = load(display=[display, [*SEVEN_SAILORS[:4], "pirate_2"]], deck=["ship_green_3_3"])
    pos.play(0, "draw")
    assert texts(pos, 0) == (["keep", "repel"] if may_repel else ["draw", "stop"])
    assert table(pos)["pending"] == ("ship_green_3_3" if may_repel else None)
    assert table(pos)["harbour"] == ([] if may_repel else ["ship_green_3_3"])


def test_a_ship_of_a_new_colour_may_be_repelled() -> None:
    # A11.5
    pos = load(display=[["sailor_1"], []], harbour=["ship_red_1_1"], deck=["ship_blue_2_1", "jack"])
    pos.play(0, "draw")
    assert texts(pos, 0) == ["keep", "repel"]
    assert lines(pos.play(0, "repel")) == ["repel seat=0 card=ship_blue_2_1"]
    assert table(pos)["discard"] == ["ship_blue_2_1"]
    assert table(pos)["harbour"] == ["ship_red_1_1"]
    assert (pos.to_act, texts(pos, 0)) == ((0,), ["draw", "stop"])


def test_a_ship_of_a_new_colour_may_be_kept_by_a_player_who_could_repel_it() -> None:
    # A11.5
    pos = load(display=[["sailor_1"], []], harbour=["ship_red_1_1"], deck=["ship_blue_2_1"])
    assert lines(play(pos, "0 draw", "0 keep")) == [
        "reveal seat=0 card=ship_blue_2_1",
        "keep seat=0 card=ship_blue_2_1",
        "dock card=ship_blue_2_1",
    ]
    assert table(pos)["harbour"] == ["ship_red_1_1", "ship_blue_2_1"]
    assert table(pos)["discard"] == []


def test_a_player_may_repel_a_duplicate_and_go_on() -> None:
    # A11.6: swords are not used up.
    deck = ["ship_blue_1_1", "ship_blue_2_1", "captain"]
    pos = load(display=[["sailor_1"], []], harbour=["ship_blue_1_1"], deck=deck)
    play(pos, "0 draw", "0 repel", "0 draw", "0 repel", "0 draw")
    assert table(pos)["discard"] == ["ship_blue_1_1", "ship_blue_2_1"]
    assert table(pos)["harbour"] == ["ship_blue_1_1", "captain"]
    assert (table(pos)["drawn"], table(pos)["turn"]) == (4, 1)


def test_a_player_may_keep_a_duplicate_on_purpose_and_go_bust() -> None:
    # A11.7: it denies the harbour to the others and pays the own Jesters.
    display = [["sailor_1", "jester_1"], []]
    pos = load(display=display, harbour=["ship_blue_1_1", "captain"], deck=["ship_blue_2_1"])
    pos.play(0, "draw")
    assert texts(pos, 0) == ["keep", "repel"]
    assert lines(pos.play(0, "keep")) == [
        "keep seat=0 card=ship_blue_2_1",
        "bust seat=0 card=ship_blue_2_1",
        "jester seat=0 amount=1",
        "gain seat=0 amount=1",
        "turn seat=1 amount=2",
    ]
    assert table(pos)["discard"] == ["ship_blue_1_1", "captain", "ship_blue_2_1"]
    assert (pos.to_act, coins(pos)) == ((1,), [1, 0])


def test_without_voluntary_bust_a_duplicate_that_can_be_repelled_must_be() -> None:
    # A11.7, R6
    pos = load(
        display=[["sailor_1"], []],
        harbour=["ship_blue_1_1"],
        deck=["ship_blue_2_1"],
        options={"voluntary_bust": False},
    )
    pos.play(0, "draw")
    assert texts(pos, 0) == ["repel"]
    assert refused(pos, 0, "keep") == "ship-must-be-repelled"
    pos.play(0, "repel")
    assert table(pos)["harbour"] == ["ship_blue_1_1"]
    assert texts(pos, 0) == ["draw", "stop"]


def test_without_voluntary_bust_a_new_colour_may_still_be_kept_or_repelled() -> None:
    # R6
    pos = load(display=[["sailor_1"], []], deck=["ship_blue_2_1"], options={"voluntary_bust": False})
    pos.play(0, "draw")
    assert texts(pos, 0) == ["keep", "repel"]


def test_while_a_ship_is_pending_nothing_but_its_fate_can_be_decided() -> None:
    # A4
    pos = load(
        display=[["sailor_1", "captain", "captain"], []],
        row=["expedition_cc"],
        harbour=["jack"],
        deck=["ship_blue_2_1"],
    )
    pos.play(0, "draw")
    assert texts(pos, 0) == ["keep", "repel"]
    assert refused(pos, 0, "draw") == "ship-pending"
    assert refused(pos, 0, "stop") == "ship-pending"
    assert refused(pos, 0, "claim expedition_cc with captain+captain") == "ship-pending"
    assert refused(pos, 0, "pass") == "not-trading"
    assert refused(pos, 1, "keep") == "not-your-decision"


# ----------------------------------------------------------------------------------- bust, A11.8–9


def test_a_bust_pays_each_jester_of_every_player_the_active_one_included() -> None:
    # A11.8: from the active player clockwise; two Jesters are two coins.
    pos = load(
        4,
        active=2,
        display=[["jester_1"], [], ["jester_2", "jester_2"], ["jester_2", "jester_3", "jack"]],
        harbour=["ship_blue_1_1", "captain"],
        deck=["ship_blue_3_5"],
    )
    assert lines(pos.play(2, "draw")) == [
        "reveal seat=2 card=ship_blue_3_5",
        "bust seat=2 card=ship_blue_3_5",
        "jester seat=2 amount=2",
        "gain seat=2 amount=2",
        "jester seat=3 amount=2",
        "gain seat=3 amount=2",
        "jester seat=0 amount=1",
        "gain seat=0 amount=1",
        "turn seat=3 amount=2",
    ]
    assert coins(pos) == [1, 0, 2, 2]
    assert table(pos)["discard"] == ["ship_blue_1_1", "captain", "ship_blue_3_5"]
    assert (pos.to_act, table(pos)["phase"], table(pos)["drawn"]) == ((3,), "discover", 0)


def test_a_reshuffle_for_jester_coins_includes_the_busted_harbour() -> None:
    # A11.8, A4: discard first, then the coins.
    pos = load(display=[["jester_1"], []], harbour=["ship_blue_1_1"], deck=["ship_blue_2_2"], rest="coins:1")
    events = pos.play(0, "draw")
    assert lines(events, "reshuffle", "gain") == ["reshuffle amount=2", "gain seat=0 amount=1"]
    assert (coins(pos)[0], table(pos)["deck"], table(pos)["discard"]) == (1, 1, [])


def test_an_expedition_drawn_in_the_busting_turn_stays_on_the_table() -> None:
    # A11.9
    pos = load(deck=["expedition_cc", "ship_blue_1_1", "ship_blue_2_2"])
    play(pos, "0 draw", "0 draw", "0 draw")
    assert table(pos)["row"] == ["expedition_cc"]
    assert table(pos)["discard"] == ["ship_blue_1_1", "ship_blue_2_2"]
    assert (pos.to_act, table(pos)["turn"]) == ((1,), 2)


def test_an_expedition_is_not_part_of_the_harbour_for_admirals() -> None:
    # A4: four cards and an expedition are not five cards.
    pos = load(display=[["admiral_1"], []], harbour=FOUR_SHIPS, deck=["expedition_cc"])
    events = play(pos, "0 draw", "0 stop")
    assert lines(events, "admiral") == []
    assert coins(pos) == [0, 0]
    assert table(pos)["row"] == ["expedition_cc"]


# -------------------------------------------------------------------------------- stop, A11.10–11


@pytest.mark.parametrize("drawn", ["tax_max_swords", "expedition_cc", "ship_blue_1_1"])
def test_stopping_on_an_empty_harbour_pays_the_jesters_of_the_others_only(drawn: str) -> None:
    # A11.10
    pos = load(3, display=[["sailor_1", "jester_1"], ["jester_2", "jester_2"], ["jester_3"]], deck=[drawn])
    play(pos, "0 draw", *(["0 repel"] if drawn.startswith("ship") else []))
    before = coins(pos)
    assert texts(pos, 0) == ["draw", "stop"]
    assert lines(pos.play(0, "stop")) == [
        "stop seat=0 amount=1",
        "go seat=0 amount=1",
        "skip seat=0",
        "go seat=1 amount=1",
        "jester seat=1 amount=2",
        "gain seat=1 amount=2",
        "skip seat=1",
        "go seat=2 amount=1",
        "jester seat=2 amount=1",
        "gain seat=2 amount=1",
        "skip seat=2",
        "turn seat=1 amount=2",
    ]
    assert coins(pos) == [before[0], before[1] + 2, before[2] + 1]


@pytest.mark.parametrize("drawn", ["tax_max_swords", "expedition_cc", "ship_blue_1_1"])
def test_a_table_may_forbid_stopping_on_an_empty_harbour(drawn: str) -> None:
    # A11.10, option stop_on_empty_harbour
    # The bonus of a tax takes the next card.
    deck = [drawn, "jack", "captain"]
    pos = load(display=[["sailor_1"], []], deck=deck, options={"stop_on_empty_harbour": False})
    play(pos, "0 draw", *(["0 repel"] if drawn.startswith("ship") else []))
    assert refused(pos, 0, "stop") == "harbour-empty"
    assert texts(pos, 0) == ["draw"]
    pos.play(0, "draw")
    assert texts(pos, 0) == ["draw", "stop"]


def test_the_first_card_of_a_turn_is_compulsory() -> None:
    # A11.11
    pos = load(deck=["jack", "captain"])
    assert texts(pos, 0) == ["draw"]
    assert refused(pos, 0, "stop") == "first-card-compulsory"
    pos.play(0, "draw")
    assert texts(pos, 0) == ["draw", "stop"]
    pos.play(0, "draw")
    assert texts(pos, 0) == ["draw", "stop"]


def test_the_first_card_is_compulsory_again_in_the_next_turn() -> None:
    # A11.11
    pos = load(deck=["jack"])
    play(pos, "0 draw", "0 stop")
    assert (pos.to_act, texts(pos, 1), texts(pos, 0)) == ((1,), ["draw"], [])
    assert refused(pos, 1, "stop") == "first-card-compulsory"


# ---------------------------------------------------------------------- picks and fees, A11.12–16


@pytest.mark.parametrize("governors", [0, 1, 3])
@pytest.mark.parametrize(("ships", "base"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_four_colours_are_worth_two_picks_and_five_three_and_each_governor_one_more(
    ships: int, base: int, governors: int
) -> None:
    # A11.12
    pos = load(display=[["governor"] * governors, []], coins=[9, 0], harbour=["jack", *FIVE_SHIPS[:ships]])
    events = pos.play(0, "stop")
    assert lines(events)[:2] == [
        f"stop seat=0 amount={base + governors}",
        f"go seat=0 amount={base + governors}",
    ]
    assert table(pos)["picks"] == base + governors


def test_four_colours_and_a_governor_allow_three_cards_and_no_fourth() -> None:
    # A11.12: taking ships does not lower the number.
    pos = load(display=[["governor"], []], harbour=FOUR_SHIPS)
    play(pos, "0 stop", "0 take ship_yellow_1_1", "0 take ship_blue_1_1")
    assert (table(pos)["picks"], pos.to_act) == (1, (0,))
    pos.play(0, "take ship_green_1_1")
    assert (pos.to_act, table(pos)["picks"]) == ((1,), 1)
    assert table(pos)["harbour"] == ["ship_red_1_1"]
    assert coins(pos) == [3, 0]


def test_a_governor_gives_another_player_two_cards_for_two_fees() -> None:
    # A11.13
    pos = load(display=[[], ["governor"]], coins=[2, 3], harbour=["jack", "ship_blue_2_1", "ship_red_2_3"])
    play(pos, "0 stop", "0 pass")
    assert table(pos)["picks"] == 2
    events = play(pos, "1 take ship_blue_2_1", "1 take ship_red_2_3")
    assert lines(events, "fee") == ["fee seat=1 other=0 amount=1"] * 2
    assert coins(pos) == [4, 5]
    assert table(pos)["discard"] == ["ship_blue_2_1", "ship_red_2_3", "jack"]


def test_four_colours_are_worth_no_more_than_one_pick_to_the_others() -> None:
    # A5
    pos = load(harbour=FIVE_SHIPS)
    play(pos, "0 stop", "0 pass")
    assert table(pos)["picks"] == 1


@pytest.mark.parametrize(("immediate", "picks"), [(True, 1), (False, 0)])
def test_a_governor_hired_now_counts_at_once_unless_the_table_says_otherwise(
    immediate: bool, picks: int
) -> None:
    # A5, option governor_immediate
    pos = load(coins=[8, 0], harbour=["governor", "ship_blue_1_1"], options={"governor_immediate": immediate})
    play(pos, "0 stop", "0 take governor")
    if picks:
        assert (pos.to_act, table(pos)["picks"]) == ((0,), 1)
        assert texts(pos, 0) == ["pass", "take ship_blue_1_1"]
    else:
        assert (pos.to_act, table(pos)["picks"]) == ((1,), 1)
    assert coins(pos) == [0, 0]


@pytest.mark.parametrize(("immediate", "to_act"), [(True, (1,)), (False, (2,))])
def test_a_governor_hired_by_another_player_counts_at_once_or_not(
    immediate: bool, to_act: tuple[int]
) -> None:
    # A5, option governor_immediate
    pos = load(
        3, coins=[0, 9, 0], harbour=["governor", "ship_blue_1_1"], options={"governor_immediate": immediate}
    )
    play(pos, "0 stop", "0 pass", "1 take governor")
    assert pos.to_act == to_act
    assert coins(pos) == [1, 0, 0]


@pytest.mark.parametrize("immediate", [True, False])
def test_a_governor_of_an_earlier_turn_counts_under_both_readings(immediate: bool) -> None:
    # A5, option governor_immediate
    pos = load(
        display=[["governor"], []], harbour=["ship_blue_1_1"], options={"governor_immediate": immediate}
    )
    pos.play(0, "stop")
    assert table(pos)["picks"] == 2


def test_another_player_without_coins_takes_a_ship_of_one_coin_and_ends_with_none() -> None:
    # A11.14
    pos = load(coins=[0, 0], harbour=["ship_blue_1_1", "ship_red_1_1"])
    play(pos, "0 stop", "0 take ship_red_1_1")
    assert texts(pos, 1) == ["pass", "take ship_blue_1_1"]
    assert lines(pos.play(1, "take ship_blue_1_1")) == [
        "trade seat=1 card=ship_blue_1_1 amount=1",
        "gain seat=1 amount=1",
        "fee seat=1 other=0 amount=1",
        "turn seat=1 amount=2",
    ]
    assert coins(pos) == [2, 0]


def test_another_player_who_hires_for_nothing_still_pays_the_fee() -> None:
    # A11.15
    mademoiselles = ALL_MADEMOISELLES[:3]
    pos = load(coins=[0, 1], display=[[], mademoiselles], harbour=["sailor_1"])
    play(pos, "0 stop")
    assert pos.view(1)["choices"] == [
        {"action": "pass"},
        {"action": "take sailor_1", "price": 0, "fee": 1, "points": 1},
    ]
    assert lines(pos.play(1, "take sailor_1"))[:2] == [
        "hire seat=1 card=sailor_1 amount=0",
        "fee seat=1 other=0 amount=1",
    ]
    assert coins(pos) == [1, 0]


def test_another_player_without_a_coin_cannot_even_hire_for_nothing() -> None:
    # A11.15
    pos = load(display=[[], ALL_MADEMOISELLES], harbour=["sailor_1", "ship_blue_1_1"])
    play(pos, "0 stop", "0 pass")
    assert texts(pos, 1) == ["pass", "take ship_blue_1_1"]
    assert refused(pos, 1, "take sailor_1") == "too-expensive"


@pytest.mark.parametrize(("held", "fine"), [(7, False), (8, True)])
def test_another_player_needs_the_price_and_the_fee(held: int, fine: bool) -> None:
    # A11.16: a Jester of 2 points costs 7.
    pos = load(coins=[7, held], harbour=["jester_2", "ship_blue_1_1"])
    play(pos, "0 stop", "0 pass")
    if not fine:
        assert refused(pos, 1, "take jester_2") == "too-expensive"
        return
    pos.play(1, "take jester_2")
    assert coins(pos) == [8, 0]
    assert table(pos)["seats"][1]["display"] == ["jester_2"]
    assert len(table(pos)["discard"]) == 7 + 1


@pytest.mark.parametrize(("held", "fine"), [(6, False), (7, True)])
def test_the_active_player_needs_the_price_only(held: int, fine: bool) -> None:
    # A11.16
    pos = load(coins=[held, 0], harbour=["jester_2", "ship_blue_1_1"])
    pos.play(0, "stop")
    assert ("take jester_2" in texts(pos, 0)) is fine
    if not fine:
        assert refused(pos, 0, "take jester_2") == "too-expensive"


# -------------------------------------------------------------------------- persons, A11.17–22


def test_four_mademoiselles_make_a_person_of_three_coins_free_and_never_pay_out() -> None:
    # A11.17
    pos = load(coins=[2, 0], display=[ALL_MADEMOISELLES, []], harbour=["sailor_1"])
    events = play(pos, "0 stop", "0 take sailor_1")
    assert lines(events, "hire", "spend", "gain") == ["hire seat=0 card=sailor_1 amount=0"]
    assert coins(pos) == [2, 0]


def test_a_mademoiselle_hired_first_makes_the_next_hire_of_the_same_go_cheaper() -> None:
    # A11.18: 7, then 3 - 1.
    pos = load(coins=[9, 0], harbour=["mademoiselle_2", "sailor_1", *FOUR_SHIPS])
    events = play(pos, "0 stop", "0 take mademoiselle_2", "0 take sailor_1")
    assert lines(events, "hire") == [
        "hire seat=0 card=mademoiselle_2 amount=7",
        "hire seat=0 card=sailor_1 amount=2",
    ]
    assert (coins(pos), points(pos)) == ([0, 0], [3, 0])


def test_a_trader_hired_first_improves_the_next_ship_of_the_same_go() -> None:
    # A5, A6; the second Trader of the colour was there before.
    pos = load(coins=[3, 0], display=[["trader_blue_2"], []], harbour=["trader_blue_1", *FOUR_SHIPS])
    events = play(pos, "0 stop", "0 take trader_blue_1", "0 take ship_blue_1_1")
    assert lines(events, "trade") == ["trade seat=0 card=ship_blue_1_1 amount=3"]
    assert coins(pos) == [3, 0]


def test_traders_pay_for_their_own_colour_and_their_owner_only() -> None:
    # A6
    pos = load(
        coins=[0, 0],
        display=[["trader_red_1"], ["trader_blue_1"]],
        harbour=["ship_blue_2_1", "ship_red_2_3"],
    )
    play(pos, "0 stop", "0 take ship_blue_2_1", "1 take ship_red_2_3")
    assert coins(pos) == [2 + 1, 2 - 1]


@pytest.mark.parametrize(("cards", "paid"), [(4, 0), (5, 2), (6, 2)])
def test_an_admiral_pays_two_coins_at_five_cards_or_more(cards: int, paid: int) -> None:
    # A11.19
    pos = load(display=[["admiral_2"], []], harbour=["jack", *FIVE_SHIPS][:cards])
    events = pos.play(0, "stop")
    assert lines(events, "admiral", "gain") == (["admiral seat=0 amount=1", "gain seat=0 amount=2"][:paid])
    assert coins(pos) == [paid, 0]


def test_an_admiral_looks_at_the_harbour_as_it_is_when_its_owner_comes_to_act() -> None:
    # A11.19: six cards, then five, then four.
    display = [["admiral_1"], ["admiral_2"], ["admiral_2"]]
    pos = load(3, display=display, harbour=["jack", *FIVE_SHIPS])
    play(pos, "0 stop", "0 take ship_yellow_1_1", "0 pass")
    assert (pos.to_act, len(table(pos)["harbour"]), coins(pos)) == ((1,), 5, [3, 2, 0])
    pos.play(1, "take ship_blue_1_1")
    assert (pos.to_act, len(table(pos)["harbour"]), coins(pos)) == ((2,), 4, [4, 2, 0])


def test_four_cards_left_after_one_was_taken_pay_no_admiral() -> None:
    # A11.19
    pos = load(display=[[], ["admiral_1", "admiral_2"]], harbour=["jack", *FOUR_SHIPS])
    play(pos, "0 stop", "0 take ship_red_1_1", "0 pass")
    assert (pos.to_act, coins(pos)) == ((1,), [1, 0])


def test_each_admiral_pays_and_only_once_in_a_go() -> None:
    # A11.19: two Admirals at six cards, two picks; the second pick, at five cards, pays nothing more.
    pos = load(display=[["admiral_1", "admiral_3"], []], harbour=["jack", "captain", *FOUR_SHIPS])
    events = pos.play(0, "stop")
    assert lines(events, "admiral", "gain") == ["admiral seat=0 amount=2", "gain seat=0 amount=4"]
    pos.play(0, "take ship_red_1_1")
    assert (pos.to_act, coins(pos)) == ((0,), [5, 0])


def test_an_admiral_hired_now_does_not_pay_in_this_go() -> None:
    # A11.20: eight cards lie in the harbour when seat 0 comes to act, seven when seat 1 does.
    pos = load(3, coins=[5, 8, 0], harbour=["admiral_1", "admiral_2", "jack", *FIVE_SHIPS])
    events = play(pos, "0 stop", "0 take admiral_1")
    assert (pos.to_act, table(pos)["picks"], coins(pos)) == ((0,), 2, [0, 8, 0])
    events += play(pos, "0 pass", "1 take admiral_2")
    assert lines(events, "admiral", "gain") == []
    assert coins(pos) == [1, 0, 0]


def test_a_jester_hired_as_the_last_card_does_not_pay_in_this_go() -> None:
    # A5
    pos = load(3, coins=[0, 6, 0], display=[[], [], ["jester_2"]], harbour=["jester_1"])
    events = play(pos, "0 stop", "1 take jester_1")
    assert lines(events, "jester") == ["jester seat=2 amount=1"]
    assert coins(pos) == [1, 0, 1]


def test_an_admiral_pays_although_its_owner_passes() -> None:
    # A11.21
    pos = load(display=[["admiral_1"], ["admiral_2"]], harbour=["jack", *FOUR_SHIPS])
    play(pos, "0 stop", "0 pass")
    assert coins(pos) == [2, 2]
    pos.play(1, "pass")
    assert (coins(pos), pos.to_act, table(pos)["turn"]) == ([2, 2], (1,), 2)


def test_the_next_players_jesters_pay_when_the_last_card_was_taken() -> None:
    # A11.22
    pos = load(
        3,
        display=[["jester_1"], ["jester_2", "jester_2"], ["jester_3"]],
        harbour=["ship_blue_1_1"],
    )
    events = play(pos, "0 stop", "0 take ship_blue_1_1")
    assert lines(events, "jester") == ["jester seat=1 amount=2", "jester seat=2 amount=1"]
    assert coins(pos) == [1, 2, 1]


def test_one_card_left_pays_no_jester_even_if_its_owner_takes_it() -> None:
    # A11.22
    pos = load(
        3,
        display=[[], ["jester_2", "jester_2"], ["jester_3"]],
        harbour=["ship_blue_1_1", "ship_red_1_1"],
    )
    events = play(pos, "0 stop", "0 take ship_blue_1_1", "1 take ship_red_1_1")
    assert lines(events, "jester") == ["jester seat=2 amount=1"]
    assert coins(pos) == [2, 0, 1]


def test_the_active_players_jester_does_not_pay_when_he_takes_the_last_card() -> None:
    # A11.22
    pos = load(display=[["jester_1"], []], harbour=["ship_blue_1_1"])
    events = play(pos, "0 stop", "0 take ship_blue_1_1")
    assert (lines(events, "jester"), coins(pos)) == ([], [1, 0])


# ----------------------------------------------------------------------- expeditions, A11.23–26


def test_a_jack_may_replace_a_symbol_its_owner_has() -> None:
    # A11.23
    pos = load(display=[["captain", "captain", "settler", "jack"], []], row=["expedition_cc"])
    assert texts(pos, 0) == [
        "draw",
        "claim expedition_cc with captain+captain",
        "claim expedition_cc with captain+jack",
    ]
    assert lines(pos.play(0, "claim expedition_cc with captain+jack")) == [
        "claim seat=0 card=expedition_cc amount=2",
        "dismiss seat=0 card=captain",
        "dismiss seat=0 card=jack",
        "gain seat=0 amount=2",
    ]
    assert table(pos)["seats"][0]["display"] == ["captain", "settler", "expedition_cc"]
    assert table(pos)["discard"] == ["captain", "jack"]
    assert (points(pos), coins(pos), table(pos)["row"]) == ([6, 0], [2, 0], [])


def test_three_jacks_alone_man_an_expedition_of_three() -> None:
    # A11.23
    pos = load(display=[["jack"] * 3, []], row=["expedition_ccs"])
    assert texts(pos, 0) == ["draw", "claim expedition_ccs with jack+jack+jack"]
    pos.play(0, "claim expedition_ccs with jack+jack+jack")
    assert (points(pos), coins(pos)) == ([6, 0], [3, 0])


@pytest.mark.parametrize("display", [["captain"], ["captain", "priest", "settler"], ["jack"]])
def test_an_expedition_needs_its_exact_symbols(display: list[str]) -> None:
    # A7
    pos = load(display=[display, []], row=["expedition_cc"])
    assert texts(pos, 0) == ["draw"]
    for way in ("captain+captain", "captain+jack", "jack+jack"):
        assert refused(pos, 0, f"claim expedition_cc with {way}") == "persons-missing"


def test_an_expedition_that_is_not_open_cannot_be_claimed() -> None:
    # A7
    pos = load(display=[["captain", "captain"], []], row=["expedition_pp"])
    assert refused(pos, 0, "claim expedition_cc with captain+captain") == "not-in-row"


def test_two_expeditions_may_be_claimed_in_one_turn() -> None:
    # A11.24: one in each phase.
    display = [["captain", "captain", "priest", "jack"], []]
    pos = load(display=display, row=["expedition_cc", "expedition_pp"], harbour=["sailor_1"])
    pos.play(0, "claim expedition_cc with captain+captain")
    play(pos, "0 stop", "0 claim expedition_pp with priest+jack")
    assert table(pos)["seats"][0]["display"] == ["expedition_cc", "expedition_pp"]
    assert (points(pos), coins(pos)) == ([8, 0], [4, 0])
    assert table(pos)["turn"] == 1


def test_an_expedition_may_be_claimed_before_the_first_draw_and_the_draw_stays_compulsory() -> None:
    # A11.25
    pos = load(display=[["priest", "priest"], []], row=["expedition_pp"])
    pos.play(0, "claim expedition_pp with priest+priest")
    assert (coins(pos), points(pos), table(pos)["drawn"]) == ([2, 0], [4, 0], 0)
    assert texts(pos, 0) == ["draw"]
    assert refused(pos, 0, "stop") == "first-card-compulsory"


def test_a_player_whose_turn_it_is_not_cannot_claim_even_in_his_own_go() -> None:
    # A11.26: he has just hired the last person he needs.
    pos = load(
        display=[[], ["captain", "governor"]],
        coins=[0, 5],
        row=["expedition_cc"],
        harbour=["captain", "ship_blue_1_1"],
    )
    assert refused(pos, 1, "claim expedition_cc with captain+captain") == "not-your-decision"
    play(pos, "0 stop", "0 pass", "1 take captain")
    assert (pos.to_act, table(pos)["seats"][1]["crew"]["captain"]) == ((1,), 2)
    assert texts(pos, 1) == ["pass", "take ship_blue_1_1"]
    assert refused(pos, 1, "claim expedition_cc with captain+captain") == "not-active"
    pos.play(1, "pass")
    assert texts(pos, 1) == ["draw", "claim expedition_cc with captain+captain"]


def test_the_coins_of_an_expedition_can_pay_for_a_hire_in_the_same_go() -> None:
    # A5.4: claimed between stopping and taking.
    pos = load(display=[["captain"] * 2, []], coins=[1, 0], row=["expedition_cc"], harbour=["sailor_1"])
    play(pos, "0 stop")
    assert refused(pos, 0, "take sailor_1") == "too-expensive"
    play(pos, "0 claim expedition_cc with captain+captain", "0 take sailor_1")
    assert (coins(pos), points(pos)) == ([0, 0], [5, 0])


# ------------------------------------------------------------------------------- piles, A11.27–28


def test_the_discard_pile_is_reshuffled_in_the_middle_of_a_gain() -> None:
    # A11.27: one coin from the old pile, two from the new one, which has the traded ship in it.
    pos = load(
        deck=["priest"],
        discard=["captain", "settler", "jack"],
        harbour=["ship_blue_3_2"],
        rest="coins:1",
    )
    events = play(pos, "0 stop", "0 take ship_blue_3_2")
    assert lines(events, "trade", "reshuffle", "gain") == [
        "trade seat=0 card=ship_blue_3_2 amount=3",
        "reshuffle amount=4",
        "gain seat=0 amount=3",
    ]
    (order,) = [event for event in events if event.kind == "order"]
    assert sorted(order.cards or ()) == ["captain", "jack", "settler", "ship_blue_3_2"]
    assert order.seen_by == frozenset()
    assert (coins(pos)[0], table(pos)["deck"], table(pos)["discard"]) == (3, 2, [])
    assert pos.dump()["coins"][0] == ["priest", *(order.cards or ())[:2]]


def test_the_discard_pile_is_not_reshuffled_before_a_card_is_needed() -> None:
    # A9: lazily.
    pos = load(deck=["priest"], discard=["captain"], rest="coins:1")
    assert lines(pos.play(0, "draw"), "reshuffle") == []
    assert (table(pos)["deck"], table(pos)["discard"]) == (0, ["captain"])
    events = pos.play(0, "draw")
    assert lines(events)[0] == "reshuffle amount=1"
    assert table(pos)["harbour"] == ["priest", "captain"]


def test_with_both_piles_empty_the_active_player_cannot_draw_and_must_stop() -> None:
    # A11.28: even before the first card, and even where an empty harbour is no place to stop.
    for options in ({}, {"stop_on_empty_harbour": False}):
        pos = load(rest="coins:1", options=options)
        assert (coins(pos), table(pos)["deck"], table(pos)["discard"]) == ([0, 119], 0, [])
        assert refused(pos, 0, "draw") == "no-cards-left"
        assert texts(pos, 0) == ["stop"]
        pos.play(0, "stop")
        assert (pos.to_act, table(pos)["turn"]) == ((1,), 2)


def test_with_both_piles_empty_the_trade_phase_takes_the_harbour_as_it_is() -> None:
    # A11.28
    pos = load(harbour=["jack"], rest="coins:0", drawn=1)
    assert texts(pos, 0) == ["stop"]
    events = play(pos, "0 stop", "0 take jack")
    assert len(lines(events, "spend")) == 6
    assert coins(pos) == [118 - 6, 0]


def test_with_both_piles_empty_a_gain_pays_as_many_coins_as_exist() -> None:
    # A11.28, R4: the ship itself is the only card there is.
    pos = load(harbour=["ship_blue_4_5", "ship_red_1_1"], rest="coins:1")
    events = play(pos, "0 stop", "0 take ship_blue_4_5")
    assert lines(events, "trade", "reshuffle", "gain") == [
        "trade seat=0 card=ship_blue_4_5 amount=4",
        "reshuffle amount=1",
        "gain seat=0 amount=1",
    ]
    assert pos.dump()["coins"][0] == ["ship_blue_4_5"]


def test_with_both_piles_empty_jesters_are_due_and_get_nothing() -> None:
    # A11.28
    pos = load(display=[[], ["jester_1"]], rest="coins:0")
    events = pos.play(0, "stop")
    assert lines(events, "jester", "gain") == ["jester seat=1 amount=1"]
    assert coins(pos) == [118, 0]


# ------------------------------------------------------------------------- set-up and end, A11.29–35


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_special_expedition_is_on_the_table_with_five_players_only(players: int) -> None:
    # A11.29
    pos = GAME.new(players, seed=1)
    assert table(pos)["row"] == (["expedition_cps_5p"] if players == 5 else [])
    assert pos.dump()["box"] == ([] if players == 5 else ["expedition_cps_5p"])
    assert coins(pos) == [3] * players
    assert table(pos)["deck"] == 119 - 3 * players
    assert table(pos)["discard"] == []


def test_the_special_expedition_can_be_claimed_with_five_players() -> None:
    # A11.29
    pos = load(5, display=[["captain", "priest", "settler"], [], [], [], []])
    assert texts(pos, 0) == ["draw", "claim expedition_cps_5p with captain+priest+settler"]
    pos.play(0, "claim expedition_cps_5p with captain+priest+settler")
    assert (points(pos)[0], coins(pos)[0]) == (5, 3)


def test_a_player_whose_turn_it_is_not_can_make_the_round_the_last() -> None:
    # A11.30
    pos = load(
        3,
        display=[[], [], [*TWELVE_POINTS[:3], "sailor_2"]],
        coins=[0, 0, 4],
        harbour=["sailor_1"],
        deck=["captain", "priest"],
    )
    assert (points(pos), table(pos)["last_round"]) == ([0, 0, 11], False)
    events = play(pos, "0 stop", "2 take sailor_1")
    assert lines(events, "last_round", "over") == ["last_round seat=2"]
    assert (table(pos)["last_round"], pos.over, pos.to_act) == (True, False, (1,))
    play(pos, "1 draw", "1 stop")
    assert (pos.over, pos.to_act) == (False, (2,))
    events = play(pos, "2 draw", "2 stop")
    assert lines(events, "over") == ["over"]
    assert (pos.over, pos.to_act, pos.result and pos.result["winners"]) == (True, (), [2])


def test_the_last_player_of_a_round_ends_the_game_right_after_his_turn() -> None:
    # A11.31
    pos = load(
        3,
        start=1,
        active=0,
        display=[[*TWELVE_POINTS[:3], "sailor_2"], [], []],
        coins=[3, 0, 9],
        harbour=["sailor_1", "ship_blue_1_1"],
    )
    play(pos, "0 stop", "0 take sailor_1")
    assert (table(pos)["last_round"], pos.over, pos.to_act) == (True, False, (1,))
    assert lines(play(pos, "1 pass", "2 pass"))[-3:] == ["clear amount=1", "over", "win seat=0 amount=12"]
    assert (pos.over, table(pos)["phase"], table(pos)["harbour"]) == (True, "over", [])
    assert refused(pos, 1, "draw") == "game-over"
    assert [texts(pos, seat) for seat in range(3)] == [[], [], []]


def test_the_first_player_of_a_round_gives_everybody_else_one_more_turn() -> None:
    # A10
    pos = load(display=[[*TWELVE_POINTS[:3], "sailor_2"], []], coins=[3, 0], harbour=["sailor_1"])
    play(pos, "0 stop", "0 take sailor_1")
    assert (pos.over, pos.to_act, table(pos)["turn"]) == (False, (1,), 2)
    pos.play(1, "draw")
    assert pos.over is False


def test_eleven_points_do_not_end_the_game() -> None:
    # A10
    pos = load(display=[[], [*TWELVE_POINTS[:3], "sailor_2"]], start=1, active=0, harbour=["sailor_1"])
    pos.play(0, "stop")
    assert (points(pos), pos.over, table(pos)["turn"]) == ([0, 11], False, 2)


def test_a_bust_of_the_last_player_ends_the_game_as_well() -> None:
    # A10, A11.31
    pos = load(
        display=[TWELVE_POINTS, []], active=1, start=0, harbour=["ship_blue_1_1"], deck=["ship_blue_2_2"]
    )
    assert lines(pos.play(1, "draw"))[-2:] == ["over", "win seat=0 amount=12"]
    assert pos.over


def test_in_the_variant_fourteen_points_without_an_expedition_lose_to_nine_with() -> None:
    # A11.32: only a turn limit can end a game before somebody has 12 points and an expedition.
    fourteen = ["mademoiselle_3", "mademoiselle_3", "admiral_3", "admiral_3", "jester_2"]
    nine = ["expedition_ccs", "jester_3"]
    pos = load(
        3,
        options={"ending": "expedition", "turn_limit": 3},
        turn=3,
        active=2,
        display=[fourteen, nine, ["expedition_cc"]],
        coins=[20, 0, 9],
        harbour=["sailor_1"],
    )
    play(pos, "2 stop", "2 pass", "0 pass")
    assert pos.result == {
        "winners": [1],
        "ranking": [[1], [2], [0]],
        "scores": [14, 9, 4],
        "coins": [20, 0, 9],
        "eligible": [False, True, True],
    }


def test_in_the_standard_game_fourteen_points_win_without_an_expedition() -> None:
    # A11.32, option ending
    fourteen = ["mademoiselle_3", "mademoiselle_3", "admiral_3", "admiral_3", "jester_2"]
    nine = ["expedition_ccs", "jester_3"]
    pos = load(active=1, start=0, display=[fourteen, nine], harbour=["sailor_1"])
    pos.play(1, "stop")
    assert pos.result == {
        "winners": [0],
        "ranking": [[0], [1]],
        "scores": [14, 9],
        "coins": [0, 0],
        "eligible": [True, True],
    }


@pytest.mark.parametrize(("ending", "over"), [("standard", True), ("expedition", False)])
def test_points_alone_end_the_standard_game_and_not_the_variant(ending: str, over: bool) -> None:
    # A11.33
    pos = load(
        active=1,
        start=0,
        options={"ending": ending},
        display=[TWELVE_POINTS, ["expedition_cc"]],
        harbour=["jack"],
    )
    assert table(pos)["last_round"] is over
    pos.play(1, "stop")
    assert pos.over is over


def test_in_the_variant_a_first_expedition_of_a_player_with_the_points_makes_the_round_the_last() -> None:
    # A11.33: the points and the expedition must be one player's.
    pos = load(
        options={"ending": "expedition"},
        display=[[*TWELVE_POINTS, "captain", "captain"], ["expedition_pp"]],
        row=["expedition_cc"],
    )
    assert table(pos)["last_round"] is False
    events = pos.play(0, "claim expedition_cc with captain+captain")
    assert lines(events, "last_round") == ["last_round seat=0"]
    assert (points(pos), table(pos)["last_round"]) == ([16, 4], True)


@pytest.mark.parametrize(
    ("held", "ranking"),
    [
        ([4, 5, 9], [[1], [0], [2]]),
        ([5, 4, 9], [[0], [1], [2]]),
        ([5, 5, 9], [[0, 1], [2]]),
    ],
)
def test_coins_break_a_tie_and_equal_coins_share_the_victory(
    held: list[int], ranking: list[list[int]]
) -> None:
    # A11.34
    display = [
        ["admiral_3"] * 2 + ["jester_2"] * 3,
        ["sailor_2"] * 2 + ["sailor_3", "pirate_3", "pirate_2"],
        [],
    ]
    pos = load(3, active=2, start=0, display=display, coins=held, harbour=["governor"])
    play(pos, "2 stop", "2 pass")
    assert pos.result == {
        "winners": ranking[0],
        "ranking": ranking,
        "scores": [12, 12, 0],
        "coins": held,
        "eligible": [True, True, True],
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_one_of_the_120_cards_is_in_exactly_one_place_after_every_action(players: int) -> None:
    # A11.35: 119 and the special expedition.
    chance = random.Random(players)
    pos = GAME.new(players, seed=players)
    shuffles = 0
    assert sum(ALL_CARDS.values()) == 120
    while not pos.over:
        (seat,) = pos.to_act
        events = pos.play(seat, chance.choice(pos.legal(seat)))
        shuffles += len(lines(events, "reshuffle"))
        assert all_cards(pos) == ALL_CARDS
        special = [*table(pos)["row"], *pos.dump()["box"]]
        special += [card for at in table(pos)["seats"] for card in at["display"]]
        assert special.count("expedition_cps_5p") == 1
    assert shuffles > 0


# ------------------------------------------------------------------------------------ rulings, A12


def test_r1_the_oldest_coins_are_paid_first() -> None:
    pos = load(coins=[["captain", "priest", "settler", "tax_min_vp"], 0], harbour=["sailor_1"])
    events = play(pos, "0 stop", "0 take sailor_1")
    assert lines(events, "spend") == [
        "spend seat=0 card=captain",
        "spend seat=0 card=priest",
        "spend seat=0 card=settler",
    ]
    assert pos.dump()["coins"][0] == ["tax_min_vp"]
    assert table(pos)["discard"] == ["captain", "priest", "settler"]


def test_r1_a_tax_takes_the_oldest_coins() -> None:
    held = ["captain"] * 5 + ["priest"] * 5 + ["jack"] * 2
    pos = load(coins=[held, 0], display=[[], ["sailor_1"]], deck=["tax_max_swords"])
    pos.play(0, "draw")
    assert pos.dump()["coins"][0] == ["priest"] * 4 + ["jack"] * 2


def test_r1_a_fee_coin_becomes_the_youngest_coin_of_the_active_player() -> None:
    pos = load(coins=[["jack"], ["captain", "priest"]], deck=["settler"], harbour=["ship_blue_1_1"])
    play(pos, "0 stop", "0 pass", "1 take ship_blue_1_1")
    assert pos.dump()["coins"] == [["jack", "captain"], ["priest", "settler"]]


def test_r2_after_the_last_pick_a_possible_claim_keeps_the_go_open() -> None:
    pos = load(
        coins=[4, 0],
        display=[["captain"], []],
        row=["expedition_cc"],
        harbour=["captain", "ship_blue_1_1"],
    )
    play(pos, "0 stop", "0 take captain")
    assert (pos.to_act, table(pos)["picks"]) == ((0,), 0)
    assert texts(pos, 0) == ["pass", "claim expedition_cc with captain+captain"]
    assert refused(pos, 0, "take ship_blue_1_1") == "no-picks-left"
    events = pos.play(0, "claim expedition_cc with captain+captain")
    assert lines(events, "skip", "pass") == []
    assert pos.to_act == (1,)


def test_r2_a_player_may_pass_up_the_claim_after_his_last_pick() -> None:
    pos = load(
        coins=[4, 0], display=[["captain"], []], row=["expedition_cc"], harbour=["captain", "ship_blue_1_1"]
    )
    play(pos, "0 stop", "0 take captain", "0 pass")
    assert (pos.to_act, table(pos)["row"]) == ((1,), ["expedition_cc"])


@pytest.mark.parametrize("auto_pass", [True, False])
def test_r2_without_a_possible_claim_the_go_ends_with_the_last_pick(auto_pass: bool) -> None:
    pos = load(harbour=["ship_blue_1_1", "ship_red_1_1"], options={"auto_pass": auto_pass})
    events = play(pos, "0 stop", "0 take ship_blue_1_1")
    assert lines(events, "skip", "pass") == []
    assert pos.to_act == (1,)


def test_r3_a_hire_pays_the_price_first_and_then_the_fee() -> None:
    pos = load(coins=[0, ["captain", "priest", "settler", "jack"]], harbour=["sailor_1"])
    events = play(pos, "0 stop", "1 take sailor_1")
    assert lines(events, "hire", "spend", "fee") == [
        "hire seat=1 card=sailor_1 amount=3",
        "spend seat=1 card=captain",
        "spend seat=1 card=priest",
        "spend seat=1 card=settler",
        "fee seat=1 other=0 amount=1",
    ]
    assert pos.dump()["coins"] == [["jack"], []]
    assert table(pos)["discard"] == ["captain", "priest", "settler"]


def test_r3_a_ship_goes_to_the_discard_pile_then_brings_its_coins_and_then_the_fee_is_paid() -> None:
    pos = load(coins=[0, ["captain"]], deck=["priest", "settler"], harbour=["ship_blue_2_1"])
    events = play(pos, "0 stop", "0 pass", "1 take ship_blue_2_1")
    assert lines(events, "trade", "gain", "fee") == [
        "trade seat=1 card=ship_blue_2_1 amount=2",
        "gain seat=1 amount=2",
        "fee seat=1 other=0 amount=1",
    ]
    assert pos.dump()["coins"] == [["captain"], ["priest", "settler"]]
    assert table(pos)["discard"] == ["ship_blue_2_1"]


def test_r3_a_fee_never_passes_through_the_discard_pile() -> None:
    pos = load(coins=[0, 0], deck=["priest"], harbour=["ship_blue_1_1"])
    play(pos, "0 stop", "0 pass", "1 take ship_blue_1_1")
    assert pos.dump()["coins"] == [["priest"], []]
    assert table(pos)["discard"] == ["ship_blue_1_1"]


def test_r4_with_both_piles_empty_a_ship_may_itself_become_the_fee_coin() -> None:
    pos = load(3, harbour=["ship_blue_3_5"], rest="coins:2")
    play(pos, "0 stop", "0 pass")
    assert texts(pos, 1) == ["pass", "take ship_blue_3_5"]
    events = pos.play(1, "take ship_blue_3_5")
    assert lines(events, "reshuffle", "gain", "fee") == [
        "reshuffle amount=1",
        "gain seat=1 amount=1",
        "fee seat=1 other=0 amount=1",
    ]
    assert pos.dump()["coins"][:2] == [["ship_blue_3_5"], []]
    assert (table(pos)["deck"], table(pos)["discard"]) == (0, [])


def test_r5_a_reshuffle_for_a_tax_bonus_has_the_taxed_coins_and_not_the_tax_card() -> None:
    pos = load(display=[["sailor_1"], []], deck=["tax_max_swords"], rest="coins:1")
    assert coins(pos) == [0, 117]
    events = pos.play(0, "draw")
    assert lines(events, "taxed", "reshuffle", "bonus", "gain") == [
        "taxed seat=1 amount=58",
        "bonus seat=0 card=tax_max_swords",
        "reshuffle amount=58",
        "gain seat=0 amount=1",
    ]
    assert (coins(pos), table(pos)["deck"]) == ([1, 59], 57)
    assert table(pos)["discard"] == ["tax_max_swords"]
    assert all_cards(pos) == ALL_CARDS


def test_r6_after_a_bust_the_turn_is_over_and_nothing_can_be_claimed() -> None:
    pos = load(
        display=[["captain", "captain", "jester_1"], []],
        row=["expedition_cc"],
        harbour=["ship_blue_1_1"],
        deck=["ship_blue_2_2"],
    )
    pos.play(0, "draw")
    assert (pos.to_act, table(pos)["turn"], coins(pos)) == ((1,), 2, [1, 0])
    assert refused(pos, 0, "claim expedition_cc with captain+captain") == "not-your-decision"


def test_r6_with_claim_after_bust_jesters_are_paid_and_then_expeditions_may_be_claimed() -> None:
    pos = load(
        display=[["captain", "captain", "priest", "priest", "jester_1"], ["jester_2"]],
        row=["expedition_cc", "expedition_pp"],
        harbour=["ship_blue_1_1"],
        deck=["ship_blue_2_2"],
        options={"claim_after_bust": True},
    )
    events = pos.play(0, "draw")
    assert lines(events, "jester", "turn") == ["jester seat=0 amount=1", "jester seat=1 amount=1"]
    assert (pos.to_act, table(pos)["phase"], coins(pos)) == ((0,), "after_bust", [1, 1])
    assert (table(pos)["harbour"], table(pos)["discard"]) == ([], ["ship_blue_1_1", "ship_blue_2_2"])
    claims = ["claim expedition_cc with captain+captain", "claim expedition_pp with priest+priest"]
    assert texts(pos, 0) == ["pass", *claims]
    assert refused(pos, 0, "draw") == "not-discovering"
    assert refused(pos, 0, "stop") == "not-discovering"
    assert refused(pos, 0, "take ship_blue_1_1") == "not-trading"
    pos.play(0, claims[1])
    assert (texts(pos, 0), coins(pos)) == (["pass", claims[0]], [3, 1])
    assert lines(pos.play(0, "pass")) == ["pass seat=0", "turn seat=1 amount=2"]
    assert table(pos)["phase"] == "discover"


def test_r6_with_claim_after_bust_the_last_possible_claim_ends_the_turn() -> None:
    pos = load(
        display=[["captain", "captain"], []],
        row=["expedition_cc"],
        harbour=["ship_blue_1_1"],
        deck=["ship_blue_2_2"],
        options={"claim_after_bust": True},
    )
    play(pos, "0 draw", "0 claim expedition_cc with captain+captain")
    assert (pos.to_act, table(pos)["turn"], table(pos)["phase"]) == ((1,), 2, "discover")


def test_r6_with_claim_after_bust_a_bust_without_a_possible_claim_ends_the_turn_at_once() -> None:
    pos = load(
        display=[["captain"], ["captain", "captain"]],
        row=["expedition_cc"],
        harbour=["ship_blue_1_1"],
        deck=["ship_blue_2_2"],
        options={"claim_after_bust": True},
    )
    pos.play(0, "draw")
    assert (pos.to_act, table(pos)["turn"], table(pos)["phase"]) == ((1,), 2, "discover")


def test_r7_a_go_with_nothing_to_decide_ends_with_an_event_that_says_so() -> None:
    pos = load(3, coins=[0, 3, 2], harbour=["sailor_1"])
    assert lines(pos.play(0, "stop")) == [
        "stop seat=0 amount=1",
        "go seat=0 amount=1",
        "skip seat=0",
        "go seat=1 amount=1",
        "skip seat=1",
        "go seat=2 amount=1",
        "skip seat=2",
        "clear amount=1",
        "turn seat=1 amount=2",
    ]


def test_r7_without_auto_pass_every_player_passes_himself() -> None:
    pos = load(3, coins=[0, 3, 2], harbour=["sailor_1"], options={"auto_pass": False})
    for seat, events in ((0, pos.play(0, "stop")), (1, pos.play(0, "pass")), (2, pos.play(1, "pass"))):
        assert lines(events, "skip", "turn") == []
        assert lines(events, "go")[-1] == f"go seat={seat} amount=1"
    assert (pos.to_act, texts(pos, 2), table(pos)["turn"]) == ((2,), ["pass"], 1)
    assert lines(pos.play(2, "pass")) == ["pass seat=2", "clear amount=1", "turn seat=1 amount=2"]


def test_r7_without_auto_pass_jesters_are_paid_before_their_owner_passes() -> None:
    pos = load(display=[[], ["jester_1"]], deck=["expedition_cc"], options={"auto_pass": False})
    play(pos, "0 draw", "0 stop", "0 pass")
    assert (pos.to_act, texts(pos, 1), coins(pos)) == ((1,), ["pass"], [0, 1])


def test_r7_admirals_pay_before_it_is_decided_whether_a_go_can_be_skipped() -> None:
    harbour = ["sailor_1", "sailor_2", "sailor_2", "sailor_3", "jack"]
    pos = load(coins=[0, 2], display=[[], ["admiral_1"]], harbour=harbour)
    pos.play(0, "stop")
    assert (pos.to_act, coins(pos)) == ((1,), [0, 4])
    assert texts(pos, 1) == ["pass", "take sailor_1"]


def test_r7_a_possible_claim_of_the_active_player_keeps_his_go_open() -> None:
    pos = load(display=[["captain"] * 2, ["priest"] * 2], row=["expedition_cc"], harbour=["sailor_1"])
    pos.play(0, "stop")
    assert (pos.to_act, table(pos)["picks"]) == ((0,), 1)
    assert texts(pos, 0) == ["pass", "claim expedition_cc with captain+captain"]


def test_r7_after_an_action_that_leaves_nothing_to_decide_the_go_ends() -> None:
    pos = load(3, display=[["governor"], [], []], coins=[0, 0, 9], harbour=["ship_blue_1_1", "sailor_1"])
    events = play(pos, "0 stop", "0 take ship_blue_1_1")
    assert lines(events, "skip") == ["skip seat=0", "skip seat=1"]
    assert pos.to_act == (2,)


def test_r7_a_loaded_position_is_not_advanced_before_an_action() -> None:
    pos = load(3, phase="trade", picks=1, harbour=["sailor_1"])
    assert (pos.to_act, texts(pos, 0), table(pos)["turn"]) == ((0,), ["pass"], 1)
    events = pos.play(0, "pass")
    assert lines(events, "pass", "skip") == ["pass seat=0", "skip seat=1", "skip seat=2"]
    assert (pos.to_act, table(pos)["turn"]) == ((1,), 2)


def test_r8_the_turn_limit_is_checked_at_the_end_of_a_round() -> None:
    # The limit is reached in the first round's second turn; the round is completed.
    pos = load(3, options={"turn_limit": 2}, deck=["jack", "captain", "priest"])
    play(pos, "0 draw", "0 stop", "1 draw", "1 stop")
    assert (pos.over, pos.to_act, table(pos)["turn"]) == (False, (2,), 3)
    events = play(pos, "2 draw", "2 stop")
    assert lines(events, "last_round", "over") == ["over"]
    assert pos.over
    assert pos.result is not None
    assert pos.result["winners"] == [0, 1, 2]


def test_r8_the_turn_limit_is_400_unless_the_table_says_otherwise() -> None:
    for turn, over in ((398, False), (400, True)):
        pos = load(turn=turn, active=1, deck=["jack"])
        play(pos, "1 draw", "1 stop")
        assert pos.over is over
    pos = load(turn=400, active=1, deck=["jack"], options={"turn_limit": 401})
    play(pos, "1 draw", "1 stop")
    assert pos.over is False


def test_r8_if_nobody_has_an_expedition_at_the_turn_limit_of_the_variant_all_can_win() -> None:
    pos = load(
        options={"ending": "expedition", "turn_limit": 2},
        turn=2,
        active=1,
        display=[["jack"], ["sailor_2"]],
        deck=["captain"],
    )
    play(pos, "1 draw", "1 stop")
    assert pos.result == {
        "winners": [1],
        "ranking": [[1], [0]],
        "scores": [1, 2],
        "coins": [0, 0],
        "eligible": [True, True],
    }


def test_r9_the_harbour_is_shown_in_the_order_of_arrival() -> None:
    pos = load(coins=[4, 0], deck=["jack", "ship_red_1_1", "captain", "ship_blue_1_1"])
    play(pos, "0 draw", "0 draw", "0 draw", "0 draw")
    assert table(pos)["harbour"] == ["jack", "ship_red_1_1", "captain", "ship_blue_1_1"]
    play(pos, "0 stop", "0 take captain")
    assert table(pos)["harbour"] == ["jack", "ship_red_1_1", "ship_blue_1_1"]


def test_r9_two_identical_persons_are_one_choice() -> None:
    pos = load(coins=[4, 0], harbour=["captain", "jack", "captain"])
    pos.play(0, "stop")
    assert texts(pos, 0) == ["pass", "take captain"]
    pos.play(0, "take captain")
    assert table(pos)["seats"][0]["display"] == ["captain"]


def test_r9_the_order_of_the_harbour_changes_no_legal_action() -> None:
    harbours = [["jack", *FOUR_SHIPS], [*reversed(FOUR_SHIPS), "jack"]]
    choices = []
    for harbour in harbours:
        pos = load(coins=[6, 0], harbour=harbour)
        pos.play(0, "stop")
        choices.append((sorted(texts(pos, 0)), table(pos)["picks"]))
    assert choices[0] == choices[1]
