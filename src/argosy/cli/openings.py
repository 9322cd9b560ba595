"""How a table begins: a new game by its options, a scenario, or a saved record to continue."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import argosy
from argosy.core.errors import ArgosyError
from argosy.core.game import Game
from argosy.core.options import Option, Value
from argosy.core.position import Position
from argosy.games import with_card_sets
from argosy.games.record import Record

BOT_NAMES = ("Anne", "Bart", "Mary", "Henry", "Grace", "Edward")  # short, and declined in no language
TRUE, FALSE = frozenset({"true", "yes", "on", "1"}), frozenset({"false", "no", "off", "0"})


def game_for(name: str | None, data: Path | None) -> Game:
    """The game of that name, over the cards in a folder if one is given; without a name the first one."""
    if name is None:
        name = (argosy.NAMES if data is None else with_card_sets())[0]
    return argosy.game(name, data)


def game_of_record(record: Record, data: Path | None) -> Game:
    """The game of a record; the card set must be the one it was played with."""
    game = argosy.game(record.game, data)
    mark = game.rules.data or None
    played_with = mark if record.opening is None else record.opening.get("set")
    if played_with != mark:
        other = "another card set" if played_with else "the usual card set"
        advice = "name its folder with --data" if played_with else "leave out --data"
        raise ArgosyError(f"was played with {other}: {advice}")
    return game


def game_of(scenario: Any, data: Path | None) -> Game:
    """A scenario may name its game."""
    name = scenario.get("game") if isinstance(scenario, dict) else None
    if name is not None and not isinstance(name, str):
        raise ArgosyError(f"game: must be the name of a game, not {name!r}")
    return game_for(name, data)


def load(game: Game, scenario: Any) -> Position:
    """A position from a scenario, which need not say with which card set it is played."""
    own = {"set": game.rules.data} if game.rules.data and isinstance(scenario, dict) else {}
    return game.load({**own, **scenario} if own else scenario)


def read_options(game: Game, given: Iterable[str]) -> dict[str, Value]:
    """`name=value` texts as the values the game wants; the game itself refuses what is not allowed."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Value] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise ArgosyError(f"--option {text!r} must be written name=value")
        chosen[name.strip()] = _value(known.get(name.strip()), value.strip())
    return chosen


def _value(option: Option | None, text: str) -> Value:
    if option is None:
        return text
    if isinstance(option.values, range):
        return int(text) if text.removeprefix("-").isdecimal() else text
    if isinstance(option.default, bool) and text.lower() in TRUE | FALSE:
        return text.lower() in TRUE
    return text


def seat_names(players: int, human: str | None) -> list[str]:
    """The person first, if there is one; no bot has the same name."""
    bots = [name for name in BOT_NAMES if human is None or name.casefold() != human.casefold()]
    return ([] if human is None else [human]) + bots[: players - (human is not None)]
