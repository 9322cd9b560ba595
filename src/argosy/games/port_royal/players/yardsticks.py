"""The public yardsticks of Port Royal, re-created from how they behave, and the random player."""

from __future__ import annotations

from argosy.core.cards import NONE
from argosy.core.chance import below
from argosy.core.typing import Ints
from argosy.games.port_royal.rules.actions import DRAW, FIRST_CLAIM, FIRST_TAKE, KEEP, PASS, REPEL, STOP
from argosy.games.port_royal.rules.cards import (
    CLAIM_EXPEDITION,
    CLAIM_PERSONS,
    COINS,
    CREW,
    KIND,
    POINTS,
    SPENDABLE,
    SWORDS,
    Crew,
    Kind,
)
from argosy.games.port_royal.rules.legal import (
    affordable,
    can_claim_any,
    fee,
    income,
    is_duplicate,
    legal,
    price,
    purse,
    refusal_of_fate,
    refusal_to_draw,
    refusal_to_stop,
    types_in_harbour,
)
from argosy.games.port_royal.rules.moves import FULL_HARBOUR
from argosy.games.port_royal.rules.state import HARBOUR, PENDING, Phase, State, coins
from argosy.players.compilation import player_function

JACKS = len(SPENDABLE) - 1  # their place among the persons a claim spends
MOST_DRAWN = 20  # in a turn: with swords one could draw and repel for ever, and a game be without end

# Of kb: a position is worth 10·points + 4·swords + coins, the latter two up to a limit.
A_POINT, A_SWORD = 10, 4
ENOUGH_SWORDS, ENOUGH_COINS = 5, 9
WORTH_STOPPING = 2

# Of sopra.
SOPRA = 0  # beside the levels 1 to 3 of mp
FEW_SWORDS, RICH, GOOD_SHIP, MANY_COLOURS = 2, 7, 3, 4

# Of mp.
STRONG, MOST_SHIPS = 3, 4


# ------------------------------------------------------------------------------- common manners


@player_function
def choose_random(s: State, seat: int, chance: Ints, codes: Ints) -> int:
    return int(codes[below(chance, legal(s, seat, codes))])


@player_function
def legal_claim(s: State, seat: int, codes: Ints) -> int:
    """The claim that brings most, 2·points + coins, and spends fewest Jacks; -1 if there is none."""
    best, most = -1, -1
    if seat != s.active or not can_claim_any(s):
        return best
    for k in range(legal(s, seat, codes)):
        code = int(codes[k])
        if code >= FIRST_CLAIM:
            claim = code - FIRST_CLAIM
            expedition = CLAIM_EXPEDITION[claim]
            value = 10 * (2 * int(POINTS[expedition]) + int(COINS[expedition])) - int(
                CLAIM_PERSONS[claim, JACKS]
            )
            if value > most:
                best, most = code, value
    return best


@player_function
def fate(s: State) -> int:
    """Repel a duplicate, keep any other ship."""
    if is_duplicate(s, int(s.face[s.first[PENDING]])) or refusal_of_fate(s, KEEP) != 0:
        return REPEL
    return KEEP


@player_function
def draw_or_stop(s: State, draw: bool) -> int:
    """What one would like to do, as far as it is legal and sane."""
    if refusal_to_stop(s) != 0:
        return DRAW
    if refusal_to_draw(s) != 0 or s.drawn >= MOST_DRAWN:
        return STOP
    return DRAW if draw else STOP


# -------------------------------------------------------------------------------------------- kb


@player_function
def kb_value(s: State, seat: int, face: int) -> int:
    """What taking a card adds to kb's score of a position."""
    have = coins(s, seat)
    if KIND[face] == Kind.SHIP:
        return min(have + income(s, seat, face), ENOUGH_COINS) - min(have, ENOUGH_COINS) - fee(s, seat)
    swords = int(s.seats[seat].swords)
    armed = min(swords + int(SWORDS[face]), ENOUGH_SWORDS) - min(swords, ENOUGH_SWORDS)
    paid = min(have, ENOUGH_COINS) - min(have - price(s, seat, face), ENOUGH_COINS)
    return A_POINT * int(POINTS[face]) + A_SWORD * armed - paid


@player_function
def kb_take(s: State, seat: int, sign: int) -> int:
    """The best (sign 1) or worst (-1) card to take now; PASS if there is none, or the best adds nothing."""
    best, most = PASS, 0
    most_to_pay = purse(s, seat)
    card = int(s.first[HARBOUR])
    while card != NONE:
        face = int(s.face[card])
        if affordable(face, most_to_pay):
            value = sign * kb_value(s, seat, face)
            if (best == PASS and (value > 0 or sign < 0)) or value > most:
                best, most = FIRST_TAKE + face, value
        card = int(s.next[card])
    return best


