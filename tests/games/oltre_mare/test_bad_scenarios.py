"""Wrong scenarios: each mistake is named by its field and reason, and nothing else is ever raised.

Run as a program, it damages dumps at random and says what came of it (see the last test).
"""

from __future__ import annotations

import contextlib
import copy
import json
import os
import random
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from argosy import InvalidScenario, Position
from games.oltre_mare.asking import ALL_CARDS, GAME, all_cards, ducats, load, of_good, table, texts

HANDS = [["gems-01", "salt-01"], ["silk-01", "silk-02"], ["grain-01"]]
OFFER: dict[str, Any] = {
    "from": 0,
    "to": 1,
    "give": {"cards": ["gems-01"], "ducats": 1},
    "want": {"goods": {"silk": 1}, "ducats": 2},
}
TO_ALL = OFFER | {"to": None}


def invalid(**fields: Any) -> InvalidScenario:
    """Why a scenario cannot be loaded."""
    with pytest.raises(InvalidScenario) as caught:
        GAME.load({"players": 3, **fields})
    assert str(caught.value) == f"{caught.value.field}: {caught.value.reason}"
    assert caught.value.reason
    return caught.value


def trading(**fields: Any) -> dict[str, Any]:
    return {"phase": "trade", "hands": HANDS, **fields}


# ---------------------------------------------------------------------------------- whole fields


def test_only_the_number_of_players_is_required() -> None:
    for players in (2, 3, 4, 5):
        pos = GAME.load({"players": players})
        assert all_cards(pos) == ALL_CARDS
        assert (pos.to_act, table(pos)["phase"], ducats(pos)) == ((0,), "trade", [11] * players)
    with pytest.raises(InvalidScenario) as caught:
        GAME.load({})
    assert caught.value.field == "players"


@pytest.mark.parametrize("players", [1, 6, 0, -1, "3", 3.0, True, None, [3]])
def test_there_are_two_to_five_players(players: Any) -> None:
    assert invalid(players=players).field == "players"


@pytest.mark.parametrize("scenario", [None, [], "players", 3, [("players", 3)]])
def test_a_scenario_is_an_object(scenario: Any) -> None:
    with pytest.raises(InvalidScenario) as caught:
        GAME.load(scenario)
    assert caught.value.field == "scenario"


@pytest.mark.parametrize(
    ("field", "hint"),
    [
        ("hand", "did you mean 'hands'"),
        ("ducat", "did you mean 'ducats'"),
        ("pirate", "did you mean 'pirates'"),
        ("harbour", "is not a field"),
        ("", "is not a field"),
    ],
)
def test_an_unknown_field_is_refused(field: str, hint: str) -> None:
    found = invalid(**{field: []})
    assert (found.field, hint in found.reason) == (field, True)


@pytest.mark.parametrize("field", ["start", "active"])
@pytest.mark.parametrize("value", [-1, 3, "0", 1.0, True, None, [0]])
def test_a_seat_in_a_scenario_must_exist(field: str, value: Any) -> None:
    assert invalid(**{field: value}).field == field


Part = tuple[dict[str, Any], str]
NO_NUMBERS: list[Any] = ["1", 1.0, True, None, [1], {}, 10**30]
NO_LISTS: list[Any] = [None, 5, "gems-01", {}, {"gems-01": 1}, True]


@pytest.mark.parametrize(
    ("field", "beyond"),
    [
        ("round", [0, 10_000]),
        ("power", [0, 13]),
        ("load", [0, 5]),
        ("purchases", [-1, 5]),
        ("moves_left", [-1, 5]),
        ("next_offer", [0, 32768]),
        ("refused_count", [-1, 32768]),
    ],
)
def test_a_number_that_is_none_or_out_of_range_is_named(field: str, beyond: list[int]) -> None:
    for value in (*NO_NUMBERS, *beyond):
        assert invalid(**{field: value}).field == field


@pytest.mark.parametrize("field", ["deck", "discard", "removed", "played"])
def test_a_pile_that_is_no_list_is_named(field: str) -> None:
    for value in NO_LISTS:
        assert invalid(**{field: value}).field == field


PER_SEAT = [
    "hands", "cargo", "pirates", "pirate_own", "ducats", "prestige", "removed_cargo", "offers_made", "ships",
    "owned", "active_token",
]  # fmt: skip


