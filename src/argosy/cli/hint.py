"""`argosy hint`: the best decisions in a position, what each is worth and why."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from argosy.cli.files import about, parse_json, read_text
from argosy.core.errors import ArgosyError
from argosy.terminal.console import Data, Language, announce_compiling, screen, speak
from argosy.terminal.record_file import is_record

if TYPE_CHECKING:
    from argosy.core.position import Position
    from argosy.core.typing import Json
    from argosy.words import Words


def hint(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A scenario as JSON or a record; - reads standard input.")
    ],
    lang: Language = None,
    data: Data = None,
    move: Annotated[int | None, typer.Option(min=0, help="In a record: after so many moves.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show the three best decisions of the seat that must decide, from what it may know.

    Example: [bold]argosy hint evening.argosy --move 12[/bold]
    """
    from argosy.teaching.hints import hints

    words = speak(lang)
    position, names = _position(file, data, move)
    announce_compiling(words, position.game, "play")
    seat = position.asked
    found = [] if seat is None else [hint.to_json() for hint in hints(position.imagine(seat, 0), seat)]
    if as_json:
        typer.echo(json.dumps({"seat": seat, "hints": found}))
        return
    console = screen()
    if not found:
        console.print(words("hint-none"))
    for entry in found:
        console.print(Text.assemble((entry["action"], "bold"), f"  {percent(words, entry['share'])}"))
        for reason in entry["reasons"]:
            console.print(f"    {sentence(words, position.game.name, reason, names)}")


def _position(file: str, data: Path | None, move: int | None) -> tuple[Position, Sequence[str]]:
    from argosy.cli import openings
    from argosy.games.record import Record

    text = read_text(file)
    with about(file):
        if is_record(text):
            record = Record.from_text(text)
            game = openings.game_of_record(record, data)
            if move is not None and move > len(record.moves):
                raise ArgosyError(f"it has {len(record.moves)} moves, so there is no move {move}")
            return record.replay(game, move), record.names
        described = parse_json(file, text)
        if move is not None:
            raise ArgosyError("--move is for records; this is a scenario")
        position = openings.load(openings.game_of(described, data), described)
        return position, openings.seat_names(position.players, None)


def sentence(words: Words, game: str, reason: Json, names: Sequence[str]) -> str:
    """A reason as a sentence. What a deal changes has a sign; everything else is a plain share."""
    signed = reason["id"] == "hint-deal"
    arguments = {}
    for name, value in reason["args"].items():
        if name == "card":
            arguments[name] = words.card(game, value)
        elif name == "seat":
            arguments[name] = names[value]
        else:
            arguments[name] = percent(words, value, signed)
    return words(reason["id"], **arguments)


def percent(words: Words, share: float, signed: bool = False) -> str:
    """A share of one as a percentage; a change of it with its sign."""
    from argosy.terminal.odds_table import percentage

    figure = words("terminal-percent", percent=abs(percentage(share)))
    sign = "\N{MINUS SIGN}" if share < 0 else "+" if signed else ""
    return f"{sign}{figure}"
