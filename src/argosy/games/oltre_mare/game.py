"""Oltre Mare as others see it: the manifest that names all its parts."""

from __future__ import annotations

from argosy.core.parts import Part
from argosy.games.manifest import Manifest

GAME = Manifest(
    name="oltre-mare",
    title="Oltre Mare",
    package="argosy.games.oltre_mare",
    order=2,
    rules=Part("argosy.games.oltre_mare.rules:RULES"),
    players=Part("argosy.games.oltre_mare.players:PLAYERS"),
    types=Part("argosy.games.oltre_mare.types:TYPES"),
    terminal=Part("argosy.games.oltre_mare.terminal:OltreMare"),
    card_files=("cards.csv", "board.json"),
    minutes=(45, 55, 65, 75),
    public_names={"Bundle": "argosy.games.oltre_mare.rules.bundle"},
)
