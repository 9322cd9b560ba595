"""Port Royal's table as a player sees it: harbour, expeditions, all displays, the final ranking."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from argosy.core.typing import Json
from argosy.games.port_royal.rules.cards import Kind
from argosy.games.port_royal.terminal.cards import (
    COIN,
    GAME,
    POINT,
    SWORD,
    face,
    figures,
    summary,
    swatch,
    swords,
)
from argosy.terminal import layout
from argosy.terminal.layout import ACTIVE, grid, signed
from argosy.words import Words

BETWEEN = "  ·  "
AFFORDABLE, TOO_EXPENSIVE = "✓", "✗"


def surroundings(words: Words, table: Json, names: Sequence[str], me: int | None) -> RenderableType:
    """Everything that lies open but the harbour, which belongs to the decision."""
    return Group(heading(words, table, names), seats(words, table, names, me), row(words, table))


def heading(words: Words, table: Json, names: Sequence[str]) -> RenderableType:
    """Whose turn it is, and how much is left in the piles."""
    turn = words(f"{GAME}-event-turn", amount=table["turn"], name=names[table["active"]])
    piles = f"{words(f'{GAME}-deck')} {table['deck']} · {words(f'{GAME}-discard')} {len(table['discard'])}"
    title = Text.assemble((turn, "bold"), "  ", (piles, "dim"))
    if table["last_round"]:
        title.append(f"  {words('terminal-last-round')}", "bold yellow")
    return Rule(title, align="left", style="dim")


def harbour(
    words: Words,
    view: Json,
    names: Sequence[str],
    keys: Mapping[str, str],
    affordable: Collection[str],
) -> RenderableType:
    """One line per card in order of arrival, with its key where it can be taken now."""
    title = Text(words(f"{GAME}-harbour"), "bold")
    if not view["offers"]:
        return Text.assemble(title, "  ", (words(f"{GAME}-empty"), "dim"))
    table = grid()
    table.add_column(title, no_wrap=True)
    for name, sign in (("coins", COIN), ("swords", SWORD), ("points", POINT)):
        table.add_column(f"{words(f'{GAME}-terminal-column-{name}')} {sign}", justify="right")
    table.add_column(words("port-royal-terminal-column-for-you"))
    for offer in view["offers"]:
        card = offer["card"]
        shown = face(card)
        line = Text.assemble(
            (f"{keys.get(card, ''):>2} ", "bold cyan"), swatch(card), " ", words.card(GAME, card)
        )
        table.add_row(
            line,
            str(shown.coins) if shown.kind == Kind.SHIP else "",
            swords(card),
            str(shown.points) if shown.kind == Kind.PERSON else "",
            _for_me(offer, names[view["active"]], card in affordable),
            style="" if card in affordable else "dim",
        )
    return table


def _for_me(offer: Json, active: str, affordable: bool) -> Text:
    """`✓ +3● −1 → Anne`: whether it can be had, coins won or paid, the fee and to whom it goes."""
    coins = offer.get("gain", 0) - offer.get("price", 0)
    text = Text(f"{AFFORDABLE} ", "bold green") if affordable else Text(f"{TOO_EXPENSIVE} ")
    text.append(f"{signed(coins)}{COIN}", "green" if coins > 0 else "red" if coins < 0 else "")
    if offer["fee"]:
        text.append(f" {signed(-offer['fee'])} → {active}", "red")
    return text


def row(words: Words, table: Json) -> RenderableType:
    """The open expeditions: whom each needs, and what it brings."""
    needs = [f"{_needs(words.card(GAME, card))} {figures(card)}" for card in table["row"]]
    shown = BETWEEN.join(needs) or words(f"{GAME}-empty")
    return Text.assemble((words(f"{GAME}-row"), "bold"), "  ", (shown, "" if needs else "dim"))


def _needs(expedition: str) -> str:
    """`2 Captains` of `Expedition (2 Captains)`: the row is headed by the word itself."""
    return expedition.partition("(")[2].removesuffix(")") or expedition


def seats(words: Words, shown: Json, names: Sequence[str], me: int | None) -> RenderableType:
    """Each seat's points, coins, swords and cards; an arrow at the active player."""
    table = grid()
    table.add_column(f"  {words('terminal-column-player')}", no_wrap=True)
    for name, sign in (("points", POINT), ("coins", COIN), ("swords", SWORD)):
        table.add_column(f"{words(f'{GAME}-terminal-column-{name}')} {sign}", justify="right")
    table.add_column(words("port-royal-terminal-column-display"))
    for number, seat in enumerate(shown["seats"]):
        mark = ACTIVE if number == shown["active"] else " "
        table.add_row(
            Text.assemble((f"{mark} ", "bold yellow"), (names[number], "bold" if number == me else "")),
            str(seat["points"]),
            str(seat["coins"]),
            str(seat["swords"]),
            summary(words, seat["display"]),
        )
    return table


def ranking(words: Words, result: Json, names: Sequence[str]) -> RenderableType:
    columns = [
        (f"{words('port-royal-terminal-column-points')} {POINT}", result["scores"]),
        (f"{words('port-royal-terminal-column-coins')} {COIN}", result["coins"]),
    ]
    notes = ["" if eligible else words("port-royal-terminal-not-eligible") for eligible in result["eligible"]]
    return layout.ranking(words, result, names, columns, notes)
