"""Players: whoever sits at a table and decides; they see what their seat may see, nothing else."""

from importlib import import_module
from types import ModuleType


def part_of(game: str, name: str) -> ModuleType:
    """A module of the players of a game: the packages of both games have the same ones."""
    return import_module(f"{__name__}.{game.replace('-', '_')}.{name}")
