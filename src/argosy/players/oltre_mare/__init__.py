"""Players of Oltre Mare: by rules of thumb, the planner whose weights are tuned, and search."""

from argosy.players.oltre_mare.simple import SimplePlayer

__all__ = ["SimplePlayer"]
