"""Wrong scenarios: each mistake is named by its field and reason."""

from __future__ import annotations

import contextlib
from typing import Any

import numpy as np
import pytest

from argosy import InvalidScenario
from games.oltre_mare.rules.misreading import HANDS, OFFER, invalid
from games.oltre_mare.rules.position_queries import ALL_CARDS, GAME, all_cards, ducats, load, of_good
from games.position_queries import table

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
        ("ducats", [11, 1_000_000_001, 11], "ducats[1]"),
        ("ducats", [11, -1_000_000_001, 11], "ducats[1]"),
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
