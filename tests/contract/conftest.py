"""Everything in this folder holds for every game."""

from __future__ import annotations

import pytest

import argosy


@pytest.fixture(params=argosy.NAMES)
def game(request: pytest.FixtureRequest) -> argosy.Game:
    return argosy.game(request.param)
