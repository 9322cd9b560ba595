"""Steps and whole actions as text, written by compiled code; notation.py reads them."""

from __future__ import annotations

from argosy.core.cards import NONE, holds
from argosy.core.compiled import rule
from argosy.core.tokens import close, number, open_text, word
from argosy.core.typing import Ints

from . import words
from .actions import (
    ACCEPT,
    BUY_DECK,
    CHOOSE,
    CLAIM,
    CLAIMED_LOAD,
    CLAIMED_PORT,
    CLAIMED_POWER,
    CLAIMED_SYMBOL,
    CLAIMS_PER_OFFER,
    COINS,
    DECLINE,
    GIVE_DUCATS,
    GO,
    NOTHING,
    OFFER_TO,
    OFFER_TO_ALL,
    PICK,
    SEND,
    STAY,
    WANT,
    WANT_DUCATS,
)
from .board import GOODS
from .legal import cards_to_play
from .offer_legality import total_wanted
from .state import ALL, MAX_PLAYERS, MOST_OPEN_OFFERS, PLAYED, Draft, Phase, State, is_in
from .writing import next_in_set


@rule
def write_step(s: State, seat: int, code: int, out: Ints) -> None:
    """What a code stands for in this position: the whole action where one step is all of it."""
    if code < GO:
        write_pick(s, code - PICK, out)
    elif code < STAY:
        verb = words.COMPASS_TO if s.phase == Phase.COMPASS else words.SAIL_TO
        write_pair(verb, words.PORT + code - GO, out)
    elif code == STAY:
        word(out, words.COMPASS_STAY)
    elif code == NOTHING:
        word(out, words.LOAD_NOTHING if s.phase == Phase.LOAD else words.PLAY_NOTHING)
    elif code < OFFER_TO:
        word(out, words.BUY_DECK + code - BUY_DECK)
    elif code < OFFER_TO_ALL:
        write_numbered(words.OFFER_TO, code - OFFER_TO, out)
    elif code == OFFER_TO_ALL:
        word(out, words.OFFER_TO_ALL)
    elif code < GIVE_DUCATS:
        write_pair(words.WANT_GOOD, words.GOOD + code - WANT, out)
    elif code < WANT_DUCATS:
        write_numbered(words.GIVE_COIN, COINS[code - GIVE_DUCATS], out)
    elif code < SEND:
        write_numbered(words.WANT_COIN, COINS[code - WANT_DUCATS], out)
    elif code == SEND:
        word(out, words.SEND)
    elif code < CLAIM:
        write_answer(s, code, out)
    else:
        write_claim(s, code - CLAIM, out)


@rule
def write_pair(verb: int, what: int, out: Ints) -> None:
    open_text(out)
    word(out, verb)
    word(out, what)
    close(out)


@rule
def write_numbered(verb: int, what: int, out: Ints) -> None:
    open_text(out)
    word(out, verb)
    number(out, what)
    close(out)


@rule
def write_pick(s: State, face: int, out: Ints) -> None:
    begun = s.draft.kind != Draft.NONE
    if s.phase == Phase.DISCARD:
        write_pair(words.DISCARD_CARD, words.FACE + face, out)
    elif s.phase == Phase.PLAY and not begun and cards_to_play(s) == 1:
        write_pair(words.PLAY_CARDS, words.FACE + face, out)
    elif s.phase == Phase.LOAD and not begun and s.length[PLAYED] <= 2 and holds(s, PLAYED, face):
        write_load(s, face, out)
    else:
        write_pair(words.PICK_CARD, words.FACE + face, out)


@rule
def write_load(s: State, face: int, out: Ints) -> None:
    """The cards picked so far, this one, and the others played: bottom to top."""
    draft = s.draft
    open_text(out)
    word(out, words.LOAD_CARDS)
    for place in range(draft.given):
        word(out, words.FACE + int(s.face[draft.order[place]]))
        word(out, words.COMMA)
    word(out, words.FACE + face)
    card = int(s.first[PLAYED])
    while card != NONE:
        if s.face[card] != face and not is_in(draft.give, card):
            word(out, words.COMMA)
            word(out, words.FACE + int(s.face[card]))
        card = int(s.next[card])
    close(out)


