"""Drawing, taxes, ships kept and repelled, busts, stopping: A4, A8; edges 1 to 11 of A11."""

from __future__ import annotations

import pytest

from games.port_royal.rules.position_queries import ALL_PIRATES, FOUR_SHIPS, SEVEN_SAILORS, coins, load
from games.position_queries import lines, play, refused, table, texts


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
