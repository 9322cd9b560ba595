"""Every game as an OpenSpiel game: `argosy.lab.research.openspiel` under its public name."""

from argosy.lab.research.openspiel import SpielGame, State, load, short_name

__all__ = ["SpielGame", "State", "load", "short_name"]
