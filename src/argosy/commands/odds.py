"""`argosy odds`: the exact odds of the next card in a position."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from argosy.commands.files import about, parse_json, read_text
from argosy.commands.terminal import Data, Language, screen, speak


def odds(
    scenario: Annotated[str, typer.Argument(help="A scenario as JSON; - reads standard input.")],
    lang: Language = None,
    data: Data = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Tell the exact odds of the next card, from what everybody at the table may know.

    Example: [bold]echo '{"players": 2, "harbour": \\["ship_red_1_1"]}' | argosy odds -[/bold]
    """
    from argosy.commands import positions
    from argosy.commands.look import look_of

    words = speak(lang)
    described = parse_json(scenario, read_text(scenario))
    with about(scenario):
        game = positions.game_of(described, data)
        found = positions.load(game, described).odds(None)
    if as_json:
        typer.echo(json.dumps(found))
    else:
        screen().print(look_of(game, words).chances(found, every_card=True))
