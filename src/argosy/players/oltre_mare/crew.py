"""Who plays Oltre Mare in compiled code: the names of the players, their minds, and how a mind decides."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from argosy.core.chance import below
from argosy.core.errors import ArgosyError, did_you_mean, shown
from argosy.core.typing import Ints, States
from argosy.games.oltre_mare import RULES
from argosy.games.oltre_mare.actions import ACTION_COUNT
from argosy.games.oltre_mare.board import GOODS, MOST_MOVES, PORT_COUNT, Symbol
from argosy.games.oltre_mare.cards import CARD_COUNT, GOODS_CARDS, MOST_LOAD
from argosy.games.oltre_mare.legal import legal
from argosy.games.oltre_mare.state import MAX_PLAYERS, State
from argosy.players.company import SEARCHER, Company, Minds
from argosy.players.compiling import thought
from argosy.players.oltre_mare import weights
from argosy.players.oltre_mare.bargains import OFFERS, TAKES
from argosy.players.oltre_mare.bounds import KINDS, MOST_FORESEEN, MOST_RESTING
from argosy.players.oltre_mare.options import MOST_OPTIONS, MOST_STEPS
from argosy.players.oltre_mare.planner import choose_planner, forget
from argosy.players.oltre_mare.search import (
    CERTAIN,
    CONFIDENT,
    HORIZON,
    UNCERTAIN,
    WORLDS,
    begin_search,
    end_search,
    search_on,
)
from argosy.players.oltre_mare.terms import DUCATS

RANDOM, PLANNER, SEARCH = range(3)
MANNERS = {"planner": OFFERS | TAKES, "planner-quiet": TAKES, "planner-mute": 0}
NAMES = ("random", *MANNERS)
MINDS = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("kind", "i8"),
                ("manner", "i8"),
                ("roll_outs", "i8"),
                ("horizon", "i8"),
                ("confident", "f8"),
                ("certain", "f8"),
                ("uncertain", "f8"),
                ("weights", "f8", weights.COUNT),
            ],
            align=True,
        ),
    )
)
HAND = GOODS_CARDS + MOST_LOAD
ROOM = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # what lies ahead (outlook.py)
                ("turns", "f8"),
                ("future", "f8"),
                ("sure", "f8"),
                ("stay", "f8"),
                ("left", "f8", GOODS),
                ("ease", "f8", GOODS),
                ("ends", "f8", PORT_COUNT),
                ("near", "f8", PORT_COUNT),
                ("voyage", "f8", MOST_MOVES + 1),
                ("run_good", "i8"),
                ("run_length", "i8"),
                ("load", "i8"),
                ("power", "i8"),
                ("price", "i8"),
                ("token", "i8"),
                ("hidden", "i8"),
                ("end_ducats", "i8"),
                ("fifth_ducats", "i8"),
                ("unseen", "i1", GOODS_CARDS),
                # a plan (plans.py)
                ("marks", "f8"),
                ("promise", "f8"),
                ("stays", "i8"),
                ("planned", "i8"),
                ("kind", "i8"),
                ("ahead", "f8", MOST_LOAD),
                ("goods", "i8", GOODS),
                ("picked", "i8", MOST_LOAD),
                ("at", "i8", MOST_LOAD),
                ("order", "i8", MOST_LOAD),
                ("plan", "i8", MOST_LOAD),
                ("hand", "i8", HAND),
                ("mine", "i8", HAND),
                # bounds (bounds.py)
                ("held", "i8"),
                ("held_pays", "i8"),
                ("foreseen", "i8"),
                ("bounded", "i8", GOODS),
                ("most_steps", "i8", (GOODS, MOST_LOAD)),
                ("calm", "i8", MOST_LOAD + 1),
                ("brings", "f8", (len(Symbol), MOST_LOAD + 1)),
                ("next_turn", "f8", (MOST_FORESEEN, KINDS)),
                ("most_on_top", "f8", (GOODS, (MOST_LOAD + 1) * MOST_RESTING)),
                # a deal (bargains.py, partners.py, terms.py)
                ("now", "f8"),
                ("own", "f8"),
                ("offer_score", "f8"),
                ("taken", "f8"),
                ("loss", "f8"),
                ("gains", "f8", MAX_PLAYERS),
                ("doubts", "f8", MAX_PLAYERS),
                ("holds", "f8", MAX_PLAYERS),
                ("tempts", "f8", DUCATS),
                ("deals", "i8", MAX_PLAYERS),
                ("most_cards", "i8"),
                ("stands", "i8", (GOODS, 2)),
                ("his_gain", "f8", (MAX_PLAYERS, GOODS)),
                ("his_loss", "f8", (MAX_PLAYERS, GOODS)),
                ("has", "f8", (MAX_PLAYERS, GOODS)),
                ("his_prestige", "f8", MAX_PLAYERS),
                ("rivalry", "f8", MAX_PLAYERS),
                ("given", "i8", HAND),
                ("got", "i8", MOST_LOAD),
                ("offer_seat", "i8"),
                ("offer_partner", "i8"),
                ("offer_given", "i8"),
                ("offer_wanted", "i8"),
                ("offer_good", "i8"),
                ("offer_ducats", "i8"),
                ("offer_give", "i8", 2),
                ("topic", "i8", GOODS),
                ("told", "i8", GOODS),
                # a search (options.py, search.py)
                ("total", "f8", MOST_OPTIONS),
                ("squares", "f8", MOST_OPTIONS),
                ("rewards", "f8", MOST_OPTIONS),
                ("priors", "f8", MOST_OPTIONS),
                ("visits", "i8", MOST_OPTIONS),
                ("options", "i8", MOST_OPTIONS),
                ("tops", "i8", MOST_OPTIONS),
                ("lengths", "i8", MOST_OPTIONS),
                ("chains", "i8", (MOST_OPTIONS, MOST_STEPS)),
                ("listed", "i8"),
                ("alive", "i8"),
                ("spent", "i8"),
                ("worlds", "i8"),
                ("stages", "i8"),
                ("share", "i8"),
                ("in_stage", "i8"),
                ("choice", "i8"),
                ("codes", "i2", ACTION_COUNT),
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
        return begin_search(s, seat, mind.weights, int(mind.manner), worlds, room) <= 1
    room.choice = choose_at_once(s, seat, mind, chance, room)
    return True


@thought
def choose_at_once(s: State, seat: int, mind: Any, chance: Ints, room: Any) -> int:
    """What a mind without a search does."""
    if mind.kind == RANDOM:
        return int(room.codes[below(chance, legal(s, seat, room.codes))])
    return choose_planner(s, seat, mind.weights, int(mind.manner), room)


@thought
def think_on(seat: int, mind: Any, until: int, chance: Ints, worlds: States, room: Any) -> bool:
    """Search until so many roll-outs are spent; says whether the search is done."""
    return search_on(seat, mind, until, chance, worlds, room)


@thought
def conclude(mind: Any, room: Any) -> int:
    return end_search(mind, room) if mind.kind == SEARCH else int(room.choice)


@thought
def ducats(s: State, seat: int) -> int:
    return int(s.seats[seat].ducats)


@thought
def turns(s: State) -> int:
    return int(s.round_number) * int(s.players)


def mind(name: str, players: int) -> Minds:
    """By name: `planner`, `mc-200`, `mc-200~1.5`; with `@FILE` behind, by the weights of a file."""
    name, _, file = name.partition("@")
    made = np.zeros(1, MINDS)
    if found := SEARCHER.fullmatch(name):
        made["kind"], made["manner"], made["roll_outs"] = SEARCH, OFFERS | TAKES, int(found[1])
        made["horizon"], made["certain"], made["uncertain"] = HORIZON, CERTAIN, UNCERTAIN
        made["confident"] = float(found[2]) if found[2] else CONFIDENT
    elif name in MANNERS:
        made["kind"], made["manner"] = PLANNER, MANNERS[name]
    elif name not in NAMES:
        raise ArgosyError(
            f"nobody who plays Oltre Mare is called {shown(name)}{did_you_mean(name, NAMES)}. "
            f"There are {', '.join(NAMES)} and mc-N"
        )
    if made["kind"][0] != RANDOM:
        known = weights.read(Path(file) if file else weights.FILE)
        if players not in known:
            raise ArgosyError(f"{file or weights.FILE.name}: has no weights for {players} players")
        made["weights"] = known[players]
    return made


COMPANY = Company(
    rules=RULES,
    module=__name__,
    names=NAMES,
    mind=mind,
    think=think,
    think_on=think_on,
    conclude=conclude,
    choose_at_once=choose_at_once,
    worlds=WORLDS,
    room=ROOM,
    forget=forget,
    score=ducats,
    turns=turns,
    thinks=lambda mind: bool(mind["kind"] == SEARCH),
)
