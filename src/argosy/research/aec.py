"""Every game as a PettingZoo environment: `argosy.lab.research.aec` under its public name."""

from argosy.lab.research.aec import Seats, env

__all__ = ["Seats", "env"]
