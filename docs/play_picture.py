"""Draws docs/play.svg, a real moment of a real game as `argosy play` shows it; run it when looks change."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import argosy
from argosy.games.port_royal.players.simple import SimplePlayer
from argosy.games.port_royal.terminal import table
from argosy.games.port_royal.terminal.menu import Menu
from argosy.players.player import ask
from argosy.terminal.session import TerminalSession
from argosy.words import Words

SEED, TURN, WIDTH = 13, 10, 96


def moment() -> argosy.Record:
    """A game between simple players, up to a go of seat 0 with something to choose from."""
    record = argosy.Record.of(argosy.game("port-royal").new(3, seed=SEED), ["Ada", "Bart", "Mary"])
    while not (position := record.position).over:
        (seat,) = position.to_act
        view = position.view(seat)
        if seat == 0 and view["turn"] >= TURN and view["phase"] == "trade" and len(view["choices"]) > 3:
            return record
        record.play(seat, ask(SimplePlayer(), position, seat))
    raise SystemExit("no such moment in this game: choose another seed")


def draw() -> str:
    record = moment()
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    session = TerminalSession(record, [None, SimplePlayer(), SimplePlayer()], Words("en"), console)
    session.printed_moves = len(record.moves) - 9
    session.print_news()
    menu = Menu(session.words, record.position, 0, record.names)
    console.print()
    console.print(table.surroundings(session.words, menu.view, record.names, 0))
    session._print_menu(menu)
    console.print("> ")
    svg = console.export_svg(title="argosy play", unique_id="argosy")
    # No font from anywhere: the reader's own.
    svg = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    Path(__file__).with_name("play.svg").write_text(draw(), encoding="utf-8")
