"""Walking through a game by its codes, compiled: the referee, and what chance could have done instead.

Wherever somebody learns a card or chance is asked, the same decision is carried out once more in worlds whose
unknown cards are dealt anew. Nobody who decided knew those cards, so each such world is as likely as the real
one, whatever the players are: what the real one is better by is luck, with an expectation of exactly zero.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from argosy.core.chance import seed_stream
from argosy.core.compiled import compiled, foreign_mark
from argosy.core.knowledge import ANYBODY, IMAGINED, learned, mark_known, unmark_known
from argosy.core.rules import Rules
from argosy.core.typing import Floats, Ints, States
from argosy.players.compilation import mark

MOST_FORCED = 64  # moves without a choice after a decision
ILLEGAL = -1  # less the place of the code
STREAM_OF_DEALS = 1 << 30  # no game of a task begins with one so high

# (states, worlds, players, seed, game, codes, features, ends, seats, scratch): see `walk_of`
Walk = Callable[[States, States, int, int, int, Ints, Floats, Floats, Ints, Ints], int]


@cache
def walk_of(rules: Rules) -> Walk:
    """A function that plays game number `game` of a seed by its codes, compiled on first use.

    `states` is an array of one with the options filled in; afterwards it holds the last position. `worlds`
    has one place more than worlds are looked into at a time, the real one included. Each of these is a row of
    `seats`, with the seat that is asked and its `features`, or where the game is over -1 and the shares in
    `ends`. Says how many rows there are; ILLEGAL less the place of a code that cannot be played.
    """
    g_set_up, g_legal, g_refusal, g_apply = rules.set_up, rules.legal, rules.refusal, rules.apply
    g_asked, g_observe, g_win_shares, g_exchange = (
        rules.asked,
        rules.observe,
        rules.win_shares,
        rules.exchange,
    )
    action_count = rules.action_count
    name = f"argosy.lab.benchmark.walk.{rules.name}{rules.data}{foreign_mark(rules.apply.__module__)}"
    sources = mark(__file__)

    @compiled(f"{name}.play_on-{sources}")
    def play_on(s: Any, scratch: Ints) -> int:
        """Play the moves that leave no choice; says how many."""
        for moves in range(MOST_FORCED):
            seat = int(g_asked(s))
            if seat < 0 or g_legal(s, seat, scratch) != 1:
                return moves
            g_apply(s, seat, int(scratch[0]), None)
        return MOST_FORCED

    @compiled(f"{name}.follow-{sources}")
    def follow(s: Any, codes: Ints, place: int, scratch: Ints) -> int:
        """The same in the game itself, whose next codes must be these; says where they go on.

        A game that was broken off may end among them.
        """
        for _ in range(MOST_FORCED):
            seat = int(g_asked(s))
            if seat < 0 or g_legal(s, seat, scratch) != 1:
                return place
            if place < len(codes) and codes[place] != scratch[0]:
                return ILLEGAL - place
            g_apply(s, seat, int(scratch[0]), None)
            place += 1
        return place

    @compiled(f"{name}.deal_anew-{sources}")
    def deal_anew(s: Any, seed: int, scratch: Ints) -> None:
        """Exchange the faces that nobody knows, and give the position another stream of chance."""
        mark_known(s)
        seed_stream(s.rng, seed, IMAGINED)
        g_exchange(s, ANYBODY, scratch)
        unmark_known(s)

    @compiled(f"{name}.note-{sources}")
    def note(s: Any, row: int, features: Floats, ends: Floats, seats: Ints, scratch: Ints) -> None:
        seat = int(g_asked(s))
        seats[row] = seat
        if seat < 0:
            g_win_shares(s, ends[row])
        else:
            g_observe(s, seat, features[row], scratch)

    @compiled(f"{name}.walk-{sources}")
    def walk(
        states: States, worlds: States, players: int, seed: int, game: int, codes: Ints, features: Floats,
        ends: Floats, seats: Ints, scratch: Ints,
    ) -> int:  # fmt: skip
        count = len(worlds) - 1
        row = 0
        worlds[count] = states[0]
        for k in range(count):
            worlds[k] = worlds[count]
            stream = game if k == 0 else STREAM_OF_DEALS + game * count + k
            seed_stream(worlds[k].rng, seed, stream)
            g_set_up(worlds[k], players, 0, None)
            if k == 0:
                states[0] = worlds[k]
            play_on(worlds[k], scratch)
            note(worlds[k], row, features, ends, seats, scratch)
            row += 1
        place = follow(states[0], codes, 0, scratch)
        while 0 <= place < len(codes):
            seat, code = int(g_asked(states[0])), int(codes[place])
            if seat < 0 or not 0 <= code < action_count or g_refusal(states[0], seat, code) != 0:
                return ILLEGAL - place
            worlds[count] = states[0]
            g_apply(states[0], seat, code, None)
            place = follow(states[0], codes, place + 1, scratch)
            if place >= 0 and learned(worlds[count], states[0]):
                note(states[0], row, features, ends, seats, scratch)
                row += 1
                for k in range(1, count):
                    worlds[k] = worlds[count]
                    deal_anew(worlds[k], seed ^ (place * STREAM_OF_DEALS + game * count + k), scratch)
                    g_apply(worlds[k], seat, code, None)
                    play_on(worlds[k], scratch)
                    note(worlds[k], row, features, ends, seats, scratch)
                    row += 1
        return row if place >= 0 else place

    return walk