@player_function
def kb_content(s: State, seat: int) -> bool:
    """Whether the harbour holds a card worth stopping for."""
    most = purse(s, seat)
    card = int(s.first[HARBOUR])
    while card != NONE:
        face = int(s.face[card])
        if affordable(face, most) and kb_value(s, seat, face) >= WORTH_STOPPING:
            return True
        card = int(s.next[card])
    return False


@player_function
def choose_kb(s: State, seat: int, easy: bool, codes: Ints) -> int:
    """Hard draws until a card is worth it and takes the best; easy stops at once and takes the worst."""
    if s.length[PENDING] > 0:
        return fate(s)
    claim = legal_claim(s, seat, codes)
    if claim >= 0:
        return claim
    if s.phase == Phase.DISCOVER:
        return draw_or_stop(s, not easy and not kb_content(s, seat))
    if s.phase == Phase.TRADE and s.picks > 0:
        return kb_take(s, seat, -1 if easy else 1)
    return PASS


# ----------------------------------------------------------------------------------------- sopra


@player_function
def sopra_wants(s: State, seat: int, face: int) -> bool:
    """Every Admiral, and swords while it has few."""
    if KIND[face] != Kind.PERSON:
        return False
    return is_admiral(face) or (SWORDS[face] > 0 and s.seats[seat].swords < FEW_SWORDS)


@player_function
def is_admiral(face: int) -> bool:
    return CREW[face] == Crew.ADMIRAL


@player_function
def sopra_draws(s: State, seat: int) -> bool:
    if types_in_harbour(s) >= MANY_COLOURS:
        return False
    if s.seats[seat].crew[Crew.ADMIRAL] > 0 and s.length[HARBOUR] < FULL_HARBOUR:
        return True
    most = purse(s, seat)
    card = int(s.first[HARBOUR])
    while card != NONE:
        face = int(s.face[card])
        if KIND[face] == Kind.SHIP:
            if coins(s, seat) < RICH and COINS[face] >= GOOD_SHIP:
                return False
        elif sopra_wants(s, seat, face) and affordable(face, most):
            return False
        card = int(s.next[card])
    return True


@player_function
def sopra_rank(s: State, seat: int, face: int) -> int:
    """The order in which it buys: Admiral, swords, a good ship, points per coin; -1 for what it leaves."""
    if KIND[face] == Kind.SHIP:
        return 10_000 + int(COINS[face]) if COINS[face] >= GOOD_SHIP else -1
    if is_admiral(face):
        return 30_000
    if sopra_wants(s, seat, face):
        return 20_000
    if POINTS[face] == 0:
        return -1
    return 1000 * int(POINTS[face]) // max(1, price(s, seat, face))


@player_function
def choose_sopra(s: State, seat: int, codes: Ints) -> int:
    """Wants Admirals and two swords, repels every ship it can until four colours are out."""
    if s.length[PENDING] > 0:
        return KEEP if s.drawn >= MOST_DRAWN and refusal_of_fate(s, KEEP) == 0 else REPEL
    claim = legal_claim(s, seat, codes)
    if claim >= 0:
        return claim
    if s.phase == Phase.DISCOVER:
        return draw_or_stop(s, sopra_draws(s, seat))
    return best_ranked(s, seat, SOPRA)


# -------------------------------------------------------------------------------------------- mp


@player_function
def mp_rank(s: State, seat: int, face: int, level: int) -> int:
    """Persons before ships: by points (level 1) or by 3·points − price; ships by what they bring."""
    if KIND[face] == Kind.SHIP:
        return income(s, seat, face)
    if level == 1:
        return 1000 + int(POINTS[face])
    return 1000 + 3 * int(POINTS[face]) - price(s, seat, face)


@player_function
def choose_mp(s: State, seat: int, level: int, codes: Ints) -> int:
    """Draws while fewer than 1, 2 or 3 ships are in the harbour, one more with three swords."""
    if s.length[PENDING] > 0:
        return fate(s)
    claim = legal_claim(s, seat, codes)
    if claim >= 0:
        return claim
    if s.phase == Phase.DISCOVER:
        ships = types_in_harbour(s)
        wanted = level + (1 if s.seats[seat].swords >= STRONG else 0)
        return draw_or_stop(s, ships < wanted and ships < MOST_SHIPS)
    return best_ranked(s, seat, level)


# --------------------------------------------------------------------------------- sopra and mp


@player_function
def best_ranked(s: State, seat: int, level: int) -> int:
    """The card that sopra, or mp of a level, ranks highest among those it can pay; else PASS."""
    best, most = PASS, -1
    if s.phase == Phase.TRADE and s.picks > 0:
        most_to_pay = purse(s, seat)
        card = int(s.first[HARBOUR])
        while card != NONE:
            face = int(s.face[card])
            rank = sopra_rank(s, seat, face) if level == SOPRA else mp_rank(s, seat, face, level)
            if affordable(face, most_to_pay) and rank > most:
                best, most = FIRST_TAKE + face, rank
            card = int(s.next[card])
    return best
