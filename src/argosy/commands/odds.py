"""`argosy odds`: the exact odds of the next card in a position."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from argosy.commands.files import about, parse_json, read_text
from argosy.commands.terminal import Language, announce_compiling, screen, speak


def odds(
    scenario: Annotated[str, typer.Argument(help="A scenario as JSON; - reads standard input.")],
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Tell the exact odds of the next card, from what everybody at the table may know.

    Example: [bold]echo '{"players": 2, "harbour": \\["ship_red_1_1"]}' | argosy odds -[/bold]
    """
    from argosy.commands.chances import by_card
    from argosy.commands.positions import load

    words = speak(lang)
    data = parse_json(scenario, read_text(scenario))
    announce_compiling(words, "next_faces")
    with about(scenario):
        found = load(data).odds(None)
    if as_json:
        typer.echo(json.dumps(found))
    else:
        screen().print(by_card(words, found))
