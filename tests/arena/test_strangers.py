"""Players of one's own in the arena: they play, and who crashes, stalls or cheats loses that game only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from argosy.arena import tournament
from argosy.arena.plan import Plan
from argosy.arena.tally import tally
from argosy.arena.watched import play_game
from argosy.core.errors import ArgosyError

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Processes of the arena find the bots as a user's would: in the folder the command is given in."""
    monkeypatch.chdir(HERE)
    monkeypatch.setenv("PYTHONPATH", str(HERE), prepend=":")
    return iter([None])


def plan(*names: str, games: int = 2, game: str = "port-royal", clock: float = 10.0) -> Plan:
    return Plan(game, names, len(names), games, seed=1, clock=clock)


@pytest.mark.parametrize("game", ["port-royal", "oltre-mare"])
def test_strangers_and_simple_players_play_whole_games(game: str) -> None:
    found = play_game(plan("bots:Seeded", "simple", "random", game=game), 0)
    assert found.faults == []
    assert found.shares.sum() == pytest.approx(1)
    assert (found.decisions > 0).all()
    assert found.turns[0] > 3
    assert set(found.times) == {0, 1, 2}


def test_a_stranger_with_a_seed_plays_the_same_games_again() -> None:
    games = [play_game(plan("bots:Seeded", "heuristic"), number) for number in (0, 0, 1)]
    assert games[0].decisions.tolist() == games[1].decisions.tolist()
    assert games[0].decisions.tolist() != games[2].decisions.tolist()


def test_compiled_players_play_with_strangers() -> None:
    found = play_game(plan("bots:First", "mc-4", "kb-hard"), 3)
    assert found.faults == []


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Raises", "RuntimeError: man overboard"),
        ("Cheats", "illegal decision: "),
        ("Unmade", "cannot be made: ValueError: no crew"),
    ],
)
def test_who_breaks_off_loses_its_game_and_the_others_share_the_win(bot: str, why: str) -> None:
    found = play_game(plan(f"bots:{bot}", "random", "random"), 1)
    (fault,) = found.faults
    assert fault.entrant == 0
    assert fault.why.startswith(why)
    seat = found.seatings[0].tolist().index(0)
    assert found.shares[0, seat] == 0
    assert sorted(found.shares[0].tolist()) == [0, 0.5, 0.5]


@pytest.mark.parametrize(
    ("bot", "why"), [("Stalls", "did not decide within 0.5 s"), ("Dies", "its process ended (exit code 7)")]
)
def test_who_takes_its_process_down_loses_its_game_and_the_tournament_goes_on(bot: str, why: str) -> None:
    wanted = plan(f"bots:{bot}", "random", games=3, clock=0.5)
    result = tally(wanted, tournament.run(wanted, 2, None, lambda done: None))
    assert result.games == 3
    assert [fault["why"] for fault in result.faults] == [why] * 3
    lost, won = result.lines
    assert (lost.win_rate, won.win_rate, lost.faults, won.faults) == (0, 1, 3, 0)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("bots:Nobody", "the module bots has no 'Nobody'"),
        ("bots:NOT_A_BOT", "has no method decide"),
        ("no_such_module:Bot", "cannot be imported: ModuleNotFoundError"),
        ("simpel", "did you mean 'simple'"),
    ],
)
def test_who_cannot_be_found_is_refused_before_anything_is_played(name: str, said: str) -> None:
    with pytest.raises(ArgosyError, match=said):
        tournament.check(plan(name, "random"))


def test_the_example_bot_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE.parents[1] / "examples")
    monkeypatch.syspath_prepend(str(HERE.parents[1] / "examples"))
    won = 0.0
    wanted = plan("arena_bot:Thrifty", "random", games=10)
    for number in range(10):
        found = play_game(wanted, number)
        assert found.faults == []
        won += float(found.shares[0][found.seatings[0] == 0][0])
    assert won >= 8