@rule
def write_answer(s: State, code: int, out: Ints) -> None:
    """To an open offer, or the choice of one of its answers."""
    if code >= CHOOSE:
        open_text(out)
        word(out, words.CHOOSE)
        number(out, int(s.offers[(code - CHOOSE) // MAX_PLAYERS].number))
        word(out, words.SPACE)
        number(out, (code - CHOOSE) % MAX_PLAYERS)
        close(out)
        return
    offer = s.offers[(code - ACCEPT) % MOST_OPEN_OFFERS]
    if code < DECLINE and total_wanted(offer) == 0:
        write_accept(s, int(offer.number), NONE, out)
    else:
        write_numbered(words.ACCEPT + (code - ACCEPT) // MOST_OPEN_OFFERS, int(offer.number), out)


@rule
def write_claim(s: State, claim: int, out: Ints) -> None:
    claimed = claim % CLAIMS_PER_OFFER
    open_text(out)
    word(out, words.CLAIM)
    number(out, int(s.offers[claim // CLAIMS_PER_OFFER].number))
    if claimed < CLAIMED_POWER:
        word(out, words.SYMBOL_CLAIM)
        word(out, words.SYMBOL + claimed - CLAIMED_SYMBOL)
    elif claimed < CLAIMED_LOAD:
        word(out, words.POWER_CLAIM)
        number(out, claimed - CLAIMED_POWER)
    elif claimed < CLAIMED_PORT:
        word(out, words.LOAD_CLAIM)
        number(out, claimed - CLAIMED_LOAD)
    else:
        word(out, words.PORT_CLAIM)
        word(out, words.PORT + claimed - CLAIMED_PORT)
    close(out)


# ----------------------------------------------------------------------------------- whole actions


@rule
def write_whole(s: State, seat: int, code: int, out: Ints) -> None:
    """The action that a step completes, as people write it; `s` is the position before the step."""
    if code == SEND:
        write_offer(s, out)
    elif ACCEPT <= code < DECLINE:
        write_accept(s, int(s.offers[code - ACCEPT].number), NONE, out)
    elif code < GO and s.draft.kind == Draft.ACCEPT:
        write_accept(s, int(s.offers[s.draft.slot].number), code - PICK, out)
    elif code < GO and s.phase == Phase.PLAY:
        open_text(out)
        word(out, words.PLAY_CARDS)
        write_given(s, code - PICK, out)
        close(out)
    elif code < GO and s.phase == Phase.LOAD:
        write_load(s, code - PICK, out)
    else:
        write_step(s, seat, code, out)


@rule
def write_offer(s: State, out: Ints) -> None:
    """`offer 2 give gems-01,salt-03 2 want silk:2 0`"""
    draft = s.draft
    open_text(out)
    word(out, words.OFFER)
    if draft.partner == ALL:
        word(out, words.ALL)
    else:
        number(out, int(draft.partner))
    word(out, words.GIVE)
    write_given(s, NONE, out)
    word(out, words.SPACE)
    number(out, int(draft.give_ducats))
    word(out, words.WANT)
    wanted = 0
    for good in range(GOODS):
        if draft.want[good] > 0:
            if wanted > 0:
                word(out, words.COMMA)
            word(out, words.GOOD + good)
            word(out, words.COLON)
            number(out, int(draft.want[good]))
            wanted += 1
    if wanted == 0:
        word(out, words.NOTHING)
    word(out, words.SPACE)
    number(out, int(draft.want_ducats))
    close(out)


@rule
def write_accept(s: State, offer_number: int, last: int, out: Ints) -> None:
    """With the cards picked so far and the last one, or where that is NONE without any."""
    open_text(out)
    word(out, words.ACCEPT)
    number(out, offer_number)
    word(out, words.WITH)
    if last == NONE:
        word(out, words.NOTHING)
    else:
        write_given(s, last, out)
    close(out)


@rule
def write_given(s: State, last: int, out: Ints) -> None:
    """The cards of the draft and the face picked last, or NONE: which is named first makes no difference."""
    face = following(s, last, NONE)
    if face == NONE:
        word(out, words.NOTHING)
        return
    word(out, words.FACE + face)
    face = following(s, last, face)
    while face != NONE:
        word(out, words.COMMA)
        word(out, words.FACE + face)
        face = following(s, last, face)


@rule
def following(s: State, last: int, below: int) -> int:
    """The next face upwards, or NONE."""
    face = next_in_set(s, s.draft.give, below)
    return last if last > below and (face == NONE or last < face) else face
