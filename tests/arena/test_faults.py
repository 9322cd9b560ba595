"""A compiled player that decides illegally loses that game, and the arena says so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from argosy.arena.minds import ILLEGAL, MindPlay
from argosy.arena.plan import Plan
from argosy.arena.tally import tally
from argosy.games.port_royal.legal import REPEL, STOP
from argosy.players.company import Company, company_of
from argosy.players.compiling import compiled_for
from argosy.players.port_royal.crew import KB_EASY

CHEATS = "argosy.players.port_royal.cheats"  # where compiled code of this company is kept; no module


@compiled_for(CHEATS, "conclude")
def conclude(mind: Any, room: Any) -> int:
    """As everybody decides, but where kb-easy would stop it repels a ship that is not there."""
    code = int(room.options[0])
    return REPEL if mind.kind == KB_EASY and code == STOP else code


@pytest.fixture(scope="module")
def company() -> Company:
    honest = company_of("port-royal")
    assert honest is not None
    return replace(honest, module=CHEATS, conclude=conclude)


def test_every_game_with_an_illegal_decision_is_counted_and_lost_by_who_made_it(company: Company) -> None:
    plan = Plan("port-royal", ("kb-easy", "heuristic", "kb-hard"), 3, 12, seed=3)
    found = MindPlay(plan, company).play(0, 12)
    assert [(fault.game, fault.entrant, fault.why) for fault in found.faults] == [
        (game, 0, ILLEGAL) for game in range(12)
    ]
    assert (found.shares[found.seatings == 0] == 0).all()
    assert (found.shares[found.seatings != 0] == 0.5).all()
    assert [line.faults for line in tally(plan, [found]).lines] == [12, 0, 0]


def test_games_without_a_cheat_have_no_faults(company: Company) -> None:
    plan = Plan("port-royal", ("kb-normal", "heuristic", "kb-hard"), 3, 12, seed=3)
    assert MindPlay(plan, company).play(0, 12).faults == []
