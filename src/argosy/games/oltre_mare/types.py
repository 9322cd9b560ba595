"""Oltre Mare on the wire: views, choices, odds and events, its components, what is certain beforehand."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET

from argosy.games.oltre_mare.rules import board, cards
from argosy.table.game_types import Components, GameTypes
from argosy.table.wire_types import Absent, OptionsTold, Shape, says


class Bundle(Shape):
    """One side of a deal: goods and how many of each, and ducats."""

    goods: dict[str, int]
    ducats: int


class OltreMareSeat(Shape):
    """What everybody sees of a seat."""

    ducats: Annotated[int, says("Can be negative.")]
    prestige: Annotated[int, says("Tokens.")]
    hand: Annotated[int, says("How many cards.")]
    cargo: Annotated[int, says("How many cards.")]
    top: Annotated[str | None, says("The top card of the cargo, which sets power and load.")]
    pirates: Annotated[int, says("Cards in the pirate stack.")]
    ship: Annotated[str | None, says("The port where it lies.")]
    tokens: Annotated[dict[str, int], says("Port tokens owned, face up or down.")]
    active_token: Annotated[str | None, says("The one that works.")]


class OltreMareWorth(Shape):
    """What a deal would change for the seat, as far as it may know."""

    run: Annotated[list[int], says("Ducats for the best run its hand could make on its cargo: now, then.")]
    prestige: Annotated[int, says("Tokens it would bring.")]
    hand: Annotated[list[int], says("Cards in hand: now, then; and how many could be kept (power).")]
    ducats: Annotated[list[int], says("Now, then.")]


class OltreMareAnswer(Shape):
    """A seat would accept an offer; its maker chooses."""

    seat: int
    give: Bundle
    cards: Annotated[list[str], says("Which exactly: for the giver, and with open trade for all who hear.")]


class OltreMareOffer(Shape):
    """An open offer that the seat hears."""

    number: Annotated[int, says("Answers name it.")]
    from_: Annotated[int, says("Who made it.")] = msgspec.field(name="from")
    to: Annotated[int | None, says("For whom; null: for all.")]
    give: Annotated[Bundle, says("What its maker gives; goods are always true.")]
    want: Annotated[Bundle, says("What its maker gets.")]
    cards: Annotated[list[str], says("Which exactly it gives: for its maker, and with open trade for all.")]
    answers: list[OltreMareAnswer]
    declined: Annotated[list[int], says("Seats that said no.")]
    worth: Annotated[OltreMareWorth | Absent, says("For its maker, and for a seat that may answer.")] = UNSET


class OltreMareTable(Shape):
    """What everybody sees on the table; events alone keep it up to date."""

    round: Annotated[int, says("From 1.")]
    active: Annotated[int, says("Whose turn it is.")]
    last_round: Annotated[bool, says("The goods deck has run out once: this round is the last.")]
    venice_out: Annotated[bool, says("The first scoring has been.")]
    deck: Annotated[int, says("Cards in the goods deck, Venice included.")]
    discard: Annotated[list[str], says("The open discard pile.")]
    played: Annotated[list[str], says("Played in this turn and not yet loaded.")]
    ports: Annotated[dict[str, str], says("The token that lies at each port, where one does.")]
    offers: Annotated[list[OltreMareOffer], says("Oldest first.")]
    seats: list[OltreMareSeat]


class OltreMareDraft(Shape):
    """What steps towards an action have come to."""

    kind: Annotated[str, says("Of what.", "offer", "accept", "play", "load")]
    cards: Annotated[list[str], says("Picked so far; to load, in order.")]
    want: Annotated[dict[str, int], says("Goods asked for.")]
    give_ducats: int
    want_ducats: int
    worth: Annotated[OltreMareWorth | Absent, says("Of an offer.")] = UNSET


class OltreMareChoice(Shape):
    """A legal action, or the first step of one."""

    action: str
    price: Annotated[int | Absent, says("Of a purchase, in ducats.")] = UNSET


class OltreMareColumns(Shape):
    """What the scores are made of, in ducats by seat."""

    before: Annotated[list[int], says("Owned before the final scoring.")]
    prestige: Annotated[list[int], says("For the rank by prestige tokens.")]
    cargo: Annotated[list[int], says("For the runs in the cargo.")]
    pirates: Annotated[list[int], says("Lost for cards in the pirate stack; not positive.")]
    tokens: Annotated[list[int], says("For the rank by port tokens.")]
    hand: Annotated[list[int], says("For cards in hand, with `hand_card_ducats`.")]


class OltreMareResult(Shape):
    """How the game ended."""

    winners: Annotated[list[int], says("Always one.")]
    ranking: Annotated[list[list[int]], says("Best first.")]
    scores: Annotated[list[int], says("Ducats by seat.")]
    columns: Annotated[OltreMareColumns, says("They add up to the scores.")]
    cargo: Annotated[list[int], says("Cargo cards by seat: they break ties.")]


class OltreMareView(OltreMareTable):
    """Everything a seat, or a spectator, sees of a game of Oltre Mare."""

    game: str
    rules: Annotated[int, says("The version of the rules.")]
    set: Annotated[str | None, says("The mark of a card set of the operator's own.")]
    seat: Annotated[int | None, says("Whose view it is; null: a spectator's.")]
    players: int
    options: OptionsTold
    start: Annotated[int, says("The start player.")]
    phase: Annotated[
        str, says("Of the active seat's turn.", "discard", "trade", "play", "sail", "compass", "load", "over")
    ]
    to_act: Annotated[
        list[int], says("The seats whose decision is wanted; in the trade phase often several.")
    ]
    power: Annotated[int, says("Of the active seat, for the whole turn.")]
    load: Annotated[int, says("How many cards the active seat must play.")]
    purchases_left: Annotated[int, says("Of the active seat, in the trade phase.")]
    price: Annotated[int | None, says("Of its next purchase; null outside the trade phase.")]
    to_discard: Annotated[int, says("Cards it must still discard.")]
    to_play: Annotated[int, says("Cards it must play now.")]
    moves_left: Annotated[int, says("Moves its ship must still make.")]
    no_deals: Annotated[list[int], says("Seats that want no deals in this turn.")]
    prestige_due: Annotated[list[int], says("Seats that a deal would bring a token of prestige now.")]
    hand: Annotated[list[str], says("This seat's own.")]
    cargo: Annotated[list[str] | None, says("This seat's own, bottom to top, with `cargo_memory_aid`.")]
    pirates: Annotated[
        list[str | None] | None,
        says("This seat's own, bottom to top, null where unknown, with `pirate_memory_aid`."),
    ]
    draft: Annotated[OltreMareDraft | None, says("Null: steps are kept by the client; see `tried`.")]
    choices: Annotated[list[OltreMareChoice], says("This seat's legal actions and first steps.")]
    result: Annotated[OltreMareResult | None, says("Once over.")]


class OltreMareOdds(Shape):
    """The exact distribution of the next card of the goods deck, as far as this seat knows."""

    cards: Annotated[int, says("How many cards could come next, beside Venice.")]
    next: Annotated[dict[str, float], says("The probability of each.")]
    goods: Annotated[dict[str, float], says("The probability of each good.")]
    venice: Annotated[float, says("The probability that it is Venice.")]


class Run(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Oltre Mare: cards of one good that would lie together in a cargo, and what they would pay."""

    good: str
    cards: Annotated[int, says("How many.")]
    ducats: Annotated[int, says("What they would pay if they were scored as they are.")]
    at_least: Annotated[
        bool, says("What lies under the top card is nobody's to look at: it may be longer.")
    ] = False