@pytest.mark.parametrize("field", PER_SEAT)
def test_what_each_seat_has_is_a_list_with_one_entry_for_each(field: str) -> None:
    entry: Any = [] if field in {"hands", "cargo", "pirates", "pirate_own", "owned"} else 1
    for value in (*NO_LISTS, [], [entry], [entry] * 2, [entry] * 4):
        found = invalid(**{field: value})
        assert (found.field, "3 seats" in found.reason) == (field, True)


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("game", ["port-royal", "Oltre Mare", None, 5]),
        ("set", ["", "0123456789ab", 5, [], {}, False]),
        ("phase", ["naval", "TRADE", "", None, 1, ["trade"], "over "]),
        ("rest", ["box", "hands", "played", None, 1, ["deck"]]),
        ("options", [None, [], 5, {"open_trade": 1}, {"opentrade": True}, {"venice_spread": 51}]),
        ("seed", [None, -1, "1", 2**63, 1.5, True]),
        ("venice_out", [None, 0, 1, "true", []]),
        ("last_round", [None, 0, 1, "true", []]),
        ("venice_between", [None, 5, [], [0], [0, 1, 2], ["0", "9"], [0.0, 9.0], [None, None], {}]),
        ("got_prestige", [None, 1, [3], [-1], ["1"], [True], [None], [[1]], {}, "1"]),
        ("no_deals", [None, 1, [3], [-1], ["1"], [True], [None], [[1]], {}, "1"]),
        ("routes_used", [None, 1, {}, "venezia"]),
        ("tokens", [None, 1, [], "compass", [["tana", "compass"]]]),
        ("offers", [None, 1, {}, "offer", [5], [None], [[]], [OFFER] * 9]),
        ("refused", [{}, "refused", [5], [None], [[]], [OFFER] * 17]),
        ("draft", [5, "offer", [], {}, {"seat": 0}, {"seat": 0, "steps": "pick"}, {"steps": []}, True]),
        ("hidden_state", [None, [], {}, 5, {"rng": [1, 2, 3, 4]}]),
    ],
)
def test_a_field_with_a_wrong_value_is_named(field: str, values: list[Any]) -> None:
    for value in values:
        assert invalid(**{field: value}).field == field


@pytest.mark.parametrize("value", [None, 5, 1.5, True])
def test_refused_offers_that_are_no_list_are_named(value: Any) -> None:
    assert invalid(refused=value).field == "refused"


# ----------------------------------------------------------------------------------- single entries


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("deck", ["gems-01", "gems-1"], "deck[1]"),
        ("deck", [5], "deck[0]"),
        ("deck", [None], "deck[0]"),
        ("deck", [["gems-01"]], "deck[0]"),
        ("discard", ["GEMS-01"], "discard[0]"),
        ("removed", ["gems-01", ""], "removed[1]"),
        ("played", ["silk"], "played[0]"),
        ("hands", [[], ["gems"], []], "hands[1][0]"),
        ("hands", [[], [], "gems-01"], "hands[2]"),
        ("hands", [[], [], None], "hands[2]"),
        ("hands", [5, [], []], "hands[0]"),
        ("cargo", [[], [], ["gems-01", 3]], "cargo[2][1]"),
        ("pirates", [["x"], [], []], "pirates[0][0]"),
        ("pirates", [{}, [], []], "pirates[0]"),
        ("pirate_own", [[], ["x"], []], "pirate_own[1][0]"),
        ("ducats", [11, "11", 11], "ducats[1]"),
        ("ducats", [11, 11, 1.0], "ducats[2]"),
        ("ducats", [None, 11, 11], "ducats[0]"),
        ("ducats", [True, 11, 11], "ducats[0]"),
        ("ducats", [11, 10_000, 11], "ducats[1]"),
        ("ducats", [11, -10_000, 11], "ducats[1]"),
        ("prestige", [0, -1, 0], "prestige[1]"),
        ("prestige", [0, 0, [1]], "prestige[2]"),
        ("removed_cargo", [-1, 0, 0], "removed_cargo[0]"),
        ("offers_made", [0, "1", 0], "offers_made[1]"),
        ("ships", ["venezia", "venice", "tana"], "ships[1]"),
        ("ships", ["venezia", 3, "tana"], "ships[1]"),
        ("ships", ["venezia", ["tana"], "tana"], "ships[1]"),
        ("owned", [["calm sea"], [], []], "owned[0][0]"),
        ("owned", [[], ["calm_sea", None], []], "owned[1][1]"),
        ("owned", ["calm_sea", [], []], "owned[0]"),
        ("owned", [None, [], []], "owned[0]"),
        ("active_token", ["sea", None, None], "active_token[0]"),
        ("active_token", [None, 0, None], "active_token[1]"),
        ("tokens", {"venice": "compass"}, "tokens"),
        ("tokens", {"tana": "kompass"}, "tokens.tana"),
        ("tokens", {"tana": None}, "tokens.tana"),
        ("tokens", {"tana": ["compass"]}, "tokens.tana"),
        ("routes_used", [["tana"]], "routes_used[0]"),
        ("routes_used", [["tana", "caffa"], "tana"], "routes_used[1]"),
        ("routes_used", [["tana", "caffa", "varna"]], "routes_used[0]"),
        ("routes_used", [["tana", "atlantis"]], "routes_used[0]"),
        ("routes_used", [["tana", None]], "routes_used[0]"),
        ("routes_used", [["tana", "venezia"]], "routes_used[0]"),
        ("routes_used", [["tana", "tana"]], "routes_used[0]"),
    ],
)
def test_a_wrong_entry_of_a_list_is_named_with_its_place(field: str, value: Any, named: str) -> None:
    assert invalid(**{field: value}).field == named


