"""Everything in this folder holds for both games, through each library's own interface."""

from __future__ import annotations

import pytest

import argosy


@pytest.fixture(params=argosy.NAMES)
def game(request: pytest.FixtureRequest) -> argosy.Game:
    return argosy.game(request.param)
