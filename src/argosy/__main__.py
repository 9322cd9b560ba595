"""`python -m argosy` is the same program as `argosy`."""

from argosy.commands.app import main

main()
