"""Tests of the terminal run commands as those of the command line do."""

from cli.conftest import at, refused, run

__all__ = ["at", "refused", "run"]