def test_a_misspelt_card_is_refused_with_a_hint() -> None:
    assert "did you mean 'scrolls-07'" in invalid(deck=["scrols-07"]).reason


ODD = {
    "array": np.zeros(3),
    "huge number": 10**5000,
    "nan": float("nan"),
    "set": {1, 2},
    "object": object(),
    "half a character": "\ud800",
}


@pytest.mark.parametrize("name", ODD)
def test_a_value_of_any_type_is_refused_as_a_scenario_and_not_by_a_crash(name: str) -> None:
    value = ODD[name]
    for field in (
        *PER_SEAT, "players", "start", "active", "round", "deck", "rest", "tokens", "power", "purchases",
        "routes_used", "offers", "got_prestige", "venice_out", "venice_between", "last_round", "options",
        "hidden_state", "draft", "game",
    ):  # fmt: skip
        assert invalid(**{field: value}).field == field
    assert invalid(deck=[value]).field == "deck[0]"
    assert invalid(ducats=[value, 0, 0]).field == "ducats[0]"
    assert invalid(ships=[value, "tana", "caffa"]).field == "ships[0]"


@pytest.mark.parametrize("field", ["phase", "set"])
def test_an_array_in_place_of_a_word_is_refused_and_does_not_crash(field: str) -> None:
    assert invalid(**{field: ODD["array"]}).field == field


# --------------------------------------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("fields", "places"),
    [
        ({"deck": ["gems-01", "gems-01"]}, ("deck", "deck")),
        ({"deck": ["gems-01"], "discard": ["gems-01"]}, ("deck", "discard")),
        ({"hands": [["gems-01"], ["gems-01"], []]}, ("hands[0]", "hands[1]")),
        ({"hands": [["gems-01"], [], []], "cargo": [[], [], ["gems-01"]]}, ("hands[0]", "cargo[2]")),
        ({"cargo": [["gems-01"], [], []], "pirates": [["gems-01"], [], []]}, ("cargo[0]", "pirates[0]")),
        ({"played": ["gems-01"], "removed": ["gems-01"], "phase": "load"}, ("removed", "played")),
        ({"deck": ["venice"], "removed": ["venice"]}, ("deck", "removed")),
    ],
)
def test_a_card_named_twice_is_refused_with_both_places(
    fields: dict[str, Any], places: tuple[str, str]
) -> None:
    found = invalid(**fields)
    assert found.field in places
    assert "named twice" in found.reason
    assert all(place in found.reason for place in places)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"hands": [["venice"], [], []]}, "hands[0]"),
        ({"cargo": [[], ["venice"], []]}, "cargo[1]"),
        ({"pirates": [[], [], ["venice"]]}, "pirates[2]"),
        ({"discard": ["venice"]}, "discard"),
        ({"played": ["venice"], "phase": "load"}, "played"),
    ],
)
def test_venice_lies_in_the_deck_or_nowhere(fields: dict[str, Any], field: str) -> None:
    assert invalid(**fields).field == field


def test_a_card_that_the_owner_knows_must_lie_in_his_pirate_stack() -> None:
    stacks = [["gems-01"], ["silk-01"], []]
    assert invalid(pirates=stacks, pirate_own=[["silk-01"], [], []]).field == "pirate_own[0]"
    assert invalid(pirate_own=[["silk-01"], [], []]).field == "pirate_own[0]"


def test_a_token_too_many_is_refused() -> None:
    owned = [["calm_sea", "good_terms"], ["good_terms"] * 3, []]
    tokens = dict.fromkeys(["tana", "caffa", "varna"], "good_terms")
    found = invalid(owned=owned, tokens=tokens)
    assert (found.field, "good_terms is named 7 times; there are 6" in found.reason) == ("tokens", True)
    assert invalid(owned=[["compass"] * 5, [], []]).field in {"tokens", "owned[0]", "owned[0][0]"}


def test_the_active_token_must_be_owned() -> None:
    assert invalid(active_token=["good_deal", None, None]).field == "active_token[0]"
    fields = {"owned": [["good_deal"], ["calm_sea"], []], "active_token": [None, "good_deal", None]}
    assert invalid(**fields).field == "active_token[1]"


def test_nobody_owns_a_compass() -> None:
    assert invalid(owned=[["compass"], [], []]).field.startswith("owned[0]")


# -------------------------------------------------------------------------------- Venice and the end


