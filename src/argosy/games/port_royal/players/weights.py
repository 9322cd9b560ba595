"""The weights of the heuristic: their names and meanings, and the tuned values for each number of players."""

from __future__ import annotations

from pathlib import Path

from argosy.players.player_set import Tunable
from argosy.players.weight_files import Named, WeightSet

FILE = Path(__file__).with_name("data") / "weights.json"

# Name, a first guess, and the step in which tuning begins to look around. Worths are in coins at the
# beginning of a game; "late" is the end of it.
NAMES: tuple[Named, ...] = (
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
    ("push", 0.3, 0.3),  # for another card: whatever comes, the seat may draw on
    ("push_risk", -1.0, 1.0),
    ("push_admiral", 0.1, 0.1),  # for each coin Admirals would pay in a harbour that is not full yet
    ("push_behind", 0.0, 0.5),  # late, for being behind by a third of the points that end the game
    ("deny", 0.2, 0.15),  # of what a card is worth to the seats that choose next
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

WEIGHTS = WeightSet("port-royal", "heuristic", NAMES, FILE)
TUNABLE = Tunable(WEIGHTS, "heuristic", "kb-hard,heuristic")
