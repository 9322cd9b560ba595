"""Oltre Mare's table as a player sees it: the seats' figures, cards, open offers, the final ranking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from argosy.core.typing import Json
from argosy.games.oltre_mare.terminal.cards import (
    GAME,
    TOKEN_SIGN,
    CardSet,
    card_name,
    good_name,
    listed,
    measure,
    named,
    symbol_sign,
    token_name,
    tokens,
)
from argosy.games.oltre_mare.terminal.chart import Chart
from argosy.terminal import layout
from argosy.terminal.layout import ACTIVE, Fitting, grid, number
from argosy.words import Words

BETWEEN = " · "
FIGURES = {
    "ducats": "oltre-mare-terminal-column-ducats",
    "prestige": f"{GAME}-prestige",
    "hand": f"{GAME}-hand",
    "pirates": "oltre-mare-terminal-column-pirates",
    "cargo": "oltre-mare-terminal-column-cargo",
}
THINGS = ("oltre-mare-terminal-column-top", f"{GAME}-ship", "oltre-mare-terminal-column-tokens")
SYMBOLS = {
    "ducat": "oltre-mare-terminal-column-ducats",
    "pirate": "oltre-mare-terminal-column-pirates",
    "draw": "oltre-mare-terminal-column-cards",
    "ship": f"{GAME}-ship",
}


def heading(words: Words, shown: Json, names: Sequence[str]) -> RenderableType:
    """Whose turn it is, how much is left in the deck, and what is still to come."""
    turn = words(f"{GAME}-event-turn", number=shown["round"], name=names[shown["active"]])
    title = Text.assemble((turn, "bold"), "  ", words(f"{GAME}-phase-{shown['phase']}"))
    venice = words(
        "oltre-mare-terminal-venice-out" if shown["venice_out"] else "oltre-mare-terminal-venice-in"
    )
    state = Text(f"{words(f'{GAME}-deck')} {shown['deck']}{BETWEEN}{venice}", "dim")
    if shown["last_round"]:
        state.append(f"{BETWEEN}{words('terminal-last-round')}", "not dim bold yellow")
    return Group(Rule(title, align="left", style="dim"), state)


def seats(words: Words, cards: CardSet, shown: Json, names: Sequence[str], me: int | None) -> RenderableType:
    """Each seat's figures; an arrow at the active player, brackets around the active token."""
    tops = ["" if seat["top"] is None else _top(words, cards, seat["top"]) for seat in shown["seats"]]
    title = words(THINGS[0])
    wide = _seats_grid(words, max(map(len, [title, *tops])))
    folded = _seats_grid(words, max(len(top.partition(" ")[0]) for top in [title, *tops]))
    lines: list[RenderableType] = []
    for seat, figures in enumerate(shown["seats"]):
        mark = ACTIVE if seat == shown["active"] else " "
        player = Text.assemble((mark, "bold yellow"), f"{seat} ", (names[seat], "bold" if seat == me else ""))
        numbers = [Text(number(figures[name]), "red" if figures[name] < 0 else "") for name in FIGURES]
        port = "" if figures["ship"] is None else cards.port(figures["ship"])
        owned = tokens(figures["tokens"], figures["active_token"])
        for table in (wide, folded):
            table.add_row(player, *numbers, tops[seat], port, Text(owned, "yellow"))
        titled = zip([*FIGURES.values(), *THINGS], [*map(str, numbers), tops[seat], port, owned], strict=True)
        text = BETWEEN.join(f"{words(name)} {cell}" for name, cell in titled if cell)
        lines += [player, Padding(Text(text), (0, 0, 0, 3), expand=False)]
    return Fitting(wide, folded, Group(*lines))


def _seats_grid(words: Words, top_width: int) -> Table:
    table = grid(gap=1)
    table.add_column(f"  {words('terminal-column-player')}", no_wrap=True)
    for name in FIGURES.values():
        table.add_column(words(name), justify="right", no_wrap=True)
    for name in THINGS:
        top = name == THINGS[0]
        table.add_column(words(name), no_wrap=not top, max_width=top_width if top else None)
    return table


def _top(words: Words, cards: CardSet, card: str) -> str:
    return f"{good_name(words, cards.good(card))} {measure(cards, card)}"


def board(words: Words, cards: CardSet, view: Json) -> RenderableType:
    """The map with the ports the ship may go to now, and what its signs mean."""
    sailing = [choice["action"] for choice in view["choices"] if view["phase"] == "sail"]
    reach = [action.removeprefix("sail ") for action in sailing]
    legend = BETWEEN.join(f"{sign} {token_name(words, token)}" for token, sign in TOKEN_SIGN.items())
    meaning = [legend, words("oltre-mare-terminal-map-ships")]
    if reach:
        meaning.append(words("oltre-mare-terminal-map-reach"))
    return Group(Chart(cards, view, reach), *(Text(line, "dim") for line in meaning))


