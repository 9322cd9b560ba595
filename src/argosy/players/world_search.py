"""Search over imagined worlds: how a compiled player thinks, the same in every game.

A game says which actions are candidates and how one world tries them; the budget is spent by sequential
halving.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from argosy.core.chance import next_word
from argosy.core.typing import Cards, Ints, States
from argosy.players import sequential_halving
from argosy.players.compilation import compiled_for, player_function
from argosy.players.compiled_players import Choose, Conclude, IsClear, Think, ThinkOn, WorldsToTry
from argosy.players.sequential_halving import best_place

# Compiled functions of a game.
# (s, seat, config, worlds, work): list the candidates in `work.options`, the usual choice first; how many
BeginSearch = Callable[[Any, int, Any, States, Any], int]
# (seat, config, chance, worlds, work): imagine the next world and try every candidate in it
TryWorld = Callable[[int, Any, Ints, States, Any], None]
FirstStep = Callable[[int, Any], int]  # (option, work): the action code with which an option begins


@dataclass(frozen=True, slots=True)
class WorldSearch:
    """What `CompiledPlayers` and `Trials` ask for."""

    think: Think
    think_on: ThinkOn
    conclude: Conclude
    worlds_to_try: WorldsToTry
    is_clear: IsClear


@player_function
def seed_from(s: Cards, chance: Ints) -> None:
    """Give a world a random stream of its own."""
    for i in range(3):
        s.rng[i] = next_word(chance)
    s.rng[3] = 1


def search_of(
    module: str,
    choose: Choose,
    begin_search: BeginSearch,
    try_world: TryWorld,
    first_step: FirstStep,
    fewest_worlds: int,
    beyond_doubt: float,
) -> WorldSearch:
    """The compiled functions of a game's players; `module` is where they are from.

    Candidates are dropped after `fewest_worlds` where they fall behind by `beyond_doubt` standard errors.
    """

    @compiled_for(module, "search.think")
    def think(s: Any, seat: int, config: Any, chance: Ints, worlds: States, work: Any) -> bool:
        if config.roll_outs > 0:
            return bool(begin_search(s, seat, config, worlds, work) <= 1)
        work.alive = 1
        work.options[0] = choose(s, seat, config, chance, work)
        return True

    @compiled_for(module, "search.think_on")
    def think_on(seat: int, config: Any, until: int, chance: Ints, worlds: States, work: Any) -> bool:
        left = worlds_to_try(config, work)
        while left > 0:
            for _ in range(left):
                if work.spent >= until:
                    return False
                try_world(seat, config, chance, worlds, work)
            left = 0 if is_clear(work) else worlds_to_try(config, work)
        return True

    @compiled_for(module, "search.conclude")
    def conclude(config: Any, work: Any) -> int:
        option = int(work.options[best_place(config.confident, work)])
        return int(first_step(option, work)) if config.roll_outs > 0 else option

    @compiled_for(module, "search.worlds_to_try")
    def worlds_to_try(config: Any, work: Any) -> int:
        return sequential_halving.worlds_to_try(int(config.roll_outs), work)

    @compiled_for(module, "search.is_clear")
    def is_clear(work: Any) -> bool:
        return sequential_halving.is_clear(fewest_worlds, beyond_doubt, work)

    return WorldSearch(think, think_on, conclude, worlds_to_try, is_clear)
