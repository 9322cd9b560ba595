"""Wrong scenarios: each mistake is named by its field and reason, and nothing else is ever raised."""

from __future__ import annotations

import copy
import random
from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import argosy
from argosy import (
    InvalidScenario,
)
from argosy.games.port_royal.rules.cards import FACES

GAME = argosy.game("port-royal")
ALL_CARDS = Counter({face.id: face.count for face in FACES})


def invalid(scenario: Any) -> InvalidScenario:
    """Why a scenario cannot be loaded; it is left as it was."""
    before = copy.copy(scenario)
    with pytest.raises(InvalidScenario) as caught:
        GAME.load(scenario)
    assert str(caught.value) == f"{caught.value.field}: {caught.value.reason}"
    assert caught.value.reason
    assert scenario.keys() == before.keys()
    return caught.value


def middle(players: int = 3, seed: int = 5, steps: int = 150) -> dict[str, Any]:
    """The dump of a random game after some steps, with coins and with cards in both piles."""
    chance = random.Random(seed)
    pos = GAME.new(players, seed=seed)
    for _ in range(steps):
        if not pos.over:
            pos.play(pos.to_act[0], chance.choice(pos.legal(pos.to_act[0])))
    dump = pos.dump()
    if len(dump["deck"]) > 1 and dump["discard"] and any(dump["coins"]):
        return dump
    return middle(players, seed + 1, steps)


@pytest.mark.parametrize(
    ("field", "hint"),
    [
        ("harbor", "did you mean 'harbour'"),
        ("coin", "did you mean 'coins'"),
        ("last_round", "is not a field"),
        ("", "is not a field"),
        (7, "is not a field"),
    ],
)
def test_an_unknown_field_is_refused(field: Any, hint: str) -> None:
    found = invalid({"players": 2, field: []})
    assert (found.field, hint in found.reason) == (str(field), True)


@pytest.mark.parametrize("field", ["start", "active", "acting"])
@pytest.mark.parametrize("value", [-1, 2, "0", 1.0, True, None, [0]])
def test_a_seat_in_a_scenario_must_exist(field: str, value: Any) -> None:
    assert invalid({"players": 2, field: value}).field == field


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "oltre-mare"),
        ("game", None),
        ("phase", "trading"),
        ("phase", "DISCOVER"),
        ("phase", 1),
        ("phase", None),
        ("phase", ["discover"]),
        ("picks", -1),
        ("picks", 1000),
        ("picks", "1"),
        ("picks", 1.0),
        ("picks", True),
        ("picks", None),
        ("turn", 0),
        ("turn", -1),
        ("turn", 100_000),
        ("turn", "1"),
        ("turn", 1.5),
        ("drawn", -1),
        ("drawn", 100_000),
        ("drawn", "1"),
        ("drawn", None),
        ("rest", "box"),
        ("rest", "coins:2"),
        ("rest", "coins:-1"),
        ("rest", "coins"),
        ("rest", 1),
        ("rest", None),
        ("options", None),
        ("seed", None),
        ("hidden_state", None),
        ("hidden_state", []),
        ("coins", 3),
        ("coins", None),
        ("coins", [3]),
        ("coins", [3, 3, 3]),
        ("coins", {"0": 3, "1": 3}),
        ("display", "jack"),
        ("display", None),
        ("display", []),
        ("display", [["jack"]]),
        ("display", {"0": ["jack"]}),
        ("pending", "jack"),
        ("pending", "tax_min_vp"),
        ("pending", "ship"),
        ("pending", 3),
        ("pending", ["ship_blue_1_1"]),
        ("deck", "jack"),
        ("deck", None),
        ("deck", 5),
        ("deck", {"jack": 1}),
        ("discard", "jack"),
        ("harbour", None),
        ("row", "expedition_cc"),
        ("box", {}),
    ],
)
def test_a_field_with_a_wrong_value_is_named(field: str, value: Any) -> None:
    assert invalid({"players": 2, field: value}).field == field


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("deck", ["jack", "jak"], "deck[1]"),
        ("deck", [5], "deck[0]"),
        ("deck", [None], "deck[0]"),
        ("deck", [["jack"]], "deck[0]"),
        ("discard", ["JACK"], "discard[0]"),
        ("harbour", ["captain", "ship_blue"], "harbour[1]"),
        ("row", ["expedition"], "row[0]"),
        ("box", [""], "box[0]"),
        ("display", [[], ["sailor"]], "display[1][0]"),
        ("display", [[], "jack"], "display[1]"),
        ("display", [5, []], "display[0]"),
        ("display", [[], None], "display[1]"),
        ("display", [[], {}], "display[1]"),
        ("coins", [["jack", "joker"], 0], "coins[0][1]"),
        ("coins", [0, -1], "coins[1]"),
        ("coins", [121, 0], "coins[0]"),
        ("coins", ["3", 0], "coins[0]"),
        ("coins", [3.0, 0], "coins[0]"),
        ("coins", [True, 0], "coins[0]"),
        ("coins", [None, 0], "coins[0]"),
        ("coins", [{}, 0], "coins[0]"),
        ("coins", [60, 60], "coins"),
        ("coins", [119, 1], "coins"),
    ],
)
def test_a_wrong_entry_of_a_list_is_named_with_its_place(field: str, value: Any, named: str) -> None:
    assert invalid({"players": 2, field: value}).field == named


