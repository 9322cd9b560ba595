"""Adapters for researchers: every game for PettingZoo, Gymnasium and OpenSpiel."""

from __future__ import annotations

from argosy.core.errors import ArgosyError


class MissingLibrary(ArgosyError, ImportError):
    """The library an adapter is for is not installed."""

    def __init__(self, library: str) -> None:
        super().__init__(f"this adapter needs {library}: pip install 'argosy[research]'")
