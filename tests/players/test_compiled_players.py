"""Compiled players of Port Royal: legal, blind to what is hidden, reproducible, the same compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import argosy
from argosy import Position
from argosy.core.chance import seed_stream
from argosy.core.errors import ArgosyError
from argosy.lab.arena.compiled_runner import CompiledRunner
from argosy.lab.arena.plan import Plan
from argosy.players import compilation, compiled_adapter
from argosy.players.compiled_adapter import CompiledPlayer
from argosy.players.compiled_players import CompiledPlayers, compiled_players_of, match_loops
from argosy.players.player import ask
from argosy.players.registry import make_player
from players.digest import digest

PORT_ROYAL = argosy.game("port-royal")
GAMES = int(
    os.environ.get("ARGOSY_GAMES", "120")
)  # of each kind and number of players; 10000 for the long run
THINKER = "mc-12"
MOST_DECISIONS = 20_000  # 400 turns, which is the limit, in which everybody draws and repels 20 ships


def compiled_players() -> CompiledPlayers:
    compiled = compiled_players_of("port-royal")
    assert compiled is not None
    return compiled


COMPILED = compiled_players()
NAMES = (*COMPILED.names, THINKER)


# ------------------------------------------------------------------------------------ manners


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", NAMES)
def test_nobody_decides_illegally_and_every_game_ends(name: str, players: int) -> None:
    games = GAMES if name != THINKER else max(2, GAMES // 60)
    found = CompiledRunner(Plan("port-royal", (name,) * players, players, games), COMPILED).play(0, games)
    assert found.faults == []
    assert found.decisions.sum(axis=1).max() < MOST_DECISIONS
    assert np.allclose(found.shares.sum(axis=1), 1)


@pytest.mark.parametrize("options", [{"ending": "expedition"}, {"stop_on_empty_harbour": False}])
@pytest.mark.parametrize("name", [*COMPILED.names, "mc-6"])
def test_nobody_decides_illegally_where_a_table_plays_by_other_options(
    name: str, options: dict[str, object]
) -> None:
    everything = {**options, "voluntary_bust": False, "claim_after_bust": True, "auto_pass": False}
    games = 40 if name != "mc-6" else 2
    plan = Plan("port-royal", (name,) * 3, 3, games, seed=5, options=everything)
    found = CompiledRunner(plan, COMPILED).play(0, games)
    assert found.faults == []
    assert found.turns.min() > 3


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_decision_is_the_same_in_every_world_the_seat_cannot_tell_apart(name: str) -> None:
    loops = match_loops(COMPILED)
    worlds, workspaces = COMPILED.new_workspace()
    configs = COMPILED.config(name, 3)
    chance = np.zeros(4, np.int64)

    def decided(position: Position, seat: int, step: int) -> int:
        seed_stream(chance, 77, step)
        return int(loops.choose(position.states, seat, configs, 0, chance, worlds, workspaces))

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
            position.play(seat, PORT_ROYAL.rules.action(position.reading, seat, code))
    assert compared > 100


@pytest.mark.parametrize("name", ["random", "kb-normal", "heuristic", THINKER])
def test_games_depend_on_their_seed_and_number_alone(name: str) -> None:
    names = (name, "kb-hard", "heuristic")
    first = CompiledRunner(Plan("port-royal", names, 3, 8, seed=4), COMPILED)
    whole = first.play(0, 8)
    again = [CompiledRunner(Plan("port-royal", names, 3, 8, seed=4), COMPILED).play(k, k + 4) for k in (0, 4)]
    for column in ("shares", "scores", "decisions", "turns"):
        parts = np.concatenate([getattr(part, column) for part in again])
        assert np.array_equal(getattr(whole, column), parts)
    other = CompiledRunner(Plan("port-royal", names, 3, 8, seed=5), COMPILED).play(0, 8)
    assert not np.array_equal(whole.decisions, other.decisions)


@pytest.mark.slow
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
    loops = match_loops(COMPILED)
    worlds, workspaces = COMPILED.new_workspace()
    position = PORT_ROYAL.new(4, seed=3)
    chance = np.zeros(4, np.int64)
    for name in ("heuristic", "kb-normal", "mc-40"):
        player = CompiledPlayer(COMPILED, name, seed=6)
        seed_stream(chance, 6, 0)
        for _ in range(30):
            (seat,) = position.to_act
            configs = COMPILED.config(name, 4)
            code = loops.choose(position.states, seat, configs, 0, chance, worlds, workspaces)
            decided = ask(player, position, seat)
            assert str(decided) == str(PORT_ROYAL.rules.action(position.state, seat, code))
            position.play(seat, decided)


def stop_clock(monkeypatch: pytest.MonkeyPatch, seconds_a_look: float) -> None:
    """Let every look at the clock find it so much later, whatever the machine does meanwhile."""
    ticks = count(0, seconds_a_look)
    monkeypatch.setattr(compiled_adapter, "time", SimpleNamespace(monotonic=lambda: next(ticks)))


def test_a_search_with_a_clock_that_suffices_decides_as_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_clock(monkeypatch, 0.0)
    position = PORT_ROYAL.new(2, seed=8)
    calm, timed = CompiledPlayer(COMPILED, "mc-64", seed=1), CompiledPlayer(COMPILED, "mc-64", seed=1)
    for _ in range(25):
        (seat,) = position.to_act
        decided = ask(calm, position, seat)
        assert ask(timed, position, seat, clock=60.0) == decided
        position.play(seat, decided)


def test_a_search_without_time_still_decides_legally(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_clock(monkeypatch, 1.0)
    position = PORT_ROYAL.new(4, seed=8)
    player = CompiledPlayer(COMPILED, "mc-1000000", seed=1)
    for _ in range(12):
        (seat,) = position.to_act
        position.play(seat, ask(player, position, seat, clock=0.02))


def test_compiled_players_can_be_made_for_a_table() -> None:
    player = make_player("port-royal", "heuristic")
    position = PORT_ROYAL.new(2, seed=1)
    assert str(ask(player, position, position.to_act[0], 2.0)) == "draw"
    with pytest.raises(ArgosyError, match="no bot has level 'heuristik'"):
        make_player("port-royal", "heuristik")
    with pytest.raises(ArgosyError, match="no bot has level 'kb-hard'"):
        make_player("oltre-mare", "kb-hard")


# ------------------------------------------------------------------------------- compiled code


def test_editing_a_player_compiles_its_package_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared = tmp_path / compilation.SHARED[0]
    edited, other = tmp_path / "players_of_one/search.py", tmp_path / "players_of_another/search.py"
    for file in (*(tmp_path / name for name in compilation.SHARED), edited, other):
        file.parent.mkdir(exist_ok=True)
        file.write_text("", encoding="utf-8")
    monkeypatch.setattr(compilation, "HERE", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))

    def marks() -> list[str]:
        return [
            compilation.sources_mark.__wrapped__(f"{file.parent.name}.search") for file in (edited, other)
        ]

    before = marks()
    edited.write_text("# changed", encoding="utf-8")
    assert [mark == known for mark, known in zip(marks(), before, strict=True)] == [False, True]
    before = marks()
    shared.write_text("# changed", encoding="utf-8")
    assert [mark == known for mark, known in zip(marks(), before, strict=True)] == [False, False]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("kb-herd", "did you mean 'kb-hard'"),
        ("mc-0", "no player of port-royal is called 'mc-0'"),
        ("heuristic@nowhere.json", "nowhere.json: holds no weights"),
    ],
)
def test_a_name_nobody_has_is_refused(name: str, said: str) -> None:
    with pytest.raises(ArgosyError, match=said):
        COMPILED.config(name, 4)
