"""What a deal would change for a seat: its best run, prestige, hand and ducats, as far as it may know."""

from __future__ import annotations

from argosy.core.cards import NONE
from argosy.core.compiled import rule
from argosy.core.tokens import close, keyed_list, keyed_number, keyed_object, number
from argosy.core.typing import Ints

from .board import GOODS, payout
from .cards import GOOD, POWER
from .knowledge import count_good
from .offer_legality import goods_above, is_for
from .offer_moves import prestige_is_due, set_size
from .scoring import top_run
from .state import CARGO_OF, Draft, Offer, State, hand
from .words import Word


@rule
def concerns(s: State, offer: Offer, seat: int) -> bool:
    """Whether a seat made an offer or may answer it."""
    return seat >= 0 and (offer.maker == seat or is_for(s, offer, seat))


@rule
def write_worth_of_offer(s: State, offer: Offer, seat: int, out: Ints) -> None:
    maker = int(offer.maker)
    ducats = int(offer.want_ducats) - int(offer.give_ducats)
    sign = 1 if seat == maker else -1
    write_worth(s, seat, maker, offer.give, offer.want, sign, sign * ducats, out)


@rule
def write_worth_of_draft(s: State, out: Ints) -> None:
    """Of an offer in the making."""
    draft = s.draft
    if draft.kind == Draft.OFFER:
        ducats = int(draft.want_ducats) - int(draft.give_ducats)
        write_worth(s, int(draft.seat), int(draft.seat), draft.give, draft.want, 1, ducats, out)


@rule
def write_worth(
    s: State, seat: int, maker: int, give: Ints, want: Ints, sign: int, ducats: int, out: Ints
) -> None:
    """Of what the maker gives, a set of cards, and wants, by goods; `sign` is -1 for the other side."""
    before, after, wanted = 0, 0, 0
    for good in range(GOODS):
        change = sign * (int(want[good]) - count_good(s, maker, give, good))
        wanted += int(want[good])
        before = max(before, possible_run(s, seat, good, 0))
        after = max(after, possible_run(s, seat, good, change))
    cards = hand(s, seat)
    keyed_object(out, Word.worth)
    keyed_list(out, Word.run)
    number(out, before)
    number(out, after)
    close(out)
    keyed_number(out, Word.prestige, 1 if prestige_is_due(s, seat) else 0)
    keyed_list(out, Word.hand)
    number(out, cards)
    number(out, cards + sign * (wanted - set_size(give)))
    top = int(s.first[CARGO_OF + seat])
    if top != NONE:
        number(out, int(POWER[s.face[top]]))  # N2: so many can be kept
    close(out)
    keyed_list(out, Word.ducats)
    number(out, int(s.seats[seat].ducats))
    number(out, int(s.seats[seat].ducats) + ducats)
    close(out)
    close(out)


@rule
def possible_run(s: State, seat: int, good: int, change: int) -> int:
    """8.2: what the cards of a good in hand would pay on top of the cargo, with so many more or fewer."""
    cards = goods_above(s, seat, good, NONE) + change
    top = int(s.first[CARGO_OF + seat])
    if top != NONE and GOOD[s.face[top]] == good:
        # 6: without the aid to memory nobody looks under the top card
        cards += top_run(s, seat) if s.cargo_memory_aid != 0 else 1
    return payout(good, cards) if cards > 0 else 0
