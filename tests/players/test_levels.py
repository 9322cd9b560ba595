"""The levels people meet: in order, clearly better than chance, legal in every game and number of players."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import argosy
from argosy.core.errors import ArgosyError
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.statistics import Line, tally
from argosy.lab.arena.tournament import run
from argosy.players.compiled_players import compiled_players_of
from argosy.players.levels import LEVELS, USUAL
from argosy.players.net_players import is_learned
from argosy.players.player import ask
from argosy.players.player_set import players_of
from argosy.players.registry import KNOWN, OFFERED, check_level, compile_players, is_compiled, make_player

COMPILED = ("cabin-boy", "boatswain", "captain")
PLAYED_BY = {game: players_of(game).levels for game in argosy.NAMES}


def line(game: str, *names: str, games: int) -> Line:
    """How the first of these did against the others."""
    plan = Plan(game, names, len(names), games, seed=11)
    return tally(plan, run(plan, 1, None, lambda done: None)).lines[0]


def test_every_game_has_the_four_levels_and_each_is_somebody_else() -> None:
    assert set(PLAYED_BY) == set(argosy.NAMES)
    for players in PLAYED_BY.values():
        assert tuple(players) == LEVELS
        assert len(set(players.values())) == len(LEVELS)
    assert USUAL in LEVELS


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("game", argosy.NAMES)
def test_the_compiled_levels_decide_legally_and_every_game_ends(game: str, players: int) -> None:
    names = tuple(COMPILED[seat % len(COMPILED)] for seat in range(players))
    plan = Plan(game, names, players, 24, seed=5)
    found = run(plan, 1, None, lambda done: None)
    assert [fault for part in found for fault in part.faults] == []
    assert np.allclose(np.concatenate([part.shares for part in found]).sum(axis=1), 1)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("game", argosy.NAMES)
def test_the_admiral_plays_a_whole_game_among_the_others(game: str, players: int) -> None:
    position = argosy.game(game).new(players, seed=2)
    bots = [make_player(game, ("admiral", *COMPILED)[seat % 4], seed=seat) for seat in range(players)]
    while (seat := position.asked) is not None:
        position.play(seat, ask(bots[seat], position, seat, clock=0.05))
    assert position.over


# The shares expected of equals are 1/2 and 1/4. Levels are some 150 points apart, which means 70 % and
# 44 %; by chance alone nobody so strong stays below these marks in one of a thousand seeds.
@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "games"), [("port-royal", 400), ("oltre-mare", 160)], ids=["port-royal", "oltre-mare"]
)
@pytest.mark.parametrize(("lower", "higher"), [("cabin-boy", "boatswain"), ("boatswain", "captain")])
def test_a_level_wins_against_three_of_the_level_below(
    game: str, games: int, lower: str, higher: str
) -> None:
    assert line(game, higher, lower, lower, lower, games=games).win_rate > 0.30


@pytest.mark.parametrize(
    ("game", "games"), [("port-royal", 400), ("oltre-mare", 100)], ids=["port-royal", "oltre-mare"]
)
def test_the_cabin_boy_is_a_beginner_and_no_toss_of_coins(game: str, games: int) -> None:
    assert line(game, "cabin-boy", "random", games=games).win_rate > 0.95
    assert line(game, "cabin-boy", "random", "random", "random", games=games).win_rate > 0.88


@pytest.mark.parametrize("game", argosy.NAMES)
def test_the_cabin_boy_and_the_boatswain_say_every_weight_themselves(game: str) -> None:
    for level in ("cabin-boy", "boatswain"):
        file = Path(PLAYED_BY[game][level].partition("@")[2])
        own = json.loads(file.read_text(encoding="utf-8"))["players"]
        assert set(own) == {"2-5"}
        tunable = players_of(game).tunable
        assert tunable is not None
        weights = tunable().weights
        assert set(own["2-5"]) == set(weights.to_json(weights.first_guess()))


def test_whoever_has_no_level_is_told_which_there_are() -> None:
    with pytest.raises(ArgosyError, match=r"no bot has level 'captian' \(did you mean 'captain'"):
        check_level("port-royal", "captian")
    with pytest.raises(ArgosyError, match="Levels are cabin-boy, boatswain, captain, admiral, random"):
        make_player("oltre-mare", "kapitan")


def test_a_level_names_no_file_of_this_machine() -> None:
    for level in ("heuristic@/etc/passwd", "net@/etc/passwd", "mc-10@x.json"):
        with pytest.raises(ArgosyError, match="no bot has level"):
            check_level("port-royal", level)


def test_bots_of_old_tables_are_still_known() -> None:
    assert {"simple", "random"} < set(KNOWN)
    assert "simple" not in OFFERED
    for game in argosy.NAMES:
        check_level(game, "simple")


@pytest.mark.parametrize("game", argosy.NAMES)
def test_equal_seeds_make_equal_bots(game: str) -> None:
    position = argosy.game(game).new(3, seed=4)
    seat = position.asked
    assert seat is not None
    for level in LEVELS:
        first, again = (str(ask(make_player(game, level, seed=9), position, seat)) for _ in range(2))
        assert first == again


def test_every_level_is_compiled_or_learned() -> None:
    for game, players in PLAYED_BY.items():
        compiled = compiled_players_of(game)
        assert compiled is not None
        assert all(compiled.knows(name) or is_learned(name) for name in players.values())


@pytest.mark.parametrize("game", argosy.NAMES)
def test_what_was_prepared_is_known_to_be(game: str) -> None:
    compile_players(game)
    assert is_compiled(game)
