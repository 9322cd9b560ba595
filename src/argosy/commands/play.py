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
    from argosy.core.game import Game
    from argosy.core.record import Record
    from argosy.words import Words

INTERRUPTED = 130  # exit status
LONGEST_NAME = 24
BOT_SEEDS = 2**62  # half of all seeds: who looks ahead counts on from its own


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
    level: Annotated[
        list[str] | None,
        typer.Option(
            help="Of the bots: cabin-boy, boatswain, captain, admiral; repeatable, one for each bot in turn.",
            show_default="boatswain",
        ),
    ] = None,
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
        record = _new(
            words, game, data, 3 if players is None else players, seed, ending, option or [], me, level
        )
        again = [*([] if game is None else [game]), *_flags({**chosen, "--data": data, "--level": level})]
    else:
        if clash := [flag for flag, value in chosen.items() if value not in (None, [])]:
            raise ArgosyError(f"--load brings its own table: leave out {', '.join(clash)}")
        record = _loaded(words, load, data, me, level)
        if game not in (None, record.game):
            raise ArgosyError(f"{load}: is a game of {record.game}, not of {game}")
        again = _flags({"--load": load, "--data": data, "--level": level})
    sitting = _sit_down(record, words, save, watch, _crew(record.position.game, level), seed)
    sitting.console.print(_welcome(words, record, seed))
    try:
        _look_on(sitting) if watch else _play_on(sitting)
    except KeyboardInterrupt:
        _say_goodbye(sitting, again, data, level)
        raise typer.Exit(INTERRUPTED) from None
    except EOFError:
        _say_goodbye(sitting, again, data, level)


def _short_seed() -> int:
    """Unpredictable, and easy to type again."""
    return secrets.randbelow(1_000_000)


def _checked_name(name: str) -> str:
    tidy = " ".join(name.split())
    if not tidy.isprintable() or not 0 < len(tidy) <= LONGEST_NAME:
        raise ArgosyError(f"--name must be 1 to {LONGEST_NAME} characters that can be shown, not {name!r}")
    return tidy


def _crew(game: Game, chosen: list[str] | None) -> list[str]:
    """The levels of the bots in turn; the last is that of all further ones. ArgosyError if there is none."""
    from argosy.players.levels import USUAL
    from argosy.players.roster import PLAIN, STAND_IN, check_level

    own_cards = bool(game.rules.data)
    crew = chosen or [STAND_IN if own_cards else USUAL]
    for level in crew:
        check_level(game.name, level)
        if own_cards and level not in PLAIN:
            raise ArgosyError(f"--level {level} knows only the cards that come with {game.name}")
    return crew


def _announce_compiling(words: Words, game: Game, chosen: list[str] | None) -> None:
    """Before the first thing that may have to be compiled: what is wrong with --level is told at once."""
    from argosy.players.company import company_of
    from argosy.players.roster import PLAIN

    compiled = [level for level in _crew(game, chosen) if level not in PLAIN]
    announce_compiling(words, game, "play", company_of(game.name) if compiled else None)


def _loaded(words: Words, path: str, data: Path | None, me: str | None, level: list[str] | None) -> Record:
    import argosy
    from argosy.commands import positions

    text = read_text(path)
    if is_record(text):
        with about(path):
            record = argosy.Record.from_text(text)
            game = positions.game_of_record(record, data)
        _announce_compiling(words, game, level)
        with about(path):
            record.resume(game)
            return record
    scenario = parse_json(path, text)
    with about(path):
        game = positions.game_of(scenario, data)
    _announce_compiling(words, game, level)
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
    level: list[str] | None,
) -> Record:
    import argosy
    from argosy.commands import positions

    game = positions.game_for(name, data)
    _announce_compiling(words, game, level)
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


def _sit_down(
    record: Record, words: Words, save: Path | None, watch: bool, crew: list[str], seed: int | None
) -> Sitting:
    from argosy.commands.sitting import Sitting
    from argosy.core.events import MAX_SEATS
    from argosy.players.roster import hire

    if save is not None:
        write_record(save, record)  # a file that cannot be written is found out now, not at the end
    first = 0 if watch else 1
    levels = {seat: crew[min(seat - first, len(crew) - 1)] for seat in range(first, len(record.names))}
    bots = [
        hire(record.game, levels[seat], None if seed is None else (seed * MAX_SEATS + seat) % BOT_SEEDS)
        if seat in levels
        else None
        for seat in range(len(record.names))
    ]
    return Sitting(record, bots, words, screen(), save, levels)


def _say_goodbye(sitting: Sitting, again: list[str], data: Path | None, level: list[str] | None) -> None:
    """The game is kept if a file was named, and the player told how to come back to it."""
    sitting.keep()
    if sitting.save is not None:
        again = _flags({"--load": sitting.save, "--save": sitting.save, "--data": data, "--level": level})
    told = sitting.words("terminal-goodbye", command=shlex.join(["argosy", "play", *again]))
    sitting.console.print(Text(f"\n{told}"), soft_wrap=True)


def _play_on(sitting: Sitting) -> None:
    from argosy.commands.sitting import edit_lines, introduction

    edit_lines()
    sitting.introduce_bots()
    sitting.console.print(introduction(sitting.look, sitting.words))
    sitting.run()
    sitting.tell_end()


def _look_on(sitting: Sitting) -> None:
    from argosy.commands.retelling import retell

    sitting.run()
    record, position = sitting.record, sitting.record.position
    tables = list(record.tables(position.game))
    retell(sitting.console, sitting.look, record, tables, None, position.result)
