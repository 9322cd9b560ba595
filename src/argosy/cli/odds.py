"""`argosy odds`: the exact odds of the next card in a position."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from argosy.cli.files import about, parse_json, read_text
from argosy.terminal.console import Data, Language, screen, speak


def odds(
    scenario: Annotated[str, typer.Argument(help="A scenario as JSON; - reads standard input.")],
    lang: Language = None,
    data: Data = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show the exact odds of the next card, from what every seat at the table knows.

    Example: [bold]echo '{"game": "{game}", "players": 2}' | argosy odds -[/bold]
    """
    from argosy.cli import openings
    from argosy.terminal.game_terminal import terminal_of

    words = speak(lang)
    described = parse_json(scenario, read_text(scenario))
    with about(scenario):
        game = openings.game_of(described, data)
        found = openings.load(game, described).odds(None)
    if as_json:
        typer.echo(json.dumps(found))
    else:
        screen().print(terminal_of(game, words).odds(found, every_card=True))