@pytest.mark.parametrize(
    "fields",
    [
        {"deck": ["venice"], "venice_out": True},
        {"removed": ["venice"], "venice_out": False},
    ],
)
def test_venice_cannot_be_named_where_it_is_said_not_to_be(fields: dict[str, Any]) -> None:
    assert invalid(**fields).field == "venice_out"


@pytest.mark.parametrize("between", [[0, 1], [3, 9], [2, 1], [-1, 5], [0, 10_000]])
def test_venice_must_lie_where_it_is_said_to_be(between: list[int]) -> None:
    deck = ["gems-01", "venice", "gems-02", "gems-03"]
    assert invalid(deck=deck, rest="removed", venice_between=between).field == "venice_between"


def test_an_empty_deck_makes_it_the_last_round() -> None:
    assert invalid(rest="removed", last_round=False).field == "last_round"


# ----------------------------------------------------------------------------------------- moments


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"phase": "discard"}, "phase"),
        ({"phase": "discard", "hands": HANDS, "power": 2}, "phase"),
        ({"played": ["gems-01"]}, "played"),
        ({"played": ["gems-01"], "phase": "discard", "hands": [of_good("salt")[:7], [], []]}, "played"),
        ({"played": ["gems-01"], "phase": "trade"}, "played"),
        ({"played": ["gems-01"], "phase": "play"}, "played"),
        ({"played": ["gems-01"], "phase": "over"}, "played"),
        ({"played": of_good("salt")[:5], "phase": "load"}, "played"),
        ({"phase": "sail"}, "moves_left"),
        ({"phase": "sail", "played": ["gems-01"]}, "moves_left"),
        ({"phase": "trade", "moves_left": 1}, "moves_left"),
        ({"phase": "load", "moves_left": 1}, "moves_left"),
        ({"phase": "play", "hands": HANDS, "offers": [OFFER]}, "offers"),
        ({"phase": "over", "hands": HANDS, "offers": [OFFER]}, "offers"),
    ],
)
def test_a_moment_that_cannot_be_is_refused(fields: dict[str, Any], field: str) -> None:
    assert invalid(**fields).field == field


def test_a_ship_that_must_sail_and_cannot_is_refused() -> None:
    used = [["venezia", "ancona"], ["venezia", "zara"]]
    found = invalid(phase="sail", moves_left=1, ships=["venezia", "tana", "caffa"], routes_used=used)
    assert found.field in {"moves_left", "routes_used"}


def test_routes_are_used_only_while_sailing() -> None:
    assert invalid(phase="trade", routes_used=[["venezia", "ancona"]]).field == "routes_used"


@pytest.mark.parametrize(("field", "value"), [("purchases", 3), ("got_prestige", [1])])
def test_what_is_named_for_the_turn_holds_at_its_start_or_is_refused(field: str, value: Any) -> None:
    with contextlib.suppress(InvalidScenario):
        assert load(**{field: value}).dump()[field] == value


def test_local_influence_pays_by_the_power_that_is_named() -> None:
    token = {"owned": [["local_influence"], [], []], "active_token": ["local_influence", None, None]}
    assert ducats(load(3, power=4, **token))[0] == 12


def test_a_named_power_decides_whether_cards_must_be_discarded() -> None:
    pos = load(power=1, hands=HANDS)
    assert (table(pos)["phase"], table(pos)["to_discard"]) == ("discard", 1)


# ------------------------------------------------------------------------------------------- offers


NO_DUCATS: list[Any] = [-1, 100, "1", None, 1.0]
NO_GOODS: list[Any] = [None, [], 5, {"spices": 1}]


def parts(place: str, name: str, *values: Any) -> list[Part]:
    """A part of an offer or draft with each of these values, and how it is named."""
    return [({name: value}, place) for value in values]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        *parts("offers[0].number", "number", 0, -1, 32768, "1", None, 1.0, True),
        *parts("offers[0].slot", "slot", -1, 8, "0", None, True),
        *parts("offers[0].from", "from", 3, -1, None, "0", True, [0]),
        *parts("offers[0].to", "to", 3, -1, "1", True, [1], "all"),
        ({"to": 0}, "offers[0]"),
        ({"from": 1, "to": 2, "give": {}}, "offers[0]"),
        ({"from": 1, "to": None, "give": {}}, "offers[0]"),
        *parts("offers[0]", "give", None, 5, [], "gems-01"),
        *parts("offers[0]", "want", None, 5, [], "silk"),
        ({"give": {"cards": "gems-01"}}, "offers[0].give.cards"),
        ({"give": {"cards": None}}, "offers[0].give.cards"),
        ({"give": {"cards": ["gems-01", "gems"]}}, "offers[0].give.cards[1]"),
        ({"give": {"cards": ["silk-01"]}}, "offers[0].give"),
        ({"give": {"cards": ["venice"]}}, "offers[0].give"),
        *parts("offers[0].give.ducats", "give", *({"ducats": value} for value in NO_DUCATS)),
        *parts("offers[0].want.ducats", "want", *({"ducats": value} for value in NO_DUCATS)),
        *parts("offers[0].want.goods", "want", *({"goods": value} for value in NO_GOODS)),
        ({"answers": None}, "offers[0].answers"),
        ({"answers": []}, "offers[0].answers"),
        ({"answers": {"3": []}}, "offers[0].answers"),
        ({"answers": {"x": []}}, "offers[0].answers"),
        ({"answers": {"-1": []}}, "offers[0].answers"),
        ({"answers": {"1": 5}}, "offers[0].answers.1"),
        ({"answers": {"1": ["silk"]}}, "offers[0].answers.1[0]"),
        *parts("offers[0].declined", "declined", [3], ["1"], [None], "1", [-1]),
    ],
)
def test_a_wrong_part_of_an_offer_is_named(change: dict[str, Any], field: str) -> None:
    assert invalid(**trading(offers=[OFFER | change])).field == field


