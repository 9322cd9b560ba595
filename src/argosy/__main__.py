"""`python -m argosy` is the same program as `argosy`."""

from argosy.cli.app import main

main()
