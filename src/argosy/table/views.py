"""What views, choices, odds and events look like: types for the schema and for whoever writes a client.

The games make these objects (`seen.py` of each); tests hold real ones against the types.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from argosy.table.described import says

Absent = UnsetType  # the field is left out where it has no meaning


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Exactly these fields."""


OptionsTold = Annotated[dict[str, bool | int | str], says("All options of the table, defaults included.")]


# ------------------------------------------------------------------------------------ events


class Bundle(Shape):
    """One side of a deal: goods and how many of each, and ducats."""

    goods: dict[str, int]
    ducats: int


class Event(Shape):
    """One thing that happened; which fields there are depends on its kind."""

    kind: str
    seat: Annotated[int | Absent, says("Whose doing, gain or loss it is.")] = UNSET
    other: Annotated[int | Absent, says("The other seat of a deal or a fee.")] = UNSET
    number: Annotated[int | Absent, says("Of an offer; or how many cards, symbols or tokens.")] = UNSET
    card: str | Absent = UNSET
    good: str | Absent = UNSET
    port: str | Absent = UNSET
    token: str | Absent = UNSET
    symbol: str | Absent = UNSET
    amount: Annotated[int | Absent, says("Coins, ducats, cards or moves.")] = UNSET
    give: Annotated[Bundle | Absent, says("What `seat` gives.")] = UNSET
    want: Annotated[Bundle | Absent, says("What `seat` gets.")] = UNSET


# -------------------------------------------------------------------------------- Port Royal


class PortRoyalSeat(Shape):
    """What a seat has before it."""

    coins: Annotated[int, says("Their faces are nobody's to know.")]
    points: Annotated[int, says("Of all cards in the display.")]
    swords: int
    crew: Annotated[dict[str, int], says("How many of each: sailor, jester, trader_red … and expedition.")]
    display: Annotated[list[str], says("Its persons and expeditions, by id.")]


class PortRoyalTable(Shape):
    """What lies on the table; events alone keep it up to date."""

    turn: Annotated[int, says("From 1.")]
    active: Annotated[int, says("Whose turn it is.")]
    last_round: Annotated[bool, says("Somebody has enough points: this round is the last.")]
    deck: Annotated[int, says("Cards in the draw pile.")]
    discard: Annotated[list[str], says("The open discard pile.")]
    harbour: Annotated[list[str], says("Ships and persons, in the order they came.")]
    row: Annotated[list[str], says("Open expeditions.")]
    pending: Annotated[str | None, says("The ship just drawn that can be kept or repelled.")]
    seats: list[PortRoyalSeat]


class PortRoyalOffer(Shape):
    """What a card of the harbour would cost the seat or bring it, whether or not it may take it now."""

    card: str
    fee: Annotated[int, says("To the active player, on top.")]
    affordable: Annotated[bool, says("Whether the seat has the coins.")]
    price: Annotated[int | Absent, says("Of a person, after discounts.")] = UNSET
    gain: Annotated[int | Absent, says("Of a ship, traders included.")] = UNSET


class PortRoyalChoice(Shape):
    """A legal action, with what it costs and brings."""

    action: str
    price: Annotated[int | Absent, says("Taking a person: coins paid, after discounts.")] = UNSET
    gain: Annotated[int | Absent, says("Taking a ship, claiming an expedition: coins gained.")] = UNSET
    fee: Annotated[int | Absent, says("Taking: the coin for the active player.")] = UNSET
    points: Annotated[int | Absent, says("Taking a person, claiming: points gained, less those spent.")] = (
        UNSET
    )
    bust: Annotated[bool | Absent, says("Keeping a ship: whether that is a bust.")] = UNSET


class PortRoyalWorth(Shape):
    """How many cards the active player may take if he stops."""

    picks: Annotated[int, says("If he stops now.")]
    more: Annotated[int | None, says("With one more type of ship; null where all five are there.")]


class PortRoyalResult(Shape):
    """How the game ended."""

    winners: Annotated[list[int], says("Several share a victory.")]
    ranking: Annotated[list[list[int]], says("Groups of equals, best first.")]
    scores: Annotated[list[int], says("Points by seat.")]
    coins: Annotated[list[int], says("Coins by seat: they break ties.")]
    eligible: Annotated[list[bool], says("By seat: whether it could win; see the option `ending`.")]


class PortRoyalView(PortRoyalTable):
    """Everything a seat, or a spectator, sees of a game of Port Royal."""

    game: str
    rules: Annotated[int, says("The version of the rules.")]
    seat: Annotated[int | None, says("Whose view it is; null: a spectator's.")]
    players: int
    options: OptionsTold
    start: Annotated[int, says("The start player.")]
    phase: Annotated[str, says("What is being decided.", "discover", "trade", "after_bust", "over")]
    to_act: Annotated[list[int], says("The seats whose decision is wanted: one, or none at the end.")]
    picks: Annotated[int, says("Cards the acting seat may still take in this go.")]
    drawn: Annotated[int, says("Cards drawn in this turn.")]
    worth: Annotated[PortRoyalWorth | None, says("While cards are drawn; null in other phases.")]
    towards: Annotated[
        list[dict[str, int]], says("By seat, for each open expedition: how many symbols its persons cover.")
    ]
    offers: Annotated[list[PortRoyalOffer], says("The harbour as this seat could take from it.")]
    choices: Annotated[list[PortRoyalChoice], says("This seat's legal actions; empty if it has none.")]
    result: Annotated[PortRoyalResult | None, says("Once over.")]


class PortRoyalOdds(Shape):
    """The exact distribution of the next card; everybody knows the same."""

    cards: Annotated[int, says("How many cards could come next.")]
    next: Annotated[dict[str, int], says("How many of them have each face.")]
    kinds: Annotated[dict[str, int], says("How many are a ship, a person, an expedition, a tax.")]
    bust_cards: Annotated[int | None, says("How many are a bust; null where no draw is to be decided.")]
    bust: Annotated[float | None, says("The same as a probability.")]
    fates: Annotated[
        dict[str, str] | None,
        says("What each ship that may come would be: new, repel (it could be) or bust; null like `bust`."),
    ]


# -------------------------------------------------------------------------------- Oltre Mare


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


class OltreMareChoice(Shape):
    """A legal action, or the first step of one."""

    action: str
    price: Annotated[int | Absent, says("Of a purchase, in ducats.")] = UNSET


class OltreMareResult(Shape):
    """How the game ended."""

    winners: Annotated[list[int], says("Always one.")]
    ranking: Annotated[list[list[int]], says("Best first.")]
    scores: Annotated[list[int], says("Ducats by seat.")]
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


VIEWS: dict[str, type[Shape]] = {"port-royal": PortRoyalView, "oltre-mare": OltreMareView}
ODDS: dict[str, type[Shape]] = {"port-royal": PortRoyalOdds, "oltre-mare": OltreMareOdds}
TABLES: dict[str, type[Shape]] = {"port-royal": PortRoyalTable, "oltre-mare": OltreMareTable}
CHOICES: dict[str, type[Shape]] = {"port-royal": PortRoyalChoice, "oltre-mare": OltreMareChoice}
