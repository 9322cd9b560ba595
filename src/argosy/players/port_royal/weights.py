"""The weights of the heuristic: their names and meanings, and the tuned values for each number of players."""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from argosy.core.errors import ArgosyError

Weights = npt.NDArray[np.float64]

FILE = Path(__file__).with_name("data") / "weights.json"

# Name, a first guess, and the step in which tuning begins to look around. Worths are in coins at the
# beginning of a game; "late" is the end of it.
NAMES: tuple[tuple[str, float, float], ...] = (
    ("point", 2.5, 1.0),
    ("point_late", 8.0, 2.0),
    ("coin_3", 1.2, 0.3),  # each of the first three coins
    ("coin_6", 1.0, 0.3),
    ("coin_9", 0.9, 0.3),
    ("coin_11", 0.6, 0.3),
    ("coin_12", 0.3, 0.3),  # and each from the twelfth
    ("coin_late", 0.5, 0.3),  # what is left of a coin's worth late
    ("ability_late", 0.1, 0.3),  # what is left of all abilities late
    ("sword_1", 1.5, 0.7),
    ("sword_2", 1.5, 0.7),
    ("sword_3", 1.0, 0.7),  # the third and fourth
    ("sword_5", 0.4, 0.4),  # the fifth to seventh
    ("admiral", 6.0, 1.5),
    ("admiral_more", 0.5, 1.0),  # for each one already there
    ("governor", 7.0, 1.5),
    ("governor_more", -3.0, 1.0),
    ("mademoiselle", 6.0, 1.5),
    ("mademoiselle_more", -1.0, 1.0),
    ("jester", 3.0, 1.0),
    ("jester_more", 0.0, 1.0),
    ("trader", 1.5, 0.7),
    ("trader_more", 0.5, 0.5),
    ("symbol", 1.5, 0.7),
    ("jack", 2.0, 0.7),
    ("needs_0", 6.0, 1.5),  # an open expedition that can be manned
    ("needs_1", 2.5, 1.0),  # that lacks one person
    ("needs_2", 0.8, 0.5),
    ("left", -0.3, 0.3),  # each card that one's stop leaves to the others
    ("bust", 0.0, 0.5),
    ("push", 0.3, 0.3),  # for another card: whatever comes, one may draw on
    ("push_risk", -1.0, 1.0),
    ("push_admiral", 0.1, 0.1),  # for each coin Admirals would pay in a harbour that is not full yet
    ("push_behind", 0.0, 0.5),  # late, for being behind by a third of the points that end the game
    ("deny", 0.2, 0.15),  # of what a card is worth to those who choose next
    ("least", 0.0, 0.3),  # what a card must bring at least
    ("end_ahead", 6.0, 2.0),  # beginning the last round as the leader
    ("end_behind", -3.0, 2.0),
    ("last_point", 3.0, 1.0),
    ("last_lead", 10.0, 3.0),  # in the last round: what takes the lead
)
COUNT = len(NAMES)
(
    POINT, POINT_LATE, COIN_3, COIN_6, COIN_9, COIN_11, COIN_12, COIN_LATE, ABILITY_LATE,
    SWORD_1, SWORD_2, SWORD_3, SWORD_5, ADMIRAL, ADMIRAL_MORE, GOVERNOR, GOVERNOR_MORE,
    MADEMOISELLE, MADEMOISELLE_MORE, JESTER, JESTER_MORE, TRADER, TRADER_MORE, SYMBOL, JACK,
    NEEDS_0, NEEDS_1, NEEDS_2, LEFT, BUST, PUSH, PUSH_RISK,
    PUSH_ADMIRAL, PUSH_BEHIND, DENY, LEAST, END_AHEAD, END_BEHIND,
    LAST_POINT, LAST_LEAD,
) = range(COUNT)  # fmt: skip


def first_guess() -> Weights:
    return np.array([guess for _, guess, _ in NAMES])


def first_steps() -> Weights:
    return np.array([step for _, _, step in NAMES])


@cache
def read(path: Path) -> dict[int, Weights]:
    """The tuned weights in a file, by number of players."""
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
        return {int(players): from_json(named) for players, named in stored["players"].items()}
    except (OSError, ValueError, KeyError, AttributeError) as problem:
        raise ArgosyError(f"{path}: holds no weights of Port Royal's heuristic: {problem}") from None


def from_json(named: dict[str, float]) -> Weights:
    """By name; a weight the file does not know yet has its first guess."""
    known = {name for name, _, _ in NAMES}
    if strange := set(named) - known:
        raise ValueError(f"no weight is called {', '.join(sorted(strange))}")
    return np.array([float(named.get(name, guess)) for name, guess, _ in NAMES])


def to_json(weights: Weights) -> dict[str, float]:
    return {name: round(float(value), 4) for (name, _, _), value in zip(NAMES, weights, strict=True)}


def write(path: Path, known: dict[int, Weights]) -> None:
    """Replace a file whole, so that a crash leaves the old one."""
    stored = {
        "game": "port-royal",
        "players": {str(players): to_json(known[players]) for players in sorted(known)},
    }
    try:
        scratch = path.with_name(f".{path.name}.{os.getpid()}.tmp")
        scratch.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
        scratch.replace(path)
    except OSError as problem:
        raise ArgosyError(f"{path}: {problem.strerror}") from None
    read.cache_clear()


def tuned(players: int) -> Weights:
    """The weights that come with the package for so many players."""
    return read(FILE)[players]