def test_two_offers_in_one_place_are_refused() -> None:
    offers = [OFFER | {"slot": 2}, OFFER | {"number": 2, "slot": 2}]
    assert invalid(**trading(offers=offers)).field == "offers[1].slot"


@pytest.mark.parametrize("count", [-1, 127, "1", None, 1.5])
def test_a_wrong_number_of_a_good_is_named_with_the_good(count: Any) -> None:
    offer = OFFER | {"want": {"goods": {"silk": count}}}
    assert invalid(**trading(offers=[offer])).field == "offers[0].want.goods.silk"


@pytest.mark.parametrize("value", [None, 5, True, 1.5])
def test_a_list_of_who_declined_that_is_none_is_named(value: Any) -> None:
    assert invalid(**trading(offers=[OFFER | {"declined": value}])).field == "offers[0].declined"


def test_an_answer_of_a_seat_with_thousands_of_digits_is_refused() -> None:
    found = invalid(**trading(offers=[OFFER | {"answers": {"9" * 5000: []}}]))
    assert found.field.startswith("offers[0].answers")


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"offers": [OFFER | {"number": 1}, OFFER | {"number": 1, "to": 2}]}, "offers[1].number"),
        ({"offers": [OFFER | {"number": 5}], "next_offer": 5}, "next_offer"),
        ({"offers": [OFFER | {"give": {}, "want": {}}]}, "offers[0]"),
        ({"offers": [OFFER | {"give": {"ducats": 3}, "want": {}}]}, "offers[0]"),
        ({"offers": [OFFER | {"give": {"cards": ["gems-01"] * 2}}]}, "offers[0].give.cards"),
        ({"offers": [OFFER | {"want": {"goods": {"silk": 3}}}]}, "offers[0].want"),
        ({"offers": [OFFER | {"wants": {"goods": {"silk": 1}}}]}, "offers[0].wants"),
        ({"offers": [OFFER], "no_deals": [1]}, "offers[0]"),
        ({"offers": [OFFER | {"want": {}}], "load": 4, "purchases": 3}, "offers[0]"),
        ({"offers": [OFFER | {"declined": [1]}]}, "offers[0].declined"),
        ({"offers": [TO_ALL | {"declined": [0]}]}, "offers[0].declined"),
        ({"offers": [OFFER | {"answers": {"1": ["silk-01"]}}]}, "offers[0].answers"),
        ({"offers": [TO_ALL | {"answers": {"1": ["silk-03"]}}]}, "offers[0].answers.1"),
        ({"offers": [TO_ALL | {"answers": {"1": ["silk-01", "silk-02"]}}]}, "offers[0].answers.1"),
        ({"offers": [TO_ALL | {"answers": {"2": ["grain-01"]}}]}, "offers[0].answers.2"),
        ({"offers": [TO_ALL | {"answers": {"0": ["salt-01"]}}]}, "offers[0].answers.0"),
        ({"offers": [TO_ALL | {"answers": {"1": ["silk-01"]}, "declined": [1]}]}, "offers[0].answers"),
        ({"no_deals": [0]}, "no_deals"),
        ({"refused": [OFFER], "refused_count": 0}, "refused_count"),
    ],
)
def test_dealing_that_contradicts_itself_is_refused(fields: dict[str, Any], field: str) -> None:
    assert invalid(**trading(**fields)).field.startswith(field)


def test_the_number_of_the_next_offer_leaves_room_for_the_offers_of_a_game() -> None:
    with contextlib.suppress(InvalidScenario):
        pos = load(**trading(next_offer=32767))
        pos.play(0, "offer 1 give gems-01 0 want silk:1 0")
        assert pos.dump()["next_offer"] == 32768
    with contextlib.suppress(InvalidScenario):
        assert load(**trading(offers=[OFFER | {"number": 32767}])).dump()["next_offer"] == 32768


