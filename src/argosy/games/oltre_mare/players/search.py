"""Search over imagined worlds of Oltre Mare: flat sequential halving with roll-outs by the planner.

Every roll-out begins in a world drawn evenly from those the seat cannot tell apart, and all
candidates are tried in the same worlds. A roll-out ends after some rounds: what every seat has then, with the
plan for its hand, says nearly as much as the end of the game, with less noise and in less time.
"""

from __future__ import annotations

from typing import Annotated, Protocol

from argosy.core.typing import Ints, States
from argosy.games.oltre_mare.players.action_plans import hand_worth
from argosy.games.oltre_mare.players.candidate_actions import list_options
from argosy.games.oltre_mare.players.loading_bounds import WORST
from argosy.games.oltre_mare.players.planned_offers import TAKES
from argosy.games.oltre_mare.players.planner import choose_planner, forget
from argosy.games.oltre_mare.players.prospects import hand_faces, look_around, standing
from argosy.games.oltre_mare.players.weights import COUNT
from argosy.games.oltre_mare.players.workspace import Workspace
from argosy.games.oltre_mare.rules.cards import CARD_COUNT, GOOD, VENICE
from argosy.games.oltre_mare.rules.knowledge import exchange, hears
from argosy.games.oltre_mare.rules.legal import asked
from argosy.games.oltre_mare.rules.moves import apply
from argosy.games.oltre_mare.rules.state import (
    MAX_PLAYERS,
    MOST_OPEN_OFFERS,
    Draft,
    Phase,
    State,
    clear_draft,
    is_in,
    venice_is_out,
)
from argosy.players.compilation import player_function
from argosy.players.elementary import exp
from argosy.players.player_config import PlayerConfig
from argosy.players.sequential_halving import begin_halving, note_world
from argosy.players.struct_types import Float, Int
from argosy.players.weight_files import Weights
from argosy.players.world_search import seed_from

ROOT, WORLD, GAME = 0, 1, 2  # places among the worlds
WORLDS = 3
MOST_DECISIONS = 3000  # of a roll-out
HORIZON = 2  # rounds
CERTAIN, UNCERTAIN = 3.0, 2.5  # ducats of lead that count as much at the end, and for each turn before it
FEWEST_WORLDS = 32  # before the first look at what is hopeless
BEYOND_DOUBT = 3.5  # standard errors
CONFIDENT = 1.0  # standard errors by which another action must look better than the planner's


class Config(PlayerConfig, Protocol):
    """The configuration of a player; all but `manner` is of the search."""

    weights: Annotated[Weights, "f8", COUNT]
    manner: Int  # OFFERS, TAKES
    horizon: Int  # rounds that a roll-out is played on
    certain: Float
    uncertain: Float


@player_function
def settle(s: State, seat: int, scratch: Ints) -> None:
    """Put what the seat does not know in a fixed order: the result depends on the seat's knowledge alone.

    Venice goes to the lowest place it can be in; cards in offers keep the good that was announced (T7).
    """
    if s.draft.kind != Draft.NONE and s.draft.seat != seat:
        clear_draft(s)
    if not venice_is_out(s):
        here = 0
        while s.face[s.deck[here]] != VENICE:
            here += 1
        there = int(s.venice_lowest)
        s.face[s.deck[here]] = s.face[s.deck[there]]
        s.face[s.deck[there]] = VENICE
    for card in range(CARD_COUNT):
        unknown = s.pool[card] > 0 and (s.known[card] >> seat) & 1 == 0
        scratch[card] = 1 if unknown and s.face[card] != VENICE else 0
    if s.open_offers > 0:
        for slot in range(MOST_OPEN_OFFERS):
            if hears(s, slot, seat):
                offer = s.offers[slot]
                settle_announced(s, offer.give, scratch)
                for other in range(MAX_PLAYERS):
                    settle_announced(s, offer.answers[other], scratch)
    for card in range(CARD_COUNT):
        if scratch[card] == 1:
            give_lowest(s, card, -1, scratch)


