"""`argosy play`: a game at the terminal against bots."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from argosy.commands.files import about, is_record, parse_json, read_text, write_record
from argosy.commands.terminal import Data, Language, announce_compiling, screen, speak
from argosy.core.errors import ArgosyError

if TYPE_CHECKING:
    from argosy.commands.sitting import Sitting
    from argosy.core.record import Record
    from argosy.words import Words

INTERRUPTED = 130  # exit status
LONGEST_NAME = 24


def play(
    game: Annotated[
        str | None, typer.Argument(help="See [bold]argosy games[/bold].", show_default="port-royal")
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many, you included.", show_default="3")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed is the same deal.")] = None,
    ending: Annotated[str | None, typer.Option(help="standard or expedition.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="See [bold]argosy games[/bold]; repeatable."),
    ] = None,
    data: Data = None,
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
    if load is None:
        chosen["--seed"] = seed = _short_seed() if seed is None else seed
        record = _new(words, game, data, 3 if players is None else players, seed, ending, option or [], me)
        again = [*([] if game is None else [game]), *_flags({**chosen, "--data": data})]
    else:
        if clash := [flag for flag, value in chosen.items() if value not in (None, [])]:
            raise ArgosyError(f"--load brings its own table: leave out {', '.join(clash)}")
        record = _loaded(words, load, data, me)
        if game not in (None, record.game):
            raise ArgosyError(f"{load}: is a game of {record.game}, not of {game}")
        again = _flags({"--load": load, "--data": data})
    sitting = _sit_down(record, words, save, watch)
    sitting.console.print(_welcome(words, record, seed))
    try:
        _look_on(sitting) if watch else _play_on(sitting)
    except KeyboardInterrupt:
        _say_goodbye(sitting, again, data)
        raise typer.Exit(INTERRUPTED) from None
    except EOFError:
        _say_goodbye(sitting, again, data)


def _short_seed() -> int:
    """Unpredictable, and easy to type again."""
    return secrets.randbelow(1_000_000)


def _checked_name(name: str) -> str:
    tidy = " ".join(name.split())
    if not tidy.isprintable() or not 0 < len(tidy) <= LONGEST_NAME:
        raise ArgosyError(f"--name must be 1 to {LONGEST_NAME} characters that can be shown, not {name!r}")
    return tidy


def _loaded(words: Words, path: str, data: Path | None, me: str | None) -> Record:
    import argosy
    from argosy.commands import positions

    text = read_text(path)
    if is_record(text):
        with about(path):
            record = argosy.Record.from_text(text)
            game = positions.game_of_record(record, data)
        announce_compiling(words, game, "play")
        with about(path):
            record.resume(game)
            return record
    scenario = parse_json(path, text)
    with about(path):
        game = positions.game_of(scenario, data)
    announce_compiling(words, game, "play")
    with about(path):
        position = positions.load(game, scenario)
    return argosy.Record.of(position, positions.seat_names(position.players, me))


def _new(
    words: Words,
    name: str | None,
    data: Path | None,
    players: int,
    seed: int,
    ending: str | None,
    options: list[str],
    me: str | None,
) -> Record:
    import argosy
    from argosy.commands import positions

    game = positions.game_for(name, data)
    announce_compiling(words, game, "play")
    chosen = positions.read_options(game, options)
    if ending is not None:
        chosen["ending"] = ending
    position = game.new(players, seed, chosen)
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
    from argosy.players.simple import simple_player

    if save is not None:
        write_record(save, record)  # a file that cannot be written is found out now, not at the end
    bots = [simple_player(record.game, name) for name in record.names]
    return Sitting(record, bots if watch else [None, *bots[1:]], words, screen(), save)


def _say_goodbye(sitting: Sitting, again: list[str], data: Path | None) -> None:
    """The game is kept if a file was named, and the player told how to come back to it."""
    sitting.keep()
    if sitting.save is not None:
        again = _flags({"--load": sitting.save, "--save": sitting.save, "--data": data})
    told = sitting.words("terminal-goodbye", command=shlex.join(["argosy", "play", *again]))
    sitting.console.print(Text(f"\n{told}"), soft_wrap=True)


def _play_on(sitting: Sitting) -> None:
    from argosy.commands.sitting import edit_lines, introduction

    edit_lines()
    sitting.console.print(introduction(sitting.look, sitting.words))
    sitting.run()
    sitting.tell_end()


def _look_on(sitting: Sitting) -> None:
    from argosy.commands.retelling import retell

    sitting.run()
    record, position = sitting.record, sitting.record.position
    tables = list(record.tables(position.game))
    retell(sitting.console, sitting.look, record, tables, None, position.result)
