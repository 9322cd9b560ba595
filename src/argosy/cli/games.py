"""`argosy games`: the games, and the options of their tables."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from argosy.terminal.console import Data, Language, screen, speak
from argosy.terminal.layout import number

if TYPE_CHECKING:
    from argosy.core.game import Game
    from argosy.core.options import Option
    from argosy.words import Words


def games(
    data: Data = None,
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """List the games and the options of their tables; with --data check a card set and list what it holds.

    Example: [bold]argosy games --lang de[/bold]
    """
    import argosy
    from argosy.cli.openings import game_for

    words = speak(lang)
    known = [argosy.game(name) for name in argosy.NAMES] if data is None else [game_for(None, data)]
    if as_json:
        typer.echo(json.dumps({"games": [_described(game, words) for game in known]}, ensure_ascii=False))
        return
    console = screen()
    for place, game in enumerate(known):
        console.print("\n" * (place > 0), end="")
        console.print(_heading(game, words) if data else _shown(game, words))
        if data is not None:
            console.print(_set(game, words))


def _described(game: Game, words: Words) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.rules.title,
        "set": game.rules.data or None,
        "players": list(game.rules.players),
        "rules": game.rules.version,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": _values(option),
                "meaning": words.option(game.name, option.name),
            }
            for option in game.options
        ],
    }


def _values(option: Option) -> Any:
    if isinstance(option.values, range):
        return {"min": option.values[0], "max": option.values[-1]}
    return list(option.values)


def _heading(game: Game, words: Words) -> Text:
    rules = game.rules
    return Text.assemble(
        (words.title(game.name), "bold"),
        (f"  {game.name}  ", "cyan"),
        words("terminal-game", first=rules.players[0], last=rules.players[-1], version=str(rules.version)),
    )


def _set(game: Game, words: Words) -> RenderableType:
    from argosy.terminal.game_terminal import terminal_of

    return terminal_of(game, words).card_set()


def _shown(game: Game, words: Words) -> RenderableType:
    lines: list[RenderableType] = [_heading(game, words)]
    for option in game.options:
        lines += ["", _indented(_option(option), 2)]
        lines.append(_indented(Text(words.option(game.name, option.name)), 4))
    return Group(*lines)


def _indented(text: Text, by: int) -> Padding:
    return Padding(text, (0, 0, 0, by), expand=False)


def _option(option: Option) -> Text:
    """`turn_limit=400   1–10000`: the default as it is written behind --option, then what is allowed."""
    if isinstance(option.values, range):
        first, last = option.values[0], option.values[-1]
        allowed = f"{first}–{last}" if first >= 0 else f"{number(first)} … {number(last)}"
    else:
        allowed = " | ".join(str(value).lower() for value in option.values)
    default = str(option.default).lower()
    return Text.assemble((f"{option.name}={default}", "cyan"), f"   {allowed}")