@player_function
def settle_announced(s: State, cards: Ints, unknown: Ints) -> None:
    for card in range(CARD_COUNT):
        if unknown[card] == 1 and is_in(cards, card):
            give_lowest(s, card, int(GOOD[s.face[card]]), unknown)


@player_function
def give_lowest(s: State, card: int, good: int, unknown: Ints) -> None:
    """The card gets the lowest face, of that good or of any, among the unsettled ones of its shuffle."""
    lowest = card
    for other in range(CARD_COUNT):
        if unknown[other] == 1 and s.pool[other] == s.pool[card] and s.face[other] < s.face[lowest]:
            if good < 0 or GOOD[s.face[other]] == good:
                lowest = other
    face = s.face[card]
    s.face[card] = s.face[lowest]
    s.face[lowest] = face
    unknown[card] = 0


@player_function
def imagine(worlds: States, seat: int, chance: Ints, work: Workspace) -> None:
    """The next world."""
    worlds[WORLD] = worlds[ROOT]
    world = worlds[WORLD]
    seed_from(world, chance)
    exchange(world, seat, work.scratch)


# --------------------------------------------------------------------------------------- roll-outs


@player_function
def turn_number(s: State) -> int:
    return int(s.round_number) * int(s.players) + (int(s.active) - int(s.start)) % int(s.players)


@player_function
def roll_out(s: State, until: int, w: Weights, work: Workspace) -> None:
    """Play a world on, all seats by the planner without offers of its own, up to a turn."""
    forget(work)
    seat = asked(s)
    decisions = 0
    while seat >= 0 and decisions < MOST_DECISIONS and turn_number(s) < until:
        apply(s, seat, choose_planner(s, seat, w, TAKES, work), None)
        decisions += 1
        seat = asked(s)
    forget(work)


@player_function
def reward(s: State, seat: int, config: Config, work: Workspace) -> float:
    """How likely the seat wins, by its lead over the best of the others."""
    mine, best = 0.0, -1e9
    for other in range(s.players):
        value = prospect(s, other, config.weights, work)
        if other == seat:
            mine = value
        else:
            best = max(best, value)
    scale = float(config.certain)
    if s.phase != Phase.OVER:
        scale += config.uncertain * work.turns
    lead = max(-20.0, min(20.0, (mine - best) / scale))
    return 1.0 / (1.0 + exp(-lead))


@player_function
def prospect(s: State, seat: int, w: Weights, work: Workspace) -> float:
    """What a seat has, with what its next action phase promises."""
    if s.phase == Phase.OVER:
        return float(s.seats[seat].ducats)
    look_around(s, seat, w, work)
    n = hand_faces(s, seat, work.hand)
    return standing(s, seat) + hand_worth(n, 0, True, WORST, w, work)


# ------------------------------------------------------------------------------------------- search


@player_function
def begin_search(s: State, seat: int, config: Config, worlds: States, work: Workspace) -> int:
    """List the candidates, the planner's choice first, which stays to the end; says how many."""
    worlds[ROOT] = s
    settle(worlds[ROOT], seat, work.scratch)
    n = list_options(worlds, seat, config.weights, int(config.manner), ROOT, GAME, work)
    for k in range(n):
        work.options[k] = k
    begin_halving(n, work)
    return n


@player_function
def try_world(seat: int, config: Config, chance: Ints, worlds: States, work: Workspace) -> None:
    """Try every candidate once in the same world."""
    imagine(worlds, seat, chance, work)
    until = turn_number(worlds[ROOT]) + int(config.horizon) * int(worlds[ROOT].players)
    for k in range(work.alive):
        worlds[GAME] = worlds[WORLD]
        option = int(work.options[k])
        for i in range(work.lengths[option]):
            apply(worlds[GAME], seat, int(work.chains[option, i]), None)
        roll_out(worlds[GAME], until, config.weights, work)
        work.rewards[k] = reward(worlds[GAME], seat, config, work)
    note_world(work.rewards, 0, work)


@player_function
def first_step(option: int, work: Workspace) -> int:
    """An option is a chain of steps."""
    return int(work.chains[option, 0])
