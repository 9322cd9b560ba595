"""`argosy games`: which games there are, and what a table may choose."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from argosy.commands.terminal import Language, screen, speak

if TYPE_CHECKING:
    from argosy.core.game import Game
    from argosy.core.options import Option
    from argosy.words import Words


def games(
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """List the games and the options of their tables.

    Example: [bold]argosy games --lang de[/bold]
    """
    import argosy

    words = speak(lang)
    known = [argosy.game(name) for name in argosy.NAMES]
    if as_json:
        typer.echo(json.dumps({"games": [_described(game, words) for game in known]}, ensure_ascii=False))
        return
    console = screen()
    for game in known:
        console.print(_shown(game, words))


def _described(game: Game, words: Words) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.rules.title,
        "players": list(game.rules.players),
        "rules": game.rules.version,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": _values(option),
                "meaning": words(f"{game.name}-option-{option.name}"),
            }
            for option in game.options
        ],
    }


def _values(option: Option) -> Any:
    if isinstance(option.values, range):
        return {"min": option.values[0], "max": option.values[-1]}
    return list(option.values)


def _shown(game: Game, words: Words) -> RenderableType:
    rules = game.rules
    heading = Text.assemble(
        (words(f"{game.name}-title"), "bold"),
        (f"  {game.name}  ", "cyan"),
        words("terminal-game", first=rules.players[0], last=rules.players[-1], version=str(rules.version)),
    )
    lines: list[RenderableType] = [heading]
    for option in game.options:
        lines += ["", _indented(_option(option), 2)]
        lines.append(_indented(Text(words(f"{game.name}-option-{option.name}")), 4))
    return Group(*lines)


def _indented(text: Text, by: int) -> Padding:
    return Padding(text, (0, 0, 0, by), expand=False)


def _option(option: Option) -> Text:
    """`turn_limit=400   1–10000`: the default as it is written behind --option, then what is allowed."""
    if isinstance(option.values, range):
        allowed = f"{option.values[0]}–{option.values[-1]}"
    else:
        allowed = " | ".join(str(value).lower() for value in option.values)
    default = str(option.default).lower()
    return Text.assemble((f"{option.name}={default}", "cyan"), f"   {allowed}")
