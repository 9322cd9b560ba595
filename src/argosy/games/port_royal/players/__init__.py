"""Players of Port Royal: by rules of thumb, the public yardsticks, the tuned heuristic, search, and a net."""

from __future__ import annotations

from pathlib import Path

from argosy.core.parts import Part
from argosy.players.player_set import NetParts, PlayerSet

DATA = Path(__file__).with_name("data")

PLAYERS = PlayerSet(
    levels={
        "cabin-boy": f"heuristic@{DATA / 'cabin-boy.json'}",
        "boatswain": f"heuristic@{DATA / 'boatswain.json'}",
        "captain": "heuristic",
        "admiral": "net-ahead",
    },
    simple=Part("argosy.games.port_royal.players.simple:SimplePlayer"),
    compiled=Part("argosy.games.port_royal.players.compiled:COMPILED"),
    tunable=Part("argosy.games.port_royal.players.weights:TUNABLE"),
    net=NetParts(
        file=DATA / "net.safetensors",
        training=DATA / "training.toml",
        support=Part("argosy.games.port_royal.players.net_support:SUPPORT"),
        lookahead=Part("argosy.games.port_royal.players.round_lookahead:LOOKAHEAD"),
    ),
)
