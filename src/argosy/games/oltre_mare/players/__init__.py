"""Players of Oltre Mare: by rules of thumb, the planner with tuned weights, search, and a net."""

from __future__ import annotations

from pathlib import Path

from argosy.core.parts import Part
from argosy.players.player_set import NetParts, PlayerSet

DATA = Path(__file__).with_name("data")

PLAYERS = PlayerSet(
    levels={
        "cabin-boy": f"planner@{DATA / 'cabin-boy.json'}",
        "boatswain": f"planner@{DATA / 'boatswain.json'}",
        "captain": "planner",
        "admiral": "net-ahead",
    },
    among_people={"offers_per_turn": 2},  # who is asked a third time in a turn is pestered
    simple=Part("argosy.games.oltre_mare.players.simple:SimplePlayer"),
    compiled=Part("argosy.games.oltre_mare.players.compiled:COMPILED"),
    tunable=Part("argosy.games.oltre_mare.players.weights:TUNABLE"),
    net=NetParts(
        file=DATA / "net.safetensors",
        training=DATA / "training.toml",
        support=Part("argosy.games.oltre_mare.players.net_support:SUPPORT"),
        lookahead=Part("argosy.games.oltre_mare.players.round_lookahead:LOOKAHEAD"),
    ),
)
