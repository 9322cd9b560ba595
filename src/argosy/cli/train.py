"""`argosy train`: train a net by self-play."""

from __future__ import annotations

import typer

# Options and help are those of `python -m argosy.lab.train`, which machines without typer use.
PASSED_ON = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}


def train(context: typer.Context) -> None:
    """Train a net by self-play, on a GPU where there is one (pip install 'argosy\\[train]')."""
    from argosy.lab.train.__main__ import learn

    learn(context.args, "argosy train")
