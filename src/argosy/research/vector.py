"""Every game as a Gymnasium environment: `argosy.lab.research.vector` under its public name."""

from argosy.lab.research.vector import Alone, Games

__all__ = ["Alone", "Games"]
