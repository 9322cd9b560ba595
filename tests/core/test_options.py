"""Options: every value goes into the state and comes out again; every mistake is named."""

from __future__ import annotations

from typing import Any

import pytest

import argosy
from argosy import ArgosyError, InvalidOption
from argosy.core.options import FLAG, Option, resolve

GAMES = [argosy.game(name) for name in argosy.NAMES]
WIND = Option("wind", "calm", ("calm", "breeze", "storm"))
FOG = Option("fog", True, FLAG)
CREW = Option("crew", 3, range(1, 8))
SAMPLE = (WIND, FOG, CREW)


def test_options_not_chosen_have_their_defaults() -> None:
    assert resolve(SAMPLE, None) == {"wind": "calm", "fog": True, "crew": 3}
    assert resolve(SAMPLE, {}) == {"wind": "calm", "fog": True, "crew": 3}
    assert resolve(SAMPLE, {"fog": False}) == {"wind": "calm", "fog": False, "crew": 3}


def test_options_keep_the_order_of_the_game_not_that_of_the_choice() -> None:
    assert list(resolve(SAMPLE, {"crew": 1, "fog": False, "wind": "storm"})) == ["wind", "fog", "crew"]


def test_choosing_does_not_change_what_was_given() -> None:
    chosen = {"crew": 7}
    resolve(SAMPLE, chosen)
    assert chosen == {"crew": 7}


@pytest.mark.parametrize("option", SAMPLE, ids=lambda option: option.name)
def test_every_value_survives_being_a_number(option: Option) -> None:
    numbers = [option.encode(option.check(value)) for value in option.values]
    assert len(set(numbers)) == len(numbers)
    for value, number in zip(option.values, numbers, strict=True):
        assert option.decode(number) == value
        assert type(option.decode(number)) is type(value)


def test_a_flag_is_0_or_1_and_a_number_is_itself() -> None:
    assert (FOG.encode(False), FOG.encode(True)) == (0, 1)
    assert (CREW.encode(1), CREW.encode(7)) == (1, 7)
    assert (WIND.encode("calm"), WIND.encode("storm")) == (0, 2)


@pytest.mark.parametrize(
    "option, value, allowed",
    [
        (WIND, "gale", "calm or breeze or storm"),
        (WIND, "Calm", "calm or breeze or storm"),
        (WIND, "", "calm or breeze or storm"),
        (WIND, 0, "calm or breeze or storm"),
        (WIND, None, "calm or breeze or storm"),
        (WIND, ["calm"], "calm or breeze or storm"),
        (FOG, 1, "false or true"),
        (FOG, 0, "false or true"),
        (FOG, "true", "false or true"),
        (FOG, None, "false or true"),
        (CREW, 0, "a whole number from 1 to 7"),
        (CREW, 8, "a whole number from 1 to 7"),
        (CREW, 3.0, "a whole number from 1 to 7"),
        (CREW, "3", "a whole number from 1 to 7"),
        (CREW, True, "a whole number from 1 to 7"),
        (CREW, float("nan"), "a whole number from 1 to 7"),
    ],
)
def test_a_wrong_value_is_named_with_what_it_can_be(option: Option, value: Any, allowed: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        resolve(SAMPLE, {option.name: value})
    assert str(caught.value) == f"option {option.name!r} is {value!r}; it can be {allowed}"


def test_a_misspelt_name_gets_a_hint() -> None:
    with pytest.raises(InvalidOption) as caught:
        resolve(SAMPLE, {"wnid": "storm"})
    assert str(caught.value) == (
        "there is no option 'wnid' (did you mean 'wind'?). Options are wind, fog, crew"
    )


def test_a_name_like_no_other_is_refused_in_two_whole_sentences() -> None:
    with pytest.raises(InvalidOption, match=r"^there is no option 'zzz'[.;:,] .*wind, fog, crew"):
        resolve(SAMPLE, {"zzz": 1})


@pytest.mark.parametrize("name", [5, None, True, ("wind",)])
def test_a_name_that_is_no_text_is_refused(name: Any) -> None:
    with pytest.raises(InvalidOption, match="there is no option"):
        resolve(SAMPLE, {name: "calm"})


@pytest.mark.parametrize("chosen", [["wind"], "wind", 5, [("wind", "storm")]])
def test_a_choice_that_has_no_names_is_refused_as_an_option_error(chosen: Any) -> None:
    with pytest.raises(ArgosyError):
        resolve(SAMPLE, chosen)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_option_of_a_game_is_kept_in_its_state_and_shown_in_its_views(game: argosy.Game) -> None:
    for option in game.options:
        for value in (option.values[0], option.values[-1], option.default):
            pos = game.new(3, seed=1, options={option.name: value})
            expected = {**resolve(game.options, None), option.name: value}
            assert pos.view(None)["options"] == expected
            assert pos.dump()["options"] == expected
            assert pos.copy().view(0)["options"] == expected


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_default_of_every_option_is_one_of_its_values(game: argosy.Game) -> None:
    for option in game.options:
        assert option.check(option.default) == option.default


def test_an_option_that_a_dump_does_not_name_is_as_it_was_before_there_was_one() -> None:
    options = (Option("newer", True, FLAG, before=False), Option("older", 3, range(1, 5)))
    assert resolve(options, {}) == {"newer": True, "older": 3}
    assert resolve(options, {}, dumped=True) == {"newer": False, "older": 3}
    assert resolve(options, {"newer": True}, dumped=True) == {"newer": True, "older": 3}
