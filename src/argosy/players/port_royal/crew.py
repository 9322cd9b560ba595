"""Who plays Port Royal in compiled code: the names of the players, their minds, and how a mind decides."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from argosy.core.chance import below
from argosy.core.errors import ArgosyError, did_you_mean, shown
from argosy.core.typing import Ints, States
from argosy.games.port_royal import RULES
from argosy.games.port_royal.cards import CARD_COUNT, FACE_COUNT, HARBOUR_FACES
from argosy.games.port_royal.legal import ACTION_COUNT
from argosy.games.port_royal.state import State
from argosy.players import halving
from argosy.players.company import SEARCHER, Company, Minds, Trials
from argosy.players.compiling import thought
from argosy.players.port_royal import search, weights
from argosy.players.port_royal.heuristic import choose_heuristic, forget
from argosy.players.port_royal.last_turn import MOST_DOCKED
from argosy.players.port_royal.search import CONFIDENT, WORLDS, begin_search, end_search, search_on
from argosy.players.port_royal.yardsticks import choose_kb, choose_mp, choose_random, choose_sopra

RANDOM, KB_EASY, KB_NORMAL, KB_HARD, SOPRA_HARD, MP_EASY, MP_MEDIUM, MP_HARD, HEURISTIC, SEARCH = range(10)
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
MINDS = np.dtype(
    (
        np.record,
        np.dtype(
            [("kind", "i8"), ("roll_outs", "i8"), ("confident", "f8"), ("weights", "f8", weights.COUNT)],
            align=True,
        ),
    )
)
ROOM = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("total", "f8", ACTION_COUNT),
                ("squares", "f8", ACTION_COUNT),
                ("rewards", "f8", ACTION_COUNT),
                ("values", "f8", HARBOUR_FACES),
                ("best", "f8", 4),
                ("key", "i8", 5),
                ("visits", "i8", ACTION_COUNT),
                ("options", "i8", ACTION_COUNT),
                ("alive", "i8"),
                ("spent", "i8"),
                ("worlds", "i8"),
                ("stages", "i8"),
                ("share", "i8"),
                ("in_stage", "i8"),
                ("docked", "i8", MOST_DOCKED),
                ("codes", "i2", ACTION_COUNT),
                ("counts", "i2", FACE_COUNT),
                ("scratch", "i2", 2 * CARD_COUNT),
            ],
            align=True,
        ),
    )
)


@thought
def think(s: State, seat: int, mind: Any, chance: Ints, worlds: States, room: Any) -> bool:
    """Decide at once, or list what a search is to look at; says whether that is all."""
    if mind.kind == SEARCH:
        return begin_search(s, seat, mind.weights, worlds, room) <= 1
    room.alive = 1
    room.options[0] = choose_at_once(s, seat, mind, chance, room)
    return True


@thought
def choose_at_once(s: State, seat: int, mind: Any, chance: Ints, room: Any) -> int:
    """What a mind without a search does."""
    kind = int(mind.kind)
    if kind == HEURISTIC:
        return choose_heuristic(s, seat, mind.weights, room)
    if kind == KB_HARD:
        return choose_kb(s, seat, False, room.codes)
    if kind == KB_EASY:
        return choose_kb(s, seat, True, room.codes)
    if kind == KB_NORMAL:
        return choose_kb(s, seat, below(chance, 2) == 1, room.codes)
    if kind == SOPRA_HARD:
        return choose_sopra(s, seat, room.codes)
    if kind == RANDOM:
        return choose_random(s, seat, chance, room.codes)
    return choose_mp(s, seat, kind - MP_EASY + 1, room.codes)


@thought
def think_on(seat: int, mind: Any, until: int, chance: Ints, worlds: States, room: Any) -> bool:
    """Search until so many roll-outs are spent; says whether the search is done."""
    return search_on(seat, mind.weights, int(mind.roll_outs), until, chance, worlds, room)


@thought
def conclude(mind: Any, room: Any) -> int:
    return end_search(mind.confident, room)


@thought
def points(s: State, seat: int) -> int:
    return int(s.seats[seat].points)


@thought
def turns(s: State) -> int:
    return int(s.turn)


@thought
def worlds_to_try(mind: Any, room: Any) -> int:
    return halving.worlds_to_try(int(mind.roll_outs), room)


@thought
def is_clear(room: Any) -> bool:
    return halving.is_clear(search.FEWEST_WORLDS, search.BEYOND_DOUBT, room)


@thought
def trial(world: State, root: State, seat: int, option: int, mind: Any, number: int, room: Any) -> float:
    """What an action comes to in a world: a copy of the root with a fresh stream of chance."""
    search.deal(world, root, seat, number, room)
    return search.outcome(world, seat, option, mind.weights, room)


def mind(name: str, players: int) -> Minds:
    """By name: `kb-hard`, `mc-2000`; `heuristic@FILE` and `mc-2000@FILE` have the weights of a file.

    `mc-2000~1.5` departs from the heuristic where another action looks better by 1.5 standard errors.
    """
    name, _, file = name.partition("@")
    made = np.zeros(1, MINDS)
    if found := SEARCHER.fullmatch(name):
        made["kind"], made["roll_outs"], made["confident"] = (
            SEARCH,
            int(found[1]),
            float(found[2] or CONFIDENT),
        )
    elif name in KINDS:
        made["kind"] = KINDS[name]
    else:
        hint, everybody = did_you_mean(name, KINDS), ", ".join(KINDS)
        raise ArgosyError(
            f"nobody who plays Port Royal is called {shown(name)}{hint}. There are {everybody} and mc-N"
        )
    if made["kind"][0] in (HEURISTIC, SEARCH):
        known = weights.read(Path(file) if file else weights.FILE)
        if players not in known:
            raise ArgosyError(f"{file or weights.FILE.name}: has no weights for {players} players")
        made["weights"] = known[players]
    return made


COMPANY = Company(
    rules=RULES,
    module=__name__,
    names=tuple(KINDS),
    mind=mind,
    think=think,
    think_on=think_on,
    conclude=conclude,
    choose_at_once=choose_at_once,
    worlds=WORLDS,
    room=ROOM,
    score=points,
    forget=forget,
    turns=turns,
    trials=Trials(worlds_to_try, search.seed_from, trial, halving.note_world, is_clear),
    thinks=lambda mind: bool(mind["kind"] == SEARCH),
)
