"""One decision ahead: what a net expects of every action, over what chance may bring.

After an action the moves without a choice are played, and the net judges the position at the next choice.
In Port Royal each card that may come next is looked at, weighted by how often it is among the hidden ones:
drawing is judged by its exact expectation (only the card after a bust is drawn by lot). In Oltre Mare
several worlds are imagined that the seat cannot tell apart. Nothing but what the seat may know goes in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from argosy.core.actions import Action
from argosy.core.compiled import compiled, over_array
from argosy.core.events import MAX_SEATS
from argosy.core.knowledge import observer_bit
from argosy.core.loops import loops_of, scratch_for
from argosy.core.position import copy_of
from argosy.core.reading import read
from argosy.core.rules import Rules
from argosy.core.typing import Floats, Ints, States
from argosy.players import part_of
from argosy.players.compiling import compiled_for, mark, sources_mark
from argosy.players.net import Judgement, Net

MOST_FORCED = 64  # moves without a choice after an action
MOST_OPTIONS = 24  # actions that are looked into, those first which the net likes best
TASTE = 0.03  # of the win, for each time that the net likes an action e times as much
NEVER = 1e-6  # odds that are nearly none
OPTION, SEAT = range(2)  # the columns of `notes`
OVER = -1  # instead of a seat


@dataclass(frozen=True, slots=True)
class Outlook:
    """What may be expected at a choice: a row for every action looked into."""

    codes: list[int]
    shares: Floats  # (actions, seats of the table): of the win, by seat
    odds: Floats  # how likely the net alone would choose each

    def best(self, seat: int) -> int:
        """The place of the action that is best for a seat."""
        return int(self.shares[:, seat].argmax())

    def favourite(self, seat: int) -> int:
        """The same, but the net's own taste decides between nearly equal ones."""
        return int((self.shares[:, seat] + TASTE * np.log(self.odds + NEVER)).argmax())


@cache
def noting_of(rules: Rules) -> Callable[..., int]:
    """Compiled: what a net is to judge of a position, or what it came to; says who is asked there."""
    g_asked, g_observe, g_win_shares = rules.asked, rules.observe, rules.win_shares

    @compiled(f"argosy.players.foresight.{rules.name}{rules.data}.note-{mark(__file__)}")
    def note(s: Any, features: Floats, shares: Floats, codes: Ints) -> int:
        seat = int(g_asked(s))
        if seat < 0:
            g_win_shares(s, shares)
        else:
            g_observe(s, seat, features, codes)
        return seat

    return note


@cache
def branches_of(rules: Rules) -> Callable[..., int]:
    """Compiled: play every option on in every world, up to the next choice; see `Foresight.look`."""
    g_legal, g_apply, g_asked = rules.legal, rules.apply, rules.asked
    learning, note = part_of(rules.name, "learning"), noting_of(rules)
    g_restrain, next_faces, lay_on_top = learning.restrain, learning.next_faces, learning.lay_on_top
    reveals, faces = int(learning.REVEALS), int(learning.BRANCHES)
    name = f"argosy.players.foresight.{rules.name}{rules.data}"
    sources = mark(__file__) + sources_mark(learning.__name__.split(".")[2])

    @compiled(f"{name}.forced-{sources}")
    def forced(s: Any, most: int, codes: Ints) -> int:
        """The one action that is possible, or -1 if there is a choice or the game is over."""
        seat = int(g_asked(s))
        if seat < 0:
            return -1
        n = int(g_restrain(s, seat, codes, int(g_legal(s, seat, codes)), most))
        return int(codes[0]) if n == 1 else -1

    @compiled(f"{name}.play_on-{sources}")
    def play_on(s: Any, most: int, codes: Ints) -> None:
        for _ in range(MOST_FORCED):
            code = forced(s, most, codes)
            if code < 0:
                return
            g_apply(s, g_asked(s), code, None)

    @compiled(f"{name}.branches-{sources}")
    def branches(
        worlds: States, rooms: States, seat: int, options: Ints, most: int, features: Floats, shares: Floats,
        notes: Ints, weights: Floats, codes: Ints, counts: Ints,
    ) -> int:  # fmt: skip
        """Rows of features (or shares where the game is over), notes and weights; says how many."""
        row = 0
        after, drawn = rooms[0], rooms[1]
        for world in range(len(worlds)):
            for option in range(len(options)):
                rooms[0] = worlds[world]
                code, actor = int(options[option]), seat  # who need not be the one that is asked first
                for _ in range(MOST_FORCED):
                    if code < 0 or code == reveals:
                        break
                    g_apply(after, actor, code, None)
                    code, actor = int(forced(after, most, codes)), int(g_asked(after))
                total = int(next_faces(after, counts)) if code == reveals else 0
                if total == 0:
                    if code >= 0:
                        g_apply(after, actor, code, None)
                        play_on(after, most, codes)
                    notes[row, OPTION] = option
                    notes[row, SEAT] = note(after, features[row], shares[row], codes)
                    weights[row] = 1.0 / len(worlds)
                    row += 1
                else:
                    for face in range(faces):
                        if counts[face] > 0:
                            rooms[1] = rooms[0]
                            lay_on_top(drawn, face)
                            g_apply(drawn, actor, code, None)
                            play_on(drawn, most, codes)
                            notes[row, OPTION] = option
                            notes[row, SEAT] = note(drawn, features[row], shares[row], codes)
                            weights[row] = counts[face] / total / len(worlds)
                            row += 1
        return row

    return branches