def test_a_misspelt_card_is_refused_with_a_hint() -> None:
    assert "did you mean 'mademoiselle_2'" in invalid({"players": 2, "deck": ["madmoiselle_2"]}).reason


@pytest.mark.parametrize(
    "value",
    [
        pytest.param(np.zeros(3), id="array"),
        pytest.param(10**5000, id="huge number"),
        pytest.param(float("nan"), id="nan"),
        pytest.param({1, 2}, id="set"),
        pytest.param(object(), id="object"),
        pytest.param("\ud800", id="half a character"),
    ],
)
def test_a_value_of_any_type_is_refused_as_a_scenario_and_not_by_a_crash(value: Any) -> None:
    for field in (
        "players",
        "start",
        "phase",
        "picks",
        "deck",
        "rest",
        "coins",
        "display",
        "pending",
        "options",
    ):
        assert invalid({"players": 2, field: value}).field == field
    assert invalid({"players": 2, "deck": [value]}).field == "deck[0]"
    assert invalid({"players": 2, "coins": [value, 0]}).field == "coins[0]"


@pytest.mark.parametrize(
    ("scenario", "places", "words"),
    [
        ({"deck": ["pirate_1", "pirate_1"]}, {"deck"}, "pirate_1 is named 2 times; the game has 1"),
        ({"deck": ["pirate_1"], "discard": ["pirate_1"]}, {"deck", "discard"}, "the game has 1"),
        ({"harbour": ["jack"] * 4}, {"harbour"}, "jack is named 4 times; the game has 3"),
        (
            {"display": [["governor"] * 3, ["governor"]], "coins": [["governor"], 0]},
            {"display[0]", "display[1]", "coins[0]"},
            "governor is named 5 times; the game has 4",
        ),
        (
            {"row": ["expedition_cc"], "display": [["expedition_cc"], []]},
            {"row", "display[0]"},
            "the game has 1",
        ),
        (
            {"pending": "ship_blue_2_1", "deck": ["ship_blue_2_1"], "display": [["sailor_1"], []]},
            {"pending", "deck"},
            "ship_blue_2_1 is named 2 times",
        ),
        (
            {"box": ["expedition_cps_5p"], "row": ["expedition_cps_5p"]},
            {"box", "row"},
            "expedition_cps_5p is named 2 times",
        ),
    ],
)
def test_a_card_too_many_is_refused_with_every_place_it_lies(
    scenario: dict[str, Any], places: set[str], words: str
) -> None:
    found = invalid({"players": 2, **scenario})
    assert found.field in places
    assert all(place in found.reason for place in places)
    assert words in found.reason


@pytest.mark.parametrize(
    ("field", "scenario"),
    [
        ("harbour", {"harbour": ["ship_blue_1_1", "jack", "ship_blue_2_2"]}),
        ("harbour", {"harbour": ["ship_blue_1_1", "ship_blue_1_1"]}),
        ("harbour", {"harbour": ["tax_min_vp"]}),
        ("harbour", {"harbour": ["expedition_cc"]}),
        ("row", {"row": ["captain"]}),
        ("row", {"row": ["ship_blue_1_1"]}),
        ("row", {"row": ["tax_min_vp"]}),
        ("display[0]", {"display": [["ship_blue_1_1"], []]}),
        ("display[1]", {"display": [[], ["tax_max_swords"]]}),
        ("box", {"box": ["jack"]}),
        ("box", {"box": ["expedition_cc"]}),
        ("deck", {"deck": ["expedition_cps_5p"]}),
        ("discard", {"discard": ["expedition_cps_5p"]}),
        ("coins[1]", {"coins": [0, ["expedition_cps_5p"]]}),
    ],
)
def test_a_card_where_it_can_never_lie_is_refused(field: str, scenario: dict[str, Any]) -> None:
    assert invalid({"players": 2, **scenario}).field == field


