"""Sequential halving: which of several actions is best, by trying all in question in the same worlds.

The first action is what the player would do without a search; it stays to the end, and of all others their
lead over it is kept. A room holds for each action `options`, `visits`, `total`, `squares` and `rewards`; how
many are `alive`; and `spent`, `worlds`, `stages`, `share` and `in_stage` of the search as a whole.
"""

from __future__ import annotations

import math
from typing import Any

from argosy.core.typing import Floats
from argosy.players.compiling import thought

Room = Any

LOOK_EVERY = 16  # worlds between two looks at what is hopeless


@thought
def begin_halving(n: int, room: Room) -> None:
    """Nothing is known yet of n actions."""
    for k in range(n):
        room.visits[k] = 0
        room.total[k] = 0.0
        room.squares[k] = 0.0
    room.alive = n
    room.spent = 0
    room.worlds = 0
    room.stages = 0
    while 1 << room.stages < n:
        room.stages += 1
    room.share = 0
    room.in_stage = 0


@thought
def worlds_to_try(budget: int, room: Room) -> int:
    """How many worlds come before the next look at the actions; 0 when the search is done."""
    while room.alive > 1:
        if room.in_stage < room.share:
            return int(min(room.share - room.in_stage, LOOK_EVERY - room.in_stage % LOOK_EVERY))
        if room.share > 0:
            halve(room)
            room.stages -= 1
        if room.stages == 0:
            return 0
        room.in_stage = 0
        room.share = (budget - room.spent) // room.stages // room.alive
        if room.share == 0:
            return 0
    return 0


@thought
def note_world(rewards: Floats, first: int, room: Room) -> None:
    """Of a world, what each action in question came to; they stand from `first` on."""
    for k in range(room.alive):
        got = rewards[first + k] if k == 0 else rewards[first + k] - rewards[first]
        room.visits[k] += 1
        room.total[k] += got
        room.squares[k] += got * got
        room.spent += 1
    room.worlds += 1
    room.in_stage += 1


@thought
def is_clear(fewest: int, sure: float, room: Room) -> bool:
    """Drop what is hopeless, after at least so many worlds; whether nothing is left to find out."""
    if room.in_stage % LOOK_EVERY == 0 and room.visits[0] >= fewest:
        drop_hopeless(sure, room)
        return bool(room.alive == 2 and lower(room, 1, sure) > 0)
    return False


@thought
def drop_hopeless(sure: float, room: Room) -> None:
    """What is clearly worse than the first action, or than another, need not be tried on."""
    least = 0.0
    for k in range(1, room.alive):
        least = max(least, lower(room, k, sure))
    k = 1
    while k < room.alive:
        if 2 * mean(room, k) - lower(room, k, sure) < least:
            exchange(room, k, int(room.alive) - 1)
            room.alive -= 1
        else:
            k += 1


@thought
def halve(room: Room) -> None:
    """The better half of the actions stays, and the first one in any case."""
    for k in range(2, room.alive):
        place = k
        while place > 1 and mean(room, place) > mean(room, place - 1):
            exchange(room, place, place - 1)
            place -= 1
    room.alive = max(2, (room.alive + 1) // 2)


@thought
def best_place(confident: float, room: Room) -> int:
    """Where the action stands that looks best; another than the first only if by more than the noise."""
    best, most = 0, 0.0
    for k in range(1, room.alive):
        if room.visits[k] > 1:
            gain = mean(room, k)
            if gain > most and gain * gain > confident * confident * doubt(room, k):
                best, most = k, gain
    return best


@thought
def lower(room: Room, k: int, sure: float) -> float:
    """What an action gains at least over the first one, so many standard errors below what it seems."""
    return mean(room, k) - sure * math.sqrt(doubt(room, k))


@thought
def doubt(room: Room, k: int) -> float:
    """The variance of the mean of an action."""
    n = room.visits[k]
    average = room.total[k] / n
    return float(max(0.0, room.squares[k] / n - average * average) / n)


@thought
def mean(room: Room, k: int) -> float:
    return float(room.total[k] / room.visits[k])


@thought
def exchange(room: Room, one: int, other: int) -> None:
    option, visits = room.options[one], room.visits[one]
    total, squares = room.total[one], room.squares[one]
    room.options[one], room.visits[one] = room.options[other], room.visits[other]
    room.total[one], room.squares[one] = room.total[other], room.squares[other]
    room.options[other], room.visits[other] = option, visits
    room.total[other], room.squares[other] = total, squares
