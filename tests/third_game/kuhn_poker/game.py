"""Kuhn poker as others see it: the smallest manifest there can be."""

from __future__ import annotations

from argosy.core.parts import Part
from argosy.games.manifest import Manifest

GAME = Manifest(
    name="kuhn-poker",
    title="Kuhn Poker",
    package="kuhn_poker",
    order=100,
    rules=Part("kuhn_poker.rules:RULES"),
)
