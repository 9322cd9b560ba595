"""Terms of offers of Oltre Mare's planner: with which ducats an offer is best, and which seat would take it.

Whether an offer is taken depends on what it brings the others, not on what it brings the seat itself: so that
is estimated first, and for most offers it already shows that they cannot be better than the best so far.
"""

from __future__ import annotations

from argosy.games.oltre_mare.players.loading_bounds import BOUNDLESS
from argosy.games.oltre_mare.players.partner_valuation import may_deal
from argosy.games.oltre_mare.players.weights import ASKS, DOUBT
from argosy.games.oltre_mare.players.weights import OFFER as LEAST_OFFERED
from argosy.games.oltre_mare.players.workspace import DUCATS, MOST_ASKED, Workspace
from argosy.games.oltre_mare.rules.board import GOODS
from argosy.games.oltre_mare.rules.cards import GOOD
from argosy.games.oltre_mare.rules.knowledge import count_good
from argosy.games.oltre_mare.rules.state import MOST_OPEN_OFFERS, REMEMBERED, State, Terms, hand
from argosy.players.compilation import player_function
from argosy.players.elementary import exp
from argosy.players.weight_files import Weights

LEAST_CHANCE = 0.15  # that an offer is taken: with less it is not worth the talk
OF_TWO = 2.0  # ducats more that a deal must bring where only two play
NEARLY = 1e-9  # by so much, at most, an estimate differs from the exact value


@player_function
def least_gain(s: State, of_many: float) -> float:
    """What a deal must bring; more between two, where all that the other one gains is lost."""
    return of_many + OF_TWO if s.players == 2 else of_many


@player_function
def begin_terms(s: State, seat: int, w: Weights, work: Workspace) -> None:
    """Write down which seats can deal, with how many cards, and how much likelier each ducat makes it."""
    work.most_cards = -1
    for other in range(s.players):
        work.deals[other] = hand(s, other) if may_deal(s, seat, other) else -1
        work.most_cards = max(work.most_cards, work.deals[other])
    for k in range(DUCATS):
        work.tempts[k] = exp(-(k - MOST_ASKED) / max(0.1, w[DOUBT]))


@player_function
def is_bid(given: int, wanted: int, ducats: int) -> bool:
    """Nobody makes presents, nobody begs for them."""
    return not ((given == 0 and ducats <= 0) or (wanted == 0 and ducats >= 0))


@player_function
def gain_needed(s: State, given: int, wanted: int, good: int, w: Weights, work: Workspace) -> float:
    """What the offer must bring the seat, before its ducats, to be the best so far, estimated from below."""
    for other in range(s.players):
        if work.deals[other] >= wanted:
            work.gains[other] = his(given, wanted, good, other, 0, work)
            work.doubts[other] = exp(-(work.gains[other] - w[ASKS]) / max(0.1, w[DOUBT]))
            work.holds[other] = 1.0
            for _ in range(wanted):
                work.holds[other] *= work.has[other, good]
    least, needed = least_gain(s, w[LEAST_OFFERED]), BOUNDLESS
    for ducats in range(-MOST_ASKED, MOST_ASKED + 1):
        if least + ducats >= needed:
            break
        if is_bid(given, wanted, ducats):
            estimate(s, wanted, ducats, work)
            if work.taken + NEARLY >= LEAST_CHANCE:
                needed = min(needed, ducats + max(least, (work.offer_score + work.loss) / work.taken))
    return needed - NEARLY


@player_function
def estimate(s: State, wanted: int, ducats: int, work: Workspace) -> None:
    """Write how likely the offer is taken with so many ducats to `taken`, what is lost by that to `loss`.

    Nearly as `offer_worth` has it, without its powers of e.
    """
    fails, loss, tempts = 1.0, 0.0, work.tempts[ducats + MOST_ASKED]
    for other in range(s.players):
        if work.deals[other] >= wanted:
            chance = work.holds[other] / (1.0 + work.doubts[other] * tempts)
            fails *= 1.0 - chance
            loss += chance * work.rivalry[other] * max(0.0, work.gains[other] + ducats)
    work.taken, work.loss = 1.0 - fails, loss


