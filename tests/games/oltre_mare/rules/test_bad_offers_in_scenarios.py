"""Wrong offers, answers and steps in scenarios: each mistake is named by its field."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

from argosy import InvalidScenario
from games.oltre_mare.rules.misreading import HANDS, OFFER, invalid, trading
from games.oltre_mare.rules.position_queries import load, of_good

TO_ALL = OFFER | {"to": None}
Part = tuple[dict[str, Any], str]


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