@pytest.mark.parametrize(
    ("field", "scenario"),
    [
        ("pending", {"pending": "ship_blue_1_1"}),
        ("pending", {"pending": "ship_blue_2_2", "display": [["sailor_1"], ["pirate_1"]]}),
        ("pending", {"pending": "ship_red_3_skull", "display": [["pirate_1", "pirate_2", "pirate_3"], []]}),
        ("pending", {"pending": "ship_blue_1_1", "display": [["sailor_1"], []], "phase": "trade"}),
        ("pending", {"pending": "ship_blue_1_1", "display": [["sailor_1"], []], "phase": "over"}),
        ("acting", {"acting": 1}),
        ("acting", {"acting": 1, "phase": "over"}),
        ("picks", {"picks": 1}),
        ("picks", {"picks": 2, "phase": "over"}),
        ("picks", {"picks": 1, "phase": "after_bust", "options": {"claim_after_bust": True}}),
        ("phase", {"phase": "after_bust"}),
        ("harbour", {"harbour": ["jack"], "phase": "after_bust", "options": {"claim_after_bust": True}}),
        ("harbour", {"harbour": ["jack"], "phase": "over"}),
    ],
)
def test_a_moment_that_cannot_be_is_refused(field: str, scenario: dict[str, Any]) -> None:
    assert invalid({"players": 2, **scenario}).field == field


def test_fewer_cards_drawn_than_lie_in_the_harbour_are_refused() -> None:
    assert invalid({"players": 2, "harbour": ["jack", "ship_blue_1_1"], "drawn": 1}).field == "drawn"
    assert invalid({"players": 2, "harbour": ["jack"], "drawn": 0}).field == "drawn"


def test_a_pending_ship_counts_as_a_card_drawn_in_this_turn() -> None:
    # What is not named is filled in legally: so the player may stop once he has repelled the ship.
    pos = GAME.load({"players": 2, "pending": "ship_blue_1_1", "display": [["sailor_1"], []]})
    pos.play(0, "repel")
    assert [str(action) for action in pos.legal(0)] == ["draw", "stop"]


def test_loading_leaves_the_scenario_as_it_was() -> None:
    scenario = {"players": 2, "coins": [3, ["jack"]], "deck": ["captain"], "options": {"auto_pass": False}}
    before = copy.deepcopy(scenario)
    GAME.load(scenario).play(0, "draw")
    assert scenario == before


# ------------------------------------------------------------------------------------ hidden state


def test_a_dump_gives_the_same_bytes_back() -> None:
    for players in (2, 3, 4, 5):
        dump = middle(players)
        assert GAME.load(dump).dump() == dump
        assert GAME.load(copy.deepcopy(dump)) == GAME.load(dump)


@pytest.mark.parametrize(
    ("part", "values"),
    [
        ("rng", [1, 2, 3]),
        ("rng", [1, 2, 3, 4, 5]),
        ("rng", [1, 2, 3, 2**32]),
        ("rng", [1, 2, 3, -1]),
        ("rng", [1, 2, 3, "4"]),
        ("rng", [1, 2, 3, True]),
        ("rng", None),
        ("cards", list(range(119))),
        ("cards", list(range(121))),
        ("cards", [*range(119), 120]),
        ("cards", [*range(119), -1]),
        ("cards", [*range(119), 118]),
        ("cards", [0.0, *range(1, 120)]),
        ("cards", "cards"),
        ("pool", [1] * 119),
        ("pool", [1] * 121),
        ("pool", [-1] + [1] * 119),
        ("pool", [121] + [1] * 119),
        ("pool", [None] * 120),
        ("pool", {}),
        ("known", [0] * 119),
        ("known", [64] + [0] * 119),
        ("known", [-1] + [0] * 119),
        ("known", [[]] * 120),
    ],
)
def test_a_damaged_part_of_the_hidden_state_is_named(part: str, values: Any) -> None:
    dump = middle()
    dump["hidden_state"][part] = values
    assert invalid(dump).field == f"hidden_state.{part}"