class OltreMareCard(Shape):
    """A goods card. Each is there once."""

    id: str
    good: str
    symbols: Annotated[list[str], says("Two of ducat, pirate, draw, ship.")]
    power: int
    load: int
    port: Annotated[str | None, says("Where the ship of who begins with this card lies.")]


class Port(Shape):
    """A port, with a place to draw it at, to the right and downwards."""

    id: str
    name: str
    x: float
    y: float


class Board(Shape):
    """The board of Oltre Mare."""

    ports: list[Port]
    routes: Annotated[list[tuple[str, str]], says("Pairs of ports.")]
    tokens: Annotated[dict[str, int], says("How many port tokens there are of each kind.")]
    payouts: Annotated[
        dict[str, list[int]], says("What a run of 1, 2, 3 … cards of a good pays; longer: the last.")
    ]
    actions: Annotated[dict[str, list[int]], says("What 0, 1, 2, 3, 4 symbols of a kind do.")]


def _components() -> Components:
    return Components([_goods_card(card) for card in cards.CARDS], _board())


def _goods_card(card: cards.Card) -> OltreMareCard:
    return OltreMareCard(
        id=card.id,
        good=board.GOOD_IDS[card.good],
        symbols=[board.SYMBOL_IDS[symbol] for symbol in card.symbols],
        power=card.power,
        load=card.load,
        port=None if card.port == cards.NO_PORT else board.PORT_IDS[card.port],
    )


def _board() -> Board:
    printed = board.BOARD
    return Board(
        ports=[Port(port.id, port.name, port.x, port.y) for port in board.PORTS],
        routes=[(board.PORT_IDS[a], board.PORT_IDS[b]) for a, b in board.ROUTES],
        tokens=dict(zip(board.TOKEN_IDS, printed.token_count, strict=True)),
        payouts=dict(zip(board.GOOD_IDS, printed.payout, strict=True)),
        actions=dict(zip(board.SYMBOL_IDS, printed.action_table, strict=True)),
    )


# An action may reveal Venice, and so cause anything; these events do not depend on it. Which offers end by a
# deal can depend on cards that others have not shown.
CERTAIN = frozenset(
    {
        "discard", "buy", "buy_pirates", "offer", "offer_card", "answer", "answer_card", "decline",
            "withdraw", "claim_symbol", "claim_power", "claim_load", "claim_port", "deal", "prestige",
            "no_deals", "finish_trade", "play", "ducats", "calm_sea", "pirates", "repelled", "draws", "ships",
            "sail", "token", "no_token", "compass", "jump", "stay", "load",
    }
)  # fmt: skip

TYPES = GameTypes(
    prefix="OltreMare",
    view=OltreMareView,
    odds=OltreMareOdds,
    table=OltreMareTable,
    choice=OltreMareChoice,
    card=OltreMareCard,
    components=_components,
    certain=CERTAIN,
    event_fields={
        "card": str,
        "good": str,
        "port": str,
        "token": str,
        "symbol": str,
        "give": Annotated[Bundle, says("What `seat` gives.")],
        "want": Annotated[Bundle, says("What `seat` gets.")],
    },
    board=Board,
    draft=OltreMareDraft,
    forecast_type=Run,
)
