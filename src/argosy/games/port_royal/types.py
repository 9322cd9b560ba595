"""Port Royal on the wire: views, choices, odds and events, its components, what is certain beforehand."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET

from argosy.games.port_royal.rules.cards import FACES, SKULL
from argosy.table.game_types import Components, GameTypes
from argosy.table.wire_types import Absent, OptionsTold, Shape, says


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


class PortRoyalColumns(Shape):
    """What the scores are made of, by seat."""

    persons: Annotated[list[int], says("Points of the persons in the display.")]
    expeditions: Annotated[list[int], says("Points of completed expeditions.")]


class PortRoyalResult(Shape):
    """How the game ended."""

    winners: Annotated[list[int], says("Several share a victory.")]
    ranking: Annotated[list[list[int]], says("Groups of equals, best first.")]
    scores: Annotated[list[int], says("Points by seat.")]
    columns: Annotated[PortRoyalColumns, says("They add up to the scores.")]
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


class PortRoyalCard(Shape):
    """A face, and how many cards have it."""

    id: str
    kind: Annotated[str, says("What it is.", "ship", "person", "expedition", "tax")]
    count: Annotated[int, says("How many of the 120 cards have this face.")]
    colour: Annotated[
        str | None, says("Of a ship, and of the trader for it: yellow, blue, green, red, black.")
    ]
    coins: Annotated[int, says("What a ship brings, or an expedition.")]
    swords: Annotated[
        int | None, says("Of a person; of a ship, how many repel it, null: none can (a skull).")
    ]
    cost: Annotated[int, says("Of a person.")]
    points: int
    crew: Annotated[str | None, says("What a person counts as in a display's `crew`.")]
    needs: Annotated[list[str], says("The persons an expedition needs; a jack stands for any.")]
    bonus: Annotated[str | None, says("Who gains a coin by a tax: max_swords or min_vp, the fewest points.")]


def _components() -> Components:
    return Components([_face(number) for number in range(len(FACES))])


def _face(number: int) -> PortRoyalCard:
    face = FACES[number]
    return PortRoyalCard(
        id=face.id,
        kind=face.kind.name.lower(),
        count=face.count,
        colour=None if face.colour is None else face.colour.name.lower(),
        coins=face.coins,
        swords=None if face.swords == SKULL else face.swords,
        cost=face.cost,
        points=face.points,
        crew=None if face.crew is None else face.crew.name.lower(),
        needs=[person.name.lower() for person in face.needs],
        bonus=face.tax_bonus,
    )


# There are no secrets but the faces of cards that lie face down: coins that are spent show theirs, and from
# the next card on nothing is certain.
CERTAIN = frozenset(
    {
        "stop", "go", "admiral", "jester", "gain", "trade", "hire", "fee", "pass", "skip", "claim",
            "dismiss", "repel", "keep", "dock", "bust", "clear", "turn", "last_round", "over", "win",
    }
)  # fmt: skip

TYPES = GameTypes(
    prefix="PortRoyal",
    view=PortRoyalView,
    odds=PortRoyalOdds,
    table=PortRoyalTable,
    choice=PortRoyalChoice,
    card=PortRoyalCard,
    components=_components,
    certain=CERTAIN,
    event_fields={"card": str},
)
