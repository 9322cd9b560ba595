"""Wrong games, players, seats, options and actions: each is refused precisely and changes nothing."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import numpy as np
import pytest

import argosy
from argosy import (
    Action,
    ArgosyError,
    IllegalAction,
    InvalidOption,
    InvalidScenario,
    Position,
    UnknownGame,
    UnknownSeat,
)
from argosy.games.port_royal.rules.cards import FACES

GAME = argosy.game("port-royal")
ACTIONS = [GAME.rules.action(None, 0, code) for code in range(GAME.rules.action_count)]
ALL_CARDS = Counter({face.id: face.count for face in FACES})


def refused(pos: Position, seat: int, action: Any) -> IllegalAction:
    """The refusal of an action; nothing may have changed."""
    before = pos.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        pos.play(seat, action)
    assert pos.to_bytes() == before
    assert caught.value.legal == tuple(pos.legal(seat))
    return caught.value


def invalid(scenario: Any) -> InvalidScenario:
    """Why a scenario cannot be loaded; it is left as it was."""
    before = copy.copy(scenario)
    with pytest.raises(InvalidScenario) as caught:
        GAME.load(scenario)
    assert str(caught.value) == f"{caught.value.field}: {caught.value.reason}"
    assert caught.value.reason
    assert scenario.keys() == before.keys()
    return caught.value


# --------------------------------------------------------------------------- games, players, seats


def test_an_unknown_game_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'port-royal'"):
        argosy.game("port-roial")
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        argosy.game("chess")


@pytest.mark.parametrize("players", [-1, 0, 1, 6, "4", 4.0, True, None, [3], np.int64(3)])
def test_port_royal_is_for_two_to_five_players(players: Any) -> None:
    with pytest.raises(ArgosyError, match="is for 2 to 5 players"):
        GAME.new(players, seed=1)
    with pytest.raises(ArgosyError, match="is for 2 to 5 players"):
        GAME.batch(2, players)
    assert invalid({"players": players}).field == "players"


def test_a_scenario_without_players_is_refused() -> None:
    assert invalid({}).field == "players"
    assert invalid({"deck": ["jack"]}).field == "players"


@pytest.mark.parametrize("scenario", [None, 5, "players", [], [("players", 2)]])
def test_a_scenario_is_an_object_with_named_fields(scenario: Any) -> None:
    with pytest.raises(InvalidScenario) as caught:
        GAME.load(scenario)
    assert caught.value.field == "scenario"


@pytest.mark.parametrize("seat", [-1, 3, 99, "0", 0.0, True, [0], np.int64(0)])
def test_a_seat_that_does_not_exist_is_refused_everywhere(seat: Any) -> None:
    pos = GAME.new(3, seed=1, start=0)
    before = pos.to_bytes()
    for ask in (
        lambda: pos.play(seat, "draw"),
        lambda: pos.legal(seat),
        lambda: pos.view(seat),
        lambda: pos.odds(seat),
        lambda: pos.imagine(seat, 1),
        lambda: GAME.new(3, seed=1, start=seat),
    ):
        with pytest.raises(UnknownSeat, match="0 to 2"):
            ask()
    assert pos.to_bytes() == before


def test_a_spectator_can_watch_but_has_no_legal_actions() -> None:
    pos = GAME.new(3, seed=1)
    nobody: Any = None
    assert pos.view(None)["choices"] == []
    for ask in (lambda: pos.legal(nobody), lambda: pos.play(nobody, "draw")):
        with pytest.raises(UnknownSeat):
            ask()


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True, [1]])
def test_a_seed_is_a_whole_number_below_two_to_the_63(seed: Any) -> None:
    pos = GAME.new(2, seed=1)
    with pytest.raises(ArgosyError, match="seed"):
        GAME.new(2, seed=seed)
    with pytest.raises(ArgosyError, match="seed"):
        pos.imagine(0, seed)
    with pytest.raises(ArgosyError, match="seed"):
        GAME.batch(1, 2, seed=seed)
    assert invalid({"players": 2, "seed": seed}).field == "seed"


def test_the_greatest_seed_is_fine() -> None:
    assert GAME.new(2, seed=2**63 - 1).players == 2
    assert GAME.load({"players": 2, "seed": 2**63 - 1}).players == 2


# ----------------------------------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ending", True),
        ("ending", "Standard"),
        ("ending", 0),
        ("ending", None),
        ("ending", ["standard"]),
        ("voluntary_bust", 1),
        ("voluntary_bust", "true"),
        ("governor_immediate", 0),
        ("governor_immediate", None),
        ("claim_after_bust", "no"),
        ("stop_on_empty_harbour", 1.0),
        ("auto_pass", 1),
        ("auto_pass", np.bool_(True)),
        ("turn_limit", 0),
        ("turn_limit", -5),
        ("turn_limit", 10_001),
        ("turn_limit", "400"),
        ("turn_limit", 400.0),
        ("turn_limit", True),
        ("turn_limit", None),
    ],
)
def test_an_option_takes_its_own_values_only(name: str, value: Any) -> None:
    with pytest.raises(InvalidOption, match=f"option '{name}' is .*it can be"):
        GAME.new(3, seed=1, options={name: value})
    found = invalid({"players": 3, "options": {name: value}})
    assert found.field == "options"
    assert name in found.reason


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("endng", "did you mean 'ending'"),
        ("autopass", "did you mean 'auto_pass'"),
        ("voluntary-bust", "did you mean 'voluntary_bust'"),
        ("colour", "Options are ending, voluntary_bust"),
        ("", "Options are ending"),
        (5, "Options are ending"),
        (None, "Options are ending"),
    ],
)
def test_an_unknown_option_is_refused_with_what_there_is(name: Any, hint: str) -> None:
    with pytest.raises(InvalidOption, match=hint):
        GAME.new(3, seed=1, options={name: True})
    found = invalid({"players": 3, "options": {name: True}})
    assert (found.field, hint in found.reason) == ("options", True)


@pytest.mark.parametrize("options", [5, "ending", ["ending"], [("ending", "standard")], True])
def test_options_are_an_object_of_names_and_values(options: Any) -> None:
    assert invalid({"players": 3, "options": options}).field == "options"
    with pytest.raises(InvalidOption):
        GAME.new(3, seed=1, options=options)


def test_every_option_shows_its_value_in_the_view() -> None:
    chosen = {
        "ending": "expedition",
        "voluntary_bust": False,
        "governor_immediate": False,
        "claim_after_bust": True,
        "stop_on_empty_harbour": False,
        "auto_pass": False,
        "turn_limit": 10_000,
    }
    assert GAME.new(2, seed=1, options=chosen).view(None)["options"] == chosen


# ----------------------------------------------------------------------------------------- actions


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("darw", "there is no action 'darw' (did you mean 'draw'"),
        ("reppel", "did you mean 'repel'"),
        ("xyzzy", "there is no action 'xyzzy'"),
        ("", "there is no action ''"),
        ("draw draw", "there is no action 'draw draw'"),
        ("take sailr_1", "there is no card 'sailr_1' (did you mean 'sailor_1'"),
        ("take ship_blue_9_9", "there is no card 'ship_blue_9_9'"),
        ("take tax_min_vp", "tax_min_vp never lies in the harbour"),
        ("take expedition_cc", "expedition_cc never lies in the harbour"),
        ("claim expedition_cx with captain+captain", "no expedition 'expedition_cx' (did you mean"),
        ("claim sailor_1 with captain+captain", "there is no expedition 'sailor_1'"),
        ("claim expedition_cc", "captain+captain or captain+jack or jack+jack"),
        ("claim expedition_cc with captain", "captain+captain or captain+jack or jack+jack"),
        ("claim expedition_cc with captain+captain+jack", "does not name the persons expedition_cc needs"),
        ("claim expedition_cc with captain+priest", "does not name the persons expedition_cc needs"),
    ],
)
def test_an_unknown_action_is_refused_with_a_hint(text: str, words: str) -> None:
    refusal = refused(GAME.load({"players": 2}), 0, text)
    assert refusal.reason == "unknown-action"
    assert words in str(refusal)
    assert "Legal now: draw." in str(refusal)
    with pytest.raises(ArgosyError) as caught:
        GAME.action(text)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    "action",
    [
        5,
        None,
        ["draw"],
        b"draw",
        ("draw",),
        {},
        {"do": "darw"},
        {"do": 0},
        {"do": "draw", "card": "jack"},
        {"do": "take"},
        {"do": "take", "card": "sailr_1"},
        {"do": "claim", "expedition": "expedition_cc"},
        {"do": "claim", "expedition": "expedition_cc", "with": ["captain"]},
        {"do": "claim", "expedition": "expedition_cc", "with": "captain+captain"},
        {"action": "draw"},
    ],
)
def test_what_is_no_action_at_all_is_refused(action: Any) -> None:
    assert refused(GAME.load({"players": 2}), 0, action).reason == "unknown-action"


def test_an_unknown_action_of_a_seat_that_is_not_asked_names_no_legal_actions() -> None:
    refusal = refused(GAME.load({"players": 2}), 1, "darw")
    assert (refusal.reason, refusal.legal) == ("unknown-action", ())
    assert "nothing, for this seat" in str(refusal)


def test_an_action_can_be_given_as_an_action_its_text_or_its_json() -> None:
    for action in ("draw", GAME.action("draw"), {"do": "draw"}, "  DRAW ", Action("draw", {"do": "stop"})):
        pos = GAME.load({"players": 2, "deck": ["jack"]})
        assert [str(event) for event in pos.play(0, action)] == ["reveal seat=0 card=jack", "dock card=jack"]


@pytest.mark.parametrize(
    "action",
    [
        "claim expedition_ccs with captain+settler+jack",
        "claim expedition_ccs with jack+captain+settler",
        "Claim  expedition_ccs  with settler + jack + captain",
        {"do": "claim", "expedition": "expedition_ccs", "with": ["captain", "settler", "jack"]},
    ],
)
def test_the_persons_of_a_claim_may_be_written_in_any_order(action: Any) -> None:
    display = [["captain", "jack", "settler", "captain"], []]
    pos = GAME.load({"players": 2, "row": ["expedition_ccs"], "display": display})
    pos.play(0, action)
    assert pos.view(0)["seats"][0]["display"] == ["captain", "expedition_ccs"]


def test_every_action_has_a_text_and_json_of_its_own() -> None:
    assert len(ACTIONS) == 88
    assert len({action.text for action in ACTIONS}) == 88
    for code, action in enumerate(ACTIONS):
        assert GAME.rules.steps(None, 0, action) == (code,)
        assert GAME.action(action.text) == action
        assert GAME.rules.from_json(action.to_json()) == action


def test_changing_the_json_of_an_action_does_not_change_the_action() -> None:
    action = GAME.action("claim expedition_cc with captain+jack")
    persons = action.to_json()["with"]
    persons.append("priest")
    try:
        assert action.to_json()["with"] == ["captain", "jack"]
    finally:
        persons.remove("priest")


def test_a_refusal_gives_the_figures_behind_it() -> None:
    pos = GAME.load({"players": 2, "coins": [9, 4], "harbour": ["captain", "ship_blue_1_1"]})
    pos.play(0, "stop")
    pos.play(0, "pass")
    assert "captain costs seat 1 4 coins and a fee of 1; it has 4" in str(refused(pos, 1, "take captain"))
    assert "jack is not in the harbour" in str(refused(pos, 1, "take jack"))
    assert "waits for seat 1" in str(refused(pos, 0, "pass"))