@pytest.mark.parametrize(
    ("entry", "field"),
    [
        ({}, "refused[0].from"),
        (OFFER | {"from": 3}, "refused[0].from"),
        (OFFER | {"to": 3}, "refused[0].to"),
        (OFFER | {"give": 5}, "refused[0]"),
        (OFFER | {"give": {"cards": ["gems"]}}, "refused[0].give.cards[0]"),
        (OFFER | {"give": {"ducats": 100}}, "refused[0].give.ducats"),
        (OFFER | {"want": {"goods": {"gold": 1}}}, "refused[0].want.goods"),
    ],
)
def test_a_wrong_part_of_a_refused_offer_is_named(entry: dict[str, Any], field: str) -> None:
    assert invalid(**trading(refused=[entry])).field == field


# ------------------------------------------------------------------------------ an action half done


def half_done(seat: Any, *steps: Any) -> dict[str, Any]:
    return {"draft": {"seat": seat, "steps": list(steps)}}


LOADING: dict[str, Any] = {"phase": "load", "played": of_good("olives")[:3]}
PLAYING: dict[str, Any] = {"phase": "play", "hands": HANDS, "load": 2}
OLIVES = [f"pick {card}" for card in of_good("olives")[:3]]


@pytest.mark.parametrize("seat", [3, -1, None, "0", True])
def test_the_seat_of_an_action_half_done_is_named(seat: Any) -> None:
    assert invalid(**trading(**half_done(seat, "offer-to 1"))).field == "draft.seat"


@pytest.mark.parametrize(
    ("fields", "step"),
    [
        pytest.param(trading(**half_done(0, 5)), 0, id="no text"),
        pytest.param(trading(**half_done(0, "dance")), 0, id="no step"),
        pytest.param(trading(**half_done(0, "pick gems-01")), 0, id="nothing to pick for"),
        pytest.param(LOADING | half_done(0, "offer-to 1"), 0, id="an offer in the phase of loading"),
        pytest.param(LOADING | half_done(1, OLIVES[0]), 0, id="loading by another seat"),
        pytest.param(PLAYING | half_done(1, "pick silk-01"), 0, id="playing by another seat"),
        pytest.param({"phase": "over"} | half_done(0, "offer-to 1"), 0, id="an offer when the game is over"),
        pytest.param(trading(**half_done(2, "offer-to 1")), 0, id="an offer between two who are not active"),
        pytest.param(trading(**half_done(0, "offer-to 0")), 0, id="an offer to oneself"),
        pytest.param(trading(**half_done(0, "offer-to 1", "pick silk-01")), 1, id="a card of another hand"),
        pytest.param(
            trading(**half_done(0, "offer-to 1", *["want silk"] * 3)), 3, id="too many cards wanted"
        ),
        pytest.param(
            trading(**half_done(0, "offer-to 1", "want silk", *["give-ducats 20"] * 5)),
            6,
            id="too many ducats",
        ),
        pytest.param(trading(**half_done(1, "accept 1")), 0, id="no offer to accept"),
        pytest.param(trading(offers=[OFFER], **half_done(2, "accept 1")), 0, id="another's offer"),
        pytest.param(LOADING | half_done(0, "pick gems-01"), 0, id="a card to load that was not played"),
        pytest.param(LOADING | half_done(0, *OLIVES[:2]), 1, id="all cards loaded"),
        pytest.param(LOADING | half_done(0, OLIVES[0], OLIVES[0]), 1, id="a card loaded twice"),
        pytest.param(PLAYING | half_done(0, "pick silk-01"), 0, id="a card to play of another hand"),
        pytest.param(trading(**half_done(0, "buy deck")), 0, id="a whole action"),
        pytest.param(trading(**half_done(0, "offer 1 give gems-01 0 want silk:1 0")), 0, id="a whole offer"),
    ],
)
def test_steps_that_do_not_fit_are_refused(fields: dict[str, Any], step: int) -> None:
    assert invalid(**fields).field == f"draft.steps[{step}]"


# ------------------------------------------------------------------------------------- hidden state


def played(players: int, steps: int, seed: int, **options: Any) -> Position:
    """A random game after some steps."""
    chance = random.Random(seed)
    pos = GAME.new(players, seed, options)
    for _ in range(steps):
        if not pos.over:
            seat = chance.choice(pos.to_act)
            pos.play(seat, chance.choice(pos.legal(seat)))
    return pos


@cache
def _middle(players: int) -> dict[str, Any]:
    """A position with hands, cargo and pirate stacks that are not empty."""
    for seed in range(100):
        dump = played(players, 250, seed, offers_per_turn=2).dump()
        if dump["phase"] == "trade" and dump["hands"][0] and any(dump["pirates"]) and dump["deck"]:
            return dump
    raise AssertionError


