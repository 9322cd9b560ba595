"""The levels people meet, as data: which player, by which weights, is who in which game.

The Cabin Boy and the Boatswain are the Captain's own player with other weights: what they like too much and
what they do not see makes them weaker, not a toss of coins. How strong everybody is stands in
docs/strength.md.
"""

from __future__ import annotations

from pathlib import Path

LEVELS = ("cabin-boy", "boatswain", "captain", "admiral")  # the weakest first
USUAL = "boatswain"  # where nobody chose

_HERE = Path(__file__).resolve().parent
_HEURISTIC, _PLANNER = _HERE / "port_royal" / "data", _HERE / "oltre_mare" / "data"

PLAYED_BY = {
    "port-royal": {
        "cabin-boy": f"heuristic@{_HEURISTIC / 'cabin-boy.json'}",
        "boatswain": f"heuristic@{_HEURISTIC / 'boatswain.json'}",
        "captain": "heuristic",
        "admiral": "net-ahead",
    },
    "oltre-mare": {
        "cabin-boy": f"planner@{_PLANNER / 'cabin-boy.json'}",
        "boatswain": f"planner@{_PLANNER / 'boatswain.json'}",
        "captain": "planner",
        "admiral": "net-ahead",
    },
}


def player_of(game: str, name: str) -> str:
    """The player behind a level; any other name is a player's own."""
    return PLAYED_BY.get(game, {}).get(name, name)
