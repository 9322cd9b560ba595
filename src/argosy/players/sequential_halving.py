"""Sequential halving: which of several actions is best, by trying all candidates in the same worlds.

The first action is what the player would do without a search. It stays a candidate to the end, and for every
other action the lead over it is kept.
"""

from __future__ import annotations

import math
from typing import Protocol

from argosy.core.typing import Ints
from argosy.players.compilation import player_function
from argosy.players.struct_types import Int, Reals

CHECK_EVERY = 16  # worlds between two checks for hopeless candidates


class HalvingWorkspace(Protocol):
    """What a search remembers; a game says how many actions its arrays hold."""

    options: Ints  # the candidates come first; with `visits`, `total` and `squares` of each
    visits: Ints
    total: Reals  # of the rewards of the first action, of the leads of the others
    squares: Reals
    rewards: Reals  # of the world being tried
    alive: Int  # candidates left
    spent: Int  # roll-outs
    worlds: Int  # tried
    stages: Int  # left; candidates are halved after each
    share: Int  # worlds of this stage
    in_stage: Int  # of them tried


@player_function
def begin_halving(n: int, work: HalvingWorkspace) -> None:
    """Start with n candidates, none of them tried."""
    for k in range(n):
        work.visits[k] = 0
        work.total[k] = 0.0
        work.squares[k] = 0.0
    work.alive = n
    work.spent = 0
    work.worlds = 0
    work.stages = 0
    while 1 << work.stages < n:
        work.stages += 1
    work.share = 0
    work.in_stage = 0


@player_function
def worlds_to_try(budget: int, work: HalvingWorkspace) -> int:
    """How many worlds to try before the next check; 0 when the search is done."""
    while work.alive > 1:
        if work.in_stage < work.share:
            return int(min(work.share - work.in_stage, CHECK_EVERY - work.in_stage % CHECK_EVERY))
        if work.share > 0:
            halve(work)
            work.stages -= 1
        if work.stages == 0:
            return 0
        work.in_stage = 0
        work.share = (budget - work.spent) // work.stages // work.alive
        if work.share == 0:
            return 0
    return 0


@player_function
def note_world(rewards: Reals, first: int, work: HalvingWorkspace) -> None:
    """Add the rewards of one world, one for each candidate, which begin at `first`."""
    for k in range(work.alive):
        got = rewards[first + k] if k == 0 else rewards[first + k] - rewards[first]
        work.visits[k] += 1
        work.total[k] += got
        work.squares[k] += got * got
        work.spent += 1
    work.worlds += 1
    work.in_stage += 1


@player_function
def is_clear(fewest: int, sure: float, work: HalvingWorkspace) -> bool:
    """Drop hopeless candidates after at least so many worlds; whether nothing is left to find out."""
    if work.in_stage % CHECK_EVERY == 0 and work.visits[0] >= fewest:
        drop_hopeless(sure, work)
        return bool(work.alive == 2 and lower(work, 1, sure) > 0)
    return False


@player_function
def drop_hopeless(sure: float, work: HalvingWorkspace) -> None:
    """Drop candidates that are clearly worse than the first action or than another one."""
    least = 0.0
    for k in range(1, work.alive):
        least = max(least, lower(work, k, sure))
    k = 1
    while k < work.alive:
        if 2 * mean(work, k) - lower(work, k, sure) < least:
            swap(work, k, int(work.alive) - 1)
            work.alive -= 1
        else:
            k += 1


@player_function
def halve(work: HalvingWorkspace) -> None:
    """Keep the better half of the candidates, and the first one in any case."""
    for k in range(2, work.alive):
        place = k
        while place > 1 and mean(work, place) > mean(work, place - 1):
            swap(work, place, place - 1)
            place -= 1
    work.alive = max(2, (work.alive + 1) // 2)


@player_function
def best_place(confident: float, work: HalvingWorkspace) -> int:
    """The index of the best candidate; another than the first only if its lead exceeds the noise."""
    best, most = 0, 0.0
    for k in range(1, work.alive):
        if work.visits[k] > 1:
            gain = mean(work, k)
            if gain > most and gain * gain > confident * confident * variance(work, k):
                best, most = k, gain
    return best


@player_function
def lower(work: HalvingWorkspace, k: int, sure: float) -> float:
    """A lower bound of an action's lead over the first one, so many standard errors below the mean."""
    return mean(work, k) - sure * math.sqrt(variance(work, k))


@player_function
def variance(work: HalvingWorkspace, k: int) -> float:
    """The variance of the mean of an action."""
    n = work.visits[k]
    average = work.total[k] / n
    return float(max(0.0, work.squares[k] / n - average * average) / n)


@player_function
def mean(work: HalvingWorkspace, k: int) -> float:
    return float(work.total[k] / work.visits[k])


@player_function
def swap(work: HalvingWorkspace, one: int, other: int) -> None:
    option, visits = work.options[one], work.visits[one]
    total, squares = work.total[one], work.squares[one]
    work.options[one], work.visits[one] = work.options[other], work.visits[other]
    work.total[one], work.squares[one] = work.total[other], work.squares[other]
    work.options[other], work.visits[other] = option, visits
    work.total[other], work.squares[other] = total, squares
