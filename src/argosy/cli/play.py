"""`argosy play`: a game at the terminal against bots."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from argosy.cli.files import about, parse_json, read_text
from argosy.cli.help import game_names
from argosy.core.errors import ArgosyError
from argosy.terminal.console import Data, Language, announce_compiling, screen, speak
from argosy.terminal.record_file import is_record, write_record

if TYPE_CHECKING:
    from argosy.core.game import Game
    from argosy.games.record import Record
    from argosy.terminal.session import TerminalSession
    from argosy.words import Words

INTERRUPTED = 130  # exit status
LONGEST_NAME = 24
PLAYERS = 3  # at a table, unless the command says how many or the game does not allow it
SHORT_SEEDS = 1_000_000  # unpredictable, and easy to type again
BOT_SEEDS = 2**62  # half of all seeds: a player that looks ahead counts on from its own


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            help="See [bold]argosy games[/bold].", show_default="the first one", autocompletion=game_names
        ),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many, you included.", show_default="3")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed is the same deal.")] = None,
    ending: Annotated[str | None, typer.Option(help="Short for --option ending=…")] = None,
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
    watch: Annotated[bool, typer.Option("--watch", help="Bots only; you watch.")] = False,
    load: Annotated[
        str | None, typer.Option(metavar="FILE", help="Begin from a scenario, or continue a saved game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE.argosy", help="Keep the game in this file, move by move.")
    ] = None,
) -> None:
    """Play against bots.

    Example: [bold]argosy play {game} --players 4 --save evening.argosy[/bold]
    """
    from argosy.cli import openings
    from argosy.games.record import Record

    words = speak(lang)
    me = None if watch else _checked_name(words("terminal-you") if name is None else name)
    chosen = {"--players": players, "--seed": seed, "--ending": ending, "--option": option}
    if load is None:
        chosen["--seed"] = seed = secrets.randbelow(SHORT_SEEDS) if seed is None else seed
        known = openings.game_for(game, data)
        levels = _levels(words, known, level)
        options = openings.read_options(known, option or [])
        options |= {} if ending is None else {"ending": ending}
        first, last = known.rules.players[0], known.rules.players[-1]
        players = min(max(PLAYERS, first), last) if players is None else players
        record = Record.of(known.new(players, seed, options), openings.seat_names(players, me))
        again = [*([] if game is None else [game]), *_flags({**chosen, "--data": data, "--level": level})]
    else:
        if clash := [flag for flag, value in chosen.items() if value not in (None, [])]:
            raise ArgosyError(f"--load has its own settings: leave out {', '.join(clash)}")
        record, levels = _loaded(words, load, data, me, level)
        if game not in (None, record.game):
            raise ArgosyError(f"{load}: is a game of {record.game}, not of {game}")
        again = _flags({"--load": load, "--data": data, "--level": level})
    sitting = _sit_down(record, words, save, watch, levels, seed)
    sitting.console.print(_welcome(words, record, seed))
    try:
        _watch(sitting) if watch else _play_on(sitting)
    except KeyboardInterrupt:
        _say_goodbye(sitting, again, data, level)
        raise typer.Exit(INTERRUPTED) from None
    except EOFError:
        _say_goodbye(sitting, again, data, level)


def _checked_name(name: str) -> str:
    tidy = " ".join(name.split())
    if not tidy.isprintable() or not 0 < len(tidy) <= LONGEST_NAME:
        raise ArgosyError(f"--name must be 1 to {LONGEST_NAME} characters that can be shown, not {name!r}")
    return tidy


def _levels(words: Words, game: Game, chosen: list[str] | None) -> list[str]:
    """The levels of the bots in turn, the last for all further bots. ArgosyError for an unknown level.

    Announces what takes a while: a wrong --level is reported before anything is compiled.
    """
    from argosy.players.compiled_players import compiled_players_of
    from argosy.players.levels import USUAL
    from argosy.players.registry import PLAIN, STAND_IN, check_level

    own_cards = bool(game.rules.data)
    levels = chosen or [STAND_IN if own_cards else USUAL]
    for level in levels:
        check_level(game.name, level)
        if own_cards and level not in PLAIN:
            raise ArgosyError(f"--level {level} knows only the cards that come with {game.name}")
    compiled = any(level not in PLAIN for level in levels)
    announce_compiling(words, game, "play", compiled_players_of(game.name) if compiled else None)
    return levels


def _loaded(
    words: Words, path: str, data: Path | None, me: str | None, level: list[str] | None
) -> tuple[Record, list[str]]:
    from argosy.cli import openings
    from argosy.games.record import Record

    text = read_text(path)
    if is_record(text):
        with about(path):
            record = Record.from_text(text)
            game = openings.game_of_record(record, data)
        levels = _levels(words, game, level)
        with about(path):
            record.resume(game)
        return record, levels
    scenario = parse_json(path, text)
    with about(path):
        game = openings.game_of(scenario, data)
    levels = _levels(words, game, level)
    with about(path):
        position = openings.load(game, scenario)
    return Record.of(position, openings.seat_names(position.players, me)), levels


def _flags(chosen: dict[str, Any]) -> list[str]:
    """The options of this call again, for a command that sets up the same table."""
    flags: list[str] = []
    for flag, value in chosen.items():
        for one in value if isinstance(value, list) else [value]:
            flags += [] if one is None else [flag, str(one)]
    return flags


def _welcome(words: Words, record: Record, seed: int | None) -> Text:
    title = words.title(record.game)
    if seed is None:
        return Text(title, "bold")
    return Text(words("terminal-welcome", game=title, players=len(record.names), seed=str(seed)), "bold")


def _sit_down(
    record: Record, words: Words, save: Path | None, watch: bool, levels: list[str], seed: int | None
) -> TerminalSession:
    from argosy.core.events import MAX_SEATS
    from argosy.players.registry import make_player
    from argosy.terminal.session import TerminalSession

    if save is not None:
        write_record(save, record)  # a file that cannot be written is reported now, not at the end
    first = 0 if watch else 1
    by_seat = {seat: levels[min(seat - first, len(levels) - 1)] for seat in range(first, len(record.names))}
    bots = [
        make_player(
            record.game, by_seat[seat], None if seed is None else (seed * MAX_SEATS + seat) % BOT_SEEDS
        )
        if seat in by_seat
        else None
        for seat in range(len(record.names))
    ]
    return TerminalSession(record, bots, words, screen(), save, by_seat)


def _say_goodbye(
    sitting: TerminalSession, again: list[str], data: Path | None, level: list[str] | None
) -> None:
    """Keep the game if a file was named, and print how to return to it."""
    sitting.keep()
    if sitting.save is not None:
        again = _flags({"--load": sitting.save, "--save": sitting.save, "--data": data, "--level": level})
    goodbye = sitting.words("terminal-goodbye", command=shlex.join(["argosy", "play", *again]))
    sitting.console.print(Text(f"\n{goodbye}"), soft_wrap=True)


def _play_on(sitting: TerminalSession) -> None:
    from argosy.terminal.session import edit_lines, introduction

    edit_lines()
    sitting.introduce_bots()
    sitting.console.print(introduction(sitting.terminal, sitting.words))
    sitting.run()
    sitting.print_end()


def _watch(sitting: TerminalSession) -> None:
    from argosy.terminal.replay_printer import print_replay

    sitting.run()
    record, position = sitting.record, sitting.record.position
    tables = list(record.tables(position.game))
    print_replay(sitting.console, sitting.terminal, record, tables, None, position.result)
