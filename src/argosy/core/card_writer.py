"""Cards as tokens: what lies in a zone, and what a dump says of the hidden state."""

from __future__ import annotations

from argosy.core.cards import DECK, NONE
from argosy.core.compiled import rule
from argosy.core.tokens import close, keyed_list, keyed_object, null, number, open_list, word
from argosy.core.typing import Cards, Ints
from argosy.core.vocabulary import Common


@rule
def write_faces(s: Cards, zone: int, first_face: int, out: Ints) -> None:
    """A list of the faces in a zone, the draw pile from the top.

    `first_face` is the place of the first face in the table of words.
    """
    open_list(out)
    if zone == DECK:
        for place in range(s.length[DECK] - 1, -1, -1):
            word(out, first_face + int(s.face[s.deck[place]]))
    else:
        card = int(s.first[zone])
        while card != NONE:
            word(out, first_face + int(s.face[card]))
            card = int(s.next[card])
    close(out)


@rule
def write_first_face(s: Cards, zone: int, first_face: int, out: Ints) -> None:
    """The face of the first card of a row, or null where none lies."""
    if s.length[zone] == 0:
        null(out)
    else:
        word(out, first_face + int(s.face[s.first[zone]]))


@rule
def write_hidden(s: Cards, zones: Ints, out: Ints) -> None:
    """The key `hidden_state`, and what a readable scenario leaves out.

    That is the stream, which piece lies where, zone after zone, and the knowledge table.
    """
    keyed_object(out, Common.hidden_state)
    keyed_list(out, Common.rng)
    for i in range(len(s.rng)):
        number(out, s.rng[i])
    close(out)
    keyed_list(out, Common.cards)
    for i in range(len(zones)):
        write_cards(s, zones[i], out)
    close(out)
    keyed_list(out, Common.pool)
    for card in range(len(s.pool)):
        number(out, s.pool[card])
    close(out)
    keyed_list(out, Common.known)
    for card in range(len(s.known)):
        number(out, s.known[card])
    close(out)
    close(out)


@rule
def write_cards(s: Cards, zone: int, out: Ints) -> None:
    """The numbers of the cards in a zone, without a list around them; the draw pile from the top."""
    if zone == DECK:
        for place in range(s.length[DECK] - 1, -1, -1):
            number(out, s.deck[place])
        return
    card = int(s.first[zone])
    while card != NONE:
        number(out, card)
        card = int(s.next[card])
