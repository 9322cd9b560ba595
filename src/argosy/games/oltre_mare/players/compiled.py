"""The compiled players of Oltre Mare: their names and configurations, and how each decides."""

from __future__ import annotations

from argosy.core.chance import below
from argosy.core.typing import Ints
from argosy.games.oltre_mare.players import search
from argosy.games.oltre_mare.players.planned_offers import OFFERS, TAKES
from argosy.games.oltre_mare.players.planner import choose_planner, forget
from argosy.games.oltre_mare.players.search import Config
from argosy.games.oltre_mare.players.weights import WEIGHTS
from argosy.games.oltre_mare.players.workspace import WORKSPACE, Workspace
from argosy.games.oltre_mare.rules import RULES
from argosy.games.oltre_mare.rules.legal import legal
from argosy.games.oltre_mare.rules.state import State
from argosy.players.compilation import player_function
from argosy.players.compiled_players import CompiledPlayers
from argosy.players.player_config import ConfigNames
from argosy.players.struct_types import struct_type
from argosy.players.world_search import search_of

RANDOM, PLANNER, SEARCH = range(3)
MANNERS = {"planner": OFFERS | TAKES, "planner-quiet": TAKES, "planner-mute": 0}


@player_function
def choose_at_once(s: State, seat: int, config: Config, chance: Ints, work: Workspace) -> int:
    """The choice of a player without a search."""
    if config.kind == RANDOM:
        return int(work.codes[below(chance, legal(s, seat, work.codes))])
    return choose_planner(s, seat, config.weights, int(config.manner), work)


@player_function
def ducats(s: State, seat: int) -> int:
    return int(s.seats[seat].ducats)


@player_function
def turns(s: State) -> int:
    return int(s.round_number) * int(s.players)


config = ConfigNames(
    game=RULES.name,
    struct=struct_type(Config),
    named={
        "random": {"kind": RANDOM},
        **{name: {"kind": PLANNER, "manner": manner} for name, manner in MANNERS.items()},
    },
    search={
        "kind": SEARCH,
        "manner": OFFERS | TAKES,
        "horizon": search.HORIZON,
        "confident": search.CONFIDENT,
        "certain": search.CERTAIN,
        "uncertain": search.UNCERTAIN,
    },
    weights=WEIGHTS,
    unweighted=(RANDOM,),
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

COMPILED = CompiledPlayers(
    rules=RULES,
    module=__name__,
    names=tuple(config.named),
    config=config,
    think=SEARCHING.think,
    think_on=SEARCHING.think_on,
    conclude=SEARCHING.conclude,
    choose_at_once=choose_at_once,
    worlds=search.WORLDS,
    workspace=WORKSPACE,
    forget=forget,
    score=ducats,
    turns=turns,
)
