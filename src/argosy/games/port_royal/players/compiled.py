"""The compiled players of Port Royal: their names and configurations, and how each decides."""

from __future__ import annotations

from typing import Annotated, Protocol

from argosy.core.chance import below
from argosy.core.typing import Ints
from argosy.games.port_royal.players import search
from argosy.games.port_royal.players.heuristic import choose_heuristic, forget
from argosy.games.port_royal.players.weights import COUNT, WEIGHTS
from argosy.games.port_royal.players.workspace import WORKSPACE, Workspace
from argosy.games.port_royal.players.yardsticks import choose_kb, choose_mp, choose_random, choose_sopra
from argosy.games.port_royal.rules import RULES
from argosy.games.port_royal.rules.state import State
from argosy.players.compilation import player_function
from argosy.players.compiled_players import CompiledPlayers, Trials
from argosy.players.player_config import ConfigNames, PlayerConfig
from argosy.players.sequential_halving import note_world
from argosy.players.struct_types import struct_type
from argosy.players.weight_files import Weights
from argosy.players.world_search import search_of, seed_from

YARDSTICKS = RANDOM, KB_EASY, KB_NORMAL, KB_HARD, SOPRA_HARD, MP_EASY, MP_MEDIUM, MP_HARD = range(8)
HEURISTIC, SEARCH = 8, 9
KINDS = {
    "random": RANDOM,
    "kb-easy": KB_EASY,
    "kb-normal": KB_NORMAL,
    "kb-hard": KB_HARD,
    "sopra-hard": SOPRA_HARD,
    "mp-easy": MP_EASY,
    "mp-medium": MP_MEDIUM,
    "mp-hard": MP_HARD,
    "heuristic": HEURISTIC,
}


class Config(PlayerConfig, Protocol):
    weights: Annotated[Weights, "f8", COUNT]


@player_function
def choose_at_once(s: State, seat: int, config: Config, chance: Ints, work: Workspace) -> int:
    """The choice of a player without a search."""
    kind = int(config.kind)
    if kind == HEURISTIC:
        return choose_heuristic(s, seat, config.weights, work)
    if kind == KB_HARD:
        return choose_kb(s, seat, False, work.codes)
    if kind == KB_EASY:
        return choose_kb(s, seat, True, work.codes)
    if kind == KB_NORMAL:
        return choose_kb(s, seat, below(chance, 2) == 1, work.codes)
    if kind == SOPRA_HARD:
        return choose_sopra(s, seat, work.codes)
    if kind == RANDOM:
        return choose_random(s, seat, chance, work.codes)
    return choose_mp(s, seat, kind - MP_EASY + 1, work.codes)


@player_function
def points(s: State, seat: int) -> int:
    return int(s.seats[seat].points)


@player_function
def turns(s: State) -> int:
    return int(s.turn)


@player_function
def trial(
    world: State, root: State, seat: int, option: int, config: Config, number: int, work: Workspace
) -> float:
    """The reward of an action in a world: a copy of the root with a random stream of its own."""
    search.deal(world, root, seat, number, work)
    return search.outcome(world, seat, option, config.weights, work)


config = ConfigNames(
    game=RULES.name,
    struct=struct_type(Config),
    named={name: {"kind": kind} for name, kind in KINDS.items()},
    search={"kind": SEARCH, "confident": search.CONFIDENT},
    weights=WEIGHTS,
    unweighted=YARDSTICKS,
)
SEARCHING = search_of(
    __name__,
    choose_at_once,
    search.begin_search,
    search.try_world,
    search.first_step,
    search.FEWEST_WORLDS,
    search.BEYOND_DOUBT,
)
think, think_on, conclude = SEARCHING.think, SEARCHING.think_on, SEARCHING.conclude

COMPILED = CompiledPlayers(
    rules=RULES,
    module=__name__,
    names=tuple(KINDS),
    config=config,
    think=think,
    think_on=think_on,
    conclude=conclude,
    choose_at_once=choose_at_once,
    worlds=search.WORLDS,
    workspace=WORKSPACE,
    forget=forget,
    score=points,
    turns=turns,
    trials=Trials(SEARCHING.worlds_to_try, seed_from, trial, note_world, SEARCHING.is_clear),
)