@player_function
def weigh_terms(
    s: State, seat: int, given: int, wanted: int, good: int, gain: float, w: Weights, work: Workspace
) -> None:
    """With which ducats the offer is best: those asked for count below 0. Kept if it is the best so far.

    The exact value is computed only where the estimate promises as much.
    """
    least = least_gain(s, w[LEAST_OFFERED])
    for ducats in range(-MOST_ASKED, MOST_ASKED + 1):
        mine = gain - ducats
        if mine < least:
            return
        if not is_bid(given, wanted, ducats):
            continue
        estimate(s, wanted, ducats, work)
        if work.taken + NEARLY >= LEAST_CHANCE and work.taken * mine - work.loss + NEARLY > work.offer_score:
            score = offer_worth(s, given, wanted, good, ducats, mine, w, work)
            if score > work.offer_score and not was_said(s, seat, given, wanted, good, ducats, work):
                keep_offer(given, wanted, good, ducats, score, work)


@player_function
def keep_offer(given: int, wanted: int, good: int, ducats: int, score: float, work: Workspace) -> None:
    work.offer_score = score
    work.offer_given = given
    for place in range(given):
        work.offer_give[place] = work.given[place]
    work.offer_wanted = wanted
    work.offer_good = good
    work.offer_ducats = ducats


@player_function
def offer_worth(
    s: State, given: int, wanted: int, good: int, ducats: int, mine: float, w: Weights, work: Workspace
) -> float:
    """By all chances, if the seat itself gains `mine`; nothing if hardly anybody takes it."""
    fails, loss = 1.0, 0.0
    for other in range(s.players):
        if work.deals[other] >= wanted:
            chance = chance_taken(s, other, given, wanted, good, ducats, w, work)
            fails *= 1.0 - chance
            loss += chance * work.rivalry[other] * max(0.0, his(given, wanted, good, other, ducats, work))
    taken = 1.0 - fails
    return taken * mine - loss if taken >= LEAST_CHANCE else 0.0


@player_function
def his(given: int, wanted: int, good: int, other: int, ducats: int, work: Workspace) -> float:
    """What the offer brings another seat."""
    value = work.his_prestige[other] + ducats
    for place in range(given):
        value += work.his_gain[other, GOOD[work.given[place]]]
    if wanted > 0:
        value -= wanted * work.his_loss[other, good]
    return float(value)


@player_function
def chance_taken(
    s: State, other: int, given: int, wanted: int, good: int, ducats: int, w: Weights, work: Workspace
) -> float:
    """How likely another seat takes the offer: it has the cards, and gains enough."""
    gain = his(given, wanted, good, other, ducats, work) - w[ASKS]
    chance = 1.0 / (1.0 + exp(-gain / max(0.1, w[DOUBT])))
    for _ in range(wanted):
        chance *= work.has[other, good]
    return chance


@player_function
def is_given(face: int, count: int, work: Workspace) -> bool:
    for place in range(count):
        if work.given[place] == face:
            return True
    return False


@player_function
def was_said(s: State, seat: int, given: int, wanted: int, good: int, ducats: int, work: Workspace) -> bool:
    """Whether the seat has made this offer in this turn already, or one that was better for the others."""
    for i in range(min(int(s.refused_count), REMEMBERED)):
        if s.refused[i].maker == seat and says_so(s, seat, s.refused[i], given, wanted, good, ducats, work):
            return True
    for slot in range(MOST_OPEN_OFFERS):
        offer = s.offers[slot]
        if offer.number > 0 and offer.maker == seat:
            if says_so(s, seat, offer, given, wanted, good, ducats, work):
                return True
    return False


@player_function
def says_so(
    s: State, seat: int, terms: Terms, given: int, wanted: int, good: int, ducats: int, work: Workspace
) -> bool:
    """Whether terms are the same goods for the same good, and no fewer ducats: then nothing new is said."""
    if int(terms.give_ducats) - int(terms.want_ducats) < ducats:
        return False
    for other in range(GOODS):
        if terms.want[other] != (wanted if other == good else 0):
            return False
        offered = 0
        for place in range(given):
            offered += GOOD[work.given[place]] == other
        if count_good(s, seat, terms.give, other) != offered:
            return False
    return True
