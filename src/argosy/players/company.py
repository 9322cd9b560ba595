"""Compiled players of a game and the loop in which they play whole games: what a game's package hands over.

A compiled player is a *mind*: a record that says which player it is, how long it thinks, by which weights.
Minds decide by three functions over (s, seat, mind, chance, worlds, room): `think` begins, `think_on` goes on
until so many roll-outs are spent, `conclude` decides with what is known by then. Of the position `s` they may
read only what the seat may know; `chance` is the seat's own stream; `worlds` is room for imagined positions
and `room` for everything else, since compiled code allocates nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from argosy.core.chance import seed_stream
from argosy.core.compiled import over_array
from argosy.core.rules import Rules
from argosy.core.typing import Floats, Ints, States
from argosy.games import NAMES
from argosy.players import part_of
from argosy.players.compiling import compiled_for

SEARCHER = re.compile(r"mc-([1-9][0-9]{0,6})(?:~([0-9]+(?:\.[0-9]+)?))?")  # roll-outs; confidence wanted

Minds = npt.NDArray[np.void]
Rooms = npt.NDArray[np.void]

CHANCE_OF_PLAYERS = 0x5EA7  # players draw from other streams than the cards they play with
STREAMS_A_GAME = 8
WITHOUT_END = 1 << 60
MOST_DECISIONS = 20_000  # of one game; the turn limit ends one long before


@dataclass(frozen=True, slots=True, eq=False)
class Trials:
    """A search whose roll-outs can be made elsewhere, many at a time. A room lists its `options` and how many
    of them are `alive`; its first world is the root; `worlds` counts those that were tried.
    """

    worlds_to_try: Callable[..., int]  # compiled: (mind, room) -> how many now; 0 when the search is done
    seed_from: Callable[..., None]  # compiled: (s, chance): another stream of chance for a world
    trial: Callable[..., float]  # compiled: (world, root, seat, option, mind, number, room) -> reward
    note_world: Callable[..., None]  # compiled: (rewards, first, room): of a world, one for each option alive
    is_clear: Callable[..., bool]  # compiled: (room) -> whether nothing is left to find out


@dataclass(frozen=True, slots=True, eq=False)
class Company:
    """All compiled players of one game."""

    rules: Rules
    module: str  # where they are from; compiled loops are kept under its mark
    names: tuple[str, ...]  # of players; beside them `mc-N` for any number N
    mind: Callable[[str, int], Any]  # (name, players) -> an array of one mind; ArgosyError if there is none
    think: Callable[
        ..., bool
    ]  # compiled: (s, seat, mind, chance, worlds, room) -> whether it is done already
    think_on: Callable[..., bool]  # compiled: (seat, mind, until, chance, worlds, room) -> whether it is done
    conclude: Callable[..., int]  # compiled: (mind, room) -> code
    choose_at_once: Callable[..., int]  # compiled: (s, seat, mind, chance, room) -> code, without a search
    worlds: int  # how many imagined positions a mind needs
    room: np.dtype[Any]
    forget: Callable[..., None]  # compiled: (room): a mind may keep things in its room within one game
    score: Callable[..., int]  # compiled: (s, seat) -> what is told as the mean score
    turns: Callable[..., int]  # compiled: (s) -> how many turns were played
    thinks: Callable[[Any], bool]  # whether a mind thinks long over a decision
    trials: Trials | None = None  # where roll-outs can be made on a GPU

    def knows(self, name: str) -> bool:
        """Whether one of these players has this name."""
        kind = name.partition("@")[0]
        return kind in self.names or SEARCHER.fullmatch(kind) is not None

    def room_for_one(self) -> tuple[States, Rooms]:
        return np.zeros(self.worlds, self.rules.state), np.zeros(1, self.room)


@dataclass(frozen=True, slots=True)
class Contests:
    """See `contests_of` for what each does."""

    asked: Callable[..., int]
    begin: Callable[..., None]
    choose: Callable[..., int]
    think: Callable[..., bool]
    think_on: Callable[..., bool]
    conclude: Callable[..., int]
    apply: Callable[..., bool]
    tell: Callable[..., int]
    play_many: Callable[..., None]


@cache
def contests_of(company: Company) -> Contests:
    """Compile-on-first-use loops in which minds play. `states` is an array of one, its options filled in."""
    rules = company.rules
    g_set_up, g_apply, g_asked, g_win_shares = rules.set_up, rules.apply, rules.asked, rules.win_shares
    g_refusal, action_count = rules.refusal, rules.action_count
    c_think, c_think_on, c_conclude = company.think, company.think_on, company.conclude
    c_score, c_forget, c_turns = company.score, company.forget, company.turns
    made = company.module

    @compiled_for(made, "decide")
    def decide(s: Any, seat: int, mind: Any, chance: Ints, worlds: States, room: Any) -> int:
        """A whole decision, without a clock."""
        if not c_think(s, seat, mind, chance, worlds, room):
            c_think_on(seat, mind, WITHOUT_END, chance, worlds, room)
        return int(c_conclude(mind, room))

    @compiled_for(made, "think")
    def think(
        states: States, seat: int, minds: Minds, place: int, chance: Ints, worlds: States, rooms: Rooms
    ) -> bool:
        c_forget(rooms[0])
        return bool(c_think(states[0], seat, minds[place], chance, worlds, rooms[0]))

    @compiled_for(made, "think_on")
    def think_on(
        seat: int, minds: Minds, place: int, until: int, chance: Ints, worlds: States, rooms: Rooms
    ) -> bool:
        return bool(c_think_on(seat, minds[place], until, chance, worlds, rooms[0]))

    @compiled_for(made, "conclude")
    def conclude(minds: Minds, place: int, rooms: Rooms) -> int:
        return int(c_conclude(minds[place], rooms[0]))

    @compiled_for(made, "begin")
    def begin(states: States, players: int, seed: int, game: int, chances: Ints) -> None:
        """Set up game number `game` of a seed; seat 0 begins, and every seat gets a stream of chance."""
        seed_stream(states[0].rng, seed, game)
        g_set_up(states[0], players, 0, None)
        for seat in range(players):
            seed_stream(chances[seat], seed ^ CHANCE_OF_PLAYERS, game * STREAMS_A_GAME + seat)

    @compiled_for(made, "choose")
    def choose(
        states: States, seat: int, minds: Minds, place: int, chance: Ints, worlds: States, rooms: Rooms
    ) -> int:
        """The decision of one mind."""
        c_forget(rooms[0])
        return int(decide(states[0], seat, minds[place], chance, worlds, rooms[0]))

    @compiled_for(made, "apply")
    def apply(states: States, seat: int, code: int) -> bool:
        """Carry a decision out; False, and nothing happens, if it is illegal."""
        if not 0 <= code < action_count or g_refusal(states[0], seat, code) != 0:
            return False
        g_apply(states[0], seat, code, None)
        return True

    @compiled_for(made, "tell")
    def tell(states: States, shares: Floats, scores: Ints) -> int:
        """How it ended: each seat's share of the win, its score; says after how many turns."""
        g_win_shares(states[0], shares)
        for seat in range(len(scores)):
            scores[seat] = c_score(states[0], seat)
        return int(c_turns(states[0]))

    @compiled_for(made, "play_many")
    def play_many(
        states: States,
        minds: Minds,
        seatings: Ints,
        seed: int,
        first: int,
        chances: Ints,
        worlds: States,
        rooms: Rooms,
        shares: Floats,
        scores: Ints,
        decisions: Ints,
        turns: Ints,
        faults: Ints,
    ) -> None:
        """Whole games, numbered from `first`: in the i-th of them mind seatings[i, seat] sits there.

        A game ends at an illegal decision; faults[i] is then the seat that made it, -1 everywhere else.
        """
        for i in range(len(seatings)):
            begin(states, seatings.shape[1], seed, first + i, chances)
            c_forget(rooms[0])
            played = 0
            seat = g_asked(states[0])
            while seat >= 0 and played < MOST_DECISIONS:
                code = decide(states[0], seat, minds[seatings[i, seat]], chances[seat], worlds, rooms[0])
                if not 0 <= code < action_count or g_refusal(states[0], seat, code) != 0:
                    break
                g_apply(states[0], seat, code, None)
                decisions[i, seat] += 1
                played += 1
                seat = g_asked(states[0])
            faults[i] = seat
            turns[i] = tell(states, shares[i], scores[i])

    return Contests(over_array(g_asked), begin, choose, think, think_on, conclude, apply, tell, play_many)


def seat_minds(company: Company, names: Sequence[str], players: int) -> Minds:
    """The minds of these names for a table of so many, in one array."""
    return np.concatenate([company.mind(name, players) for name in names])


def company_of(game: str) -> Company | None:
    """The compiled players of a game; None where there are none."""
    if game not in NAMES:
        return None
    company: Company = part_of(game, "crew").COMPANY
    return company