def cards_with_keys(
    words: Words, cards: CardSet, title: str, several: Sequence[str], keys: Mapping[str, str]
) -> RenderableType:
    """One line per card: its key, its symbols in the order of the action phase, what it would be on top."""
    head = Text(title, "bold")
    if not several:
        return Text.assemble(head, "  ", (words(f"{GAME}-empty"), "dim"))
    table = grid()
    table.add_column(head, no_wrap=True)
    for column in SYMBOLS.values():
        table.add_column(words(column), justify="center", no_wrap=True)
    table.add_column(words("oltre-mare-terminal-column-power"), justify="right", no_wrap=True)
    table.add_column(words(f"{GAME}-load"), justify="right", no_wrap=True)
    table.add_column(words("oltre-mare-terminal-column-port"), no_wrap=True)
    for card in several:
        printed = cards.symbols(card)
        table.add_row(
            Text.assemble((f"{keys.get(card, ''):>2} ", "bold cyan"), card_name(words, cards, card)),
            *(symbol_sign(symbol, symbol in printed) for symbol in SYMBOLS),
            *measure(cards, card).split("/"),
            cards.card_port(card),
        )
    lines = [f"{keys.get(card, ''):>2} {named(words, cards, card)}" for card in several]
    return Fitting(table, Group(head, *(Text(line) for line in lines)))


def memory_aids(words: Words, cards: CardSet, view: Json) -> list[Text]:
    """The own stacks, bottom to top, at tables where they may be looked up."""
    aids = []
    for stack in ("cargo", "pirates"):
        if view[stack]:
            known = ["?" if card is None else card_name(words, cards, card) for card in view[stack]]
            aids.append(Text(f"{words(f'{GAME}-{stack}')}: {', '.join(known)}", "dim"))
    return aids


def payouts(words: Words, cards: CardSet) -> Text:
    """`Gems 1 5 · Silk 1 3 7 …`: what runs of one, two, three cards bring."""
    rows = [f"{good_name(words, good)} {' '.join(map(str, row))}" for good, row in cards.payouts.items()]
    return Text(f"{words('oltre-mare-terminal-payouts')}  {BETWEEN.join(rows)}", "dim")


def actions(words: Words, cards: CardSet) -> Text:
    """`Ducat 1 3 6 6 · …`: what one, two, three and four symbols do."""
    rows = [
        f"{words.thing(GAME, 'symbol', symbol)} {' '.join(map(str, row[1:]))}"
        for symbol, row in cards.actions.items()
    ]
    return Text(f"{words('oltre-mare-terminal-symbols')}  {BETWEEN.join(rows)}", "dim")


def card_set(words: Words, cards: CardSet) -> RenderableType:
    """What a set holds: goods with their cards and payouts, symbols, the board."""
    text = words(
        "oltre-mare-terminal-set",
        set=cards.mark,
        cards=str(len(cards.card)),
        ports=str(len(cards.ports)),
        routes=str(len(cards.routes)),
        tokens=str(sum(cards.tokens.values())),
    )
    table = grid()
    table.add_column(words("oltre-mare-terminal-column-good"))
    table.add_column(words("oltre-mare-terminal-column-cards"), justify="right")
    table.add_column(words("oltre-mare-terminal-column-payout"))
    counts = cards.goods(cards.card)
    for good, row in cards.payouts.items():
        table.add_row(good_name(words, good), str(counts[good]), " ".join(map(str, row)))
    tokens_there = BETWEEN.join(f"{token_name(words, token)} {n}" for token, n in cards.tokens.items())
    names = BETWEEN.join(port.name for port in cards.ports.values())
    return Group(Text(text), table, actions(words, cards), Text(tokens_there, "dim"), Text(names, "dim"))


# ----------------------------------------------------------------------------------------- offers


def offers(words: Words, cards: CardSet, view: Json, names: Sequence[str]) -> RenderableType | None:
    """The open offers with their numbers, and the seats that would accept them."""
    if not view["offers"]:
        return None
    lines = [Text(words(f"{GAME}-offers"), "bold")]
    for offer in view["offers"]:
        lines.append(Text(f"  {_offer(words, cards, offer, names)}"))
        for answer in offer["answers"]:
            lines.append(Text(f"    {_answer(words, cards, offer, answer, names)}"))
        for seat in offer["declined"]:
            text = words(f"{GAME}-event-decline", name=names[seat], number=offer["number"])
            lines.append(Text(f"    {text}", "dim"))
    return Group(*lines)


def _offer(words: Words, cards: CardSet, offer: Json, names: Sequence[str]) -> str:
    sides = {side: words.lot(GAME, side, offer[side]) for side in ("give", "want")}
    partner = {} if offer["to"] is None else {"other": names[offer["to"]]}
    text = words(
        f"{GAME}-event-offer{'' if partner else '-all'}",
        name=names[offer["from"]],
        number=offer["number"],
        **sides,
        **partner,
    )
    return text + _seen(words, cards, offer["cards"])


def _answer(words: Words, cards: CardSet, offer: Json, answer: Json, names: Sequence[str]) -> str:
    text = words(
        f"{GAME}-event-answer",
        name=names[answer["seat"]],
        other=names[offer["from"]],
        number=offer["number"],
        give=words.lot(GAME, "give", answer["give"]),
    )
    return text + _seen(words, cards, answer["cards"])


def _seen(words: Words, cards: CardSet, several: Sequence[str]) -> str:
    return f" ({listed(words, cards, several)})" if several else ""


# ---------------------------------------------------------------------------------------- the end


def ranking(words: Words, result: Json, names: Sequence[str]) -> RenderableType:
    columns = [
        (words("oltre-mare-terminal-column-ducats"), result["scores"]),
        (words("oltre-mare-terminal-column-cargo"), result["cargo"]),
    ]
    return layout.ranking(words, result, names, columns, [""] * len(names))