@pytest.mark.parametrize("part", ["rng", "cards", "pool", "known"])
def test_a_hidden_state_has_four_parts_and_no_other(part: str) -> None:
    dump = middle()
    kept = dump["hidden_state"].pop(part)
    assert invalid(dump).field == "hidden_state"
    dump["hidden_state"] |= {part: kept, "more": []}
    assert invalid(dump).field == "hidden_state"


def test_a_draw_pile_from_two_shuffles_is_refused() -> None:
    dump = middle()
    hidden = dump["hidden_state"]
    hidden["pool"][hidden["cards"][0]] += 1
    assert invalid(dump).field == "hidden_state.pool"


@pytest.mark.parametrize(("part", "value"), [("pool", 0), ("known", 1), ("known", 63)])
def test_a_hidden_card_that_is_known_is_refused(part: str, value: int) -> None:
    dump = middle()
    hidden = dump["hidden_state"]
    top, first_coin = hidden["cards"][0], hidden["cards"][hidden_coin(dump)]
    for card in (top, first_coin):
        damaged = copy.deepcopy(dump)
        damaged["hidden_state"][part][card] = value
        assert invalid(damaged).field == "hidden_state"


def hidden_coin(dump: dict[str, Any]) -> int:
    """The place in the list of cards of the first coin of the first seat that has one."""
    before = sum(len(dump[name]) for name in ("deck", "discard", "harbour", "row", "box"))
    return before + (dump["pending"] is not None)


@pytest.mark.parametrize(("part", "value"), [("pool", 1), ("known", 0), ("known", 31)])
def test_an_open_card_that_is_not_known_to_all_is_refused(part: str, value: int) -> None:
    dump = middle()
    hidden = dump["hidden_state"]
    hidden[part][hidden["cards"][len(dump["deck"])]] = value
    assert invalid(dump).field == "hidden_state"


# ------------------------------------------------------------------------------ scenarios at random

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.integers(-2, 130),
    st.floats(),
    st.text(max_size=6),
    st.binary(max_size=3),
    st.sampled_from([face.id for face in FACES]),
    st.sampled_from(["discover", "trade", "after_bust", "over", "deck", "discard", "coins:0", "players"]),
    st.lists(st.integers(-1, 130) | st.none() | st.sampled_from(["jack", "tax_min_vp"]), max_size=4),
    st.dictionaries(st.sampled_from(["rng", "cards", "ending", "x"]), st.integers() | st.none(), max_size=2),
    st.just(()),
    st.sets(st.integers(0, 5), max_size=2),
)


@cache
def dumps() -> tuple[dict[str, Any], ...]:
    return tuple(middle(players, seed=players, steps=steps) for players in (2, 5) for steps in (20, 60, 220))


def mutate(data: st.DataObject, scenario: dict[str, Any]) -> None:
    """Delete, replace, double or exchange something somewhere in a scenario."""
    node: Any = scenario
    while True:
        key = data.draw(st.sampled_from(sorted(node) if isinstance(node, dict) else range(len(node))))
        inner = node[key]
        if not (isinstance(inner, dict | list) and inner and data.draw(st.booleans())):
            break
        node = inner
    change = data.draw(st.sampled_from(["delete", "replace", "double", "exchange"]))
    if change == "delete":
        del node[key]
    elif change == "replace" or isinstance(node, dict):
        node[key] = data.draw(JUNK)
    elif change == "double":
        node.insert(data.draw(st.integers(0, len(node))), copy.deepcopy(inner))
    else:
        other = data.draw(st.integers(0, len(node) - 1))
        node[key], node[other] = node[other], node[key]


@pytest.mark.slow
@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(st.data())
def test_a_damaged_scenario_is_either_a_position_or_an_invalid_scenario(data: st.DataObject) -> None:
    scenario = copy.deepcopy(data.draw(st.sampled_from(dumps())))
    for _ in range(data.draw(st.integers(1, 3))):
        mutate(data, scenario)
        if not scenario:
            break
    try:
        pos = GAME.load(scenario)
    except InvalidScenario:
        return
    dump = pos.dump()
    assert cards_of(dump) == ALL_CARDS
    assert GAME.load(dump) == pos
    for seat in pos.to_act:
        assert pos.legal(seat)


def cards_of(dump: dict[str, Any]) -> Counter[str]:
    piles = [dump[name] for name in ("deck", "discard", "harbour", "row", "box")]
    piles += [[dump["pending"]] if dump["pending"] else [], *dump["coins"], *dump["display"]]
    return Counter(card for pile in piles for card in pile)