@cache
def restraining_of(game: str) -> Callable[..., int]:
    """Compiled, over an array of one: what a learned player leaves alone of what it may do."""
    learning = part_of(game, "learning")
    restrain = learning.restrain

    @compiled_for(learning.__name__, "restrain_first")
    def restrain_first(states: States, seat: int, codes: Ints, n: int, most: int) -> int:
        return int(restrain(states[0], seat, codes, n, most))

    return restrain_first


@cache
def settling_of(rules: Rules) -> Callable[..., None]:
    """Compiled, over an array of one: lay in order what a seat does not know."""
    search = part_of(rules.name, "search")
    settle = search.settle

    @compiled_for(search.__name__, "settle_first")
    def settle_first(states: States, seat: int, scratch: Ints) -> None:
        settle(states[0], seat, scratch)

    return settle_first


class Foresight:
    """A net that looks ahead. Not for several threads at once: it works in rooms of its own."""

    def __init__(self, net: Net, worlds: int | None = None) -> None:
        rules = net.rules
        learning = part_of(rules.name, "learning")
        self.net = net
        self._restraint = net.restraint if learning.RESTRAINT is None else learning.RESTRAINT
        self._worlds = worlds or learning.WORLDS
        self._faces = learning.BRANCHES
        self._branches = branches_of(rules)
        self._settle = settling_of(rules)
        self._loops = loops_of(rules)
        self._restrain = restraining_of(rules.name)
        self._observe = over_array(rules.observe)
        self._codes, self._counts = scratch_for(rules), scratch_for(rules)
        self._rooms = np.zeros(2, rules.state)
        self._own = np.zeros(rules.feature_count, np.float32)
        self._reserve(MOST_OPTIONS + 1)

    def _reserve(self, options: int) -> None:
        rows = options * self._worlds * self._faces
        rules = self.net.rules
        self._features = np.zeros((rows, rules.feature_count), np.float32)
        self._shares = np.zeros((rows, MAX_SEATS), np.float32)
        self._notes = np.zeros((rows, 2), np.int64)
        self._weights = np.zeros(rows, np.float32)

    def options(self, states: States, seat: int) -> list[int]:
        """What is looked into: all that is legal but for what a learned player restrains itself from."""
        count = int(self._loops.legal(states, seat, self._codes))
        count = int(self._restrain(states, seat, self._codes, count, self._restraint))
        found: list[int] = self._codes[:count].tolist()
        return found

    def observed(self, states: States, seat: int) -> Floats:
        """The features of a position for a seat; good until the next look."""
        self._observe(states, seat, self._own, self._codes)
        return self._own

    def judge(self, states: States, seat: int) -> Judgement:
        """What the net says of a position as it is."""
        return self.net.judge(self.observed(states, seat), int(states["players"][0]))

    def liked(self, states: States, seat: int) -> int:
        """The action the net likes best, without looking ahead: it may also make offers."""
        count = int(self._loops.legal(states, seat, self._codes))
        count = int(self._restrain(states, seat, self._codes, count, self.net.restraint))
        codes = self._codes[:count].tolist()
        if len(codes) == 1:
            return int(codes[0])
        logits = self.judge(states, seat).logits[0, codes]
        return int(codes[int(logits.argmax())])

    def decide(self, states: States, seat: int, seed: int) -> int:
        """The action with the best prospects; the net's own taste decides between nearly equal ones."""
        if len(self.options(states, seat)) < 2:
            return self.liked(states, seat)
        outlook = self.look(states, seat, seed)
        return outlook.codes[outlook.favourite(seat)]

    def advise(self, states: States, seat: int, seed: int) -> tuple[Outlook, list[Action]]:
        """What there is to choose, as people say it, and what it leads to."""
        outlook, reading = self.look(states, seat, seed), read(states)
        return outlook, [self.net.rules.action(reading, seat, code) for code in outlook.codes]

    def value(self, states: States, seat: int) -> Floats:
        """The shares of the win that this seat's knowledge lets one expect, by seat of the table."""
        players = int(states["players"][0])
        relative = self.judge(states, seat).shares[0, :players]
        return np.roll(relative, seat)

    def look(
        self, states: States, seat: int, seed: int, also: tuple[int, ...] = (), imagining: bool = True
    ) -> Outlook:
        """What every action leads to, `also` among them. `states` may be any world the seat thinks possible;
        without imagining it is taken for the only one.
        """
        codes = self.options(states, seat)
        codes += [code for code in also if code not in codes]
        logits = self.judge(states, seat).logits[0, codes]
        odds = softmax(logits)
        if len(codes) > MOST_OPTIONS:
            liked = np.argsort(-odds, kind="stable")[:MOST_OPTIONS].tolist()
            kept = liked + [k for k, code in enumerate(codes) if code in also and k not in liked]
            codes, odds = [codes[k] for k in kept], odds[kept]
        if len(codes) > MOST_OPTIONS + 1:
            self._reserve(len(codes))
        worlds = self._imagined(states, seat, seed, self._worlds) if imagining else states
        rows = int(
            self._branches(
                worlds, self._rooms, seat, np.array(codes, np.int64), self.net.restraint, self._features,
                self._shares, self._notes, self._weights, self._codes, self._counts,
            )
        )  # fmt: skip
        return Outlook(codes, self._gathered(len(codes), rows, int(states["players"][0])), odds)

    def _imagined(self, states: States, seat: int, seed: int, count: int) -> States:
        settled = copy_of(states)
        self._settle(settled, seat, self._codes)
        worlds = np.concatenate([settled] * count)
        for k in range(count):
            self._loops.imagine(worlds[k : k + 1], observer_bit(seat), seed + k, self._codes)
        return worlds

    def _gathered(self, options: int, rows: int, players: int) -> Floats:
        """The mean of all rows of each option, by seat of the table."""
        notes, weights = self._notes[:rows], self._weights[:rows]
        going_on = notes[:, SEAT] != OVER
        shares = self._shares[:rows, :players].copy()
        if going_on.any():
            relative = self.net.judge(self._features[:rows][going_on], players).shares
            shares[going_on] = by_seat(relative, notes[going_on, SEAT], players)
        found = np.zeros((options, players), np.float32)
        np.add.at(found, notes[:, OPTION], shares * weights[:, None])
        return found


def foresight_of(net: Net) -> Foresight:
    """As far ahead as it is worth while: a round."""
    found: Foresight = part_of(net.rules.name, "round_ahead").RoundAhead(net)
    return found


def softmax(logits: Floats) -> Floats:
    odds = np.exp(logits - logits.max())
    return odds / odds.sum()


def by_seat(relative: Floats, seats: Ints, players: int) -> Floats:
    """Shares by relative seat, the observers `seats` first, as shares by seat of the table."""
    places = (np.arange(players) - seats[:, None]) % players
    return np.take_along_axis(relative[:, :players], places, 1)
