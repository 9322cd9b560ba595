"""The adapters for PettingZoo, Gymnasium and OpenSpiel under their public names; see docs/research.md."""

from argosy.lab.research import MissingLibrary

__all__ = ["MissingLibrary"]