def middle(players: int = 3) -> dict[str, Any]:
    return copy.deepcopy(_middle(players))


def reason(dump: dict[str, Any]) -> str:
    return invalid(**dump).field


def test_a_dump_gives_the_same_position_back() -> None:
    for players in (2, 3, 4, 5):
        dump = middle(players)
        assert GAME.load(dump).dump() == dump
        assert GAME.load(json.loads(json.dumps(dump))) == GAME.load(dump)


@pytest.mark.parametrize(
    ("part", "values"),
    [
        ("rng", [1, 2, 3]),
        ("rng", [1, 2, 3, 2**32]),
        ("rng", [1, 2, 3, -1]),
        ("rng", [1, 2, 3, "4"]),
        ("rng", [1, 2, 3, True]),
        ("rng", None),
        ("cards", list(range(98))),
        ("cards", list(range(100))),
        ("cards", [*range(98), 99]),
        ("cards", [*range(98), -1]),
        ("cards", [*range(98), 97]),
        ("cards", [0.0, *range(1, 99)]),
        ("pool", [1] * 98),
        ("pool", [-1] + [1] * 98),
        ("pool", [100] + [1] * 98),
        ("pool", [None] * 99),
        ("known", [0] * 98),
        ("known", [64] + [0] * 98),
        ("known", [-1] + [0] * 98),
        ("known", {}),
    ],
)
def test_a_damaged_part_of_the_hidden_state_is_named(part: str, values: Any) -> None:
    dump = middle()
    dump["hidden_state"][part] = values
    assert reason(dump) == f"hidden_state.{part}"


@pytest.mark.parametrize("part", ["rng", "cards", "pool", "known"])
def test_a_hidden_state_has_four_parts_and_no_other(part: str) -> None:
    dump = middle()
    kept = dump["hidden_state"].pop(part)
    assert reason(dump) == "hidden_state"
    dump["hidden_state"] |= {part: kept, "more": []}
    assert reason(dump) == "hidden_state"


def piece(dump: dict[str, Any], name: str, seat: int | None = None) -> int:
    """The number of the first card of a pile or stack."""
    at = 0
    for pile in ("deck", "discard", "removed", "played"):
        if pile == name:
            return int(dump["hidden_state"]["cards"][at])
        at += len(dump[pile])
    for stacks in ("hands", "cargo", "pirates"):
        for other, stack in enumerate(dump[stacks]):
            if (stacks, other) == (name, seat):
                return int(dump["hidden_state"]["cards"][at])
            at += len(stack)
    raise AssertionError(name)


@pytest.mark.parametrize(("part", "value"), [("pool", 0), ("known", 2)])
def test_who_holds_a_card_knows_it_and_it_is_hidden(part: str, value: int) -> None:
    dump = middle()
    dump["hidden_state"][part][piece(dump, "hands", 0)] = value
    assert reason(dump) == "hidden_state"


@pytest.mark.parametrize(("part", "value"), [("pool", 1), ("known", 0), ("known", 31)])
def test_an_open_card_that_is_not_known_to_all_is_refused(part: str, value: int) -> None:
    dump = middle()
    dump["hidden_state"][part][piece(dump, "cargo", 0)] = value
    assert reason(dump) == "hidden_state"


def test_a_card_of_the_deck_is_hidden() -> None:
    dump = middle()
    dump["hidden_state"]["pool"][piece(dump, "deck")] = 0
    assert reason(dump).startswith("hidden_state")


@pytest.mark.parametrize("known", [1, 63])
def test_a_card_of_the_deck_that_somebody_knows_is_refused(known: int) -> None:
    dump = middle()
    dump["hidden_state"]["known"][piece(dump, "deck")] = known
    assert reason(dump) == "hidden_state"


def test_a_deck_from_two_shuffles_is_refused() -> None:
    dump = middle()
    dump["hidden_state"]["pool"][piece(dump, "deck")] += 1
    assert reason(dump).startswith("hidden_state")


# ------------------------------------------------------------------------------ scenarios at random


def test_loading_leaves_the_scenario_as_it_was() -> None:
    scenario = {"players": 3, "deck": ["gems-02"], **trading(offers=[OFFER], options={"open_trade": False})}
    before = copy.deepcopy(scenario)
    GAME.load(scenario).play(0, "buy deck")
    assert scenario == before


