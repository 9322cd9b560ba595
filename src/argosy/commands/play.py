"""`argosy play`: a game at the terminal against bots."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from argosy.commands.files import about, is_record, parse_json, read_text, write_record
from argosy.commands.terminal import Language, announce_compiling, screen, speak
from argosy.core.errors import ArgosyError

if TYPE_CHECKING:
    from argosy.commands.sitting import Sitting
    from argosy.core.record import Record
    from argosy.words import Words

INTERRUPTED = 130  # exit status
LONGEST_NAME = 24


def play(
    game: Annotated[str, typer.Argument(help="See [bold]argosy games[/bold].")] = "port-royal",
    players: Annotated[int | None, typer.Option(help="How many, you included.", show_default="3")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed is the same deal.")] = None,
    ending: Annotated[str | None, typer.Option(help="standard or expedition.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="See [bold]argosy games[/bold]; repeatable."),
    ] = None,
    lang: Language = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Bots only; you look on.")] = False,
    load: Annotated[
        str | None, typer.Option(metavar="FILE", help="Begin from a scenario, or go on with a saved game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE.argosy", help="Keep the game in this file, move by move.")
    ] = None,
) -> None:
    """Play against bots.

    Example: [bold]argosy play --players 4 --ending expedition --save evening.argosy[/bold]
    """
    words = speak(lang)
    me = None if watch else _checked_name(words("terminal-you") if name is None else name)
    chosen = {"--players": players, "--seed": seed, "--ending": ending, "--option": option}
    announce_compiling(words, "apply")
    if load is None:
        chosen["--seed"] = seed = _short_seed() if seed is None else seed
        record = _new(game, 3 if players is None else players, seed, ending, option or [], me)
        again = _flags(chosen)
    else:
        if clash := [flag for flag, value in chosen.items() if value not in (None, [])]:
            raise ArgosyError(f"--load brings its own table: leave out {', '.join(clash)}")
        record = _loaded(load, me)
        again = ["--load", load]
    sitting = _sit_down(record, words, save, watch)
    sitting.console.print(_welcome(words, record, seed))
    try:
        _look_on(sitting) if watch else _play_on(sitting)
    except KeyboardInterrupt:
        _say_goodbye(sitting, again)
        raise typer.Exit(INTERRUPTED) from None
    except EOFError:
        _say_goodbye(sitting, again)


def _short_seed() -> int:
    """Unpredictable, and easy to type again."""
    return secrets.randbelow(1_000_000)


def _checked_name(name: str) -> str:
    tidy = " ".join(name.split())
    if not tidy.isprintable() or not 0 < len(tidy) <= LONGEST_NAME:
        raise ArgosyError(f"--name must be 1 to {LONGEST_NAME} characters that can be shown, not {name!r}")
    return tidy


def _loaded(path: str, me: str | None) -> Record:
    from argosy.commands import positions
    from argosy.core.record import Record

    text = read_text(path)
    if is_record(text):
        with about(path):
            return positions.resume(Record.from_text(text))
    data = parse_json(path, text)
    with about(path):
        position = positions.load(data)
    return Record.of(position, positions.seat_names(position.players, me))


def _new(
    game: str, players: int, seed: int, ending: str | None, options: list[str], me: str | None
) -> Record:
    import argosy
    from argosy.commands import positions

    rules = argosy.game(game)
    chosen = positions.read_options(rules, options)
    if ending is not None:
        chosen["ending"] = ending
    position = rules.new(players, seed, chosen)
    return argosy.Record.of(position, positions.seat_names(players, me))


def _flags(chosen: dict[str, Any]) -> list[str]:
    """The options of this call once more, for a command that lays the same table."""
    flags: list[str] = []
    for flag, value in chosen.items():
        for one in value if isinstance(value, list) else [value]:
            flags += [] if one is None else [flag, str(one)]
    return flags


def _welcome(words: Words, record: Record, seed: int | None) -> Text:
    title = words(f"{record.game}-title")
    if seed is None:
        return Text(title, "bold")
    return Text(words("terminal-welcome", game=title, players=len(record.names), seed=str(seed)), "bold")


def _sit_down(record: Record, words: Words, save: Path | None, watch: bool) -> Sitting:
    from argosy.commands.sitting import Sitting
    from argosy.players.simple import SimplePlayer

    if save is not None:
        write_record(save, record)  # a file that cannot be written is found out now, not at the end
    bots = [SimplePlayer(name) for name in record.names]
    return Sitting(record, bots if watch else [None, *bots[1:]], words, screen(), save)


def _say_goodbye(sitting: Sitting, again: list[str]) -> None:
    """The game is kept if a file was named, and the player told how to come back to it."""
    sitting.keep()
    again = again if sitting.save is None else ["--load", str(sitting.save), "--save", str(sitting.save)]
    told = sitting.words("terminal-goodbye", command=shlex.join(["argosy", "play", *again]))
    sitting.console.print(Text(f"\n{told}"), soft_wrap=True)


def _play_on(sitting: Sitting) -> None:
    from argosy.commands.sitting import edit_lines, introduction

    edit_lines()
    sitting.console.print(introduction(sitting.words))
    sitting.run()
    sitting.tell_end()


def _look_on(sitting: Sitting) -> None:
    from argosy.commands.retelling import retell

    sitting.run()
    record, position = sitting.record, sitting.record.position
    tables = list(record.tables(position.game))
    retell(sitting.console, sitting.words, record, tables, None, position.result)
