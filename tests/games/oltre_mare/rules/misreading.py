"""Short ways to ask why a scenario is refused."""

from __future__ import annotations

from typing import Any

import pytest

from argosy import InvalidScenario
from games.oltre_mare.rules.position_queries import GAME

HANDS = [["gems-01", "salt-01"], ["silk-01", "silk-02"], ["grain-01"]]
OFFER: dict[str, Any] = {
    "from": 0,
    "to": 1,
    "give": {"cards": ["gems-01"], "ducats": 1},
    "want": {"goods": {"silk": 1}, "ducats": 2},
}


def invalid(**fields: Any) -> InvalidScenario:
    """Why a scenario cannot be loaded."""
    with pytest.raises(InvalidScenario) as caught:
        GAME.load({"players": 3, **fields})
    assert str(caught.value) == f"{caught.value.field}: {caught.value.reason}"
    assert caught.value.reason
    return caught.value


def trading(**fields: Any) -> dict[str, Any]:
    return {"phase": "trade", "hands": HANDS, **fields}
