"""Self-play games as data: what was seen, what was done, what was expected, how it ended."""

from argosy.lab.dataset.columns import read

__all__ = ["read"]
