"""A compiled player that decides illegally loses that game, and the arena says so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from argosy.games.port_royal.players.compiled import KB_EASY
from argosy.games.port_royal.rules.actions import REPEL, STOP
from argosy.lab.arena.compiled_runner import ILLEGAL, CompiledRunner
from argosy.lab.arena.plan import Plan
from argosy.lab.arena.statistics import tally
from argosy.players.compilation import compiled_for
from argosy.players.compiled_players import CompiledPlayers, compiled_players_of

CHEATS = "argosy.games.port_royal.players.cheats"  # compiled code is kept under it; no module


@compiled_for(CHEATS, "conclude")
def conclude(config: Any, work: Any) -> int:
    """As everybody decides, but where kb-easy would stop it repels a ship that is not there."""
    code = int(work.options[0])
    return REPEL if config.kind == KB_EASY and code == STOP else code


@pytest.fixture(scope="module")
def compiled_players() -> CompiledPlayers:
    honest = compiled_players_of("port-royal")
    assert honest is not None
    return replace(honest, module=CHEATS, conclude=conclude)


def test_every_game_with_an_illegal_decision_is_counted_and_lost_by_who_made_it(
    compiled_players: CompiledPlayers,
) -> None:
    plan = Plan("port-royal", ("kb-easy", "heuristic", "kb-hard"), 3, 12, seed=3)
    found = CompiledRunner(plan, compiled_players).play(0, 12)
    assert [(fault.game, fault.entrant, fault.why) for fault in found.faults] == [
        (game, 0, ILLEGAL) for game in range(12)
    ]
    assert (found.shares[found.seatings == 0] == 0).all()
    assert (found.shares[found.seatings != 0] == 0.5).all()
    assert [line.faults for line in tally(plan, [found]).lines] == [12, 0, 0]


def test_games_without_a_cheat_have_no_faults(compiled_players: CompiledPlayers) -> None:
    plan = Plan("port-royal", ("kb-normal", "heuristic", "kb-hard"), 3, 12, seed=3)
    assert CompiledRunner(plan, compiled_players).play(0, 12).faults == []