ODDITIES: list[Any] = [
    None, True, False, -1, 0, 1, 2, 5, 99, 126, 127, 32767, 32768, 2**70, -(2**70), 1.5, float("nan"),
    float("inf"), "", "x", "0", "1", "trade", "play", "load", "sail", "over", "start", "venice", "gems-01",
    "grain-20", "tana", "venezia", "compass", "good_deal", "silk", "offer", "accept", "9" * 5000, "\ud800",
    [], {}, [None], [[]], [{}], [0], [1, 2], ["gems-01"], ["venice"], ["tana", "caffa"],
    {"silk": 1}, {"1": ["silk-01"]}, {"tana": "compass"}, {"cards": ["gems-01"], "ducats": 3},
    {"seat": 0, "steps": ["offer-to 1"]}, {"seat": 1, "steps": ["accept 1"]}, {"seat": 0, "steps": []},
    {"seat": 0, "steps": ["pick gems-01"]}, "offer-to all", "pick silk-01", "send", "want grain", "buy deck",
]  # fmt: skip


DELICATE = ("offers", "draft", "refused")  # where there is most to contradict


def another(chance: random.Random, value: Any) -> Any:
    """Something in place of a value: often of its kind, so that the mistake is a fine one."""
    if type(value) is int and chance.random() < 0.7:
        return chance.randrange(-1, 10)
    if isinstance(value, str) and value in ALL_CARDS and chance.random() < 0.7:
        return chance.choice(sorted(ALL_CARDS))
    return copy.deepcopy(chance.choice(ODDITIES))


def damage(chance: random.Random, scenario: dict[str, Any]) -> str:
    """Delete, replace, double or exchange something somewhere in a scenario; says what."""
    node: Any = scenario
    path = []
    while True:
        keys = sorted(node) if isinstance(node, dict) else range(len(node))
        delicate = [key for key in DELICATE if key in keys]
        key = chance.choice(delicate if delicate and chance.random() < 0.5 else keys)
        path.append(str(key))
        inner = node[key]
        if not (isinstance(inner, dict | list) and inner and chance.random() < 0.85):
            break
        node = inner
    change = chance.choice(["delete", "replace", "double", "exchange"])
    if change == "delete":
        del node[key]
    elif change == "replace" or isinstance(node, dict):
        node[key] = another(chance, inner)
    elif change == "double":
        node.insert(chance.randrange(len(node) + 1), copy.deepcopy(inner))
    else:
        other = chance.randrange(len(node))
        node[key], node[other] = node[other], node[key]
    return f"{change} {'.'.join(path)}"


def moments() -> list[dict[str, Any]]:
    """Dumps of every phase, with open offers and answers, and with all kinds of actions half done."""
    wanted = {"discard", "trade", "play", "sail", "compass", "load", "over"}
    found: dict[str, dict[str, Any]] = {}
    for seed in range(12):
        options = {"open_trade": seed % 2 == 0, "offers_per_turn": 3, "private_talk": seed % 3 == 0}
        pos, chance = GAME.new(2 + seed % 4, seed, options), random.Random(seed)
        while not pos.over:
            seat = chance.choice(pos.to_act)
            pos.play(seat, chance.choice(pos.legal(seat)))
            if chance.random() < 0.2 or pos.over:
                dump = pos.dump()
                offers = dump["offers"]
                half = dump["draft"]["steps"][0].split()[0] if dump["draft"] else None
                kind = half, bool(offers), any(o["answers"] for o in offers)
                found.setdefault(f"{dump['phase']} {kind}", dump)
    assert {name.split()[0] for name in found} == wanted
    return list(found.values())


def complaint(chance: random.Random, scenario: dict[str, Any]) -> str:
    """What is wrong with a damaged scenario that should be a position or refused; empty if nothing is."""
    try:
        pos = GAME.load(scenario)
    except InvalidScenario:
        return ""
    except Exception as problem:
        return f"load: {type(problem).__name__}"
    try:
        if GAME.load(pos.dump()) != pos:
            return "its dump is another position"
        if all_cards(pos) != ALL_CARDS:
            return "cards are missing"
        for _ in range(12):
            if pos.over:
                break
            seat = chance.choice(pos.to_act)
            if not texts(pos, seat):
                return "a seat that is asked can do nothing"
            pos.view(seat)
            pos.play(seat, chance.choice(pos.legal(seat)))
    except Exception as problem:
        return f"play: {type(problem).__name__}"
    return ""


def complaints(seed: int, times: int) -> list[str]:
    chance = random.Random(seed)
    dumps = moments()
    found = []
    for _ in range(times):
        scenario = copy.deepcopy(chance.choice(dumps))
        done = [damage(chance, scenario) for _ in range(chance.randrange(1, 3)) if scenario]
        if wrong := complaint(chance, scenario):
            found.append(f"{wrong} ({', '.join(done)})")
    return found


def test_a_damaged_dump_is_either_a_position_to_play_on_or_an_invalid_scenario() -> None:
    """Without compiling: there a step beyond the end of an array is an error, not a strange number."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, __file__]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == []


if __name__ == "__main__":
    sys.stdout.write(json.dumps(complaints(seed=1, times=600)))
