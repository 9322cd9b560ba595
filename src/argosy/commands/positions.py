"""How a table begins: a new game by its options, a scenario, or a saved record that goes on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import argosy
from argosy.core.errors import ArgosyError
from argosy.core.game import Game
from argosy.core.options import Option, Value
from argosy.core.position import Position
from argosy.core.record import Record

DEFAULT_GAME = "port-royal"
BOT_NAMES = ("Anne", "Bart", "Mary", "Henry", "Grace", "Edward")  # short, and declined in no language
TRUE, FALSE = frozenset({"true", "yes", "on", "1"}), frozenset({"false", "no", "off", "0"})


def load(scenario: Any) -> Position:
    """A position from a scenario, which may name its game."""
    name = scenario.get("game", DEFAULT_GAME) if isinstance(scenario, dict) else DEFAULT_GAME
    if not isinstance(name, str):
        raise ArgosyError(f"game: must be the name of a game, not {name!r}")
    return argosy.game(name).load(scenario)


def resume(record: Record) -> Record:
    """A record that was read, ready to be played on; what the rules do not confirm is refused by its line."""
    record.resume(argosy.game(record.game))
    return record


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
    """The human first, if there is one; no bot has the same name."""
    bots = [name for name in BOT_NAMES if human is None or name.casefold() != human.casefold()]
    return ([] if human is None else [human]) + bots[: players - (human is not None)]
