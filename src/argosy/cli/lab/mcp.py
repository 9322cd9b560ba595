"""`argosy lab mcp`: the same table for models that use tools, over the Model Context Protocol."""

from __future__ import annotations

import sys
from typing import Annotated

import typer


def mcp(
    lang: Annotated[str, typer.Option(help="en, de, cs, pl, ru or ro, for what happened.")] = "en",
    seed: Annotated[
        int | None,
        typer.Option(min=0, help="Of the first game; each further one has the next. The model is not told."),
    ] = None,
) -> None:
    """Serve a table to a language model: an MCP server on standard input and output.

    Its tools begin a game, show the table in words with numbered choices, and play. Name this command as a
    server in the settings of the program that runs the model. docs/benchmark.md has an example.

    Example: [bold]argosy lab mcp[/bold]
    """
    from argosy.lab.talk.mcp import McpServer

    McpServer(lang, seed).run(sys.stdin, sys.stdout)
