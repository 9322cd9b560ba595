"""Compiled players of Port Royal: legal, blind to what is hidden, reproducible, the same compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import argosy
from argosy import Position
from argosy.arena.minds import MindPlay
from argosy.arena.plan import Plan
from argosy.core.chance import seed_stream
from argosy.core.errors import ArgosyError
from argosy.players import compiling
from argosy.players.company import Company, company_of, contests_of
from argosy.players.minded import MindPlayer
from argosy.players.player import ask
from argosy.players.roster import hire
from players.digest import digest

PORT_ROYAL = argosy.game("port-royal")
GAMES = int(
    os.environ.get("ARGOSY_GAMES", "120")
)  # of each kind and number of players; 10000 for the long run
THINKER = "mc-12"
MOST_DECISIONS = 20_000  # 400 turns, which is the limit, in which everybody draws and repels 20 ships


def the_company() -> Company:
    company = company_of("port-royal")
    assert company is not None
    return company


COMPANY = the_company()
NAMES = (*COMPANY.names, THINKER)


# ------------------------------------------------------------------------------------ manners


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", NAMES)
def test_nobody_decides_illegally_and_every_game_ends(name: str, players: int) -> None:
    games = GAMES if name != THINKER else max(2, GAMES // 60)
    found = MindPlay(Plan("port-royal", (name,) * players, players, games), COMPANY).play(0, games)
    assert found.faults == []
    assert found.decisions.sum(axis=1).max() < MOST_DECISIONS
    assert np.allclose(found.shares.sum(axis=1), 1)


@pytest.mark.parametrize("options", [{"ending": "expedition"}, {"stop_on_empty_harbour": False}])
@pytest.mark.parametrize("name", [*COMPANY.names, "mc-6"])
def test_nobody_decides_illegally_where_a_table_plays_by_other_options(
    name: str, options: dict[str, object]
) -> None:
    everything = {**options, "voluntary_bust": False, "claim_after_bust": True, "auto_pass": False}
    games = 40 if name != "mc-6" else 2
    plan = Plan("port-royal", (name,) * 3, 3, games, seed=5, options=everything)
    found = MindPlay(plan, COMPANY).play(0, games)
    assert found.faults == []
    assert found.turns.min() > 3


@pytest.mark.parametrize("name", NAMES)
def test_a_decision_is_the_same_in_every_world_the_seat_cannot_tell_apart(name: str) -> None:
    contests = contests_of(COMPANY)
    worlds, rooms = COMPANY.room_for_one()
    minds = COMPANY.mind(name, 3)
    chance = np.zeros(4, np.int64)

    def decided(position: Position, seat: int, step: int) -> int:
        seed_stream(chance, 77, step)
        return int(contests.choose(position.states, seat, minds, 0, chance, worlds, rooms))

    compared = 0
    for seed in range(3):
        position = PORT_ROYAL.new(3, seed=seed)
        for step in range(150):
            if position.over:
                break
            (seat,) = position.to_act
            code = decided(position, seat, step)
            if len(position.legal(seat)) > 1:
                for other in range(3):
                    assert decided(position.imagine(seat, seed=9 * step + other), seat, step) == code
                    compared += 1
            contests.apply(position.states, seat, code)
    assert compared > 100


@pytest.mark.parametrize("name", ["random", "kb-normal", "heuristic", THINKER])
def test_games_hang_on_their_seed_and_number_alone(name: str) -> None:
    names = (name, "kb-hard", "heuristic")
    first = MindPlay(Plan("port-royal", names, 3, 8, seed=4), COMPANY)
    whole = first.play(0, 8)
    again = [MindPlay(Plan("port-royal", names, 3, 8, seed=4), COMPANY).play(k, k + 4) for k in (0, 4)]
    for column in ("shares", "scores", "decisions", "turns"):
        parts = np.concatenate([getattr(part, column) for part in again])
        assert np.array_equal(getattr(whole, column), parts)
    other = MindPlay(Plan("port-royal", names, 3, 8, seed=5), COMPANY).play(0, 8)
    assert not np.array_equal(whole.decisions, other.decisions)


def test_plain_python_plays_the_same_games() -> None:
    script = Path(__file__).with_name("digest.py")
    done = subprocess.run(
        [sys.executable, str(script)],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == digest()


# ----------------------------------------------------------------------------------- at a table


def test_a_compiled_player_at_a_table_decides_as_in_the_arena() -> None:
    contests = contests_of(COMPANY)
    worlds, rooms = COMPANY.room_for_one()
    position = PORT_ROYAL.new(4, seed=3)
    chance = np.zeros(4, np.int64)
    for name in ("heuristic", "kb-normal", "mc-40"):
        player = MindPlayer(COMPANY, name, seed=6)
        seed_stream(chance, 6, 0)
        for _ in range(30):
            (seat,) = position.to_act
            minds = COMPANY.mind(name, 4)
            code = contests.choose(position.states, seat, minds, 0, chance, worlds, rooms)
            decided = ask(player, position, seat)
            assert str(decided) == str(PORT_ROYAL.rules.action(position._record, seat, code))
            position.play(seat, decided)


def test_a_search_with_a_clock_that_suffices_decides_as_without_one() -> None:
    position = PORT_ROYAL.new(2, seed=8)
    calm, timed = MindPlayer(COMPANY, "mc-64", seed=1), MindPlayer(COMPANY, "mc-64", seed=1)
    for _ in range(25):
        (seat,) = position.to_act
        decided = ask(calm, position, seat)
        assert ask(timed, position, seat, clock=60.0) == decided
        position.play(seat, decided)


def test_a_search_without_time_still_decides_legally() -> None:
    position = PORT_ROYAL.new(4, seed=8)
    player = MindPlayer(COMPANY, "mc-1000000", seed=1)
    for _ in range(12):
        (seat,) = position.to_act
        position.play(seat, ask(player, position, seat, clock=0.02))


def test_compiled_players_can_be_hired_for_a_table() -> None:
    player = hire("port-royal", "heuristic")
    position = PORT_ROYAL.new(2, seed=1)
    assert str(ask(player, position, position.to_act[0], 2.0)) == "draw"
    with pytest.raises(ArgosyError, match="no bot has level 'heuristik'"):
        hire("port-royal", "heuristik")
    with pytest.raises(ArgosyError, match="no bot has level 'kb-hard'"):
        hire("oltre-mare", "kb-hard")


# ------------------------------------------------------------------------------- compiled code


def test_editing_a_player_compiles_its_package_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*compiling.SHARED, "port_royal/search.py", "oltre_mare/other.py"):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text("", encoding="utf-8")
    monkeypatch.setattr(compiling, "PLAYERS", tmp_path)
    mark = compiling.sources_mark.__wrapped__
    port_royal, oltre_mare = mark("port_royal"), mark("oltre_mare")
    (tmp_path / "port_royal/search.py").write_text("# changed", encoding="utf-8")
    assert mark("port_royal") != port_royal
    assert mark("oltre_mare") == oltre_mare
    (tmp_path / compiling.SHARED[0]).write_text("# changed", encoding="utf-8")
    assert mark("oltre_mare") != oltre_mare


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("kb-herd", "did you mean 'kb-hard'"),
        ("mc-0", "nobody who plays Port Royal is called 'mc-0'"),
        ("heuristic@nowhere.json", "nowhere.json: holds no weights"),
    ],
)
def test_a_name_nobody_has_is_refused(name: str, said: str) -> None:
    with pytest.raises(ArgosyError, match=said):
        COMPANY.mind(name, 4)
