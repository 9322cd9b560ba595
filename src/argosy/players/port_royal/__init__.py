"""Players of Port Royal: by rules of thumb, the public yardsticks, the tuned heuristic, and search."""

from argosy.players.port_royal.simple import SimplePlayer

__all__ = ["SimplePlayer"]
