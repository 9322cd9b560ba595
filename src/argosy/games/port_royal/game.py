"""Port Royal as others see it: the manifest that names all its parts."""

from __future__ import annotations

from argosy.core.parts import Part
from argosy.games.manifest import Manifest

GAME = Manifest(
    name="port-royal",
    title="Port Royal",
    package="argosy.games.port_royal",
    order=1,
    rules=Part("argosy.games.port_royal.rules:RULES"),
    players=Part("argosy.games.port_royal.players:PLAYERS"),
    types=Part("argosy.games.port_royal.types:TYPES"),
    terminal=Part("argosy.games.port_royal.terminal:PortRoyal"),
    minutes=(20, 30, 40, 50),
    load_share=4,
)
